import { beforeAll, expect, test } from 'vitest';
import { chatRoutes } from '#areas/chats/contract.ts';
import { openTestServer, type TestServer } from '#database/testing/server.ts';
import { newId } from '#shell/common/ids.ts';
import { openTestVisits, type TestVisits } from './testing/visits.ts';

let server: TestServer;
let visits: TestVisits;

beforeAll(async () => {
  server = await openTestServer();
  visits = await openTestVisits(server);
});

test('of each client the latest 50 texts are stored', async () => {
  const { rows } = await server.owner.query<{ count: number }>(
    `insert into dietary_statements (account_id, client_id, source, record_id, text, sent_at)
     select $1, $2, 'message', gen_random_uuid(), 'Sono allergica alle noci', now() - interval '1 day' * place
     from generate_series(1, 60) place returning 1`,
    [visits.studio.accountId, visits.clientId],
  );
  expect(rows).toHaveLength(60);
  const id = newId();
  const request = { conversationId: visits.clientId, id, message: 'Sono celiaca', isInternal: false };
  expect(await server.ask(chatRoutes.send, request, visits.studio.client)).toMatchObject({ status: 200 });

  const stored = await server.owner.query<{ id: string }>(
    'select record_id as id from dietary_statements where client_id = $1 order by sent_at desc',
    [visits.clientId],
  );
  expect(stored.rows).toHaveLength(50);
  expect(stored.rows[0]).toEqual({ id });
});
