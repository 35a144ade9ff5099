import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type LiveConnectionOptions, startLiveConnection } from './live-connection.ts';

/** A WebSocket or EventSource of the browser, whose other end is the test. */
class Peer {
  static readonly OPEN = 1;
  readyState = 1;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  onerror: (() => void) | null = null;
  sent: string[] = [];
  isClosed = false;
  readonly url: URL;
  constructor(url: string) {
    this.url = new URL(url, location.origin);
    peers.push(this);
  }
  send(text: string) {
    this.sent.push(text);
  }
  close() {
    this.isClosed = true;
  }
  frame(frame: object) {
    this.onmessage?.({ data: JSON.stringify(frame) });
  }
}

let peers: Peer[];
let options: LiveConnectionOptions;
let stop: () => void;
let numbers: unknown[];

const event = (seq: number) => ({ seq, type: 'test.counted', data: seq });
const last = () => peers.at(-1) as Peer;
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(async () => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(1);
  vi.stubGlobal('WebSocket', Peer);
  vi.stubGlobal('EventSource', class extends Peer {});
  peers = [];
  numbers = [];
  options = {
    fetchTicket: vi.fn(async () => 'ticket'),
    onEvent: ({ data }) => numbers.push(data),
    onReset: vi.fn(),
    onDisconnected: vi.fn(),
    position: { seq: undefined, startedAt: performance.now() },
  };
  await pass(2000);
  stop = startLiveConnection(options);
  await pass(1);
});

afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('a new tab asks for the events since its first request, later for those after the last one', async () => {
  expect(last().url.pathname).toBe('/api/events/socket');
  expect(Number(last().url.searchParams.get('age'))).toBeGreaterThanOrEqual(2000);

  last().frame({ kind: 'events', seq: 5, events: [event(4), event(5)] });
  last().frame({ kind: 'ready', seq: 5 });
  last().onclose?.();
  await pass(1001);

  expect(peers).toHaveLength(2);
  expect(last().url.searchParams.get('after')).toBe('5');
});

test('an event that arrives twice is handled once', () => {
  last().frame({ kind: 'ready', seq: 3 });
  last().frame({ kind: 'events', seq: 5, events: [event(4), event(5)] });
  last().frame({ kind: 'events', seq: 6, events: [event(5), event(6)] });

  expect(numbers).toEqual([4, 5, 6]);
});

test('a reset sets the position, so that the next connection does not reset again', async () => {
  last().frame({ kind: 'reset', seq: 70 });
  last().frame({ kind: 'ready', seq: 70 });
  last().onclose?.();
  await pass(1001);

  expect(options.onReset).toHaveBeenCalledOnce();
  expect(last().url.searchParams.get('after')).toBe('70');
});

test('a ping is answered with the last event of this tab, which may have lost some', () => {
  last().frame({ kind: 'ready', seq: 3 });
  last().frame({ kind: 'ping', seq: 9 });

  expect(last().sent).toEqual(['{"kind":"ping","seq":3}']);
});

test('a tab that is shown again opens a new socket within a second, although the old one looks open', async () => {
  last().frame({ kind: 'ready', seq: 3 });
  const zombie = last();

  document.dispatchEvent(new Event('visibilitychange'));
  window.dispatchEvent(new Event('online'));
  await pass(751);

  expect(zombie.isClosed).toBe(true);
  expect(peers).toHaveLength(2);
  zombie.frame({ kind: 'events', seq: 4, events: [event(4)] });
  expect(numbers).toEqual([]);
});

test('a socket without a frame for 60 s is replaced', async () => {
  last().frame({ kind: 'ready', seq: 3 });

  await pass(66_000);

  expect(peers.length).toBeGreaterThan(1);
  expect(last().url.searchParams.get('after')).toBe('3');
});

test('attempts wait 1, 2, 4 s and at most 30 s, and the event stream is used when three sockets fail', async () => {
  for (const waitMs of [1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]) {
    const before = peers.length;
    last().onclose?.();
    last().onerror?.();
    await pass(waitMs - 1);
    expect(peers).toHaveLength(before);
    await pass(2);
    expect(peers).toHaveLength(before + 1);
  }

  expect(peers.map(({ url }) => url.pathname.endsWith('/socket'))).toEqual([true, true, true, ...Array(5).fill(false)]);
  expect(options.onDisconnected).toHaveBeenLastCalledWith(expect.closeTo(61_000, -3));
});

test('a socket that is not ready after 5 s is given up', async () => {
  await pass(5001);
  expect(last().isClosed).toBe(true);

  await pass(1001);

  expect(peers).toHaveLength(2);
});

test('a server that issues no ticket is asked again, and one that has no events for the login is not', async () => {
  vi.mocked(options.fetchTicket).mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce(null);
  last().onclose?.();
  await pass(1001);
  expect(peers).toHaveLength(1);

  await pass(60_000);

  expect(options.fetchTicket).toHaveBeenCalledTimes(3);
  expect(peers).toHaveLength(1);
});

test('after a stop nothing is opened or handled', async () => {
  last().frame({ kind: 'ready', seq: 3 });

  stop();
  window.dispatchEvent(new Event('online'));
  await pass(120_000);

  expect(peers).toHaveLength(1);
  expect(last().isClosed).toBe(true);
});
