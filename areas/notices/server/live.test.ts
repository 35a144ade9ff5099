import { expect, test } from 'vitest';
import { clientRoutes } from '#areas/clients/contract.ts';
import { groupRoutes } from '#areas/groups/contract.ts';
import { expectCacheFollows } from '#database/testing/live-cache.ts';
import { openTestServer } from '#database/testing/server.ts';
import { openTestStudio } from '#database/testing/studio.ts';
import { type NoticeDraft, noticeRoutes } from '../contract.ts';
import { ownNoticeRoutes } from '../contract/board.ts';
import { noticeExample } from '../example.ts';

/** The signature of a prescription contains the time until which it is valid. */
test('notice.changed: the screens of the admin and of the client follow every change of a notice', {
  timeout: 60_000,
}, async () => {
  for (const name of ['admin', 'client'] as const) {
    const server = await openTestServer();
    const studio = await openTestStudio(server);
    const text = `select memberships.id from memberships left join clients on membership_id = memberships.id
      where memberships.account_id = $1 and role = $2 and (clients.id is null or clients.id = $3)`;
    const { rows } = await server.owner.query(text, [studio.accountId, name, studio.ids['clients']]);
    const id = studio.ids['notices'] ?? '';
    const change = { id, ...noticeExample, showsAgain: false, mustConfirm: true };

    const changed = await expectCacheFollows({
      server,
      recipient: { token: studio[name], membershipId: rows[0].id },
      ids: studio.ids,
      writes: [
        () => server.ask(noticeRoutes.update, { ...change, version: 1 }, studio.admin),
        () => server.ask(ownNoticeRoutes.confirm, { id }, studio.client),
        () => server.ask(ownNoticeRoutes.confirm, { id }, studio.otherClient),
        () => server.ask(noticeRoutes.withdraw, { id }, studio.admin),
        () => server.ask(noticeRoutes.create, { ...noticeExample, publication: 'draft' }, studio.admin),
      ],
    });

    const own = ['GET /my/notices', 'GET /my/notices/unread'];
    const professional = ['GET /notices', 'GET /notices/:id', 'GET /notices/:id/recipients'];
    expect(changed).toEqual(expect.arrayContaining(name === 'admin' ? professional : own));
  }
});

test('client.changed: the counts of the admin follow when a client leaves the audience', async () => {
  const server = await openTestServer();
  const studio = await openTestStudio(server);
  const text = `select id from memberships where account_id = $1 and role = 'admin'`;
  const { rows } = await server.owner.query(text, [studio.accountId]);

  const changed = await expectCacheFollows({
    server,
    recipient: { token: studio.admin, membershipId: rows[0].id },
    ids: studio.ids,
    writes: [() => server.ask(clientRoutes.deactivate, { id: studio.ids['clients'] ?? '' }, studio.admin)],
  });

  expect(changed).toEqual(expect.arrayContaining(['GET /notices', 'GET /notices/:id', 'GET /notices/:id/recipients']));
});

test('group.changed, client.changed and client_type.changed: board and counts follow when a client enters and leaves an audience', {
  timeout: 60_000,
}, async () => {
  for (const name of ['admin', 'client'] as const) {
    const server = await openTestServer();
    const studio = await openTestStudio(server);
    const { admin, ids } = studio;
    const text = `select memberships.id from memberships left join clients on membership_id = memberships.id
      where memberships.account_id = $1 and role = $2 and (clients.id is null or clients.id = $3)`;
    const { rows } = await server.owner.query(text, [studio.accountId, name, ids['clients']]);
    const clientIds = [ids['clients'] ?? ''];
    const { group } = (await server.ask(groupRoutes.create, { name: 'Vuoto', clientIds: [] }, admin)).data;
    const { clientType } = (await server.ask(clientRoutes.createType, { name: 'Vuoto' }, admin)).data;
    const chosen: NoticeDraft = { ...noticeExample, audience: 'chosen' };
    await server.ask(noticeRoutes.create, { ...chosen, groupIds: [group.id] }, admin);
    await server.ask(noticeRoutes.create, { ...chosen, clientTypeIds: [clientType.id] }, admin);
    const { client } = (await server.ask(clientRoutes.detail, { id: clientIds[0] ?? '' }, admin)).data;

    const changed = await expectCacheFollows({
      server,
      recipient: { token: studio[name], membershipId: rows[0].id },
      ids,
      writes: [
        () => server.ask(groupRoutes.update, { id: group.id, name: 'Pieno', clientIds, version: 1 }, admin),
        () => server.ask(clientRoutes.update, { ...client, client_type_id: clientType.id }, admin),
        () => server.ask(clientRoutes.updateType, { ...clientType, name: 'Pieno' }, admin),
        () => server.ask(groupRoutes.delete, { id: group.id }, admin),
      ],
    });

    const own = ['GET /my/notices', 'GET /my/notices/unread'];
    const professional = ['GET /notices', 'GET /groups', 'GET /clients/client-types'];
    expect(changed).toEqual(expect.arrayContaining(name === 'admin' ? professional : own));

    const deleted = await expectCacheFollows({
      server,
      recipient: { token: studio[name], membershipId: rows[0].id },
      ids,
      writes: [() => server.ask(clientRoutes.deleteType, { id: clientType.id }, admin)],
    });
    expect(deleted).toEqual(expect.arrayContaining(name === 'admin' ? ['GET /notices'] : own));
  }
});
