import { expect, test } from 'vitest';
import { databaseBefore } from './database-before.ts';

const id = (number: number) => `0190c0de-0000-7000-8000-${String(number).padStart(12, '0')}`;

test('an old workout with a night before its end gets 36 minutes; one of an hour without a pause and one corrected later get none; so do a run of an hour and sets typed at the end', async () => {
  const { db, migrate } = await databaseBefore('0223_trained_seconds.sql');
  const workout = (
    number: number,
    end: string,
  ) => `('${id(1)}', '${id(number)}', '${id(2)}', '', 'Gambe', '', 1, 1, '[]',
    '2026-11-18T17:00:00Z', '${end}', '2026-11-18')`;
  const set = (workoutId: number, setNumber: number, at: string, seconds: number | null = null) =>
    `('${id(1)}', '${id(workoutId * 10 + setNumber)}', '${id(workoutId)}', '${id(2)}', '${id(7)}', '${id(8)}', ${setNumber}, '${at}', ${seconds})`;
  await db.query(`
    insert into accounts (id, name, trial_ends_at) values ('${id(1)}', 'Studio Prova', now());
    insert into clients (account_id, id, name, email) values ('${id(1)}', '${id(2)}', 'Giulia', 'giulia@example.com');
    insert into completed_workouts (account_id, id, client_id, program_title, title, info, week_number, day_number, prescription,
      started_at, finished_at, finished_on) values
      ${workout(3, '2026-11-19T07:16:00Z')}, ${workout(4, '2026-11-18T17:30:00Z')}, ${workout(5, '2026-11-19T07:16:00Z')},
      ${workout(6, '2026-11-18T18:25:00Z')}, ${workout(7, '2026-11-18T18:00:00Z')};
    insert into completed_sets (account_id, id, completed_workout_id, client_id, row_id, exercise_id, set_number, logged_at,
      seconds) values
      ${set(3, 1, '2026-11-18T17:10:00Z')}, ${set(3, 2, '2026-11-18T17:16:00Z')}, ${set(4, 1, '2026-11-18T17:15:00Z')},
      ${set(5, 1, '2026-11-18T17:10:00Z')}, ${set(5, 2, '2026-11-20T17:16:00Z')},
      ${set(6, 1, '2026-11-18T18:05:00Z', 3600)}, ${set(6, 2, '2026-11-18T18:15:00Z')},
      ${set(7, 1, '2026-11-18T17:50:00Z')}, ${set(7, 2, '2026-11-18T17:54:00Z')};`);

  await migrate('0224_trained_seconds_of_old_workouts.sql');

  const { rows } = await db.query('select id, trained_seconds from completed_workouts order by id');
  expect(rows).toEqual([
    { id: id(3), trained_seconds: 36 * 60 },
    { id: id(4), trained_seconds: null },
    { id: id(5), trained_seconds: null },
    { id: id(6), trained_seconds: null },
    { id: id(7), trained_seconds: null },
  ]);
  await db.end();
});
