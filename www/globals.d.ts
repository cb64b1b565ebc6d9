/** The names of the published files, which the build puts into the service worker. */
declare const FILES: string[];
/** The version of the published files, which the build puts into the service worker. */
declare const VERSION: string;
