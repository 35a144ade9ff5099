import { beforeAll, expect, test } from 'vitest';
import { exerciseRoutes } from '#areas/exercises/contract.ts';
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

const swappedAt = '2026-11-20T17:05:00.000Z';

/** Does the workout with another exercise, of this name, from the set `from` on. */
async function swap({ gym, id }: Awaited<ReturnType<typeof lunges>>, name: string, from = 1) {
  const { rows, sets } = await gym.mine(id);
  const [row] = rows;
  const { exercise } = (await server.ask(exerciseRoutes.create, { name, primaryMuscles: ['quads'] }, gym.studio.admin))
    .data;
  const before = sets.filter(({ setNumber }) => setNumber < from).map(({ setNumber }) => setNumber);
  const earlier = { exerciseId: row?.exerciseId ?? '', exerciseName: row?.name ?? '', setNumbers: before };
  const change = {
    ...{ rowId: row?.id ?? '', skipReason: null, skipNote: '', changedAt: swappedAt },
    ...{ exerciseId: exercise.id, exerciseName: exercise.name },
    ...(before.length > 0 && { earlier: [earlier] }),
  };
  expect((await gym.send({ rowChanges: [change], correction: {} }, id)).status).toBe(200);
}

test('with another exercise with dumbbells the load per hand counts for both, with one at a machine as it was logged', async () => {
  const withDumbbells = await lunges('12 kg per mano');
  await swap(withDumbbells, 'Step-up con manubri');
  const atMachine = await lunges('12 kg per mano');
  await swap(atMachine, 'Leg press');

  expect(await shownVolumes(withDumbbells)).toEqual({ list: 960, calendar: 960, page: 960 });
  expect(await shownVolumes(atMachine)).toEqual({ list: 480, calendar: 480, page: 480 });
});

test('a swap to a machine after the first set leaves that set the load of both hands', async () => {
  const workout = await lunges('12 kg per mano');
  await swap(workout, 'Leg press', 2);

  expect(await shownVolumes(workout)).toEqual({ list: 720, calendar: 720, page: 720 });
});

async function storedFlags(completedWorkoutId: string) {
  const { rows } = await server.owner.query(
    'select exercise_id, is_load_per_hand from completed_sets where completed_workout_id = $1 order by set_number',
    [completedWorkoutId],
  );
  return rows.map((row) => ({ exerciseId: row.exercise_id, isLoadPerHand: row.is_load_per_hand }));
}

test('a set without a weight has no load per hand, also after a swap: repetitions keep their history', async () => {
  const workout = await lunges('12 kg per mano');
  const [set] = (await workout.gym.mine(workout.id)).sets;
  const changed = { ...workout.gym.aSet(), ...set, weightKg: null, isRemoved: false };
  const loggedAt = '2026-11-20T17:30:00.000Z';
  await workout.gym.send({ sets: [{ ...changed, loggedAt }], correction: {} }, workout.id);
  expect(await storedFlags(workout.id)).toMatchObject([{ isLoadPerHand: false }, { isLoadPerHand: true }]);

  await swap(workout, 'Step-up con manubri');
  expect(await storedFlags(workout.id)).toMatchObject([{ isLoadPerHand: false }, { isLoadPerHand: true }]);
  const shown = await workout.gym.mine(workout.id);
  expect(withLoadsPerHand(shown.sets, shown).map(({ isLoadPerHand }) => isLoadPerHand)).toEqual([false, true]);
});

test('a set that two earlier exercises name belongs to the first of them', async () => {
  const { gym, id } = await lunges('12 kg per mano');
  const [row] = (await gym.mine(id)).rows;
  const names = ['Affondi al multipower', 'Step-up con manubri', 'Leg press'];
  const ids: string[] = [];
  for (const name of names) {
    const content = { name: `${name} ${newId()}`, primaryMuscles: ['quads' as const] };
    ids.push((await server.ask(exerciseRoutes.create, content, gym.studio.admin)).data.exercise.id);
  }
  const [first = '', second = '', now = ''] = ids;
  const earlier = [first, second].map((exerciseId, index) => ({
    ...{ exerciseId, exerciseName: names[index] ?? '' },
    setNumbers: index === 0 ? [1] : [1, 2],
  }));
  const change = {
    ...{ rowId: row?.id ?? '', skipReason: null, skipNote: '', changedAt: swappedAt },
    ...{ exerciseId: now, exerciseName: names[2] ?? '', earlier },
  };
  expect((await gym.send({ rowChanges: [change], correction: {} }, id)).status).toBe(200);

  expect(await storedFlags(id)).toEqual([
    { exerciseId: first, isLoadPerHand: false },
    { exerciseId: second, isLoadPerHand: true },
  ]);
});
