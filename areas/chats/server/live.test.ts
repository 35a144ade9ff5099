import { beforeAll, expect, test } from 'vitest';
import { expectCacheFollows } from '#database/testing/live-cache.ts';
import { openTestServer, type TestServer } from '#database/testing/server.ts';
import { chatRoutes } from '../contract.ts';
import { openChat } from './testing/open-chat.ts';

let server: TestServer;

beforeAll(async () => {
  server = await openTestServer();
});

/** The window of messages is not a response of one route (`web/live.test.ts`); the editor loads its programs itself. */
const except = [
  'GET /conversation',
  'GET /programs/:id/detailForEdit',
  'GET /programs/:id/versions',
  // The signature of a prescription contains the time until which it is valid.
  'GET /clients/:clientId/workouts/:workoutId',
  'GET /my/workouts/:workoutId',
];

test.each(['admin', 'client'] as const)(
  'message.created and deleted, conversation.read and wiped: list and badge of the %s follow on every device, in any order',
  async (name) => {
    const { studio, conversationId, send } = await openChat(server);
    const text = `select memberships.id from memberships left join clients on membership_id = memberships.id
      where memberships.account_id = $1 and role = $2 and (clients.id is null or clients.id = $3)`;
    const { rows } = await server.owner.query(text, [studio.accountId, name, conversationId]);
    const [own, other] = name === 'admin' ? [studio.admin, studio.client] : [studio.client, studio.admin];
    let unreadId = '';

    const changed = await expectCacheFollows({
      server,
      recipient: { token: own, membershipId: rows[0].id },
      ids: { ...studio.ids, conversations: conversationId },
      except,
      writes: [
        () => send('Prima', other),
        async () => {
          unreadId = (await send('Seconda', other)).data.message.id;
        },
        () => server.ask(chatRoutes.deleteMessage, { id: unreadId }, other),
        () => server.ask(chatRoutes.markRead, { id: conversationId, seq: 1 }, own),
        () => server.ask(chatRoutes.markUnread, { id: conversationId }, own),
        () => server.ask(chatRoutes.markAllRead, {}, own),
        () => send('Terza', own),
        () => server.ask(chatRoutes.wipe, { id: conversationId, wipeoutAll: true }, studio.admin),
        () => send('Quarta', other),
      ],
    });

    expect(changed).toEqual(expect.arrayContaining(['GET /conversations', 'GET /conversations/unread/count']));
  },
  60_000,
);
