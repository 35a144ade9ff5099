import { beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '#database/testing/server.ts';
import { newId } from '#shell/common/ids.ts';
import { clientWorkoutRoutes, completedWorkoutRoutes } from '../contract.ts';
import { historyRoutes } from '../contract/history.ts';
import type { SignedPrescription } from '../contract/prescription.ts';
import type { RowChange, SetChange } from '../contract/set.ts';
import { createWorkoutFixture, type WorkoutFixture } from './testing/workout-fixture.ts';

let server: TestServer;
let gym: WorkoutFixture;

beforeAll(async () => {
  server = await openTestServer();
});

beforeEach(async () => {
  gym = await createWorkoutFixture(server);
});

/** A workout whose rows prescribe these numbers of sets; null leaves the number open. */
async function workoutOf(...sets: (number | null)[]): Promise<SignedPrescription> {
  const workoutId = await gym.changeNextWorkout((rows) =>
    sets.flatMap((count) => rows.slice(0, 1).map((row) => ({ ...row, id: newId(), sets: count }))),
  );
  const { prescription, signature } = await gym.open(workoutId);
  return { prescription, signature };
}

/** Finishes a workout with what was logged of it, and returns its id. */
async function finish(signed: SignedPrescription, sets: SetChange[], rowChanges: RowChange[] = []): Promise<string> {
  const id = newId();
  const end = { finishedAt: '2026-11-20T18:00:00.000Z', effort: null, comment: '' };
  const sent = await gym.send({ signed, startedAt: '2026-11-20T17:00:00.000Z', sets, rowChanges, finish: end }, id);
  expect(sent.status).toBe(200);
  return id;
}

const setsOf = ({ prescription }: SignedPrescription, row: number, count: number) =>
  Array.from({ length: count }, (_, index) =>
    gym.aSet({ rowId: prescription.rows[row]?.id ?? '', setNumber: index + 1 }),
  );

const inList = async (id: string) => {
  const { completedWorkouts } = (await server.ask(completedWorkoutRoutes.list, {}, gym.studio.admin)).data;
  return completedWorkouts.find((card) => card.id === id);
};

test('a workout with one set of 17 lacks 16, for the coach and the client, in lists and in the calendar', async () => {
  const signed = await workoutOf(5, 4, 4, 3, null);
  const id = await finish(signed, setsOf(signed, 0, 1));
  const prescribedSets = { total: 17, missing: 16 };

  expect(await inList(id)).toMatchObject({ sets: 1, prescribedSets });
  const mine = (await server.ask(clientWorkoutRoutes.list.own, {}, gym.studio.client)).data.completedWorkouts;
  expect(mine.find((card) => card.id === id)).toMatchObject({ sets: 1, prescribedSets });
  const { days } = (await server.ask(historyRoutes.trainingDays.own, { month: '2026-11' }, gym.studio.client)).data;
  expect(days.flatMap(({ workouts }) => workouts).find((one) => one.id === id)).toMatchObject({ prescribedSets });
});

test('warm-ups and drops are no prescribed sets', async () => {
  const signed = await workoutOf(3);
  const rowId = signed.prescription.rows[0]?.id ?? '';
  const warmUp = gym.aSet({ rowId, setNumber: 51, isWarmUp: true });
  const id = await finish(signed, [warmUp, gym.aSet({ rowId }), gym.aSet({ rowId, setNumber: 101 })]);

  expect(await inList(id)).toMatchObject({ sets: 1, prescribedSets: { total: 3, missing: 2 } });
});

test('sets that were done in addition do not stand for missing ones', async () => {
  const signed = await workoutOf(3, 4);
  const id = await finish(signed, setsOf(signed, 0, 5));

  expect(await inList(id)).toMatchObject({ sets: 5, prescribedSets: { total: 7, missing: 4 } });
});

test('an exercise without a number of sets is done with any number of them', async () => {
  const signed = await workoutOf(2, null);
  const id = await finish(signed, [...setsOf(signed, 0, 2), ...setsOf(signed, 1, 3)]);

  expect(await inList(id)).toMatchObject({ sets: 5, prescribedSets: { total: 5, missing: 0 } });
});

test('the sets of an exercise that was skipped with a reason are missing', async () => {
  const signed = await workoutOf(3, 4);
  const skip = { skipReason: 'time' as const, skipNote: '', exerciseId: null, exerciseName: '' };
  const rowId = signed.prescription.rows[1]?.id ?? '';
  const id = await finish(signed, setsOf(signed, 0, 3), [{ ...skip, rowId, changedAt: '2026-11-20T17:30:00.000Z' }]);

  expect(await inList(id)).toMatchObject({ sets: 3, prescribedSets: { total: 7, missing: 4 } });
});

test('what the coach prescribes later, or a set removed from an imported workout, changes nothing', async () => {
  const signed = await workoutOf(3, 4);
  const id = await finish(signed, setsOf(signed, 0, 3));
  await workoutOf(1);
  expect(await inList(id)).toMatchObject({ prescribedSets: { total: 7, missing: 4 } });

  await server.owner.query("update completed_workouts set source = 'strong' where id = $1", [id]);
  expect(await inList(id)).toMatchObject({ prescribedSets: { total: 0, missing: 0 } });
});
