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
