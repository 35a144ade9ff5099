import { beforeAll, expect, test, vi } from 'vitest';
import { chatRoutes } from '#areas/chats/contract.ts';
import { expectCacheFollows } from '#database/testing/live-cache.ts';
import { openTestServer, type TestServer } from '#database/testing/server.ts';
import { notificationRoutes } from '../contract.ts';
import { openNotificationStudio, type NotificationStudio } from './testing/notification-studio.ts';

let server: TestServer;

beforeAll(async () => {
  server = await openTestServer();
});

/** Each scenario sends every GET request several times. */
vi.setConfig({ testTimeout: 60_000 });

async function membershipOf({ accountId }: NotificationStudio, role: 'admin' | 'coach'): Promise<string> {
  const text = 'select id from memberships where account_id = $1 and role = $2';
  return (await server.owner.query(text, [accountId, role])).rows[0].id;
}

test('notification.created, notification.read, notification.deleted: list and number of the admin follow, whatever the order', async () => {
  const studio = await openNotificationStudio(server);
  const { admin, client, ids } = studio;
  await studio.comment('Prima');
  const messageId = await studio.comment('Seconda');
  const recipient = { token: admin, membershipId: await membershipOf(studio, 'admin') };
  const readFirst = async () => {
    const id = (await studio.listOf(admin)).at(-1)?.id ?? '';
    await server.ask(notificationRoutes.markRead, { id }, admin);
  };

  const changed = await expectCacheFollows({
    server,
    recipient,
    ids,
    writes: [
      () => studio.comment('Terza'),
      readFirst,
      () => server.ask(chatRoutes.deleteMessage, { id: messageId }, client),
      () => studio.comment('Quarta'),
      () => server.ask(notificationRoutes.markAllRead, {}, admin),
      () => studio.comment('Quinta'),
    ],
  });

  expect(changed).toEqual(expect.arrayContaining(['GET /notifications', 'GET /notifications/unread/count']));
});

test('the notifications of a client, and which are read, follow on the screen of the admin', async () => {
  const studio = await openNotificationStudio(server);
  const { admin, client, ids, clientId, workoutId } = studio;
  const about = { referenceKind: 'completed_workout', referenceId: workoutId };
  const request = { conversationId: clientId, id: clientId, message: 'Bene', ...about };

  const changed = await expectCacheFollows({
    server,
    recipient: { token: admin, membershipId: await membershipOf(studio, 'admin') },
    ids,
    writes: [
      () => server.ask(chatRoutes.send, request, admin),
      () => server.ask(notificationRoutes.markAllRead, {}, client),
    ],
  });

  expect(changed).toContain('GET /clients/:clientId/notifications');
});
