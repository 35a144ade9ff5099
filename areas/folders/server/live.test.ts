import { expect, test } from 'vitest';
import { expectCacheFollows } from '#database/testing/live-cache.ts';
import { openTestServer } from '#database/testing/server.ts';
import { openTestStudio } from '#database/testing/studio.ts';
import { folderRoutes } from '../contract.ts';

test('folder.changed: the tree of a coach follows what the admin creates, renames, moves and deletes', async () => {
  const server = await openTestServer();
  const studio = await openTestStudio(server);
  const text = `select id from memberships where account_id = $1 and role = 'coach'`;
  const { rows } = await server.owner.query(text, [studio.accountId]);
  const id = studio.ids['folders'] ?? '';
  const create = async (name: string) =>
    (await server.ask(folderRoutes.create, { name, parent_id: null }, studio.admin)).data.folder.id;
  let parent = '';

  const changed = await expectCacheFollows({
    server,
    recipient: { token: studio.coach, membershipId: rows[0].id },
    ids: studio.ids,
    writes: [
      async () => {
        parent = await create('Estate');
      },
      () => server.ask(folderRoutes.update, { id, name: 'Spostata', parent_id: parent, version: 1 }, studio.admin),
      () => server.ask(folderRoutes.delete, { id: parent }, studio.admin),
    ],
  });

  expect(changed).toEqual(expect.arrayContaining(['GET /folders', 'GET /folders/:id']));
});
