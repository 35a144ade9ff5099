import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { expect, test } from 'vitest';
import { openOwnTestServer } from '#database/testing/server.ts';
import { openTestStudio } from '#database/testing/studio.ts';
import { loadCatalogues } from '#shell/server/server.ts';
import { importIntoLibrary } from './testing/library-import.ts';
import { alimentsServer } from './routes.ts';

test('an import and a new catalogue note which copies of an account are outdated, and only where allergens changed', async () => {
  const server = await openOwnTestServer();
  const { accountId } = await openTestStudio(server);
  const { owner } = server;
  // Its job of each minute would correct the copies.
  await server.stop();
  await loadCatalogues([alimentsServer], server.ownerUrl);
  await importIntoLibrary(owner, 'off', { ref: 'barretta', name_it: 'Barretta' });
  await importIntoLibrary(owner, 'off', { ref: 'galletta', name_it: 'Galletta' });
  const { rows: foods } = await owner.query(
    `(select id, name_it from system_aliments where allergens ? 'gluten' limit 1)
    union all (select id, name_it from system_aliments where source_ref in ('barretta', 'galletta'))`,
  );
  for (const { id } of foods) await owner.query('insert into aliment_uses values ($1, $2)', [accountId, id]);
  await owner.query(`delete from outdated_food_copies`);
  await owner.query(`update system_aliments set allergens = '{}' where id = $1`, [foods[0].id]);
  await owner.query(`delete from outdated_food_copies`);
  await owner.query(`delete from installation where name = 'aliment catalogue'`);

  await importIntoLibrary(owner, 'off', { ref: 'barretta', name_it: 'Barretta', allergens: { nuts: 'contains' } });
  await importIntoLibrary(owner, 'off', { ref: 'galletta', name_it: 'Galletta', calories: 380 });
  await loadCatalogues([alimentsServer], server.ownerUrl);

  const { rows: outdated } = await owner.query(
    `select name_it from outdated_food_copies join system_aliments on id = aliment_id where account_id = $1`,
    [accountId],
  );
  const { rows: accounts } = await owner.query('select accounts_with_outdated_food_copies() as id');
  expect(accounts).toEqual([{ id: accountId }]);
  expect(outdated.map(({ name_it }) => name_it).toSorted()).toEqual([foods[0].name_it, 'Barretta'].toSorted());
});

test('the first copy of a food that is made while the library changes its allergens is outdated', async () => {
  const server = await openOwnTestServer();
  const { accountId } = await openTestStudio(server);
  const { owner } = server;
  await server.stop();
  await importIntoLibrary(owner, 'off', { ref: 'crostata', name_it: 'Crostata' });
  const { rows } = await owner.query(`select id from system_aliments where source_ref = 'crostata'`);
  const copying = new pg.Client(server.ownerUrl);
  await copying.connect();
  await copying.query('begin');
  // As `findToCopy` and `recordUses` do.
  await copying.query(`select pg_advisory_xact_lock_shared(hashtextextended('declarations of library foods', 0))`);
  await copying.query('insert into aliment_uses values ($1, $2)', [accountId, rows[0].id]);

  const changing = owner.query(`update system_aliments set allergens = '{"nuts": "contains"}' where id = $1`, [
    rows[0].id,
  ]);
  await pause(300);
  await copying.query('commit');
  await copying.end();
  await changing;

  expect((await owner.query('select account_id from outdated_food_copies')).rows).toEqual([{ account_id: accountId }]);
});
