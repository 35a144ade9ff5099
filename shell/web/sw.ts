import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { type CacheMessage, picturesName } from './offline.ts';

interface WorkerScope {
  __WB_MANIFEST: { url: string; revision: string | null }[];
  skipWaiting: () => Promise<void>;
  clients: {
    claim: () => Promise<void>;
    matchAll: (options: { type: 'window'; includeUncontrolled: boolean }) => Promise<Page[]>;
    openWindow: (url: string) => Promise<unknown>;
  };
  registration: { showNotification: (title: string, options: object) => Promise<void>; pushManager: PushManager };
  navigator: { setAppBadge?: (count: number) => Promise<void> };
  addEventListener: (
    name: 'message' | 'install' | 'activate' | 'push' | 'pushsubscriptionchange' | 'notificationclick',
    listener: (
      event: MessageEvent<CacheMessage | { type: 'SKIP_WAITING' }> &
        ExtendableEvent &
        NotificationEvent &
        PushEvent &
        SubscriptionEvent,
    ) => void,
  ) => void;
}

/** An open page of this app (`WindowClient`). */
interface Page {
  url: string;
  focus: () => Promise<unknown>;
  navigate: (url: string) => Promise<unknown>;
  postMessage: (message: { type: 'OPEN'; path: string }) => void;
}

interface PushEvent {
  data: { json: () => unknown } | null;
}

/** Browsers that do not name the former subscription repair it when a page is opened (`push/subscription.ts`). */
interface SubscriptionEvent {
  oldSubscription?: PushSubscription | null;
  newSubscription?: PushSubscription | null;
}

/** `data` is the URL of the page to open, or of the page that showed the notification. */
interface NotificationEvent {
  notification: { data?: unknown; close: () => void };
}

interface ExtendableEvent {
  waitUntil: (done: Promise<unknown>) => void;
}

// The DOM types declare `self` as a window.
declare const self: WorkerScope & typeof globalThis;

// Names of caches. Stored on devices, must not change.
const visitedName = 'visited';
const offlineFilesName = 'pieces';
const maxImages = 300;
/** Files of offline screens that are loaded at the same time; the open page loads its own meanwhile. */
const maxLoads = 4;
const notPages = [/^\/api\//, /^\/dev\//, /^\/(healthz|readyz)$/, /\.\w+$/];
// Cached files do not depend on request headers.
const ignoreHeaders = { ignoreVary: true };

/** The last run that caches the offline screens; the next one follows it. */
let precaching: Promise<void> = Promise.resolve();

cleanupOutdatedCaches();
precacheAndRoute(self.__WB_MANIFEST);
registerRoute(new NavigationRoute(createHandlerBoundToURL('/index.html'), { denylist: notPages }));
registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'), cacheFirst);
registerRoute(
  ({ url, sameOrigin, request }) =>
    sameOrigin && request.destination === 'image' && url.pathname.startsWith('/api/files/'),
  cachedImageOrFetched,
);

self.addEventListener('message', (event) => {
  const { data } = event;
  if (data?.type === 'SKIP_WAITING') void self.skipWaiting();
  if (data?.type === 'KEEP_PIECES') event.waitUntil(precacheOfflineScreens());
  if (data?.type === 'KEEP_PICTURES') event.waitUntil(cacheImages(data.addresses));
});

self.addEventListener('push', (event) => event.waitUntil(showPush(event)));

self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(replaceSubscription(event)));

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openPage(String(event.notification.data ?? '/home')));
});

// Caches the offline screens of the new version before it is activated, so that offline use continues after an update.
self.addEventListener('install', (event) => event.waitUntil(updateOfflineScreens()));

// Deletes files of the previous version. `claim` also controls pages that were open before the first installation.
self.addEventListener('activate', (event) =>
  event.waitUntil(Promise.all([caches.delete(visitedName), deleteOldFiles(), self.clients.claim()])),
);

/** A message in the declarative format, which `payloadOf` of the server writes. */
interface PushMessage {
  notification?: { title?: string; body?: string; lang?: string; navigate?: string; tag?: string; app_badge?: string };
}

/**
 * Shows a notification for every push, also for one that cannot be read: a browser ends the subscription of an app that
 * receives pushes without showing any.
 */
async function showPush({ data: message }: PushEvent): Promise<void> {
  const { title, body, lang, navigate, tag, app_badge } = notificationIn(message);
  const options = { body, lang, tag, renotify: Boolean(tag), data: navigate ?? '/notifications' };
  await self.registration.showNotification(title || self.location.hostname, options);
  if (app_badge) await self.navigator.setAppBadge?.(Number(app_badge)).catch(() => {});
}

/** Sends the new subscription of this browser to the server. There is no token here: the secrets of the former one prove it. */
async function replaceSubscription({ oldSubscription, newSubscription }: SubscriptionEvent): Promise<void> {
  if (!oldSubscription) return;
  const { applicationServerKey } = oldSubscription.options;
  const subscription =
    newSubscription ?? (await self.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey }));
  const { endpoint, keys } = oldSubscription.toJSON();
  await fetch('/api/devices/replace', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ endpoint, auth: keys?.['auth'], subscription: withoutExpiry(subscription) }),
  });
}

function withoutExpiry(subscription: PushSubscription) {
  const { endpoint, keys } = subscription.toJSON();
  return { endpoint, keys };
}

function notificationIn(message: PushEvent['data']): NonNullable<PushMessage['notification']> {
  try {
    return (message?.json() as PushMessage | null)?.notification ?? {};
  } catch {
    return {};
  }
}

/**
 * Focuses the open page with the URL; otherwise the last used page, which opens it; otherwise a new window. Each step may be
 * refused by a browser, so the next one is tried then.
 */
async function openPage(url: string): Promise<void> {
  const { pathname, search } = new URL(url, self.location.origin);
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const page = pages.find((candidate) => candidate.url === url) ?? pages[0];
  if (!page) return void (await self.clients.openWindow(url));
  const isOpen = page.url === url;
  await page.focus().catch(() => {});
  if (!isOpen) page.postMessage({ type: 'OPEN', path: `${pathname}${search}` });
}

/**
 * Returns a file of a screen from the cache, otherwise from the network, and caches it. Its name contains a hash of the
 * content, so that a cached file never changes.
 */
async function cacheFirst({ request }: { request: Request }): Promise<Response> {
  const cached = await caches.match(request, ignoreHeaders);
  if (cached) return cached;

  const fetched = await fetch(request);
  if (fetched.ok) await (await caches.open(visitedName)).put(request, fetched.clone());
  return fetched;
}

async function updateOfflineScreens(): Promise<void> {
  if (await caches.has(offlineFilesName)) await precacheOfflineScreens();
}

/** Several screens ask for the files at the same time: each run loads what the one before could not. */
function precacheOfflineScreens(): Promise<void> {
  precaching = precaching.then(loadOfflineScreens, loadOfflineScreens);
  return precaching;
}

async function loadOfflineScreens(): Promise<void> {
  const offlineFiles = await caches.open(offlineFilesName);
  const cached = await cachedPaths();
  const missing = (await offlineUrls()).filter((url) => !cached.has(url));
  const loadNext = async (): Promise<void> => {
    for (let url = missing.shift(); url; url = missing.shift()) await offlineFiles.add(url).catch(() => {});
  };
  await Promise.all(Array.from({ length: maxLoads }, loadNext));
}

/** Files that stay cached after an update, by their paths. One list for each cache: a search for each file takes seconds on a phone. */
async function cachedPaths(): Promise<Set<string>> {
  const lasting = (await caches.keys()).filter((name) => name !== visitedName);
  const keys = await Promise.all(lasting.map(async (name) => (await caches.open(name)).keys()));
  return new Set(keys.flat().map(({ url }) => new URL(url).pathname));
}

async function deleteOldFiles(): Promise<void> {
  if (!(await caches.has(offlineFilesName))) return;
  const offlineFiles = await caches.open(offlineFilesName);
  const urls = await offlineUrls();
  if (urls.length === 0) return;
  for (const cached of await offlineFiles.keys()) {
    if (!urls.includes(new URL(cached.url).pathname)) await offlineFiles.delete(cached);
  }
}

/** The URLs that the build writes to `/offline.json`; empty when it cannot be loaded. */
async function offlineUrls(): Promise<string[]> {
  const response = await fetch('/offline.json', { cache: 'no-cache' }).catch(() => null);
  return response?.ok ? ((await response.json()) as string[]) : [];
}

async function cachedImageOrFetched({ request }: { request: Request }): Promise<Response> {
  const images = await caches.open(picturesName);
  return (await images.match(imageKey(request.url))) ?? fetch(request);
}

async function cacheImages(urls: readonly string[]): Promise<void> {
  const images = await caches.open(picturesName);
  const urlsByKey = new Map(urls.slice(0, maxImages).map((url) => [imageKey(url), url]));
  for (const cached of await images.keys()) {
    if (!urlsByKey.has(new URL(cached.url).pathname)) await images.delete(cached);
  }
  for (const [key, url] of urlsByKey) {
    if (await images.match(key)) continue;
    const fetched = await fetch(url).catch(() => null);
    if (fetched?.ok) await images.put(key, fetched);
  }
}

/**
 * Cache key of a file, stored on devices. The ticket in its URL changes every day; only the first part of the ticket
 * identifies the file.
 */
function imageKey(url: string): string {
  const ticket = new URL(url, self.location.origin).pathname.split('/').at(-1) ?? '';
  return `/kept-pictures/${ticket.split('.')[0]}`;
}
