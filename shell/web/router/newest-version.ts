/** Time after which the page is reloaded although the newer version is not active: its files may be large. */
const patienceMs = 20_000;
const repeatMs = 400;

/**
 * Reloads the page with the version that the server has. The service worker answers with the files of its own version, so a
 * reload alone would load the page again whose files the server no longer has.
 */
export async function reloadNewestVersion(): Promise<void> {
  await activateNewestVersion();
  window.location.reload();
}

/** Resolves when a newer service worker is active; at once without one. */
export async function activateNewestVersion(): Promise<void> {
  const container: ServiceWorkerContainer | undefined = navigator.serviceWorker;
  const registration = await container?.getRegistration();
  await registration?.update().catch(() => {});
  const worker = registration?.installing ?? registration?.waiting;
  if (!worker) return;
  await new Promise((resolve) => {
    container.oncontrollerchange = resolve;
    setTimeout(resolve, patienceMs);
    // Repeated, because a worker that is still being installed, or follows a busy one, ignores the message.
    setInterval(() => worker.postMessage({ type: 'SKIP_WAITING' }), repeatMs);
  });
}
