import { beforeAll, beforeEach, expect, test } from 'vitest';
import { exerciseRoutes } from '#areas/exercises/contract.ts';
import { openTestServer, type TestServer } from '#database/testing/server.ts';
import { newId } from '#shell/common/ids.ts';
import { clientWorkoutRoutes } from '../contract.ts';
import { type SignedPrescription, trainingRoutes, workoutRoutes } from '../contract/training.ts';
import { syncOf } from '../example.ts';
import { createWorkoutFixture, type WorkoutFixture } from './testing/workout-fixture.ts';

let server: TestServer;
let gym: WorkoutFixture;
let workoutId: string;

beforeAll(async () => {
  server = await openTestServer();
});

/** The first workout of the second week: an exercise of the library by its Italian name, and the same one renamed. */
beforeEach(async () => {
  gym = await createWorkoutFixture(server);
  const search = { search: 'squat con bilanciere' };
  const [squat] = (await server.ask(exerciseRoutes.list, search, gym.studio.admin)).data.exercises;
  if (!squat) throw new Error('beforeEach: the library has no squat');
  workoutId = await gym.changeNextWorkout((rows) =>
    [squat.name, 'Squat del lunedì'].flatMap((name) =>
      rows.slice(0, 1).map((row) => ({ ...row, id: newId(), exerciseId: squat.id, name })),
    ),
  );
});

const open = async (language: string) =>
  (await server.ask(workoutRoutes.open.own, { workoutId }, gym.studio.client, language)).data;
const namesIn = ({ prescription }: Pick<SignedPrescription, 'prescription'>) =>
  prescription.rows.map(({ name }) => name);

test('a client reads the names in their language, except of rows the coach renamed', async () => {
  expect(namesIn(await open('it'))).toEqual(['Squat con bilanciere', 'Squat del lunedì']);
  const [english] = namesIn(await open('en'));
  expect(english).toMatch(/squat/i);
  expect(english).not.toBe('Squat con bilanciere');
  expect(namesIn(await open('en'))[1]).toBe('Squat del lunedì');

  const { training } = (await server.ask(trainingRoutes.training, {}, gym.studio.client, 'en')).data;
  const offline = training.workouts.find(({ prescription }) => prescription.workoutId === workoutId);
  expect(offline && namesIn(offline)[0]).toBe(english);
});

test('a workout done in English is read in Italian by the coach, and the other way round', async () => {
  const { prescription, signature } = await open('en');
  const completedWorkoutId = newId();
  const set = gym.aSet({ rowId: prescription.rows[0]?.id ?? '' });
  const sync = syncOf({ prescription, signature }, { startedAt: '2026-11-19T17:00:00.000Z', sets: [set] });
  const sent = await server.ask(workoutRoutes.sync.own, { completedWorkoutId, ...sync }, gym.studio.client);
  expect(sent.status).toBe(200);

  const params = { clientId: gym.studio.ids['clients'] ?? '', completedWorkoutId };
  const read = async (language: string) =>
    (await server.ask(clientWorkoutRoutes.detail.client, params, gym.studio.admin, language)).data.completedWorkout;
  expect((await read('it')).rows[0]?.name).toBe('Squat con bilanciere');
  expect((await read('en')).rows[0]?.name).toBe(prescription.rows[0]?.name);
});
