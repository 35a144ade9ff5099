/** What is asked of the service worker beyond what it does by itself: to keep things before they are needed. */
export type CacheMessage = { type: 'KEEP_PIECES' } | { type: 'KEEP_PICTURES'; addresses: string[] };

export const picturesName = 'pictures';

/** The screens that open without a network, though nobody has visited them yet. */
export function precacheOfflineScreens(): Promise<void> {
  return ask({ type: 'KEEP_PIECES' });
}

/** These pictures, and no others kept before. */
export function cacheImages(addresses: string[]): Promise<void> {
  return ask({ type: 'KEEP_PICTURES', addresses });
}

/** On logging out: the next person on this device finds none. */
export async function clearImageCache(): Promise<void> {
  if ('caches' in window) await caches.delete(picturesName).catch(() => false);
}

async function ask(request: CacheMessage): Promise<void> {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return;
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage(request);
}
