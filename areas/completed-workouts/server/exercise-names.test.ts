import { beforeAll, beforeEach, expect, test } from 'vitest';
import { chatRoutes } from '#areas/chats/contract.ts';
import { exerciseRoutes } from '#areas/exercises/contract.ts';
import { openTestServer, type TestServer } from '#database/testing/server.ts';
import { newId } from '#shell/common/ids.ts';
import { clientWorkoutRoutes } from '../contract.ts';
import { setRoutes } from '../contract/comments.ts';
import type { SignedPrescription } from '../contract/prescription.ts';
import { trainingRoutes, workoutRoutes } from '../contract/training.ts';
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

test('a message about a set names the exercise to each reader in their own language, whatever that of its author', async () => {
  const { prescription, signature } = await open('en');
  const [squat, renamed] = prescription.rows.map(({ id: rowId }) => gym.aSet({ rowId }));
  const sets = [squat, renamed].flatMap((set) => set ?? []);
  const completedWorkoutId = newId();
  const sync = syncOf({ prescription, signature }, { startedAt: '2026-11-19T17:00:00.000Z', sets });
  await server.ask(workoutRoutes.sync.own, { completedWorkoutId, ...sync }, gym.studio.client);
  const clientId = gym.studio.ids['clients'] ?? '';
  for (const { id: setId } of sets)
    await server.ask(setRoutes.comment, { clientId, setId, messageId: newId(), text: 'Piano' }, gym.studio.admin, 'it');

  const labels = async (token: string, language: string) => {
    const { messages } = (await server.ask(chatRoutes.messages, { conversationId: clientId }, token, language)).data;
    return messages.slice(0, sets.length).map(({ reference }) => reference?.label.split(' · ')[0]);
  };
  expect(await labels(gym.studio.client, 'en')).toEqual([
    'Squat del lunedì, set 1',
    `${prescription.rows[0]?.name}, set 1`,
  ]);
  expect(await labels(gym.studio.admin, 'it')).toEqual(['Squat del lunedì, serie 1', 'Squat con bilanciere, serie 1']);
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
