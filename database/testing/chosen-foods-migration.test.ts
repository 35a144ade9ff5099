import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { databaseBefore } from './database-before.ts';

const account = '0190c0de-0000-7000-8000-0000000000aa';
const client = '0190c0de-0000-7000-8000-000000000001';

let db: pg.Client;

/** Meals as they were stored when choosing a food was eating it. */
beforeAll(async () => {
  const old = await databaseBefore('0127_chosen_foods.sql');
  db = old.db;
  await db.query(`
    insert into accounts (id, name, trial_ends_at) values ('${account}', 'Studio', now());
    insert into clients (account_id, id, name, email) values ('${account}', '${client}', 'Giulia', 'giulia@example.com');
    insert into meal_entries (account_id, client_id, eaten_on, meal_id, state, swaps, note, logged_at, new_at)
    select '${account}', '${client}', current_date + days, gen_random_uuid(), state, '[{}]', note, now(), now()
    from (values (-3, 'swapped', 'passato'), (5, 'swapped', ''), (6, 'swapped', 'domanda'), (7, 'skipped', '')) as entry (days, state, note);`);
  await old.migrate();
});

afterAll(() => db.end());

test('foods that were swapped for dates to come are choices, and news only with a note', async () => {
  const { rows } = await db.query(
    `select state, note, new_at is not null as "isNew", jsonb_array_length(swaps) as swaps from meal_entries order by eaten_on`,
  );

  expect(rows).toEqual([
    { state: 'swapped', note: 'passato', isNew: true, swaps: 1 },
    { state: 'planned', note: '', isNew: false, swaps: 1 },
    { state: 'planned', note: 'domanda', isNew: true, swaps: 1 },
    { state: 'skipped', note: '', isNew: true, swaps: 1 },
  ]);
});
