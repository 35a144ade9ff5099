import pg from 'pg';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '#database/testing/server.ts';
import { openTestStudio, type TestStudio } from '#database/testing/studio.ts';
import { addDays, mondayOf, todayIn } from '#shell/common/dates.ts';
import { newId } from '#shell/common/ids.ts';
import { historyRoutes } from '../contract/history.ts';
import { trainingRoutes } from '../contract/training.ts';
import { libraryExerciseId } from '#database/testing/library-exercise.ts';

let server: TestServer;
let studio: TestStudio;
let owner: pg.Client;
let clientId: string;
let squat: string;

beforeAll(async () => {
  server = await openTestServer();
  owner = new pg.Client({ connectionString: server.ownerUrl });
  await owner.connect();
  studio = await openTestStudio(server);
  clientId = studio.ids['clients'] ?? '';
  squat = await libraryExerciseId(server, 'barbell-squat');
  return () => owner.end();
});

beforeEach(() => owner.query('delete from completed_workouts where client_id = $1', [clientId]));

interface Done {
  at: string;
  exerciseId?: string;
  name?: string;
  weights?: number[];
  reps?: number;
  isWarmUp?: boolean;
  source?: 'forma' | 'strong';
}

/** Inserts a finished workout of one hour with one set for each weight, and returns its id. */
async function train(done: Done): Promise<string> {
  const { at, exerciseId = own(), name = 'Nome di allora', weights = [60], reps = 8, isWarmUp = false } = done;
  const id = newId();
  await owner.query(
    `insert into completed_workouts (account_id, id, client_id, program_title, title, info, week_number, day_number,
      prescription, source, started_at, finished_at)
    values ($1, $2, $3, '', 'Gambe', '', 1, 1, $5, $6, $4::timestamptz - interval '1 hour', $4)`,
    [studio.accountId, id, clientId, at, JSON.stringify([{ id, exerciseId, name }]), done.source ?? 'forma'],
  );
  await owner.query(
    `insert into completed_sets (account_id, id, completed_workout_id, client_id, row_id, exercise_id, set_number,
      weight_kg, reps, is_warm_up, logged_at)
    select $1, gen_random_uuid(), $2, $3, $2, $4, place, kg, $6, $7, $8
    from unnest($5::numeric[]) with ordinality as sets (kg, place)`,
    [studio.accountId, id, clientId, exerciseId, weights, reps, isWarmUp, at],
  );
  return id;
}

const own = () => studio.ids['exercises'] ?? '';

describe('the exercises a client has trained', () => {
  const mine = async (more: object = {}) => (await server.ask(historyRoutes.exercises.own, more, studio.client)).data;

  test('are listed with number of workouts, last day and best set, the last done first', async () => {
    await train({ at: '2026-11-02T17:00:00Z', weights: [60, 65, 62.5] });
    await train({ at: '2026-11-09T17:00:00Z', weights: [60] });
    await train({ at: '2026-11-04T17:00:00Z', exerciseId: squat });
    const { exercises } = await mine();

    expect(exercises.map(({ id }) => id)).toEqual([own(), squat]);
    expect(exercises[0]).toMatchObject({
      name: 'Esercizio riservato',
      workouts: 2,
      lastDay: '2026-11-09',
      bestSet: { weightKg: 65, reps: 8 },
    });
  });

  test('are found by name, also on the second page beyond 25', async () => {
    await train({ at: '2026-11-02T17:00:00Z' });
    for (let count = 0; count < 26; count++)
      await train({ at: '2026-11-03T17:00:00Z', exerciseId: newId(), name: `Cancellato ${count}` });

    expect((await mine({ search: 'riser%' })).exercises).toEqual([]);
    expect((await mine({ search: 'RISERV' })).exercises.map(({ name }) => name)).toEqual(['Esercizio riservato']);
    expect((await mine()).nextPage).toBe(2);
    expect((await mine({ page: 2 })).exercises.map(({ name }) => name)).toContain('Esercizio riservato');
  });

  test('names of library exercises are in the language of the reader', async () => {
    await train({ at: '2026-11-02T17:00:00Z', exerciseId: squat });
    const { rows } = await owner.query('select name_it from system_exercises where id = $1', [squat]);

    expect((await mine()).exercises[0]?.name).toBe(rows[0].name_it);
  });

  test('an exercise with warm-ups only is not listed', async () => {
    await train({ at: '2026-11-02T17:00:00Z', isWarmUp: true });

    expect((await mine()).exercises).toEqual([]);
  });

  test('the coach sees the same exercises as the client', async () => {
    await train({ at: '2026-11-02T17:00:00Z' });
    const theirs = await server.ask(historyRoutes.exercises.client, { clientId: clientId }, studio.admin);

    expect(theirs.data).toEqual(await mine());
  });
});

describe('the progress of an exercise', () => {
  const progress = async (more: { exerciseId?: string; from?: string } = {}) =>
    server.ask(historyRoutes.progress.own, { exerciseId: own(), ...more }, studio.client);

  test('has one performance per workout, oldest first, including imported ones', async () => {
    await train({ at: '2026-11-09T17:00:00Z', weights: [80, 82.5] });
    await train({ at: '2026-11-02T17:00:00Z', weights: [80, 80], source: 'strong' });
    const { performances } = (await progress()).data;

    expect(performances).toMatchObject([
      { day: '2026-11-02', bestSet: { weightKg: 80 }, volumeKg: 1280, oneRepMaxKg: 101.3, hardSets: 2 },
      { day: '2026-11-09', bestSet: { weightKg: 82.5 }, volumeKg: 1300, oneRepMaxKg: 104.5, hardSets: 2 },
    ]);
  });

  test('from a date on leaves out earlier workouts, by the time zone of the client', async () => {
    await train({ at: '2026-11-08T22:30:00Z' });
    await train({ at: '2026-11-09T00:30:00Z' });

    expect((await progress({ from: '2026-11-09' })).data.performances).toMatchObject([{ day: '2026-11-09' }]);
  });

  test('contains at most the newest 400 workouts', async () => {
    await owner.query(
      `with done as (
        insert into completed_workouts (account_id, id, client_id, program_title, title, info, week_number, day_number,
          prescription, started_at, finished_at)
        select $1, gen_random_uuid(), $2, '', '', '', 1, 1, '[]', day, day
        from generate_series('2020-01-01T12:00Z'::timestamptz, '2021-03-31T12:00Z', '1 day') day returning id)
      insert into completed_sets (account_id, id, completed_workout_id, client_id, row_id, exercise_id, set_number,
        weight_kg, reps, logged_at)
      select $1, gen_random_uuid(), id, $2, id, $3, 1, 60, 8, now() from done`,
      [studio.accountId, clientId, own()],
    );
    const { performances } = (await progress()).data;

    expect(performances).toHaveLength(400);
    expect(performances.at(-1)?.day).toBe('2021-03-31');
  });

  test('of a deleted exercise is available, under the name it had', async () => {
    const deletedId = newId();
    await train({ at: '2026-11-02T17:00:00Z', exerciseId: deletedId, name: 'Spinte al cavo' });

    expect((await progress({ exerciseId: deletedId })).data).toMatchObject({
      exercise: { id: deletedId, name: 'Spinte al cavo' },
      performances: [{ day: '2026-11-02' }],
    });
  });

  test('of an exercise that was never done is empty, of one of another account it is not found', async () => {
    expect((await progress({ exerciseId: squat })).data.performances).toEqual([]);
    expect((await progress({ exerciseId: newId() })).status).toBe(404);
  });

  test('is the same for the coach, and not found for a coach who does not look after the client', async () => {
    await train({ at: '2026-11-02T17:00:00Z' });
    const question = { clientId, exerciseId: own() };

    expect((await server.ask(historyRoutes.progress.client, question, studio.admin)).data).toEqual(
      (await progress()).data,
    );
    expect((await server.ask(historyRoutes.progress.client, question, studio.coach)).status).toBe(404);
    expect((await server.ask(historyRoutes.progress.client, question, studio.client)).status).toBe(403);
  });

  test('from an invalid date is rejected with the name of the field', async () => {
    const refused = await progress({ from: 'ieri' });

    expect(refused.status).toBe(422);
    expect(Object.keys(refused.errors ?? {})).toEqual(['from']);
  });
});

describe('the calendar', () => {
  const days = (month: string) => server.ask(historyRoutes.trainingDays.own, { month }, studio.client);

  test('shows the workouts of a month by their dates in the time zone of the client', async () => {
    const late = await train({ at: '2026-11-01T00:30:00Z', weights: [60, 60] });
    await train({ at: '2026-10-31T22:30:00Z' });
    const second = await train({ at: '2026-11-30T22:59:00Z' });

    expect((await days('2026-11')).data.days).toEqual([
      {
        day: '2026-11-01',
        workouts: [
          {
            id: late,
            title: 'Gambe',
            dayNumber: 1,
            minutes: 60,
            sets: 2,
            prescribedSets: { total: 2, missing: 0 },
            volumeKg: 960,
            endurance: null,
          },
        ],
      },
      {
        day: '2026-11-30',
        workouts: [
          {
            id: second,
            title: 'Gambe',
            dayNumber: 1,
            minutes: 60,
            sets: 1,
            prescribedSets: { total: 1, missing: 0 },
            volumeKg: 480,
            endurance: null,
          },
        ],
      },
    ]);
  });

  test('counts the consecutive weeks with a workout up to this one', async () => {
    const week = 7 * 86_400_000;
    for (const back of [0, 1, 2, 4]) await train({ at: new Date(Date.now() - back * week).toISOString() });

    expect((await days('2026-11')).data.streakWeeks).toBe(3);
  });

  test('a week that a pause moves as a whole does not end the streak', async () => {
    const monday = mondayOf(todayIn('Europe/Rome'));
    for (const back of [0, 1, 3]) await train({ at: `${addDays(monday, -7 * back)}T06:00:00.000Z` });
    const pause = { from: addDays(monday, -14), until: addDays(monday, -10), days: 7, keepsWeekdays: true, note: '' };
    await owner.query('update programs set pauses = $2 where account_id = $1 and client_id is not null', [
      studio.accountId,
      JSON.stringify([pause]),
    ]);

    expect((await days('2026-11')).data.streakWeeks).toBe(3);
    expect((await server.ask(trainingRoutes.today, {}, studio.client)).data.today.streakWeeks).toBe(3);
  });

  test('does not count warm-ups in sets and volume', async () => {
    await train({ at: '2026-11-02T17:00:00Z', isWarmUp: true });

    expect((await days('2026-11')).data.days[0]?.workouts[0]).toMatchObject({ sets: 0, volumeKg: 0 });
  });

  test.each(['2026-13', '2026-1', '11-2026', '1026-01', ''])('of the month "%s" is rejected', async (month) => {
    expect((await days(month)).status).toBe(422);
  });

  test('of a client is the same for the coach', async () => {
    await train({ at: '2026-11-02T17:00:00Z' });
    const theirs = await server.ask(
      historyRoutes.trainingDays.client,
      { clientId: clientId, month: '2026-11' },
      studio.admin,
    );

    expect(theirs.data).toEqual((await days('2026-11')).data);
  });
});

describe('records', () => {
  test('of an exercise or a workout that the client does not have are not found', async () => {
    const ask = (more: object) => server.ask(historyRoutes.records.own, more, studio.client);

    expect((await ask({ exerciseId: newId() })).status).toBe(404);
    expect((await ask({ completedWorkoutId: newId() })).status).toBe(404);
  });

  test('are listed in pages of 25, newest first, alike for the client and the coach', async () => {
    for (let day = 1; day <= 20; day++)
      await train({ at: `2026-11-${String(day).padStart(2, '0')}T17:00:00Z`, weights: [60 + day], reps: 15 });
    const first = (await server.ask(historyRoutes.records.own, {}, studio.client)).data;
    const second = (await server.ask(historyRoutes.records.client, { clientId: clientId, page: 2 }, studio.admin)).data;

    expect(first.records).toHaveLength(25);
    expect(first.records[0]).toMatchObject({ kind: 'load', value: 80, before: 79, day: '2026-11-20' });
    expect([first.nextPage, second.records.length, second.nextPage]).toEqual([2, 13, 0]);
  });
});
