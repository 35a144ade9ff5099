import { beforeAll, beforeEach, expect, test } from 'vitest';
import { programRoutes } from '#areas/programs/contract.ts';
import { saveDocument } from '#database/testing/save-document.ts';
import { openTestServer, type TestServer } from '#database/testing/server.ts';
import { trainingRoutes } from '../contract/training.ts';
import { createWorkoutFixture, type WorkoutFixture } from './testing/workout-fixture.ts';

let server: TestServer;
let gym: WorkoutFixture;

beforeAll(async () => {
  server = await openTestServer();
});

beforeEach(async () => {
  gym = await createWorkoutFixture(server);
});

const finish = () => ({ finishedAt: new Date().toISOString(), effort: 7, comment: '' });
const readToday = async () => (await server.ask(trainingRoutes.today, {}, gym.studio.client)).data.today;
const readProgram = async () => {
  const id = gym.studio.ids['client-programs'] ?? '';
  return (await server.ask(programRoutes.get, { id }, gym.studio.admin)).data.program;
};

/** The coach deletes what is in the weeks of the copy, and takes that back with a later save. */
async function deleteAndRestoreWeeks(meanwhile: () => Promise<unknown> = async () => {}): Promise<void> {
  const before = await readProgram();
  await saveWeeks(before.weeks.slice(0, 1).map((week) => ({ ...week, days: [] })));
  await meanwhile();
  await saveWeeks(before.weeks);
}

async function saveWeeks(weeks: object[]): Promise<void> {
  const before = await readProgram();
  const saved = await saveDocument(server, programRoutes, { before, after: { ...before, weeks } }, gym.studio.admin);
  expect(saved.status).toBe(200);
}

/** What the client reads on Today of the workouts of the program. */
async function schedule() {
  const { next, week, programs } = await readToday();
  return { next, week, done: programs.map(({ workouts }) => workouts) };
}

test('a workout that is done stays done when its week is deleted and restored', async () => {
  await gym.send({ sets: [gym.aSet()], finish: finish() });
  const before = await schedule();
  expect(before.done.map((workouts) => workouts?.done)).toEqual([2]);

  await deleteAndRestoreWeeks(async () => expect((await schedule()).week).toEqual([]));
  expect(await schedule()).toEqual(before);
});

test('a workout that is finished while its week is deleted is done once the week is restored', async () => {
  await gym.log(gym.aSet());

  await deleteAndRestoreWeeks(() => gym.send({ sets: [gym.aSet({ setNumber: 2 })], finish: finish() }));
  expect((await schedule()).done.map((workouts) => workouts?.done)).toEqual([2]);
});

test('skipped and moved workouts stay so when their week is deleted and restored', async () => {
  await gym.send({ sets: [gym.aSet()], finish: finish() });
  const [skipped, moved] = (await schedule()).week.map(({ workoutId }) => workoutId);
  const { endsOn } = await readProgram();
  const skip = { workoutId: skipped ?? '', reason: 'pain' as const, note: 'Spalla' };
  expect((await server.ask(trainingRoutes.skip, skip, gym.studio.client)).status).toBe(200);
  const move = { workoutId: moved ?? '', date: endsOn };
  expect((await server.ask(trainingRoutes.move, move, gym.studio.client)).status).toBe(200);
  const before = await schedule();
  expect(before.week.map(({ state, isMoved }) => [state, isMoved])).toEqual([
    ['skipped', false],
    ['to_do', true],
  ]);

  await deleteAndRestoreWeeks();
  expect(await schedule()).toEqual(before);
});
