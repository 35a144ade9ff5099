import { beforeAll, expect, test } from 'vitest';
import { chatRoutes } from '#areas/chats/contract.ts';
import { openTestServer, type TestServer } from '#database/testing/server.ts';
import { newId } from '#shell/common/ids.ts';
import { kindOf } from '../contract/kinds.ts';
import { textOf } from './texts.ts';
import { type NotificationStudio, openNotificationStudio } from './testing/notification-studio.ts';

let server: TestServer;
let studio: NotificationStudio;

beforeAll(async () => {
  server = await openTestServer();
  studio = await openNotificationStudio(server);
});

test('a message of the client that names a symptom is an urgent notification until the chat is read', async () => {
  const message = 'Ho perso sensibilità al piede destro, mi alleno lo stesso?';
  await server.ask(chatRoutes.send, { id: newId(), conversationId: studio.clientId, message }, studio.client);

  const [newest] = await studio.listOf(studio.admin);
  expect(newest).toMatchObject({ kind: 'message_symptom', params: { text: message } });
  expect(kindOf('message_symptom').isUrgent).toBe(true);
  expect((await studio.listOf(studio.admin)).filter(({ kind }) => kind.startsWith('message'))).toHaveLength(1);
  await server.ask(chatRoutes.markRead, { id: studio.clientId }, studio.admin);
  expect((await studio.listOf(studio.admin)).find(({ kind }) => kind === 'message_symptom')?.readAt).toBeTruthy();
});

test('the notification of a message about a symptom that the client deletes stays, and says so without its words', async () => {
  const id = newId();
  const message = 'Mi gira la testa da ieri';
  await server.ask(chatRoutes.send, { id, conversationId: studio.clientId, message }, studio.client);
  await server.ask(chatRoutes.deleteMessage, { id }, studio.client);

  const [newest] = await studio.listOf(studio.admin);
  expect(newest).toMatchObject({ kind: 'message_symptom', readAt: null });
  expect(JSON.stringify(newest)).not.toContain(message);
  expect(newest && textOf(newest, 'it').body).toBe('Ha cancellato il messaggio.');
});
