/** Time after which the page is reloaded although the newer version is not active: its files may be large. */
const patienceMs = 20_000;

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
  if (!('serviceWorker' in navigator)) return;
  const container = navigator.serviceWorker;
  const registration = await container.getRegistration().catch(() => undefined);
  await registration?.update().catch(() => {});
  const worker = registration?.installing ?? registration?.waiting;
  if (!worker) return;
  await new Promise<void>((resolve) => {
    container.addEventListener('controllerchange', () => resolve(), { once: true });
    setTimeout(resolve, patienceMs);
    worker.addEventListener('statechange', skipWaiting);
    skipWaiting();

    // Before it is installed, a worker ignores the message.
    function skipWaiting(): void {
      if (worker?.state === 'installed') worker.postMessage({ type: 'SKIP_WAITING' });
      if (worker?.state === 'redundant') resolve();
    }
  });
}
