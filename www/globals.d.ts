/** The names of the published files, which the build puts into the service worker. */
declare const FILES: string[];
/** The names of those that are kept only once the page has asked for them. */
declare const LATER: string[];
/** The version of the published files, which the build puts into the service worker. */
declare const VERSION: string;

/** The encoder of animated pictures, which comes without types. */
declare module "gifenc" {
  type Palette = number[][];
  interface Encoder {
    writeFrame(
      indices: Uint8Array,
      width: number,
      height: number,
      options: {
        palette?: Palette;
        repeat?: number;
        delay?: number;
        dispose?: number;
        transparent?: boolean;
        transparentIndex?: number;
      },
    ): void;
    finish(): void;
    bytes(): Uint8Array;
  }
  const gifenc: {
    GIFEncoder(): Encoder;
    quantize(rgba: Uint8ClampedArray, colors: number): Palette;
    applyPalette(rgba: Uint8ClampedArray, palette: Palette): Uint8Array;
  };
  export default gifenc;
}
