import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { databaseBefore } from './database-before.ts';

const account = '0190c0de-0000-7000-8000-0000000000aa';
const id = (number: number) => `0190c0de-0000-7000-8000-${String(number).padStart(12, '0')}`;
const [client, workout, content] = [id(1), id(2), id(3)];
const programs = { complete: id(10), replaced: id(11), template: id(12) };
const plans = {
  replaced: id(20),
  successor: id(21),
  withdrawn: id(22),
  complete: id(23),
  shorter: id(24),
  next: id(25),
};

let db: pg.Client;

/** Copies of a client as they were stored before 2026-11-24, when only `ends_on` said that a copy had been replaced. */
beforeAll(async () => {
  const old = await databaseBefore('0122_replaced_programs.sql');
  db = old.db;
  await addPrograms();
  await addMealPlans();
  await old.migrate('0125_replaced_meal_plans.sql');
});

afterAll(() => db.end());

async function addPrograms(): Promise<void> {
  await db.query(`
    insert into accounts (id, name, trial_ends_at) values ('${account}', 'Studio', now());
    insert into clients (account_id, id, name, email) values ('${account}', '${client}', 'Giulia', 'giulia@example.com');
    insert into programs (account_id, id, content, title, client_id, week_count, starts_on, ends_on) values
      ('${account}', '${programs.complete}', '{"info": ""}', 'Forza', '${client}', 4, '2026-11-02', '2026-11-29'),
      ('${account}', '${programs.replaced}', '{"info": ""}', 'Massa', '${client}', 4, '2026-12-07', '2026-12-20'),
      ('${account}', '${programs.template}', '{"info": ""}', 'Modello', null, 4, null, null);
    insert into program_workouts (account_id, id, program_id, week_number, day_number, position, day_offset, title, row_count)
      values ('${account}', '${workout}', '${programs.complete}', 1, 1, 1, 0, 'Spinta', 0);
    insert into workout_adjustments (account_id, workout_id, moved_to) values ('${account}', '${workout}', '2026-11-05');
    insert into completed_workouts (account_id, id, client_id, program_title, title, info, week_number, day_number,
      prescription, started_at, workout_id, prescribed_workout_id) values ('${account}', '${id(30)}', '${client}', 'Forza',
      'Spinta', '', 1, 1, '[]', now(), '${workout}', '${workout}');`);
}

async function addMealPlans(): Promise<void> {
  const rows = [
    [plans.replaced, '2026-11-02', '2026-11-15', 28],
    [plans.successor, '2026-11-16', '2026-12-13', 28],
    [plans.withdrawn, '2027-02-01', '2027-02-14', 28],
    [plans.complete, '2027-03-01', '2027-03-28', 28],
    [plans.shorter, '2027-03-29', '2027-04-11', 28],
    [plans.next, '2027-04-12', '2027-04-25', 14],
  ].map(
    ([planId, firstDay, lastDay, days]) =>
      `('${account}', '${planId}', '{}', 'Piano', false, 7, ${days}, '${client}', '${firstDay}', '${lastDay}')`,
  );
  await db.query(`
    insert into meal_plans (account_id, id, content, title, is_draft, day_count, duration, client_id, starts_on, ends_on)
      values ${rows.join(', ')};
    insert into meal_plan_contents (account_id, id, content) values ('${account}', '${content}', '{}');
    insert into published_meal_plans (account_id, id, meal_plan_id, number, version, content_id, starts_on, first_day_on, duration)
      values ('${account}', '${id(40)}', '${plans.shorter}', 1, 1, '${content}', '2027-03-29', '2027-03-29', 28),
             ('${account}', '${id(41)}', '${plans.shorter}', 2, 2, '${content}', '2027-04-05', '2027-03-29', 14);`);
}

async function dates(table: 'programs' | 'meal_plans') {
  const { rows } = await db.query(`select id, ends_on::text, replaced_from::text from ${table} order by id`);
  return Object.fromEntries(rows.map((row) => [row.id, [row.ends_on, row.replaced_from]]));
}

test('a program that ended before its weeks keeps its end, which is the day before the next one', async () => {
  expect(await dates('programs')).toEqual({
    [programs.complete]: ['2026-11-29', null],
    [programs.replaced]: ['2026-12-20', '2026-12-21'],
    [programs.template]: [null, null],
  });
});

test('a meal plan was replaced when another one cut it off, not when its days or a shorter version ended before the next one', async () => {
  expect(await dates('meal_plans')).toEqual({
    [plans.replaced]: ['2026-11-15', '2026-11-16'],
    [plans.successor]: ['2026-12-13', null],
    [plans.withdrawn]: ['2027-02-14', null],
    [plans.complete]: ['2027-03-28', null],
    [plans.shorter]: ['2027-04-11', null],
    [plans.next]: ['2027-04-25', null],
  });
});

test('a moved workout and a done one keep their prescribed workout, also when it is deleted and restored', async () => {
  await db.query(`delete from program_workouts where id = '${workout}'`);

  const moves = await db.query('select workout_id, program_id, moved_to::text from workout_adjustments');
  expect(moves.rows).toEqual([{ workout_id: workout, program_id: programs.complete, moved_to: '2026-11-05' }]);
  const done = await db.query('select prescribed_workout_id from completed_workouts');
  expect(done.rows).toEqual([{ prescribed_workout_id: workout }]);
});
