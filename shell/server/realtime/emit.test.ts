import { expect, test } from 'vitest';
import { z } from 'zod';
import { openTestServer, type TestServer } from '#database/testing/server.ts';
import { openTestStudio } from '#database/testing/studio.ts';
import { newId } from '#shell/common/ids.ts';
import { defineLiveEvent } from '#shell/common/realtime.ts';
import { setCurrentAccount } from '../database/scope.ts';
import { runOutsideRequest } from '../public-scope.ts';
import { emitLiveEvent } from './emit.ts';

const saved = defineLiveEvent('note.saved', z.object({ number: z.int() }));

async function openStudio() {
  const server = await openTestServer();
  const { accountId } = await openTestStudio(server);
  const text = 'select id from memberships where account_id = $1 order by id';
  const memberships = (await server.owner.query(text, [accountId])).rows.map(({ id }: { id: string }) => id);
  return { server, accountId, memberships: memberships as [string, string, string] };
}

async function emit(
  { services }: TestServer,
  { accountId, events }: { accountId: string; events: { to: string[]; number: number }[] },
) {
  await runOutsideRequest(services, async (scope) => {
    await setCurrentAccount(scope, accountId);
    for (const { to, number } of events) emitLiveEvent(scope, saved, { membershipIds: to, data: { number } });
  });
}

async function logOf({ owner }: TestServer, membershipId: string) {
  const text = 'select seq, type, data from live_events where membership_id = $1 order by seq';
  return (await owner.query(text, [membershipId])).rows.map(({ seq, data }) => [Number(seq), data.number]);
}

test('each recipient has the events in the order of their emission, numbered without gaps', async () => {
  const { server, accountId, memberships } = await openStudio();
  const [anna, bruno] = memberships;

  await emit(server, { accountId, events: [{ to: [anna], number: 1 }] });
  await emit(server, {
    accountId,
    events: [
      { to: [bruno, anna, bruno], number: 2 },
      { to: [anna], number: 3 },
    ],
  });

  expect(await logOf(server, anna)).toEqual([
    [1, 1],
    [2, 2],
    [3, 3],
  ]);
  expect(await logOf(server, bruno)).toEqual([[1, 2]]);
});

test('a change that is rolled back tells nobody', async () => {
  const { server, accountId, memberships } = await openStudio();

  const failing = runOutsideRequest(server.services, async (scope) => {
    await setCurrentAccount(scope, accountId);
    emitLiveEvent(scope, saved, { membershipIds: memberships, data: { number: 1 } });
    throw new Error('the save failed');
  });

  await expect(failing).rejects.toThrow('the save failed');
  expect(await logOf(server, memberships[0])).toEqual([]);
});

test('a recipient that does not exist, or belongs to another account, is skipped', async () => {
  const { server, accountId, memberships } = await openStudio();
  const stranger = (await openStudio()).memberships[0];

  await emit(server, { accountId, events: [{ to: [newId(), stranger, memberships[0]], number: 1 }] });

  expect(await logOf(server, memberships[0])).toEqual([[1, 1]]);
  expect(await logOf(server, stranger)).toEqual([]);
});

test('40 concurrent changes with the same recipients in any order neither deadlock nor skip a number', async () => {
  const { server, accountId, memberships } = await openStudio();

  const changes = Array.from({ length: 40 }, (_, number) => ({
    to: number % 2 ? memberships : memberships.toReversed(),
    number,
  }));
  await Promise.all(changes.map((change) => emit(server, { accountId, events: [change] })));

  for (const membership of memberships) {
    const log = await logOf(server, membership);
    expect(log.map(([seq]) => seq)).toEqual(changes.map((_, index) => index + 1));
    expect(log.map(([, number]) => Number(number)).toSorted((a, b) => a - b)).toEqual(
      changes.map(({ number }) => number),
    );
  }
});

test('events are deleted after 30 days', async () => {
  const { server, accountId, memberships } = await openStudio();
  const [anna] = memberships;
  await emit(server, { accountId, events: [1, 2, 3].map((number) => ({ to: [anna], number })) });
  const age = `update live_events set created_at = now() - interval '31 days' where membership_id = $1 and seq < 3`;
  await server.owner.query(age, [anna]);

  await server.owner.query('select delete_old_live_events(100)');

  expect(await logOf(server, anna)).toEqual([[3, 3]]);
});
