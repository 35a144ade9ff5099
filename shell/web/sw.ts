import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';

interface WorkerScope {
  __WB_MANIFEST: { url: string; revision: string | null }[];
  skipWaiting: () => Promise<void>;
  addEventListener: (type: 'message' | 'activate', listener: (event: MessageEvent & ExtendableEvent) => void) => void;
}

interface ExtendableEvent {
  waitUntil: (done: Promise<unknown>) => void;
}

// The compiler knows the window only; a worker has its own `self`.
declare const self: WorkerScope & typeof globalThis;

const visitedName = 'visited';
const notPages = [/^\/api\//, /^\/dev\//, /^\/(healthz|readyz)$/, /\.\w+$/];

cleanupOutdatedCaches();
precacheAndRoute(self.__WB_MANIFEST);
registerRoute(new NavigationRoute(createHandlerBoundToURL('/index.html'), { denylist: notPages }));
registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'), keptOrFetched);

self.addEventListener('message', ({ data }) => {
  if (data?.type === 'SKIP_WAITING') void self.skipWaiting();
});

// A new version has new files.
self.addEventListener('activate', (event) => event.waitUntil(caches.delete(visitedName)));

/** The pieces of screens visited before. Their names change with their content, so a kept one is never old. */
async function keptOrFetched({ request }: { request: Request }): Promise<Response> {
  const visited = await caches.open(visitedName);
  const kept = await visited.match(request);
  if (kept) return kept;

  const fetched = await fetch(request);
  if (fetched.ok) await visited.put(request, fetched.clone());
  return fetched;
}
