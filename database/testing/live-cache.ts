import path from 'node:path';
import { QueryClient } from '@tanstack/react-query';
import fc from 'fast-check';
import { expect } from 'vitest';
import { createReader, type ReadRequest, readableRequests } from './readable-requests.ts';
import type { RecordIds } from './records.ts';
import type { TestServer } from './server.ts';

interface Handler {
  type: string;
  handle(queryClient: QueryClient, eventData: unknown): void;
}

interface Recipient {
  token: string;
  membershipId: string;
}

interface Scenario {
  server: TestServer;
  recipient: Recipient;
  /** The records whose details are watched, besides all lists. */
  ids: RecordIds;
  /** The changes, in order. */
  writes: readonly (() => Promise<unknown>)[];
}

/** Endpoints whose responses change without a write, or that the apps update by other means than live events. */
const notCompared: ReadonlySet<string> = new Set([
  // The editors load a newer version of their document themselves, and merge it with what is not saved.
  'GET /programs/:id/detailForEdit',
  'GET /programs/:id/versions',
  'GET /mealPlans/:id/detailForEdit',
  'GET /mealPlans/:id/versions',
  // Reading a record changes who has read it; the list is loaded when it is opened.
  'GET /clients/:clientId/accesses',
  'GET /my/accesses',
  // A signature contains the time at which it was made.
  'GET /programs/:id/pdf/link',
  'GET /mealPlans/:id/pdf/link',
  'GET /visits/:id/pdf/link',
  'GET /my/workouts/:workoutId',
  'GET /clients/:clientId/workouts/:workoutId',
]);

/** Handlers collect invalidations for 100 ms. */
const collectMs = 150;

/**
 * Checks that cached responses and live events give what new requests give, for every GET route that the recipient may call.
 *
 * Each response is cached before a random one of the writes. Then the events arrive twice, in random order. Returns the
 * endpoints whose responses the writes changed: a test names some of them, so that it cannot pass without a change.
 */
export async function expectCacheFollows({ server, recipient, ids, writes }: Scenario): Promise<string[]> {
  const ask = createReader(server, recipient.token);
  // Each is sent once more below, because some records are marked as read when they are opened.
  const readable = await readableRequests(server, { token: recipient.token, ids });
  const watched = readable.filter(({ route }) => !notCompared.has(route.endpoint));
  const before = await Promise.all(watched.map(ask));
  const { liveHandlers }: { liveHandlers: Handler[] } = await import(path.resolve('areas/all-live.ts'));
  const queryClient = new QueryClient({ defaultOptions: { queries: { gcTime: Number.POSITIVE_INFINITY } } });
  const from = await newestSeq(server, recipient);
  const cachedAt = watched.map(() => random(fc.oneof(fc.constant(0), fc.nat(writes.length - 1))));

  for (const [index, write] of writes.entries()) {
    const cached = watched.map(async (request, position) => {
      if (cachedAt[position] !== index) return;
      queryClient.setQueryData(keyOf(request), index === 0 ? before[position] : await ask(request));
    });
    await Promise.all(cached);
    await write();
  }
  const events = await eventsSince(server, recipient, from);
  const repeated = [...events, ...events];
  for (const event of random(fc.shuffledSubarray(repeated, { minLength: repeated.length })))
    for (const { type, handle } of liveHandlers) if (type === event.type) handle(queryClient, event.data);
  await new Promise((resolve) => setTimeout(resolve, collectMs));

  const fresh = await Promise.all(watched.map(ask));
  const outdated = watched.filter((request, index) => {
    const isInvalidated = queryClient.getQueryState(keyOf(request))?.isInvalidated;
    return !isInvalidated && !isSame(queryClient.getQueryData(keyOf(request)), fresh[index]);
  });
  const types = [...new Set(events.map(({ type }) => type))];
  const endpoints = outdated.map(({ route }) => route.endpoint).join(', ');
  expect(endpoints, `shown as before ${types.join(', ')}`).toBe('');
  return watched.filter((_, index) => !isSame(before[index], fresh[index])).map(({ route }) => route.endpoint);
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function random<T>(arbitrary: fc.Arbitrary<T>): T {
  return fc.sample(arbitrary, 1)[0] as T;
}

function keyOf({ route, request }: ReadRequest): [string, unknown] {
  return [route.endpoint, request];
}

async function newestSeq({ owner }: TestServer, { membershipId }: Recipient): Promise<number> {
  const { rows } = await owner.query('select seq from event_channels where membership_id = $1', [membershipId]);
  return Number(rows[0]?.seq ?? 0);
}

async function eventsSince({ owner }: TestServer, { membershipId }: Recipient, from: number) {
  const text = 'select type, data from live_events where membership_id = $1 and seq > $2 order by seq';
  return (await owner.query<{ type: string; data: unknown }>(text, [membershipId, from])).rows;
}
