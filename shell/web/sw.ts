import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { type CacheMessage, picturesName } from './offline.ts';

interface WorkerScope {
  __WB_MANIFEST: { url: string; revision: string | null }[];
  skipWaiting: () => Promise<void>;
  clients: {
    claim: () => Promise<void>;
    matchAll: (wanted: { type: 'window'; includeUncontrolled: boolean }) => Promise<Page[]>;
    openWindow: (address: string) => Promise<unknown>;
  };
  addEventListener: (
    type: 'message' | 'install' | 'activate' | 'notificationclick',
    listener: (event: MessageEvent<CacheMessage | { type: 'SKIP_WAITING' }> & ExtendableEvent & NoticeEvent) => void,
  ) => void;
}

/** A window of this app; the one used last comes first. */
interface Page {
  url: string;
  focus: () => Promise<unknown>;
}

/** `data` is the address of the page that gave the notice. */
interface NoticeEvent {
  notification: { data?: unknown; close: () => void };
}

interface ExtendableEvent {
  waitUntil: (done: Promise<unknown>) => void;
}

// The compiler knows the window only; a worker has its own `self`.
declare const self: WorkerScope & typeof globalThis;

const visitedName = 'visited';
const piecesName = 'pieces';
const maxPictures = 300;
const notPages = [/^\/api\//, /^\/dev\//, /^\/(healthz|readyz)$/, /\.\w+$/];
// A kept file is the same whoever asks for it.
const same = { ignoreVary: true };

cleanupOutdatedCaches();
precacheAndRoute(self.__WB_MANIFEST);
registerRoute(new NavigationRoute(createHandlerBoundToURL('/index.html'), { denylist: notPages }));
registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'), cacheFirst);
registerRoute(
  ({ url, sameOrigin, request }) =>
    sameOrigin && request.destination === 'image' && url.pathname.startsWith('/api/files/'),
  keptPictureOrFetched,
);

self.addEventListener('message', (event) => {
  const { data } = event;
  if (data?.type === 'SKIP_WAITING') void self.skipWaiting();
  if (data?.type === 'KEEP_PIECES') event.waitUntil(precacheOfflineScreens());
  if (data?.type === 'KEEP_PICTURES') event.waitUntil(cacheImages(data.addresses));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(bringForward(String(event.notification.data ?? '/home')));
});

// Who trained without a network can do so with the next version too, from its first moment.
self.addEventListener('install', (event) => event.waitUntil(renewPieces()));

// A new version has new files. The page that was open before the first version sends its requests here from now on.
self.addEventListener('activate', (event) =>
  event.waitUntil(Promise.all([caches.delete(visitedName), dropOldPieces(), self.clients.claim()])),
);

/** The page that gave the notice, else any of this app, else a new one. */
async function bringForward(address: string): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const page = pages.find(({ url }) => url === address) ?? pages[0];
  await (page ? page.focus() : self.clients.openWindow(address));
}

/** The pieces of screens visited before. Their names change with their content, so a kept one is never old. */
async function cacheFirst({ request }: { request: Request }): Promise<Response> {
  const kept = await caches.match(request, same);
  if (kept) return kept;

  const fetched = await fetch(request);
  if (fetched.ok) await (await caches.open(visitedName)).put(request, fetched.clone());
  return fetched;
}

async function renewPieces(): Promise<void> {
  if (await caches.has(piecesName)) await precacheOfflineScreens();
}

async function precacheOfflineScreens(): Promise<void> {
  const pieces = await caches.open(piecesName);
  for (const address of await pieceAddresses()) {
    if (!(await caches.match(address, same))) await pieces.add(address).catch(() => {});
  }
}

async function dropOldPieces(): Promise<void> {
  if (!(await caches.has(piecesName))) return;
  const pieces = await caches.open(piecesName);
  const addresses = await pieceAddresses();
  if (addresses.length === 0) return;
  for (const kept of await pieces.keys()) {
    if (!addresses.includes(new URL(kept.url).pathname)) await pieces.delete(kept);
  }
}

/** Written by the build; none when it cannot be read now. */
async function pieceAddresses(): Promise<string[]> {
  const answer = await fetch('/offline.json', { cache: 'no-cache' }).catch(() => null);
  return answer?.ok ? ((await answer.json()) as string[]) : [];
}

async function keptPictureOrFetched({ request }: { request: Request }): Promise<Response> {
  const pictures = await caches.open(picturesName);
  return (await pictures.match(pictureKey(request.url))) ?? fetch(request);
}

async function cacheImages(addresses: readonly string[]): Promise<void> {
  const pictures = await caches.open(picturesName);
  const wanted = new Map(addresses.slice(0, maxPictures).map((address) => [pictureKey(address), address]));
  for (const kept of await pictures.keys()) {
    if (!wanted.has(new URL(kept.url).pathname)) await pictures.delete(kept);
  }
  for (const [key, address] of wanted) {
    if (await pictures.match(key)) continue;
    const fetched = await fetch(address).catch(() => null);
    if (fetched?.ok) await pictures.put(key, fetched);
  }
}

/** A file's address holds a ticket that is written anew each day; its first part is the file. */
function pictureKey(address: string): string {
  const ticket = new URL(address, self.location.origin).pathname.split('/').at(-1) ?? '';
  return `/kept-pictures/${ticket.split('.')[0]}`;
}
