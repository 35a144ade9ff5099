import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { apiErrorHandlers } from '../api-error-handlers.ts';
import { setApp } from '../app.ts';
import { callEndpoint } from './call.ts';
import { isOffline, isServerReachable, watchNetwork } from './connectivity.ts';
import { setApiErrorHandlers } from './error-handlers.ts';

const invalidateRouter = vi.fn(async () => {});
let network: (url: string) => Promise<Response>;

const cut = () => Promise.reject(new TypeError('Failed to fetch'));
const answered = async () => new Response(JSON.stringify({ success: true, data: {} }), { status: 200 });
const gateway = async () => new Response('', { status: 502 });
const request = () => callEndpoint('GET /clients', {}).catch(() => null);
const setOnLine = (value: boolean) => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(value);

beforeEach(() => {
  vi.useFakeTimers();
  invalidateRouter.mockClear();
  network = cut;
  vi.stubGlobal('fetch', (url: string) => network(url));
  setApiErrorHandlers(apiErrorHandlers);
  setApp({
    queryClient: new QueryClient(),
    navigate: async () => {},
    goBack: () => {},
    invalidateRouter,
    currentHref: () => '/home',
  });
});

// Ends the polling of the test.
afterEach(async () => {
  isServerReachable.set(true);
  await vi.advanceTimersByTimeAsync(10_000);
});

test('a request that fails on its way is a missing connection, a response of the gateway a server that does not respond', async () => {
  await request();
  expect([isServerReachable.get(), isOffline.get()]).toEqual([false, true]);

  network = gateway;
  await request();

  expect([isServerReachable.get(), isOffline.get()]).toEqual([false, false]);
});

test('the first request that succeeds ends the message at once and refreshes the screen once', async () => {
  await request();
  network = answered;

  await Promise.all([request(), request()]);

  expect([isServerReachable.get(), isOffline.get()]).toEqual([true, false]);
  expect(invalidateRouter).toHaveBeenCalledOnce();
});

test('a server that is too busy for one request, and responds that it runs, is not called unreachable', async () => {
  network = (url) => (url === '/healthz' ? answered() : gateway());

  await request();
  await vi.advanceTimersByTimeAsync(100);

  expect(isServerReachable.get()).toBe(true);
  expect(invalidateRouter).not.toHaveBeenCalled();
});

test('while some requests fail and others succeed, what is shown is fetched again every two seconds at most', async () => {
  for (let count = 0; count < 50; count += 1) {
    network = gateway;
    await request();
    await vi.advanceTimersByTimeAsync(10);
    network = answered;
    await request();
    await vi.advanceTimersByTimeAsync(90);
  }

  expect(invalidateRouter.mock.calls.length).toBeGreaterThan(1);
  expect(invalidateRouter.mock.calls.length).toBeLessThanOrEqual(3);
});

test('a device that is online again asks the server at once, and again half a second later', async () => {
  await request();
  await vi.advanceTimersByTimeAsync(30_000);

  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(10);
  network = answered;
  await vi.advanceTimersByTimeAsync(600);

  expect(isServerReachable.get()).toBe(true);
});

test('a device that loses its network says so without a request, but not for a moment of it', async () => {
  watchNetwork();
  setOnLine(false);
  window.dispatchEvent(new Event('offline'));
  setOnLine(true);
  await vi.advanceTimersByTimeAsync(2000);
  expect(isServerReachable.get()).toBe(true);

  setOnLine(false);
  window.dispatchEvent(new Event('offline'));
  await vi.advanceTimersByTimeAsync(2000);

  expect([isServerReachable.get(), isOffline.get()]).toEqual([false, true]);
});
