import { expect, test } from 'vitest';
import { databaseBefore } from './database-before.ts';

const id = (number: number) => `0190c0de-0000-7000-8000-${String(number).padStart(12, '0')}`;
const [alone, team] = [id(1), id(2)];
const [ownerAlone, owner, coach] = [id(11), id(12), id(13)];
const [giulia, sample, marta, nico] = [id(21), id(22), id(23), id(24)];

test('owners are in charge of the care that they wrote something for, and of all of it when they work alone', async () => {
  const { db, migrate } = await databaseBefore('0178_care_of_owners.sql');
  const person = (number: number) => `('${id(number)}', 'persona${number}@example.com', 'Persona')`;
  const macro = (account: string, number: number, client: string | null, by: string) =>
    `('${account}', '${id(number)}', 'Giorno', ${client ? `'${client}'` : 'null'}, '${by}', '{}', '{"day": {"calories": 2000}}', ${client ? "current_date, 'infinity'" : 'null, null'})`;
  await db.query(`
    insert into accounts (id, name, trial_ends_at) values ('${alone}', 'Da sola', now()), ('${team}', 'Team', now());
    insert into users (id, email, name) values ${person(31)}, ${person(32)}, ${person(33)};
    insert into memberships (account_id, id, user_id, role) values ('${alone}', '${ownerAlone}', '${id(31)}', 'admin'),
      ('${team}', '${owner}', '${id(32)}', 'admin'), ('${team}', '${coach}', '${id(33)}', 'coach');
    insert into clients (account_id, id, name, email, is_sample) values
      ('${alone}', '${giulia}', 'Giulia', 'giulia@example.com', false),
      ('${alone}', '${sample}', 'Esempio', 'esempio@example.com', true),
      ('${team}', '${marta}', 'Marta', 'marta@example.com', false),
      ('${team}', '${nico}', 'Nico', 'nico@example.com', false);
    insert into client_collaborators (account_id, client_id, kind, membership_id) values
      ('${alone}', '${giulia}', 'training', '${ownerAlone}'),
      ('${team}', '${marta}', 'training', '${coach}'), ('${team}', '${nico}', 'training', '${coach}');
    insert into macros (account_id, id, title, client_id, created_by, entries, targets, starts_on, ends_on)
      values ${macro(alone, 41, null, ownerAlone)}, ${macro(team, 42, marta, owner)}, ${macro(team, 43, nico, coach)};`);

  await migrate();

  const { rows } = await db.query(
    'select client_id, kind, membership_id from client_collaborators order by client_id, kind desc',
  );
  expect(rows.map((row) => Object.values(row))).toEqual([
    [giulia, 'training', ownerAlone],
    [giulia, 'nutrition', ownerAlone],
    [marta, 'training', coach],
    [marta, 'nutrition', owner],
    [nico, 'training', coach],
  ]);
  await db.end();
});
