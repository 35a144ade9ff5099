import { beforeAll, expect, test } from 'vitest';
import { isLoadPerHand } from '#areas/programs/rules/per-hand.ts';
import { openTestServer, type TestServer } from '#database/testing/server.ts';
import { newId } from '#shell/common/ids.ts';
import { completedWorkoutRoutes } from '../contract.ts';
import { historyRoutes } from '../contract/history.ts';
import { volumeKg, workingSets } from '../rules/figures.ts';
import { withLoadsPerHand } from '../rules/loads-per-hand.ts';
import { createWorkoutFixture } from './testing/workout-fixture.ts';

let server: TestServer;

beforeAll(async () => {
  server = await openTestServer();
});

/** A workout of lunges, 2 sets of 20 with 12 kg, of which the prescription says `load`. */
async function lunges(load: string) {
  const gym = await createWorkoutFixture(server);
  const workoutId = await gym.changeNextWorkout((rows) => rows.slice(0, 1).map((row) => ({ ...row, weight: load })));
  const { prescription, signature } = await gym.open(workoutId);
  const signed = { prescription, signature };
  const sets = [1, 2].map((setNumber) => gym.ofFirstRow(signed, { setNumber, weightKg: 12, reps: 20 }));
  const finish = { finishedAt: '2026-11-20T18:00:00.000Z', effort: null, comment: '' };
  const id = newId();
  expect((await gym.send({ signed, startedAt: '2026-11-20T17:00:00.000Z', sets, finish }, id)).status).toBe(200);
  return { gym, id };
}

async function shownVolumes({ gym, id }: Awaited<ReturnType<typeof lunges>>) {
  const { admin, client } = gym.studio;
  const { completedWorkouts } = (await server.ask(completedWorkoutRoutes.list, {}, admin)).data;
  const { days } = (await server.ask(historyRoutes.trainingDays.own, { month: '2026-11' }, client)).data;
  const workout = await gym.mine(id);
  return {
    list: completedWorkouts.find((card) => card.id === id)?.volumeKg,
    calendar: days.flatMap(({ workouts }) => workouts).find((one) => one.id === id)?.volumeKg,
    page: volumeKg(workingSets(withLoadsPerHand(workout.sets, workout))),
  };
}

test('12 kg per hand, 2 sets of 20, are 960 kg on every page', async () => {
  expect(await shownVolumes(await lunges('12 kg per mano'))).toEqual({ list: 960, calendar: 960, page: 960 });
});

test('where the prescription says nothing of hands, the weight counts as it was logged', async () => {
  expect(await shownVolumes(await lunges('12 kg'))).toEqual({ list: 480, calendar: 480, page: 480 });
});

test('a set that is corrected counts both hands too', async () => {
  const { gym, id } = await lunges('12 kg per hand');
  const [set] = (await gym.mine(id)).sets;
  const changed = { ...gym.aSet(), ...set, weightKg: 10, isRemoved: false, loggedAt: '2026-11-20T17:30:00.000Z' };
  expect((await gym.send({ sets: [changed], correction: {} }, id)).status).toBe(200);

  expect(await shownVolumes({ gym, id })).toEqual({ list: 880, calendar: 880, page: 880 });
});

test('the database reads the words for one hand as the product does', async () => {
  const loads = [
    '12 kg per mano',
    '24 kg each',
    '10 kg cad.',
    '8 kg a testa',
    '9 kg PER HAND',
    "7 kg l'uno",
    '7 kg l’uno',
    '24 kg cada',
    '24 kg ea. side',
    '5 kg each side',
  ];
  const texts = [...loads, '80 kg', '', '20 kg per lato', '60 kg peach', '24 kg a mani alte', '12 kg per ogni mano'];
  const { rows } = await server.owner.query(
    'select array_agg(is_load_per_hand(load) order by position) as found from unnest($1::text[]) with ordinality t (load, position)',
    [texts],
  );

  expect(rows[0].found).toEqual(texts.map(isLoadPerHand));
});
