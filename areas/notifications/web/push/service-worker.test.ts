import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { deviceRoutes } from '../../contract/devices.ts';

const requests: { url: string; body: unknown }[] = [];
const subscribed: unknown[] = [];

/** The service worker runs in the window of the test, with the push service of the browser and the network replaced. */
beforeAll(async () => {
  vi.stubGlobal('__WB_MANIFEST', [{ url: '/index.html', revision: '1' }]);
  vi.stubGlobal('registration', { scope: 'http://localhost/', pushManager: { subscribe } });
  vi.stubGlobal('fetch', async (url: string, { body }: { body: string }) => {
    requests.push({ url, body: JSON.parse(body) });
    return new Response();
  });
  await import('#shell/web/sw.ts');
});

afterAll(() => vi.unstubAllGlobals());

beforeEach(() => {
  requests.length = 0;
  subscribed.length = 0;
});

const applicationServerKey = new Uint8Array([4, 1]).buffer;

function subscriptionOf(name: string) {
  const endpoint = `https://push.example/${name}`;
  const keys = { p256dh: `B${name.padEnd(86, 'a')}`, auth: name.padEnd(22, 'b') };
  return { options: { applicationServerKey }, toJSON: () => ({ endpoint, expirationTime: null, keys }) };
}

async function subscribe(options: unknown) {
  subscribed.push(options);
  return subscriptionOf('made');
}

/** Dispatches the event as the browser does, and waits until it is handled. */
async function change(subscriptions: { oldSubscription?: unknown; newSubscription?: unknown }): Promise<void> {
  const handled: Promise<unknown>[] = [];
  const waitUntil = (done: Promise<unknown>) => void handled.push(done);
  window.dispatchEvent(Object.assign(new Event('pushsubscriptionchange'), subscriptions, { waitUntil }));
  expect(handled).toHaveLength(1);
  await Promise.all(handled);
}

const bodyOf = (name: string) => {
  const { endpoint, keys } = subscriptionOf(name).toJSON();
  return { endpoint, keys };
};

test('a subscription that the browser replaced is sent to the server with the secret of the former one', async () => {
  await change({ oldSubscription: subscriptionOf('old'), newSubscription: subscriptionOf('new') });

  const { endpoint, keys } = bodyOf('old');
  expect(requests).toEqual([
    { url: '/api/devices/replace', body: { endpoint, auth: keys.auth, subscription: bodyOf('new') } },
  ]);
  expect(deviceRoutes.replace.body.safeParse(requests[0]?.body).success).toBe(true);
  expect(subscribed).toEqual([]);
});

test('a subscription that ended without a new one is made again with the same key', async () => {
  await change({ oldSubscription: subscriptionOf('old'), newSubscription: null });

  expect(subscribed).toEqual([{ userVisibleOnly: true, applicationServerKey }]);
  expect(requests).toMatchObject([{ body: { subscription: bodyOf('made') } }]);
});

test('without the former subscription nothing is sent: the next opened page repairs it', async () => {
  await change({ oldSubscription: null, newSubscription: subscriptionOf('new') });

  expect(requests).toEqual([]);
});
