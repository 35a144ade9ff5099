import { beforeAll, beforeEach, expect, test } from 'vitest';
import { programRoutes } from '#areas/programs/contract.ts';
import { saveDocument } from '#database/testing/save-document.ts';
import { openTestServer, type TestServer } from '#database/testing/server.ts';
import { trainingRoutes, workoutRoutes } from '../contract/training.ts';
import { createWorkoutFixture, type WorkoutFixture } from './testing/workout-fixture.ts';

let server: TestServer;
let gym: WorkoutFixture;

beforeAll(async () => {
  server = await openTestServer();
});

beforeEach(async () => {
  gym = await createWorkoutFixture(server);
});

const readTraining = async () => (await server.ask(trainingRoutes.training, {}, gym.studio.client)).data.training;

/** The workout that the fixture has begun, as the training of a phone has it. */
async function readWorkout() {
  const { workoutId } = await gym.mine();
  const { workouts, done = [] } = await readTraining();
  return {
    prescribed: workouts.find(({ prescription }) => prescription.workoutId === workoutId)?.prescription,
    done: done.find((one) => one.workoutId === workoutId),
  };
}

/** The coach prescribes nine sets of every exercise and another title, in all weeks. */
async function changeProgram(): Promise<void> {
  const params = { id: gym.studio.ids['client-programs'] ?? '' };
  const before = (await server.ask(programRoutes.get, params, gym.studio.admin)).data.program;
  const after = structuredClone(before);
  for (const workout of after.weeks.flatMap(({ days }) => days).flatMap(({ workouts }) => workouts)) {
    workout.title = 'Nuovo titolo';
    workout.exercises = workout.exercises.map((row) => ({ ...row, sets: 9 }));
  }
  expect((await saveDocument(server, programRoutes, { before, after }, gym.studio.admin)).status).toBe(200);
}

async function finish(): Promise<string> {
  const finishedAt = new Date().toISOString();
  await gym.log(gym.aSet());
  await gym.finishAt(finishedAt);
  return finishedAt;
}

test('a done workout is named with its end and its result, and without a prescription while that is unchanged', async () => {
  expect((await readWorkout()).done).toBeUndefined();
  const finishedAt = await finish();

  expect((await readWorkout()).done).toMatchObject({ completedWorkoutId: gym.id, finishedAt, prescribed: null });
});

test('a workout that the coach changes after it was done has the prescription it was trained with', async () => {
  const trained = (await readWorkout()).prescribed;
  await finish();
  await changeProgram();
  const { prescribed, done } = await readWorkout();

  expect(trained?.rows.length).toBeGreaterThan(0);
  expect(done?.prescribed).toEqual({ title: trained?.title, info: trained?.info, rows: trained?.rows });
  // A repetition has the present prescription, and its screen says that it has changed.
  expect(prescribed).toMatchObject({ title: 'Nuovo titolo', rows: trained?.rows.map(() => ({ sets: 9 })) });
  expect((await gym.open(prescribed?.workoutId ?? '')).lastDone).toMatchObject({ isChangedSince: true });
});

test('the exercises of a begun workout follow the program, also one that is half done', async () => {
  await gym.log(gym.aSet());
  const begun = (await readWorkout()).prescribed;
  await changeProgram();
  const { prescribed, done } = await readWorkout();

  expect(prescribed?.rows.map(({ sets }) => sets)).toEqual(begun?.rows.map(() => 9));
  expect(prescribed?.rows.map(({ name }) => name)).toEqual(begun?.rows.map(({ name }) => name));
  expect(done).toBeUndefined();
});

test('a done workout is read in the language of the client, whatever the coach has changed since', async () => {
  await finish();
  await changeProgram();
  const names = async (language: string) => {
    const { training } = (await server.ask(trainingRoutes.training, {}, gym.studio.client, language)).data;
    const { done = [], workouts } = training;
    const ofDone = done.flatMap(({ prescribed }) => prescribed?.rows ?? []).map(({ name }) => name);
    return { ofDone, ofPresent: workouts.flatMap(({ prescription }) => prescription.rows.map(({ name }) => name)) };
  };
  const { ofDone, ofPresent } = await names('en');

  expect(ofDone).not.toEqual((await names('it')).ofDone);
  expect(ofPresent).toEqual(expect.arrayContaining(ofDone));
});

test('an opened workout names its last result once it is done', async () => {
  const { workoutId } = await gym.mine();
  const opened = async () =>
    (await server.ask(workoutRoutes.open.own, { workoutId: workoutId ?? '' }, gym.studio.client)).data;
  expect((await opened()).lastDone).toBeNull();

  const finishedAt = await finish();

  expect(await opened()).toMatchObject({ begun: null, lastDone: { completedWorkoutId: gym.id, finishedAt } });
});

test('a begun workout that follows the program says nothing of what has changed', async () => {
  await gym.log(gym.aSet());
  const workoutId = (await gym.mine()).workoutId ?? '';
  const before = await gym.open(workoutId);
  expect(before.currentRows).toBeNull();

  await changeProgram();
  const { prescription, currentRows } = await gym.open(workoutId);

  expect(prescription.rows).toEqual(before.prescription.rows.map((row) => ({ ...row, sets: 9 })));
  expect(currentRows).toBeNull();
});

test('an exercise that the client skipped stays as it was begun', async () => {
  await gym.log(gym.aSet());
  const skipped = (await readWorkout()).prescribed?.rows.find(({ id }) => id !== gym.rowId);
  const change = { skipReason: 'time' as const, skipNote: '', exerciseId: null, exerciseName: '' };
  const changedAt = new Date().toISOString();
  await gym.send({ rowChanges: [{ rowId: skipped?.id ?? '', ...change, changedAt }] });
  await changeProgram();

  expect((await readWorkout()).prescribed?.rows).toContainEqual(skipped);
});
