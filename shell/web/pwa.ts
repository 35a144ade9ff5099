import { shellText } from './texts/texts.ts';
import { toast } from './widgets/toast.ts';

/**
 * Registers the service worker, which makes the app installable and usable offline. A newer version is activated when
 * the user agrees.
 */
export async function startServiceWorker(): Promise<void> {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return;
  const registration = await navigator.serviceWorker.register('/sw.js').catch(() => null);
  if (!registration) return;

  offerUpdate(registration, registration.waiting);
  registration.addEventListener('updatefound', () => {
    const installing = registration.installing;
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'installed') offerUpdate(registration, installing);
    });
  });
}

function offerUpdate(registration: ServiceWorkerRegistration, waiting: ServiceWorker | null): void {
  if (!waiting || !registration.active) return;
  const activate = () => {
    navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload(), { once: true });
    waiting.postMessage({ type: 'SKIP_WAITING' });
  };
  toast.info(shellText('update.ready'), {
    isSticky: true,
    action: { title: shellText('update.reload'), run: activate },
  });
}
