/** @import { Store } from "../state/store.js" */
import { offline } from "./text.js";

/**
 * Lets the page work without a network, where its HTML names a service worker, as the published one does; and offers to
 * load a new version when there is one. Until then the page goes on with the files of its own version.
 * @param {Store} store
 * @param {string} script the address of the page's script, which is that of its version
 */
export async function keepOffline(store, script) {
  const address = document.querySelector('meta[name="service-worker"]')?.getAttribute("content");
  if (!address || !("serviceWorker" in navigator)) return;
  const { serviceWorker } = navigator;
  try {
    const registration = await serviceWorker.register(address);
    holdVersion(`${registration.scope} ${script}`);
    registration.active?.postMessage("a page was opened");
    store.on("useNewVersion", () => reloadInto(registration));
    const offer = () => offerReload(store);
    if (registration.waiting) offer();
    registration.addEventListener("updatefound", () => {
      const { installing } = registration;
      installing?.addEventListener("statechange", () => {
        // On the first visit there is no old version that could be replaced.
        if (installing.state === "installed" && serviceWorker.controller) offer();
      });
    });
    // Where the new version was asked for in another tab.
    if (serviceWorker.controller) serviceWorker.addEventListener("controllerchange", offer);
  } catch {
    // Private windows and pages without https have no service worker: the page works with a network.
  }
}

/** Tells the service worker, for as long as the page is open, which script it runs. @param {string} version */
function holdVersion(version) {
  void navigator.locks?.request(`flipside ${version}`, { mode: "shared" }, () => new Promise(() => {}));
}

/** @param {Store} store */
function offerReload(store) {
  const offer = /** @type {const} */ ({ label: offline.reload, action: "useNewVersion", data: null });
  store.update({ notice: { kind: "info", text: offline.newVersion, offer } });
}

/** Loads the page anew, with the files of the new version. @param {ServiceWorkerRegistration} registration */
function reloadInto({ waiting }) {
  if (!waiting) return location.reload();
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
  waiting.postMessage("use the new version");
}
