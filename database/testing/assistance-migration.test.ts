import { expect, test } from 'vitest';
import { databaseBefore } from './database-before.ts';

const id = (number: number) => `0190c0de-0000-7000-8000-${String(number).padStart(12, '0')}`;
const [account, client, exercise] = [id(1), id(2), id(3)];

test('the imported weight of an assisted exercise becomes help, and that of any other exercise, workout or corrected set stays', async () => {
  const { db, migrate } = await databaseBefore('0203_assistance_of_imported_sets.sql');
  const cases = [
    { name: 'Trazioni assistite alla macchina', source: 'strong', kg: 20, expected: -20 },
    { name: 'Pull Up (Assisted)', source: 'hevy', kg: 12.5, expected: -12.5 },
    { name: 'Pull Up (Assisted)', source: 'hevy', kg: -15, expected: -15 },
    { name: 'Pull Up (Assisted)', source: 'hevy', kg: 400, expected: 400 },
    { name: 'Pull Up (Assisted)', source: 'forma', kg: 20, expected: 20 },
    { name: 'Pull Up (Unassisted)', source: 'strong', kg: 20, expected: 20 },
    { name: 'Non-assisted Dip', source: 'strong', kg: 20, expected: 20 },
    { name: 'Panca piana', source: 'strong', kg: 80, expected: 80 },
    { name: 'Trazioni assistite', source: 'strong', kg: 20, expected: 20, isCorrected: true },
  ];
  await db.query(`
    insert into accounts (id, name, trial_ends_at) values ('${account}', 'Studio', now());
    insert into clients (account_id, id, name, email) values ('${account}', '${client}', 'Giulia', 'giulia@example.com');`);
  for (const [index, { name, source, kg, isCorrected = false }] of cases.entries()) {
    const [workout, row, set] = [id(100 + index), id(200 + index), id(300 + index)];
    const rows = JSON.stringify([{ id: row, exerciseId: exercise, name }]);
    await db.query(
      `insert into completed_workouts (account_id, id, client_id, program_title, title, info, week_number, day_number, prescription,
        started_at, finished_at, comment, source) values ($1, $2, $3, '', 'Dorso', '', 1, 1, $4, now(), now(), '', $5)`,
      [account, workout, client, rows, source],
    );
    const values = [account, set, workout, row, kg];
    await db.query(
      `insert into completed_sets (account_id, id, completed_workout_id, row_id, weight_kg, client_id, exercise_id, set_number, reps, logged_at)
       values ($1, $2, $3, $4, $5, $6, $7, 1, 8, now())`,
      [...values, client, exercise],
    );
    if (isCorrected)
      await db.query(
        `insert into completed_set_versions (account_id, set_id, completed_workout_id, row_id, weight_kg, set_number, reps, logged_at, is_removed)
         values ($1, $2, $3, $4, $5, 1, 6, now(), false)`,
        values,
      );
  }

  await migrate();

  const { rows } = await db.query('select weight_kg::float8 as kg from completed_sets order by id');
  expect(rows.map(({ kg }) => kg)).toEqual(cases.map(({ expected }) => expected));
  await db.end();
});
