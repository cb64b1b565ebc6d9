/** @import { Store } from "../state/store.js" */
import { notices } from "../text/notices.js";

/**
 * Lets the page work without a network, where its HTML names a service worker, as the published one does; and offers to
 * load a new version when there is one.
 * @param {Store} store
 */
export async function keepOffline(store) {
  const address = document.querySelector('meta[name="service-worker"]')?.getAttribute("content");
  if (!address || !("serviceWorker" in navigator)) return;
  try {
    const registration = await navigator.serviceWorker.register(address);
    registration.addEventListener("updatefound", () => offerWhenInstalled(registration, store));
    if (registration.waiting) offer(registration.waiting, store);
  } catch {
    // Private windows and pages without https have no service worker: the page works with a network.
  }
}

/** @param {ServiceWorkerRegistration} registration @param {Store} store */
function offerWhenInstalled({ installing }, store) {
  installing?.addEventListener("statechange", () => {
    // On the first visit there is no old version that could be replaced.
    if (installing.state === "installed" && navigator.serviceWorker.controller) offer(installing, store);
  });
}

/** @param {ServiceWorker} waiting @param {Store} store */
function offer(waiting, store) {
  const run = () => {
    navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
    waiting.postMessage("use the new version");
  };
  store.update({ notice: { kind: "info", text: notices.newVersion, offer: { label: notices.reload, run } } });
}
