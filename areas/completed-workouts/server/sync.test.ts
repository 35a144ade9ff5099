import fc from 'fast-check';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { exerciseRoutes } from '#areas/exercises/contract.ts';
import { openTestServer, type TestServer } from '#database/testing/server.ts';
import { openTestStudio } from '#database/testing/studio.ts';
import { newId } from '#shell/common/ids.ts';
import type { SetChange } from '../contract/set.ts';

import { noSets, applyChanges } from '../rules/testing/known-sets.ts';
import { type WorkoutFixture, createWorkoutFixture } from './testing/workout-fixture.ts';
import { callDuringSetInsert } from './testing/concurrent-set.ts';
import { exercisesBySet, exercisesOf, versionsOf } from './testing/versions.ts';
import { historyRoutes } from '../contract/history.ts';
import { clientWorkoutRoutes } from '../contract.ts';

let server: TestServer;
let gym: WorkoutFixture;

beforeAll(async () => {
  server = await openTestServer();
});

beforeEach(async () => {
  gym = await createWorkoutFixture(server);
});

describe('a set', () => {
  test('sent ten times is stored once, without earlier versions', async () => {
    const set = gym.aSet();
    for (let count = 0; count < 10; count++) await gym.log(set);

    const { isRemoved: _, ...stored } = set;
    expect((await gym.mine()).sets).toEqual([{ ...stored, author: null, before: null, otherVersion: null }]);
    expect(await versionsOf(server, gym.id)).toEqual([]);
  });

  test('with two drops is one set in the list, whose volume has all three parts', async () => {
    const drop = { weightKg: 30, reps: 8, rir: null };
    await gym.log(gym.aSet(), gym.aSet({ ...drop, setNumber: 101 }), gym.aSet({ ...drop, setNumber: 201, reps: 6 }));
    await gym.finishAt('2026-11-18T18:00:00.000Z');
    const { completedWorkouts } = (await server.ask(clientWorkoutRoutes.list.own, {}, gym.studio.client)).data;

    expect(completedWorkouts[0]).toMatchObject({ id: gym.id, sets: 1, volumeKg: 82.5 * 8 + 30 * 14 });
  });

  test.each([51, 99, 151, 951])('that is no warm-up and has the number %i is refused', async (setNumber) => {
    expect((await gym.log(gym.aSet({ setNumber }))).status).toBe(422);
  });

  test('logged on two phones is stored once: the later version is current, in whichever order the versions arrive', async () => {
    const early = gym.aSet({ reps: 9, loggedAt: '2026-11-18T17:11:00.000Z' });
    const late = gym.aSet({ reps: 10, loggedAt: '2026-11-18T17:12:00.000Z' });
    const first = gym.aSet({ reps: 8, loggedAt: '2026-11-18T17:10:00.000Z' });
    await gym.log(first);
    expect((await gym.log(late)).data.sets[0]?.overwritten).toMatchObject({ id: first.id, reps: 8 });
    const answered = await gym.log(early);

    expect(answered.data.sets[0]?.overwritten).toBeUndefined();
    expect((await gym.mine()).sets).toMatchObject([{ id: first.id, reps: 10 }]);
    expect(answered.data.sets).toMatchObject([{ id: first.id, reps: 10 }]);
    expect(await versionsOf(server, gym.id)).toHaveLength(2);
  });

  test('that is corrected keeps its id, and its first version is stored as an earlier one', async () => {
    const first = gym.aSet();
    await gym.log(first);
    const answered = await gym.log(gym.aSet({ weightKg: 85, loggedAt: '2026-11-18T17:13:00.000Z' }));
    await gym.log(first);

    expect(answered.data.sets).toMatchObject([{ id: first.id, weightKg: 85 }]);
    expect(await versionsOf(server, gym.id)).toMatchObject([{ weight_kg: 82.5 }]);
  });

  test('with four versions of the same instant keeps all of them, also when they are sent again', async () => {
    const loggedAt = '2026-11-18T17:10:00.000Z';
    const versions = [80, 85, 90, 95].map((weightKg) => gym.aSet({ weightKg, loggedAt }));
    const last = gym.aSet({ weightKg: 100, loggedAt: '2026-11-18T17:11:00.000Z' });
    const [early, late] = [versions.slice(0, 2), versions.slice(2)];
    for (const sets of [early, late, [last], versions, late]) await gym.log(...sets);
    const weights = (await versionsOf(server, gym.id)).map(({ weight_kg }) => weight_kg);

    expect((await gym.mine()).sets).toMatchObject([{ weightKg: 100 }]);
    expect(weights.toSorted()).toEqual([80, 85, 90, 95]);
  });

  test('of 82.30000000000001 kg is stored as 82.3 kg, and sending it again is not a correction', async () => {
    const set = gym.aSet({ weightKg: 82.30000000000001 });
    const first = await gym.log(set);
    await gym.log(set);

    expect(first.data.sets).toMatchObject([{ weightKg: 82.3 }]);
    expect(await versionsOf(server, gym.id)).toEqual([]);
  });

  test('removed on one phone does not come back when the other phone sends it again', async () => {
    const set = gym.aSet();
    await gym.log(set);
    const removed = await gym.log({ ...set, isRemoved: true, loggedAt: '2026-11-18T17:20:00.000Z' });
    const again = await gym.log(set);

    expect([removed.data.sets, again.data.sets, (await gym.mine()).sets]).toEqual([[], [], []]);
    expect((await versionsOf(server, gym.id)).map(({ is_removed }) => is_removed)).toEqual([false, true]);
  });

  test('removed and logged again later is stored', async () => {
    const set = gym.aSet();
    await gym.log(set, { ...set, isRemoved: true, loggedAt: '2026-11-18T17:20:00.000Z' });
    await gym.log(gym.aSet({ reps: 6, loggedAt: '2026-11-18T17:30:00.000Z' }));

    expect((await gym.mine()).sets).toMatchObject([{ id: set.id, reps: 6 }]);
  });

  test('with the id of another set in the same request is stored under a new id', async () => {
    const set = gym.aSet();
    await gym.log(set, gym.aSet({ id: set.id, setNumber: 2, reps: 7 }));
    const { sets } = await gym.mine();

    expect(sets.map(({ reps }) => reps)).toEqual([8, 7]);
    expect(new Set(sets.map((one) => one.id)).size).toBe(2);
  });

  test('with the id of a set that is stored already is stored under a new id', async () => {
    const set = gym.aSet();
    await gym.log(set);
    const answered = await gym.log(gym.aSet({ id: set.id, setNumber: 2, reps: 7 }));
    const { sets } = await gym.mine();

    expect(sets).toMatchObject([{ id: set.id, reps: 8 }, { reps: 7 }]);
    expect(answered.data.sets).toMatchObject([{ id: sets[1]?.id, reps: 7 }]);
  });

  test('that another phone logs while a request waits is part of the response to that request', async () => {
    const setId = newId();
    const late = gym.aSet({ reps: 9, loggedAt: '2026-11-18T17:05:00.000Z' });
    const answered = await callDuringSetInsert(server, { ...gym, setId }, () => gym.log(late));

    expect(answered.data.sets).toMatchObject([{ id: setId, reps: 8 }]);
    expect((await gym.mine()).sets).toMatchObject([{ id: setId, reps: 8 }]);
  });

  test('of a row that was not prescribed is rejected with the name of the field, and no set of the request is stored', async () => {
    const refused = await gym.log(gym.aSet(), gym.aSet({ rowId: newId(), setNumber: 2 }));

    expect(refused).toMatchObject({
      status: 422,
      code: 'row_unknown',
      errors: { 'sets.1.rowId': [expect.any(String)] },
    });
    expect((await gym.mine()).sets).toEqual([]);
  });

  test('with a number from 51 to 60 is stored as a prescribed warm-up, and otherwise rejected', async () => {
    const warmUp = (setNumber: number) => gym.aSet({ setNumber, isWarmUp: true, weightKg: 20 });

    expect(await gym.log(warmUp(51), warmUp(60))).toMatchObject({ status: 200 });
    expect((await gym.mine()).sets).toMatchObject([
      { setNumber: 51, isWarmUp: true, weightKg: 20 },
      { setNumber: 60, isWarmUp: true },
    ]);
    expect(Object.keys((await gym.log(warmUp(61))).errors ?? {})).toEqual(['sets.0.setNumber']);
    expect(Object.keys((await gym.log(gym.aSet({ setNumber: 52 }))).errors ?? {})).toEqual(['sets.0.setNumber']);
  });

  test.each([
    ['weightKg', -301],
    ['weightKg', 100_000],
    ['weightKg', 80.001],
    ['reps', 1.5],
    ['rir', 11],
    ['rpe', 10.5],
    ['seconds', -5],
    ['metres', 1e9],
    ['setNumber', 51],
    ['loggedAt', 'ieri'],
  ])('with %s of %s is rejected with the name of the field, and nothing is stored', async (field, value) => {
    const refused = await gym.log({ ...gym.aSet(), [field]: value });

    expect(Object.keys(refused.errors ?? {})).toEqual([`sets.0.${field}`]);
    expect((await gym.mine()).sets).toEqual([]);
  });
});

test('sets of a swapped row count for the exercise that was done, and for the prescribed one after the swap is undone', async () => {
  const exerciseId = gym.studio.ids['exercises'] ?? '';
  const prescribedId = (await gym.mine()).rows.find((row) => row.id === gym.rowId)?.exerciseId;
  const change = { rowId: gym.rowId, skipReason: null, skipNote: '', exerciseName: 'Affondi' };
  await gym.send({
    sets: [gym.aSet()],
    rowChanges: [{ ...change, exerciseId, changedAt: '2026-11-18T17:05:00.000Z' }],
  });
  const swapped = { changes: (await gym.mine()).rowChanges, exercises: await exercisesOf(server, gym.id) };
  await gym.send({ rowChanges: [{ ...change, exerciseId: null, changedAt: '2026-11-18T17:30:00.000Z' }] });
  await gym.send({ rowChanges: [{ ...change, exerciseId, changedAt: '2026-11-18T17:05:00.000Z' }] });

  expect(swapped).toMatchObject({ changes: [{ exerciseId, exerciseName: 'Affondi' }], exercises: [exerciseId] });
  expect((await gym.mine()).rowChanges).toMatchObject([{ exerciseId: null }]);
  expect(await exercisesOf(server, gym.id)).toEqual([prescribedId]);
});

test('sets that were done before a swap belong to the exercise they were done with, whichever arrives first', async () => {
  const exerciseId = gym.studio.ids['exercises'] ?? '';
  const prescribedId = (await gym.mine()).rows.find((row) => row.id === gym.rowId)?.exerciseId ?? '';
  const earlier = [{ exerciseId: prescribedId, exerciseName: 'Squat', setNumbers: [1] }];
  const change = { rowId: gym.rowId, skipReason: null, skipNote: '', exerciseId, exerciseName: 'Affondi' };
  const rowChanges = [{ ...change, earlier, changedAt: '2026-11-18T17:05:00.000Z' }];
  await gym.send({ sets: [gym.aSet(), gym.aSet({ setNumber: 2 })], rowChanges });
  const sentTogether = await exercisesBySet(server, gym.id);
  await gym.send({ sets: [gym.aSet({ setNumber: 3 })] });
  const sentLater = await exercisesBySet(server, gym.id);
  const moved = [{ ...change, earlier: [], changedAt: '2026-11-18T17:20:00.000Z' }];
  await gym.send({ rowChanges: moved });

  expect(sentTogether).toEqual({ 1: prescribedId, 2: exerciseId });
  expect(sentLater).toEqual({ 1: prescribedId, 2: exerciseId, 3: exerciseId });
  expect(await exercisesBySet(server, gym.id)).toEqual({ 1: exerciseId, 2: exerciseId, 3: exerciseId });
});

test('an exercise of another account, or one that does not exist, is refused, and nothing is stored', async () => {
  const draft = { name: 'Segreto', primaryMuscles: ['quads' as const] };
  const other = await openTestStudio(server);
  const { exercise } = (await server.ask(exerciseRoutes.create, draft, other.admin)).data;
  const change = { rowId: gym.rowId, skipReason: null, skipNote: '', exerciseName: 'Affondi' };
  const unknown = [exercise.id, newId()].flatMap((exerciseId) => [
    { ...change, exerciseId },
    { ...change, exerciseId: null, earlier: [{ exerciseId, exerciseName: 'Affondi', setNumbers: [1] }] },
  ]);
  const replies = await Promise.all(
    unknown.map((sent) =>
      gym.send({ sets: [gym.aSet()], rowChanges: [{ ...sent, changedAt: '2026-11-18T17:05:00.000Z' }] }),
    ),
  );
  const { sets, rowChanges } = await gym.mine();

  for (const { status, code, errors } of replies)
    expect([status, code, Object.keys(errors ?? {})]).toEqual([422, 'exercise_unknown', ['rowChanges.0.exerciseId']]);
  expect([sets, rowChanges]).toEqual([[], []]);
});

test('ids in upper case and in lower case are the same ids', async () => {
  const exerciseId = gym.studio.ids['exercises'] ?? '';
  const set = gym.aSet();
  const change = { rowId: gym.rowId.toUpperCase(), skipReason: null, skipNote: '', exerciseName: 'Affondi' };
  const swapped = { ...change, exerciseId: exerciseId.toUpperCase(), changedAt: '2026-11-18T17:05:00.000Z' };
  const synced = await gym.send({
    sets: [{ ...set, id: set.id.toUpperCase(), rowId: set.rowId.toUpperCase() }],
    rowChanges: [swapped],
    finish: { finishedAt: '2026-11-18T18:00:00.000Z', effort: null, comment: '' },
  });
  const trained = await server.ask(historyRoutes.exercises.own, {}, gym.studio.client);

  expect(synced.data.sets).toMatchObject([{ id: set.id, rowId: set.rowId }]);
  expect(trained.data.exercises).toContainEqual(
    expect.objectContaining({ id: exerciseId, name: 'Esercizio riservato' }),
  );
});

test('the database stores the same sets as the merge rule, for any versions in any requests', async () => {
  const runs = fc.sample(fc.array(fc.array(anySet(), { maxLength: 6 }), { minLength: 1, maxLength: 6 }), {
    numRuns: 12,
    seed: 4,
  });
  for (const [run, calls] of runs.entries()) {
    const here = calls.map((sets) => sets.map((set) => ({ ...set, setNumber: run * 3 + set.setNumber, id: newId() })));
    let expected = noSets;
    for (const sets of here) {
      await gym.log(...sets);
      expected = applyChanges(expected, sets, newId);
    }
    const stored = (await gym.mine()).sets.filter(({ setNumber }) => Math.floor((setNumber - 1) / 3) === run);
    const live = expected.current.map(({ setNumber, weightKg, loggedAt }) => ({ setNumber, weightKg, loggedAt }));
    const bySet = live.toSorted((one, other) => one.setNumber - other.setNumber);

    expect(stored.map(({ setNumber, weightKg, loggedAt }) => ({ setNumber, weightKg, loggedAt }))).toEqual(bySet);
  }
});

/**
 * Generates sets whose values depend only on the second at which they were logged, so two versions of one instant are
 * equal.
 */
function anySet() {
  return fc
    .record({ setNumber: fc.integer({ min: 1, max: 3 }), second: fc.integer({ min: 10, max: 59 }) })
    .map(({ setNumber, second }): SetChange => {
      const loggedAt = `2026-11-18T17:10:${second}.000Z`;
      return gym.aSet({ setNumber, weightKg: second, isRemoved: second % 4 === 0, loggedAt });
    });
}
