import { expect, test } from 'vitest';
import { openTestServer } from '#database/testing/server.ts';
import { consentRoutes } from '#areas/clients/contract/consents.ts';
import { trainingRoutes, workoutRoutes } from '../contract/training.ts';
import { createWorkoutFixture } from './testing/workout-fixture.ts';

test('the history of an exercise names the program, the day and the row with the sets, repetitions and load that were written', async () => {
  const server = await openTestServer();
  const gym = await createWorkoutFixture(server);
  const open = async () =>
    (await server.ask(workoutRoutes.open.own, { workoutId: gym.studio.ids['workouts'] ?? '' }, gym.studio.client)).data;
  const { prescription } = await open();
  const row = prescription.rows.find(({ id }) => id === gym.rowId);
  await gym.log(gym.aSet());
  await gym.finishAt('2026-11-18T18:00:00.000Z');

  const performances = (await open()).history.find((one) => one.exerciseId === row?.exerciseId)?.performances ?? [];
  expect(performances[0]).toMatchObject({
    programId: prescription.programId,
    dayNumber: prescription.dayNumber,
    sets: [{ rowId: gym.rowId }],
    rows: [
      {
        ...{ id: gym.rowId, key: row?.key, supersetPosition: row?.supersetPosition },
        ...{ weight: row?.weight, sets: row?.sets, reps: row?.reps },
      },
    ],
  });
});

test('the history of a prescribed exercise goes back past a deload of three weeks, and twice for each written load', async () => {
  const server = await openTestServer();
  const gym = await createWorkoutFixture(server);
  const open = async () =>
    (await server.ask(workoutRoutes.open.own, { workoutId: gym.studio.ids['workouts'] ?? '' }, gym.studio.client)).data;
  const { prescription } = await open();
  const row = prescription.rows.find(({ id }) => id === gym.rowId);
  await gym.log(gym.aSet());
  await gym.finishAt('2026-11-18T18:00:00.000Z');
  const written = [
    '80 kg',
    '80 kg',
    '80 kg',
    '80 kg',
    '100 kg',
    '100 kg',
    '100 kg',
    '90 kg',
    '85 kg',
    '70 kg',
    '60 kg',
    '50 kg',
    '40 kg',
  ];
  await workoutsBefore(server, gym, written);

  const performances = (await open()).history.find((one) => one.exerciseId === row?.exerciseId)?.performances ?? [];
  expect(performances.slice(1).map(({ rows }) => rows?.find(({ id }) => id === gym.rowId)?.weight)).toEqual([
    '80 kg',
    '80 kg',
    '100 kg',
    '100 kg',
    '90 kg',
    '85 kg',
    '70 kg',
    '60 kg',
    '50 kg',
  ]);
});

test('two rows with one exercise keep the order of the prescription in every performance, however many there are', async () => {
  const server = await openTestServer();
  const gym = await createWorkoutFixture(server);
  const open = async () =>
    (await server.ask(workoutRoutes.open.own, { workoutId: gym.studio.ids['workouts'] ?? '' }, gym.studio.client)).data;
  const { exerciseId } = (await open()).prescription.rows.find(({ id }) => id === gym.rowId) ?? {};
  await gym.log(gym.aSet());
  await gym.finishAt('2026-11-18T18:00:00.000Z');
  await server.owner.query(
    `update completed_workouts set prescription = (
      select jsonb_agg(row || jsonb_build_object('exerciseId', $2::text)) from jsonb_array_elements(prescription) row)
    where id = $1`,
    [gym.id, exerciseId],
  );
  await workoutsBefore(
    server,
    gym,
    Array.from({ length: 45 }, () => '80 kg'),
    1,
  );
  const { rows } = await gym.mine(gym.id);

  const { performances = [] } = (await open()).history.find((one) => one.exerciseId === exerciseId) ?? {};
  const orders = performances.map((performance) => performance.rows?.map(({ id }) => id));
  expect(rows.length).toBeGreaterThan(1);
  expect(orders).toEqual(performances.map(() => rows.map(({ id }) => id)));
  expect(performances).toHaveLength(3);
});

/** Copies the finished workout of the fixture, `days` earlier for each written load. */
async function workoutsBefore(
  { owner }: Awaited<ReturnType<typeof openTestServer>>,
  gym: Awaited<ReturnType<typeof createWorkoutFixture>>,
  written: readonly string[],
  days = 7,
): Promise<void> {
  for (const [index, weight] of written.entries()) {
    const before = `${(index + 1) * days} days`;
    await owner.query(
      `with copied as (
        insert into completed_workouts select (jsonb_populate_record(done, jsonb_build_object('id', gen_random_uuid(),
          'started_at', started_at - $2::interval, 'finished_at', finished_at - $2::interval,
          'prescription', (select jsonb_agg(row || jsonb_build_object('weight', $3::text)) from jsonb_array_elements(prescription) row)))).*
        from completed_workouts done where id = $1 returning id)
      insert into completed_sets (id, account_id, client_id, completed_workout_id, row_id, exercise_id, set_number, weight_kg, reps, logged_at)
      select gen_random_uuid(), account_id, client_id, copied.id, row_id, exercise_id, set_number, weight_kg, reps, logged_at - $2::interval
      from completed_sets done cross join copied where completed_workout_id = $1`,
      [gym.id, before, weight],
    );
  }
}

test('the editor of a copy reads the same history as the runner, while the client consents to health data', async () => {
  const server = await openTestServer();
  const gym = await createWorkoutFixture(server);
  const { client, admin, ids } = gym.studio;
  await gym.log(gym.aSet());
  await gym.finishAt('2026-11-18T18:00:00.000Z');
  const { prescription, history } = (
    await server.ask(workoutRoutes.open.own, { workoutId: ids['workouts'] ?? '' }, client)
  ).data;
  const exerciseIds = prescription.rows.map(({ exerciseId }) => exerciseId).join();
  const read = () => server.ask(trainingRoutes.exerciseHistory, { clientId: ids['clients'] ?? '', exerciseIds }, admin);

  const own = history.filter(({ exerciseId }) => exerciseIds.includes(exerciseId));
  expect((await read()).data.history).toEqual(own);
  expect(own.length).toBeGreaterThan(0);
  await server.ask(consentRoutes.decideConsent, { purpose: 'health_data', isGiven: false }, client);
  expect((await read()).status).not.toBe(200);
});
