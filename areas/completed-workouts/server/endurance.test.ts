import { expect, test } from 'vitest';
import { openTestServer } from '#database/testing/server.ts';
import { clientWorkoutRoutes } from '../contract.ts';
import { historyRoutes } from '../contract/history.ts';
import { createWorkoutFixture } from './testing/workout-fixture.ts';

test.each([
  ['a load is lifted', { weightKg: 20, reps: 10 }, 200],
  ['repetitions are done without a load', { weightKg: null, reps: 12 }, 0],
  ['a load is carried', { weightKg: 20, reps: null, metres: 50 }, 0],
])(
  'a workout of two runs has distance, time and pace in the list and the calendar, until %s',
  async (_, set, volume) => {
    const server = await openTestServer();
    const gym = await createWorkoutFixture(server);
    const run = { weightKg: null, reps: null, rir: null, metres: 5000, seconds: 1500 };
    await gym.log(gym.aSet({ ...run, setNumber: 1 }), gym.aSet({ ...run, setNumber: 2 }));
    await gym.finishAt('2026-11-18T18:10:00.000Z');
    const { client } = gym.studio;
    const figures = async () => {
      const { completedWorkouts } = (await server.ask(clientWorkoutRoutes.list.own, {}, client)).data;
      const { days } = (await server.ask(historyRoutes.trainingDays.own, { month: '2026-11' }, client)).data;
      const listed = [...completedWorkouts, ...days.flatMap(({ workouts }) => workouts)];
      return listed.flatMap(({ id, volumeKg, endurance }) => (id === gym.id ? { volumeKg, endurance } : []));
    };
    const runs = { volumeKg: 0, endurance: { metres: 10_000, seconds: 3000, paceSecondsPerKm: 300 } };
    expect(await figures()).toEqual([runs, runs]);

    await gym.log(gym.aSet({ setNumber: 3, ...set, loggedAt: '2026-11-18T17:50:00.000Z' }));
    const lifted = { volumeKg: volume, endurance: null };
    expect(await figures()).toEqual([lifted, lifted]);
  },
);
