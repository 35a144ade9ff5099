import { expect, test } from 'vitest';
import { databaseBefore } from './database-before.ts';

const id = (number: number) => `0190c0de-0000-7000-8000-${String(number).padStart(12, '0')}`;

test('old workouts over midnight are of the day on which they began, and old sets of another exercise with dumbbells are loads per hand', async () => {
  const { db, migrate } = await databaseBefore('0264_loads_per_hand_of_substitutes.sql');
  const prescription = JSON.stringify([{ id: id(20), exerciseId: id(30), weight: '12 kg per mano' }]);
  const swappedTo = (exerciseName: string) => JSON.stringify([{ rowId: id(20), exerciseId: id(31), exerciseName }]);
  const workout = (number: number, [start, end, day]: string[], rowChanges = '[]') =>
    `('${id(1)}', '${id(number)}', '${id(2)}', '', 'Gambe', '', 1, 1, '${prescription}', '${rowChanges}', '${start}', '${end}', '${day}')`;
  const set = (workoutId: number, exerciseId: number) =>
    `('${id(1)}', '${id(workoutId * 10)}', '${id(workoutId)}', '${id(2)}', '${id(20)}', '${id(exerciseId)}', 1, 12, '2026-11-18T17:10:00Z')`;
  const overMidnight = ['2026-11-18T22:40:00Z', '2026-11-18T23:25:00Z', '2026-11-19'];
  await db.query(`
    insert into accounts (id, name, trial_ends_at) values ('${id(1)}', 'Studio Prova', now());
    insert into clients (account_id, id, name, email) values ('${id(1)}', '${id(2)}', 'Giulia', 'giulia@example.com');
    insert into completed_workouts (account_id, id, client_id, program_title, title, info, week_number, day_number, prescription,
      row_changes, started_at, finished_at, finished_on) values
      ${workout(3, overMidnight, swappedTo('Step-up con manubri'))},
      ${workout(4, ['2026-11-16T17:00:00Z', '2026-11-18T17:30:00Z', '2026-11-18'], swappedTo('Leg press'))},
      ${workout(5, ['2026-11-18T22:40:00Z', '2026-11-18T23:25:00Z', '2026-11-18'])};
    insert into completed_sets (account_id, id, completed_workout_id, client_id, row_id, exercise_id, set_number, weight_kg,
      logged_at) values ${set(3, 31)}, ${set(4, 31)}, ${set(5, 30)};`);

  await migrate('0265_days_of_workouts_over_midnight.sql');

  const { rows } = await db.query(`
    select done.id, finished_on::text as day, is_load_per_hand as per_hand
    from completed_workouts done join completed_sets on completed_workout_id = done.id order by done.id`);
  expect(rows).toEqual([
    { id: id(3), day: '2026-11-18', per_hand: true },
    { id: id(4), day: '2026-11-18', per_hand: false },
    { id: id(5), day: '2026-11-18', per_hand: true },
  ]);
  const started = (number: number, end: string) =>
    `('${id(1)}', '${id(number)}', '${id(2)}', '', 'Gambe', '', 1, 1, '[]', '2026-11-22T18:00:00Z', '${end}')`;
  const later = await db.query(`
    insert into completed_workouts (account_id, id, client_id, program_title, title, info, week_number, day_number, prescription,
      started_at, finished_at) values ${started(6, '2026-11-23T06:00:00Z')}, ${started(7, '2026-11-23T06:00:00.001Z')}
    returning finished_on::text as day`);
  expect(later.rows).toEqual([{ day: '2026-11-22' }, { day: '2026-11-23' }]);
  await db.query(`update completed_sets set weight_kg = null where completed_workout_id = '${id(3)}'`);
  const { rows: emptied } = await db.query(
    `select is_load_per_hand as per_hand from completed_sets where completed_workout_id = '${id(3)}'`,
  );
  expect(emptied).toEqual([{ per_hand: false }]);
  await db.end();
});
