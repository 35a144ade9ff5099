import { sessionEndpoints } from '#shell/common/session.ts';
import { callEndpoint } from './api/call.ts';
import { reloadNewestVersion } from './router/newest-version.ts';
import { shellText } from './texts/texts.ts';
import { toast } from './widgets/toast.ts';

/** Time between two checks for a newer version. */
const checkPauseMs = 15 * 60_000;

/**
 * Registers the service worker, which makes the app installable and usable offline, and watches for newer versions. A newer
 * version is activated when the user agrees, or silently in a hidden tab where nothing is being written.
 */
export async function startServiceWorker(): Promise<void> {
  if (!import.meta.env.PROD) return;
  const registration =
    'serviceWorker' in navigator ? await navigator.serviceWorker.register('/sw.js').catch(() => null) : null;
  watchForDeploys(async () => {
    if (registration) await registration.update();
    else offerReload();
  });
  if (!registration) return;

  offerUpdate(registration, registration.waiting);
  registration.addEventListener('updatefound', () => {
    const installing = registration.installing;
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'installed') offerUpdate(registration, installing);
    });
  });
}

/** Asks the server when the app is shown again, at most every 15 minutes, whether it runs an older version. */
function watchForDeploys(onDeploy: () => Promise<void>): void {
  const entry = document.querySelector<HTMLScriptElement>('script[type="module"][src]');
  let checkedAtMs = Date.now();
  document.addEventListener('visibilitychange', async () => {
    if (document.hidden || !entry || Date.now() - checkedAtMs < checkPauseMs) return;
    checkedAtMs = Date.now();
    const path = new URL(entry.src).pathname;
    const check = callEndpoint<{ shouldRefresh: boolean }>(sessionEndpoints.shouldRefresh, { entry: path });
    if ((await check.catch(() => null))?.shouldRefresh) await onDeploy().catch(() => {});
  });
}

function offerUpdate(registration: ServiceWorkerRegistration, waiting: ServiceWorker | null): void {
  if (waiting && registration.active) offerReload();
}

function offerReload(): void {
  const reload = () => void reloadNewestVersion();
  const reloadIfIdle = () => {
    if (document.hidden && isIdle()) reload();
  };
  reloadIfIdle();
  document.addEventListener('visibilitychange', reloadIfIdle);
  toast.info(shellText('update.ready'), {
    isSticky: true,
    action: { title: shellText('update.reload'), run: reload },
  });
}

/** Whether a reload loses nothing: a page of the app with no field but a search, no dialog and nothing that plays. */
function isIdle(): boolean {
  const fields = 'form, textarea, [contenteditable="true"], main input:not([type="search"])';
  const inUse = document.querySelector(`${fields}, [role="dialog"], video, audio`);
  return inUse === null && document.querySelector('[data-narrow]') !== null;
}
