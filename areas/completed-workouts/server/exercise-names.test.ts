import { beforeAll, beforeEach, expect, test } from 'vitest';
import { saveProgram } from '#areas/programs/server/testing/save-program.ts';
import { programRoutes } from '#areas/programs/contract.ts';
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
  const { admin, ids } = gym.studio;
  const search = { search: 'squat con bilanciere' };
  const [squat] = (await server.ask(exerciseRoutes.list, search, admin)).data.exercises;
  const { program } = (await server.ask(programRoutes.get, { id: ids['client-programs'] ?? '' }, admin)).data;
  const workout = program.weeks[1]?.days[0]?.workouts[0];
  const [row] = workout?.exercises ?? [];
  if (!squat || !workout || !row) throw new Error('beforeEach: the studio has no squat or no second week');
  const ofSquat = { ...row, exerciseId: squat.id };
  workout.exercises = [
    { ...ofSquat, id: newId(), name: squat.name },
    { ...ofSquat, id: newId(), name: 'Squat del lunedì' },
  ];
  expect((await saveProgram(server, program, admin)).status).toBe(200);
  workoutId = workout.id;
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
