import { expect, test } from 'vitest';
import { expectCacheFollows } from '#database/testing/live-cache.ts';
import { openTestServer } from '#database/testing/server.ts';
import { openTestStudio } from '#database/testing/studio.ts';
import { clientExportRoutes, dataExportRoutes } from '../contract.ts';

test('data_export.changed: the settings of a client follow that an archive was asked for and is ready', {
  timeout: 120_000,
}, async () => {
  const server = await openTestServer();
  const studio = await openTestStudio(server);
  const text = 'select membership_id as id from clients where account_id = $1 and email = $2';
  const { rows } = await server.owner.query<{ id: string }>(text, [studio.accountId, studio.mails.client]);
  const readyAt = async () => (await server.ask(dataExportRoutes.get, {}, studio.client)).data.dataExport?.readyAt;

  const changed = await expectCacheFollows({
    server,
    recipient: { token: studio.client, membershipId: rows[0]?.id ?? '' },
    ids: studio.ids,
    writes: [
      async () => {
        await server.ask(dataExportRoutes.create, {}, studio.client);
        await expect.poll(readyAt, { timeout: 20_000 }).toBeTruthy();
      },
    ],
  });

  expect(changed).toContain('GET /my/data-export');
});

test('data_export.changed: the page of a client follows that the archive of the admin was asked for and is ready', {
  timeout: 120_000,
}, async () => {
  const server = await openTestServer();
  const studio = await openTestStudio(server);
  const clientId = studio.ids['clients'] ?? '';
  const readyAt = async () =>
    (await server.ask(clientExportRoutes.getOfClient, { clientId }, studio.admin)).data.dataExport?.readyAt;

  const changed = await expectCacheFollows({
    server,
    recipient: { token: studio.admin, membershipId: studio.memberships.admin },
    ids: studio.ids,
    writes: [
      async () => {
        await server.ask(clientExportRoutes.createOfClient, { clientId }, studio.admin);
        await expect.poll(readyAt, { timeout: 20_000 }).toBeTruthy();
      },
    ],
  });

  expect(changed).toContain('GET /clients/:clientId/data-export');
});
