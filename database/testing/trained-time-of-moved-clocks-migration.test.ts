import { expect, test } from 'vitest';
import { databaseBefore } from './database-before.ts';

const id = (number: number) => `0190c0de-0000-7000-8000-${String(number).padStart(12, '0')}`;

test('stored durations lose the days by which the clock of the phone was moved, and count the time before a set at their end; others, and that of a corrected workout, stay', async () => {
  const { db, migrate } = await databaseBefore('0276_trained_time_of_moved_clocks.sql');
  const workout = (number: number, start: string, seconds: number | null) =>
    `('${id(1)}', '${id(number)}', '${id(2)}', '', 'Gambe', '', 1, 1, '[]', '${start}', '2026-11-18T18:03:00Z', '2026-11-18', ${seconds})`;
  const set = (workoutId: number, setNumber: number, at: string) =>
    `('${id(1)}', '${id(workoutId * 10 + setNumber)}', '${id(workoutId)}', '${id(2)}', '${id(7)}', '${id(8)}', ${setNumber}, '${at}')`;
  await db.query(`
    insert into accounts (id, name, trial_ends_at) values ('${id(1)}', 'Studio Prova', now());
    insert into clients (account_id, id, name, email) values ('${id(1)}', '${id(2)}', 'Giulia', 'giulia@example.com');
    insert into completed_workouts (account_id, id, client_id, program_title, title, info, week_number, day_number, prescription,
      started_at, finished_at, finished_on, trained_seconds) values
      ${workout(3, '2026-11-15T17:57:00Z', 259_560)}, ${workout(4, '2026-11-18T18:03:00Z', 0)},
      ${workout(5, '2026-11-18T17:00:00Z', 3780)}, ${workout(6, '2026-11-15T17:57:00Z', null)},
      ${workout(9, '2026-11-18T15:00:00Z', 1200)};
    insert into completed_sets (account_id, id, completed_workout_id, client_id, row_id, exercise_id, set_number, logged_at) values
      ${set(3, 1, '2026-11-18T18:00:00Z')}, ${set(3, 2, '2026-11-18T18:03:00Z')},
      ${set(4, 1, '2026-11-18T17:45:00Z')}, ${set(4, 2, '2026-11-18T17:55:00Z')},
      ${set(5, 1, '2026-11-18T18:00:00Z')}, ${set(6, 1, '2026-11-19T10:00:00Z')},
      ${set(9, 1, '2026-11-18T18:03:00Z')};`);

  await migrate('0276_trained_time_of_moved_clocks.sql');

  const { rows } = await db.query('select id, trained_seconds from completed_workouts order by id');
  expect(rows).toEqual([
    { id: id(3), trained_seconds: 23 * 60 },
    { id: id(4), trained_seconds: 18 * 60 },
    { id: id(5), trained_seconds: 63 * 60 },
    { id: id(6), trained_seconds: null },
    { id: id(9), trained_seconds: 183 * 60 },
  ]);
  await db.end();
});
