/**
 * Messages to the service worker. Tabs of the previous version send them to a new service worker, so that the names must not
 * change.
 */
export type CacheMessage = { type: 'KEEP_PIECES' } | { type: 'KEEP_PICTURES'; addresses: string[] };

/** Name of the image cache. Stored on devices, must not change. */
export const picturesName = 'pictures';

/**
 * Asks the service worker to cache the screens that open offline, also when they were not visited yet. Resolves when the message is sent,
 * not when the files are cached.
 */
export function precacheOfflineScreens(): Promise<void> {
  return postToServiceWorker({ type: 'KEEP_PIECES' });
}

/** Caches these images and deletes all others from the cache. */
export function cacheImages(urls: string[]): Promise<void> {
  return postToServiceWorker({ type: 'KEEP_PICTURES', addresses: urls });
}

/** Deletes all cached images; called on logout. */
export async function clearImageCache(): Promise<void> {
  if ('caches' in window) await caches.delete(picturesName).catch(() => false);
}

async function postToServiceWorker(message: CacheMessage): Promise<void> {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return;
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage(message);
}
