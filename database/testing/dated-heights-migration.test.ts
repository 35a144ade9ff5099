import { expect, test } from 'vitest';
import { databaseBefore } from './database-before.ts';

const id = (number: number) => `0190c0de-0000-7000-8000-${String(number).padStart(12, '0')}`;

test('a height of the record from before heights were dated is older than every measured one', async () => {
  const { db, migrate } = await databaseBefore('0184_dated_heights.sql');
  await db.query(`
    insert into accounts (id, name, trial_ends_at) values ('${id(1)}', 'Studio Prova', now());
    insert into clients (account_id, id, name, email, height_cm)
      values ('${id(1)}', '${id(2)}', 'Giulia', 'giulia@example.com', 168), ('${id(1)}', '${id(3)}', 'Sara', 'sara@example.com', null);`);

  await migrate();

  const { rows } = await db.query(
    "select name, (height_on, height_at) < ('1900-01-01'::date, '1900-01-01'::timestamptz) as older from clients order by name",
  );
  expect(rows).toEqual([
    { name: 'Giulia', older: true },
    { name: 'Sara', older: null },
  ]);
  await db.end();
});
