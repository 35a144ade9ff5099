import { beforeAll, beforeEach, expect, test } from 'vitest';
import { programRoutes } from '#areas/programs/contract.ts';
import { openTestServer, type TestServer } from '#database/testing/server.ts';
import { addDays, mondayOf, plainDateInZone } from '#shell/common/dates.ts';
import { newId } from '#shell/common/ids.ts';
import { completedWorkoutRoutes } from '../contract.ts';
import { historyRoutes } from '../contract/history.ts';
import type { SignedPrescription } from '../contract/prescription.ts';
import { trainingRoutes } from '../contract/training.ts';
import { adherenceOf } from '../rules/trend.ts';
import { createWorkoutFixture, type WorkoutFixture } from './testing/workout-fixture.ts';

let server: TestServer;
let gym: WorkoutFixture;

beforeAll(async () => {
  server = await openTestServer();
});

beforeEach(async () => {
  gym = await createWorkoutFixture(server);
});

const clientId = () => gym.studio.ids['clients'] ?? '';

/** Moves the program, so that its second week is the present one. */
async function beginLastWeek(): Promise<void> {
  const { admin, ids } = gym.studio;
  const id = ids['client-programs'] ?? '';
  const { program } = (await server.ask(programRoutes.get, { id }, admin)).data;
  const monday = mondayOf(plainDateInZone(new Date().toISOString(), 'Europe/Rome'));
  const dates = { id, version: program.version, startsOn: addDays(monday, -7), note: '' };
  expect((await server.ask(programRoutes.saveProgramUser, dates, admin)).status).toBe(200);
}

/** The first workout of the second week with 4 sets in each of two rows. */
async function workoutOfEightSets(): Promise<SignedPrescription> {
  const workoutId = await gym.changeNextWorkout((rows) =>
    rows.slice(0, 1).flatMap((row) => [
      { ...row, id: newId(), sets: 4 },
      { ...row, id: newId(), sets: 4 },
    ]),
  );
  const { prescription, signature } = await gym.open(workoutId);
  return { prescription, signature };
}

/** Finishes the workout some hours ago with so many sets of its first rows, and returns its id. */
async function finish(signed: SignedPrescription, sets: number, hasPainAtEnd = false, hoursAgo = 1): Promise<string> {
  const id = newId();
  const minutesAgo = (minutes: number) => new Date(Date.now() - (hoursAgo * 60 + minutes) * 60_000).toISOString();
  const logged = Array.from({ length: sets }, (_, index) =>
    gym.aSet({
      rowId: signed.prescription.rows[Math.floor(index / 4)]?.id ?? '',
      setNumber: (index % 4) + 1,
      loggedAt: minutesAgo(10 - index),
    }),
  );
  const end = { finishedAt: minutesAgo(0), effort: null, comment: '', hasPainAtEnd };
  const sent = await gym.send({ signed, startedAt: minutesAgo(15), sets: logged, finish: end }, id);
  expect(sent.status).toBe(200);
  return id;
}

const cardOf = async (id: string) => {
  const { completedWorkouts } = (await server.ask(completedWorkoutRoutes.list, {}, gym.studio.admin)).data;
  return completedWorkouts.find((card) => card.id === id);
};

test.each([
  { sets: 8, pain: true, isInterrupted: false },
  { sets: 7, pain: false, isInterrupted: false },
  { sets: 4, pain: false, isInterrupted: false },
  { sets: 3, pain: false, isInterrupted: true },
  { sets: 7, pain: true, isInterrupted: true },
])('with $sets of 8 sets and pain at the end: $pain a workout is interrupted: $isInterrupted', async (end) => {
  const id = await finish(await workoutOfEightSets(), end.sets, end.pain);

  expect(await cardOf(id)).toMatchObject({ isInterrupted: end.isInterrupted });
});

test('an interrupted workout is due and not done: in the trend, the program and the schedule', async () => {
  const { admin, client, ids } = gym.studio;
  const id = ids['client-programs'] ?? '';
  await beginLastWeek();
  // Of the first workout, which was finished with the records of the studio, most sets are missing, too.
  const before = await shown();
  await finish(await workoutOfEightSets(), 1);
  const after = await shown();

  expect(after.trend).toEqual({ ...before.trend, planned: before.trend.planned + 1, interrupted: 1 });
  expect(after.ofProgram).toEqual({ ...before.ofProgram, completedWorkouts: 2, interruptedWorkouts: 2 });
  expect(after.current).toEqual({ ...before.current, interrupted: 2 });
  expect(after.isInterrupted).toEqual([true, true]);

  async function shown() {
    const { weeks } = (await server.ask(historyRoutes.trend.client, { clientId: clientId() }, admin)).data;
    const { planned, done, interrupted } = weeks.at(-1) ?? { planned: 0, done: 0, interrupted: 0 };
    const { programs } = (await server.ask(programRoutes.ofClient, { id: clientId() }, admin)).data;
    const ofProgram = programs.find((copy) => copy.id === id);
    const { today } = (await server.ask(trainingRoutes.today, {}, client)).data;
    const { schedule } = (await server.ask(trainingRoutes.schedule, { clientId: clientId() }, admin)).data;
    const current = today.programs.find((one) => one.id === id)?.workouts;
    const isInterrupted = schedule.flatMap((workout) => (workout.isInterrupted ? [true] : []));
    return { trend: { planned, done, interrupted }, ofProgram, current, isInterrupted };
  }
});

test('an interrupted workout that is repeated as a whole is done', async () => {
  await beginLastWeek();
  const signed = await workoutOfEightSets();
  const first = await finish(signed, 1, false, 20);
  const period = { clientId: clientId() };
  const interrupted = async () =>
    adherenceOf((await server.ask(historyRoutes.trend.client, period, gym.studio.admin)).data.weeks, 8).interrupted;
  expect(await cardOf(first)).toMatchObject({ isInterrupted: true });

  const before = await interrupted();
  const second = await finish(signed, 8);
  expect(await cardOf(second)).toMatchObject({ isInterrupted: false });
  expect(await interrupted()).toBe(before - 1);
});
