import { beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '#database/testing/server.ts';
import type { SetChange } from '../contract/set.ts';
import { workoutRoutes } from '../contract/training.ts';
import { syncOf } from '../example.ts';
import { createWorkoutFixture, startedAt, type WorkoutFixture } from './testing/workout-fixture.ts';

let server: TestServer;
let gym: WorkoutFixture;

beforeAll(async () => {
  server = await openTestServer();
});

beforeEach(async () => {
  gym = await createWorkoutFixture(server);
});

test('a set that replaced the one of another phone says so again when the request is repeated, until it is corrected', async () => {
  await gym.log(gym.aSet({ reps: 8, loggedAt: '2026-11-18T17:10:00.000Z' }));
  const late = gym.aSet({ reps: 10, loggedAt: '2026-11-18T17:12:00.000Z' });
  await gym.log(late);

  const { sets } = (await gym.log(late)).data;

  expect(sets).toMatchObject([{ reps: 10, author: null, overwritten: { reps: 8 } }]);
  const corrected = { ...late, id: sets[0]?.id ?? '', reps: 9, loggedAt: '2026-11-18T17:13:00.000Z' };
  await gym.log(corrected);
  expect((await gym.log(corrected)).data.sets[0]?.overwritten).toBeUndefined();
});

test('a set of this phone that was sent without a response and then corrected is not one of another phone, which is still named', async () => {
  await gym.log(gym.aSet({ reps: 8, loggedAt: '2026-11-18T17:10:00.000Z' }));
  const lost = gym.aSet({ reps: 10, loggedAt: '2026-11-18T17:12:00.000Z' });
  await gym.log(lost);
  const corrected = { ...lost, reps: 9, loggedAt: '2026-11-18T17:13:00.000Z' };
  const request = { sets: [corrected], attempts: [lost] };

  const { sets } = (await gym.send(request)).data;
  const repeated = (await gym.send(request)).data;

  expect(sets).toMatchObject([{ reps: 9, overwritten: { reps: 8 } }]);
  expect(repeated.sets).toMatchObject([{ reps: 9, overwritten: { reps: 8 } }]);
});

test.each([
  ['the later set arrives last', false],
  ['the later set arrives first', true],
])(
  'a set that two phones logged with different values has the other values in the finished workout, when %s',
  async (_, isReversed) => {
    const sets = [
      gym.aSet({ weightKg: 82.5, reps: 7, loggedAt: '2026-11-18T17:10:00.000Z' }),
      gym.aSet({ weightKg: 70, reps: 8, loggedAt: '2026-11-18T17:12:00.000Z' }),
    ];
    for (const one of isReversed ? sets.toReversed() : sets) await gym.log(one);

    const [shown] = (await gym.mine()).sets;

    expect(shown).toMatchObject({ weightKg: 70, reps: 8, otherVersion: { weightKg: 82.5, reps: 7 } });
    await gym.log({ ...sets[1], id: shown?.id ?? '', reps: 6, loggedAt: '2026-11-18T17:14:00.000Z' } as SetChange);
    const [corrected] = (await gym.mine()).sets;
    expect(corrected).toMatchObject({ weightKg: 70, reps: 6 });
    expect(corrected?.otherVersion ?? null).toBeNull();
  },
);

test('a set that one phone corrects, also after a response that it did not get, has no values of another phone', async () => {
  const lost = gym.aSet({ reps: 8, loggedAt: '2026-11-18T17:10:00.000Z' });
  await gym.log(lost);
  const corrected = gym.aSet({ reps: 9, loggedAt: '2026-11-18T17:13:00.000Z' });
  await gym.send({ sets: [corrected], attempts: [lost] });
  await gym.log({
    ...corrected,
    id: (await gym.mine()).sets[0]?.id ?? '',
    reps: 7,
    loggedAt: '2026-11-18T17:14:00.000Z',
  });

  const { sets, correctedSets } = await gym.mine();

  expect(correctedSets).toHaveLength(1);
  expect(sets[0]?.otherVersion ?? null).toBeNull();
});

test('a set that was removed and logged again has replaced no other one', async () => {
  const first = gym.aSet();
  await gym.log(first);
  await gym.log({ ...first, isRemoved: true, loggedAt: '2026-11-18T17:11:00.000Z' });
  const again = gym.aSet({ reps: 10, loggedAt: '2026-11-18T17:12:00.000Z' });
  await gym.log(again);

  expect((await gym.log(again)).data.sets[0]).not.toHaveProperty('overwritten');
  const corrected = { ...again, reps: 9, loggedAt: '2026-11-18T17:13:00.000Z' };
  const { sets } = (await gym.send({ sets: [corrected], attempts: [again] })).data;
  expect(sets[0]).not.toHaveProperty('overwritten');
});

test('a set that a professional corrected later names them in the response to the phone', async () => {
  const first = gym.aSet();
  await gym.log(first);
  const corrected = { ...first, reps: 10, loggedAt: '2026-11-18T17:12:00.000Z' };
  await sendInPerson(corrected);

  const { sets } = (await gym.log({ ...first, reps: 9, loggedAt: '2026-11-18T17:11:00.000Z' })).data;

  expect(sets).toMatchObject([{ reps: 10, author: expect.any(String) }]);
});

test('a set that a professional corrected has what it was for every phone, also for one that never had it or had another value', async () => {
  const logged = gym.aSet({ weightKg: 50, reps: 8, loggedAt: '2026-11-18T17:10:00.000Z' });
  await gym.log(logged);
  await sendInPerson({ ...logged, weightKg: 52.5, loggedAt: '2026-11-18T17:12:00.000Z' });
  await sendInPerson({ ...logged, weightKg: 55, loggedAt: '2026-11-18T17:13:00.000Z' });

  const late = gym.aSet({ weightKg: 60, reps: 5, loggedAt: '2026-11-18T17:09:00.000Z' });
  const { sets } = (await gym.log(late)).data;

  const corrected = { weightKg: 55, author: expect.any(String), before: { weightKg: 50, reps: 8 } };
  expect(sets).toMatchObject([corrected]);
  expect((await gym.mine()).sets.find(({ id }) => id === logged.id)).toMatchObject(corrected);
});

test('a set that a professional logged first, or logged again after it was removed, was nothing before', async () => {
  const first = gym.aSet({ loggedAt: '2026-11-18T17:10:00.000Z' });
  await sendInPerson(first);
  await sendInPerson({ ...first, reps: 9, loggedAt: '2026-11-18T17:11:00.000Z' });
  const other = gym.aSet({ setNumber: 2, loggedAt: '2026-11-18T17:12:00.000Z' });
  await gym.log(other);
  await gym.log({ ...other, isRemoved: true, loggedAt: '2026-11-18T17:13:00.000Z' });
  await sendInPerson({ ...other, loggedAt: '2026-11-18T17:14:00.000Z' });

  const { sets } = await gym.mine();

  expect(sets.filter(({ author }) => author).map(({ before }) => before)).toEqual([null, null]);
});

function sendInPerson(set: SetChange) {
  const params = { clientId: gym.studio.ids['clients'] ?? '', completedWorkoutId: gym.id };
  const sync = syncOf(null, { startedAt, sets: [set] });
  return server.ask(workoutRoutes.sync.client, { ...params, ...sync }, gym.studio.admin);
}

test.each([
  ['the set of the client arrives last', false],
  ['the set of the client arrives first', true],
])(
  'a set that a professional logged in person without knowing that of the client corrects nothing, when %s',
  async (_, isFirst) => {
    const clientId = gym.studio.ids['clients'] ?? '';
    const params = { clientId, completedWorkoutId: gym.id };
    const logInPerson = (set: SetChange) =>
      server.ask(
        workoutRoutes.sync.client,
        { ...params, ...syncOf(null, { startedAt, sets: [set] }) },
        gym.studio.admin,
      );
    const ofClient = gym.aSet({ weightKg: 40, reps: 8, loggedAt: '2026-11-18T17:10:00.000Z' });
    const inPerson = gym.aSet({ weightKg: 80, reps: 6, loggedAt: '2026-11-18T17:12:00.000Z' });

    if (isFirst) await gym.log(ofClient);
    await logInPerson(inPerson);
    if (!isFirst) await gym.log(ofClient);

    const [shown] = (await gym.mine()).sets;
    expect(shown).toMatchObject({ weightKg: 80, before: null, otherVersion: { weightKg: 40, reps: 8 } });
    await logInPerson({ ...inPerson, id: shown?.id ?? '', weightKg: 45, loggedAt: '2026-11-18T17:14:00.000Z' });
    expect((await gym.mine()).sets).toMatchObject([{ weightKg: 45, before: null, otherVersion: null }]);
  },
);
