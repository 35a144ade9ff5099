import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { consentRoutes } from '#areas/clients/contract/consents.ts';
import { metricRoutes } from '#areas/metrics/contract.ts';
import { addToCoach, setCoachPermissions } from '#database/testing/coach.ts';
import { openTestServer, type TestServer } from '#database/testing/server.ts';
import { openTestStudio } from '#database/testing/studio.ts';
import { newId } from '#shell/common/ids.ts';
import { commentRoutes } from '../contract/comments.ts';
import { historyRoutes } from '../contract/history.ts';
import type { SetChange } from '../contract/set.ts';
import { workoutRoutes } from '../contract/training.ts';
import { clientWorkoutRoutes, completedWorkoutRoutes } from '../contract.ts';
import { syncOf } from '../example.ts';
import { libraryExerciseId } from '#database/testing/library-exercise.ts';
import { versionsOf } from './testing/versions.ts';
import { createWorkoutFixture, startedAt, type WorkoutFixture } from './testing/workout-fixture.ts';

let server: TestServer;
let gym: WorkoutFixture;
let typo: SetChange;
let squatId: string;

const finishedAt = '2026-11-18T18:00:00.000Z';
const later = '2026-11-20T09:00:00.000Z';
const clientId = () => gym.studio.ids['clients'] ?? '';
const inUrl = () => ({ clientId: clientId(), completedWorkoutId: gym.id });

beforeAll(async () => {
  server = await openTestServer();
});

beforeEach(async () => {
  gym = await createWorkoutFixture(server);
  squatId = await libraryExerciseId(server, 'barbell-squat');
  const swap = { rowId: gym.rowId, skipReason: null, skipNote: '', exerciseId: squatId, exerciseName: 'Squat' };
  typo = gym.aSet({ weightKg: 800, reps: 8, rir: 2 });
  await gym.send({ sets: [typo], rowChanges: [{ ...swap, changedAt: '2026-11-18T17:01:00.000Z' }] });
  await gym.finishAt(finishedAt, 'Bene', 7);
});

/** Corrects sets of the finished workout as the client. */
const correct = (sets: SetChange[], effort?: number | null) =>
  gym.send({ sets, correction: effort === undefined ? {} : { effort } });

/** Corrects sets of the finished workout as a professional. */
const correctAs = (token: string, sets: SetChange[]) =>
  server.ask(workoutRoutes.sync.client, { ...inUrl(), ...syncOf(null, { startedAt, sets, correction: {} }) }, token);

const right = (more: Partial<SetChange> = {}): SetChange => ({ ...typo, weightKg: 80, loggedAt: later, ...more });

async function seenByCoach() {
  return (await server.ask(clientWorkoutRoutes.detail.client, inUrl(), gym.studio.admin)).data.completedWorkout;
}

async function cardOfCoach() {
  const { completedWorkouts } = (await server.ask(completedWorkoutRoutes.list, {}, gym.studio.admin)).data;
  return completedWorkouts.find(({ id }) => id === gym.id);
}

async function squatMaxima() {
  const { data } = await server.ask(metricRoutes.list.own, {}, gym.studio.client);
  const id = data.metrics.find(({ metricType }) => metricType.metric === 'squat')?.id;
  if (!id) return [];
  const details = await server.ask(metricRoutes.details.own, { metricId: id }, gym.studio.client);
  return details.data.values.map(({ value }) => value);
}

describe('the client corrects 800 kg to 80 kg', () => {
  test('and the volume, the best set and the estimated maximum follow, and start, end and comment stay', async () => {
    const before = await gym.mine();
    expect((await correct([right()])).status).toBe(200);

    expect((await cardOfCoach())?.volumeKg).toBe(640);
    const [set] = before.sets;
    const progress = await server.ask(historyRoutes.progress.own, { exerciseId: squatId }, gym.studio.client);
    const { performances } = progress.data;
    expect(performances).toMatchObject([{ volumeKg: 640, bestSet: { weightKg: 80 } }]);
    expect(await squatMaxima()).toEqual([106.7]);
    const after = await gym.mine();
    expect(after).toMatchObject({ startedAt, finishedAt, comment: 'Bene', effort: 7 });
    expect(after.sets).toMatchObject([{ id: set?.id, weightKg: 80 }]);
  });

  test('and the comment, which is unread for the coach; a professional does not change what the client wrote', async () => {
    const { newFeedbackAt } = await seenByCoach();
    await server.ask(commentRoutes.markRead.client, { ...inUrl(), until: newFeedbackAt ?? '' }, gym.studio.admin);
    expect((await gym.send({ correction: { comment: 'Bene, spalla a posto' } })).status).toBe(200);
    const sync = syncOf(null, { startedAt, sets: [], correction: { comment: 'Del coach', effort: 5 } });
    expect((await server.ask(workoutRoutes.sync.client, { ...inUrl(), ...sync }, gym.studio.admin)).status).toBe(200);

    expect(await gym.mine()).toMatchObject({ finishedAt, comment: 'Bene, spalla a posto', effort: 5 });
    expect((await cardOfCoach())?.unread).toBe(1);
    await gym.send({ correction: { comment: '' } });
    expect(await gym.mine()).toMatchObject({ comment: '', effort: 5 });
  });

  test('and the 90 kg of a later workout are a record, and the last time of the next one', async () => {
    const completedWorkoutId = newId();
    const workoutId = await gym.changeNextWorkout((rows) => rows.map((row) => ({ ...row, exerciseId: squatId })));
    const { prescription, signature } = await gym.open(workoutId);
    const signed = { prescription, signature };
    const set = gym.ofFirstRow(signed, { weightKg: 90, reps: 5, loggedAt: '2026-11-19T17:10:00.000Z' });
    const finish = { finishedAt: '2026-11-19T18:00:00.000Z', effort: null, comment: '' };
    await gym.send({ signed, startedAt: '2026-11-19T17:00:00.000Z', sets: [set], finish }, completedWorkoutId);
    const loads = async () => {
      const { data } = await server.ask(historyRoutes.records.own, { completedWorkoutId }, gym.studio.client);
      return data.records.filter(({ kind }) => kind === 'load').map(({ value, before }) => ({ value, before }));
    };
    expect(await loads()).toEqual([]);
    await correct([right()]);

    expect(await loads()).toEqual([{ value: 90, before: 80 }]);
    const { history } = await gym.open(workoutId);
    const squats = history.find(({ exerciseId }) => exerciseId === squatId);
    expect(squats?.performances.map(({ sets }) => sets[0]?.weightKg)).toEqual([90, 80]);
  });

  test('and the earlier version stays, which the coach reads with its author and time', async () => {
    await correct([right()]);

    expect(await versionsOf(server, gym.id)).toMatchObject([{ weight_kg: 800, is_removed: false }]);
    expect((await seenByCoach()).corrections).toMatchObject([
      { rowId: gym.rowId, setNumber: 1, isRemoved: false, correctedAt: later, author: null, before: { weightKg: 800 } },
    ]);
  });

  test('and the coach has something to read until the workout is opened', async () => {
    const { newFeedbackAt: before } = await seenByCoach();
    await server.ask(commentRoutes.markRead.client, { ...inUrl(), until: before ?? later }, gym.studio.admin);
    expect((await cardOfCoach())?.unread).toBe(0);
    await correct([right()]);

    const { newFeedbackAt } = await seenByCoach();
    expect((await cardOfCoach())?.unread).toBeGreaterThan(0);
    await server.ask(commentRoutes.markRead.client, { ...inUrl(), until: newFeedbackAt ?? '' }, gym.studio.admin);
    expect((await cardOfCoach())?.unread).toBe(0);
  });

  test('twice: the value before is the one just before the last correction, and both earlier versions stay', async () => {
    await correct([right({ weightKg: 85 })]);
    await correct([right({ loggedAt: '2026-11-21T09:00:00.000Z' })]);

    expect((await seenByCoach()).corrections).toMatchObject([{ before: { weightKg: 85 } }]);
    expect((await versionsOf(server, gym.id)).map(({ weight_kg }) => weight_kg)).toEqual([800, 85]);
  });

  test('in a request that is sent again nothing changes', async () => {
    await correct([right()]);
    await correct([right()]);

    expect(await versionsOf(server, gym.id)).toHaveLength(1);
  });

  test('while the coach corrects it too: the later one is stored, the other one is an earlier version', async () => {
    await correctAs(gym.studio.admin, [right({ weightKg: 82.5, loggedAt: '2026-11-20T10:00:00.000Z' })]);
    const answered = await correct([right()]);

    expect(answered.data.sets).toMatchObject([{ weightKg: 82.5 }]);
    const [correction] = (await gym.mine()).corrections;
    expect(correction).toMatchObject({ before: { weightKg: 80 } });
    expect(correction?.author).not.toBeNull();
    expect((await versionsOf(server, gym.id)).map(({ weight_kg }) => weight_kg)).toEqual([800, 80]);
  });

  test('and a phone that sends the end again afterwards takes back neither the effort of the coach nor a set', async () => {
    const sync = syncOf(null, { startedAt, sets: [right()], correction: { effort: 5 } });
    await server.ask(workoutRoutes.sync.client, { ...inUrl(), ...sync }, gym.studio.admin);
    const older = { ...typo, weightKg: 85, loggedAt: '2026-11-18T17:40:00.000Z' };
    await gym.send({ sets: [typo, older], finish: { finishedAt, effort: 7, comment: 'Bene' } });

    expect(await gym.mine()).toMatchObject({ effort: 5, comment: 'Bene', finishedAt, sets: [{ weightKg: 80 }] });
    const progress = await server.ask(historyRoutes.progress.own, { exerciseId: squatId }, gym.studio.client);
    expect(progress.data.performances).toMatchObject([{ volumeKg: 640, bestSet: { weightKg: 80 } }]);
    const [correction] = (await gym.mine()).corrections;
    expect(correction?.author).not.toBeNull();
  });

  test('without the consent to health data it is refused, as in training', async () => {
    await server.ask(consentRoutes.decideConsent, { purpose: 'health_data', isGiven: false }, gym.studio.client);

    expect(await correct([right()])).toMatchObject({ status: 403, code: 'own_health_data_withdrawn' });
    const own = await server.ask(workoutRoutes.correction.own, { completedWorkoutId: gym.id }, gym.studio.client);
    expect(own.status).toBe(403);
  });
});

test('a correction opens with the exercises that were prescribed and done, with their equipment, as training does', async () => {
  const { data } = await server.ask(workoutRoutes.correction.own, { completedWorkoutId: gym.id }, gym.studio.client);

  const ids = data.completedWorkout.rows.map(({ exerciseId }) => exerciseId);
  expect(new Set(data.exercises.map(({ id }) => id))).toEqual(new Set([...ids, squatId]));
  expect(data.exercises.find(({ id }) => id === squatId)?.equipment).toContain('barbell');
});

test('a phone whose clock is three days ahead corrects a set, and neither start nor end move', async () => {
  const sentAt = new Date(Date.now() + 3 * 86_400_000).toISOString();
  await gym.send({ sentAt, startedAt, sets: [right({ loggedAt: sentAt })], correction: {} });

  expect(await gym.mine()).toMatchObject({ startedAt, finishedAt, sets: [{ weightKg: 80 }] });
});

test('a forgotten set is added an hour after the end, which stays, and the coach reads that it was added', async () => {
  const loggedAt = '2026-11-18T19:00:00.000Z';
  await correct([gym.aSet({ setNumber: 2, weightKg: 60, reps: 10, loggedAt })]);

  const seen = await seenByCoach();
  expect(seen).toMatchObject({ finishedAt, corrections: [{ setNumber: 2, isRemoved: false, before: null }] });
  expect((await cardOfCoach())?.volumeKg).toBe(800 * 8 + 600);
});

test('a removed set is gone from the volume, and the coach reads what it was', async () => {
  await gym.log(gym.aSet({ setNumber: 2, weightKg: 60, reps: 10 }));
  await correct([right({ weightKg: 800, isRemoved: true })]);

  expect((await cardOfCoach())?.volumeKg).toBe(600);
  expect(await squatMaxima()).toEqual([84]);
  expect((await seenByCoach()).corrections).toMatchObject([
    { setNumber: 1, isRemoved: true, author: null, before: { weightKg: 800, reps: 8 } },
  ]);
});

test('the last set of a finished workout is not removed', async () => {
  expect(await correct([right({ isRemoved: true })])).toMatchObject({ status: 422, code: 'nothing_logged' });
  expect((await gym.mine()).sets).toHaveLength(1);
});

test('the effort alone is corrected, also to none', async () => {
  await correct([], 4);
  expect(await gym.mine()).toMatchObject({ effort: 4, finishedAt, comment: 'Bene' });

  await correct([], null);
  expect((await gym.mine()).effort).toBeNull();
});

test('a professional corrects in person with their name; who may not log workouts is refused', async () => {
  await addToCoach(server, gym.studio, clientId());
  await setCoachPermissions(server, gym.studio, ['view clients', 'view workouts']);
  expect((await correctAs(gym.studio.coach, [right()])).status).toBe(403);
  expect((await server.ask(workoutRoutes.correction.client, inUrl(), gym.studio.coach)).status).toBe(403);

  await setCoachPermissions(server, gym.studio, ['view clients', 'view workouts', 'update workouts']);
  const opened = await server.ask(workoutRoutes.correction.client, inUrl(), gym.studio.coach);
  expect(opened.data).toMatchObject({ completedWorkout: { id: gym.id }, settings: { effort: 'rir' } });
  expect((await correctAs(gym.studio.coach, [right()])).status).toBe(200);
  const [correction] = (await gym.mine()).corrections;
  expect(correction?.author).toEqual(expect.any(String));
});

test('the workout of another account is not found', async () => {
  const other = await openTestStudio(server);
  const request = { completedWorkoutId: gym.id, ...syncOf(null, { startedAt, sets: [right()], correction: {} }) };

  expect((await server.ask(workoutRoutes.sync.own, request, other.client)).status).toBe(404);
  const opened = await server.ask(workoutRoutes.correction.own, { completedWorkoutId: gym.id }, other.client);
  expect(opened.status).toBe(404);
  expect((await gym.mine()).sets).toMatchObject([{ weightKg: 800 }]);
});
