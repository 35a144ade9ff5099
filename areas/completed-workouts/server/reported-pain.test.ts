import { beforeEach, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '#database/testing/server.ts';
import { openTestStudio } from '#database/testing/studio.ts';
import { newId } from '#shell/common/ids.ts';
import type { RowChange } from '../contract/set.ts';
import { clientWorkoutRoutes } from '../contract.ts';
import { commentRoutes } from '../contract/comments.ts';
import { trainingRoutes } from '../contract/training.ts';
import { unreadPainRoutes } from '../contract/unread-pain.ts';
import type { ExerciseHistory } from '../contract/exercise-history.ts';
import { createWorkoutFixture, type WorkoutFixture } from './testing/workout-fixture.ts';

let server: TestServer;
let gym: WorkoutFixture;

beforeEach(async () => {
  server = await openTestServer();
  gym = await createWorkoutFixture(server);
});

const skipped = (rowId: string): RowChange => ({
  rowId,
  skipReason: 'pain',
  skipNote: 'Fitta al ginocchio.',
  exerciseId: null,
  exerciseName: '',
  changedAt: '2026-11-18T17:20:00.000Z',
});

/** The history that the runner has of the skipped exercise, in the same workout of the second week. */
async function historyOfNext(): Promise<ExerciseHistory | undefined> {
  const { rows } = await gym.mine();
  const exerciseId = rows.find(({ id }) => id === gym.rowId)?.exerciseId;
  const request = { clientId: gym.studio.ids['clients'] ?? '', exerciseIds: exerciseId ?? '' };
  const { history } = (await server.ask(trainingRoutes.exerciseHistory, request, gym.studio.admin)).data;
  return history[0];
}

test('after a skip for pain the phone knows the day and the note, without a connection too', async () => {
  await gym.log(gym.aSet());
  await gym.send({ rowChanges: [skipped(gym.rowId)] });
  expect((await historyOfNext())?.pain).toBeUndefined();
  await gym.finishAt('2026-11-18T18:00:00.000Z');

  const pain = { on: '2026-11-18', note: 'Fitta al ginocchio.' };
  expect((await historyOfNext())?.pain).toEqual(pain);
  const { training } = (await server.ask(trainingRoutes.training, {}, gym.studio.client)).data;
  expect(training.history.flatMap((one) => one.pain ?? [])).toEqual([pain]);
});

test('an exercise that was skipped for pain before a set of it was logged is known, too', async () => {
  await gym.send({ rowChanges: [skipped(gym.rowId)] });
  await gym.finishAt('2026-11-18T18:00:00.000Z');

  expect(await historyOfNext()).toMatchObject({ pain: { on: '2026-11-18' } });
});

test('the phone knows which last time was in a workout with pain at its end, until that is taken back', async () => {
  const finish = { finishedAt: '2026-11-18T18:00:00.000Z', effort: 7, comment: '', hasPainAtEnd: true };
  await gym.send({ sets: [gym.aSet()], finish });
  const painful = async () => (await historyOfNext())?.performances.map(({ hasPainAtEnd }) => hasPainAtEnd);
  expect(await painful()).toContain(true);
  await gym.send({ correction: { hasPainAtEnd: false } });

  expect(await painful()).not.toContain(true);
});

test('the pain is over once the exercise was done again with all its sets, not before', async () => {
  await gym.send({ rowChanges: [skipped(gym.rowId)] });
  await gym.finishAt('2026-11-18T18:00:00.000Z');
  const exerciseId = (await gym.mine()).rows.find(({ id }) => id === gym.rowId)?.exerciseId;
  await gym.changeNextWorkout(([row]) => (row && exerciseId ? [{ ...row, exerciseId, sets: 3 }] : []));
  const signed = await gym.nextWorkout();
  const sets = signed.prescription.rows[0]?.sets ?? 1;
  const again = newId();
  const finish = { finishedAt: '2026-11-20T18:00:00.000Z', effort: null, comment: '' };
  const at = { startedAt: '2026-11-20T17:00:00.000Z', loggedAt: '2026-11-20T17:10:00.000Z' };
  const set = (setNumber: number) => gym.ofFirstRow(signed, { setNumber, loggedAt: at.loggedAt });
  await gym.send({ signed, startedAt: at.startedAt, sets: [set(1)], rowChanges: [], finish }, again);

  expect((await historyOfNext())?.pain).toMatchObject({ on: '2026-11-18' });
  const others = Array.from({ length: sets - 1 }, (_, index) => set(index + 2));
  await gym.send({ startedAt: at.startedAt, sets: others, correction: {} }, again);

  expect(sets).toBeGreaterThan(1);
  expect((await historyOfNext())?.pain).toBeUndefined();
});

test('unread pain has the exercise, the day and the note, until a professional has read the workout', async () => {
  const clientId = gym.studio.ids['clients'] ?? '';
  const unread = async (clientIds: string[]) =>
    (await server.ask(unreadPainRoutes.ofRecipients, { clientIds, groupIds: [] }, gym.studio.admin)).data.unreadPain;
  await gym.send({ rowChanges: [skipped(gym.rowId)] });
  await gym.finishAt('2026-11-18T18:00:00.000Z');

  const { rows, newFeedbackAt: _, ...workout } = await gym.mine();
  const name = rows.find(({ id }) => id === gym.rowId)?.name;
  expect(name).toBeTruthy();
  expect(await unread([clientId])).toEqual([
    {
      completedWorkoutId: workout.id,
      clientId,
      clientName: workout.clientName,
      finishedOn: '2026-11-18',
      startedAt: workout.startedAt,
      exercises: [{ name, note: 'Fitta al ginocchio.' }],
      atEnd: null,
      symptoms: ['Fitta al ginocchio.'],
      newTexts: [],
      moreTexts: 0,
    },
  ]);
  expect(await unread([])).toEqual([]);
  const stranger = await openTestStudio(server);
  const ofStranger = { clientIds: [clientId], groupIds: [] };
  expect((await server.ask(unreadPainRoutes.ofRecipients, ofStranger, stranger.admin)).status).toBe(404);

  const at = { clientId, completedWorkoutId: workout.id };
  const detail = (await server.ask(clientWorkoutRoutes.detail.client, at, gym.studio.admin)).data.completedWorkout;
  await server.ask(commentRoutes.markRead.client, { ...at, until: detail.newFeedbackAt ?? '' }, gym.studio.admin);
  expect(await unread([clientId])).toEqual([]);
});
