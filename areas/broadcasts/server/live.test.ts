import { expect, test } from 'vitest';
import { clientRoutes } from '#areas/clients/contract.ts';
import { expectCacheFollows } from '#database/testing/live-cache.ts';
import { runJob } from '#database/testing/run-job.ts';
import { openTestServer } from '#database/testing/server.ts';
import { openTestStudio } from '#database/testing/studio.ts';
import { newId } from '#shell/common/ids.ts';
import { broadcastRoutes } from '../contract.ts';
import { sendBatch } from './operations/send.ts';

/** The signature of a prescription contains the time until which it is valid. */
test('broadcast.changed and client.changed: list, progress and recipients follow when one is made, sent and stopped, and a client renamed', {
  timeout: 60_000,
}, async () => {
  const server = await openTestServer();
  const studio = await openTestStudio(server);
  const { admin, ids } = studio;
  const clientId = ids['clients'] ?? '';
  const broadcastId = ids['broadcasts'] ?? '';
  const text = `select id from memberships where account_id = $1 and role = 'admin'`;
  const { rows } = await server.owner.query(text, [studio.accountId]);
  const { client } = (await server.ask(clientRoutes.detail, { id: clientId }, admin)).data;
  const draft = { text: 'Ciao', attachmentId: null, clientIds: [clientId], sendOn: null, sendTime: null };

  const changed = await expectCacheFollows({
    server,
    recipient: { token: admin, membershipId: rows[0].id },
    ids,
    writes: [
      () => server.ask(broadcastRoutes.create, { id: newId(), ...draft }, admin),
      () => server.ask(clientRoutes.update, { ...client, name: 'Rinominata' }, admin),
      async () => {
        await server.owner.query(`update broadcasts set send_at = now() - interval '1 second' where id = $1`, [
          broadcastId,
        ]);
        await runJob(server, studio, (scope) => sendBatch(scope, { broadcastId }));
      },
    ],
  });

  expect(changed).toEqual(
    expect.arrayContaining(['GET /broadcasts', 'GET /broadcasts/:id', 'GET /broadcasts/:id/recipients']),
  );
});
