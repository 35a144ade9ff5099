import { expect, test } from 'vitest';
import { databaseBefore } from './database-before.ts';

const id = (number: number) => `0190c0de-0000-7000-8000-${String(number).padStart(12, '0')}`;
const [alone, dietitian, team] = [id(1), id(2), id(3)];
const [ownerAlone, ownerDietitian, owner, coach] = [id(11), id(12), id(13), id(14)];
const [giulia, sara, marta, nico] = [id(21), id(22), id(23), id(24)];

test('an admin who works alone is in charge of the clients whom nobody follows', async () => {
  const { db, migrate } = await databaseBefore('0185_care_of_sole_professionals.sql');
  const person = (number: number) => `('${id(number)}', 'persona${number}@example.com', 'Persona')`;
  const client = (account: string, one: string, name: string) =>
    `('${account}', '${one}', '${name}', '${name}@example.com')`;
  await db.query(`
    insert into accounts (id, name, trial_ends_at)
      values ('${alone}', 'Da sola', now()), ('${dietitian}', 'Dietista', now()), ('${team}', 'Team', now());
    insert into users (id, email, name) values ${[31, 32, 33, 34].map(person).join()};
    insert into memberships (account_id, id, user_id, role) values ('${alone}', '${ownerAlone}', '${id(31)}', 'admin'),
      ('${dietitian}', '${ownerDietitian}', '${id(32)}', 'admin'),
      ('${team}', '${owner}', '${id(33)}', 'admin'), ('${team}', '${coach}', '${id(34)}', 'coach');
    insert into qualifications (account_id, membership_id, profession, register, number)
      values ('${dietitian}', '${ownerDietitian}', 'dietitian', 'TSRM Esempio', '12');
    insert into clients (account_id, id, name, email) values ${client(alone, giulia, 'giulia')}, ${client(alone, sara, 'sara')},
      ${client(dietitian, marta, 'marta')}, ${client(team, nico, 'nico')};
    insert into client_collaborators (account_id, client_id, kind, membership_id)
      values ('${alone}', '${sara}', 'training', '${ownerAlone}');`);

  await migrate();

  const { rows } = await db.query(
    'select client_id, kind, membership_id from client_collaborators order by client_id, kind desc',
  );
  expect(rows.map((row) => Object.values(row))).toEqual([
    [giulia, 'training', ownerAlone],
    [giulia, 'nutrition', ownerAlone],
    [sara, 'training', ownerAlone],
    [marta, 'nutrition', ownerDietitian],
  ]);
  await db.end();
});
