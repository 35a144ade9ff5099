import { expect, test } from 'vitest';
import { databaseBefore } from './database-before.ts';

const id = (number: number) => `0190c0de-0000-7000-8000-${String(number).padStart(12, '0')}`;

test('collaborators of before keep the permission to delete clients, and those with own permissions keep these', async () => {
  const { db, migrate } = await databaseBefore('0179_collaborators_delete_no_clients.sql');
  const person = (number: number) => `('${id(number)}', 'persona${number}@example.com', 'Persona')`;
  await db.query(`
    insert into accounts (id, name, trial_ends_at) values ('${id(1)}', 'Studio', now());
    insert into users (id, email, name) values ${person(31)}, ${person(32)}, ${person(33)};
    insert into memberships (account_id, id, user_id, role, permissions) values
      ('${id(1)}', '${id(11)}', '${id(31)}', 'coach', null),
      ('${id(1)}', '${id(12)}', '${id(32)}', 'coach', array['view clients']),
      ('${id(1)}', '${id(13)}', '${id(33)}', 'admin', null);`);

  await migrate();

  const members = await db.query('select permissions from memberships order by id');
  const [keeping, limited, admin] = members.rows.map((row) => row.permissions as string[] | null);
  expect(keeping).toEqual(expect.arrayContaining(['delete clients', 'delete programs', 'view clients']));
  expect([limited, admin]).toEqual([['view clients'], null]);
  const roles = await db.query("select role from role_permissions where 'delete clients' = any (permissions)");
  expect(roles.rows).toEqual([{ role: 'admin' }]);
  await db.end();
});
