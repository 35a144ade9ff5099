import { beforeAll, beforeEach, expect, test } from 'vitest';
import { clientRoutes } from '#areas/clients/contract.ts';
import { collaboratorRoutes } from '#areas/collaborators/contract.ts';
import { openTestServer, type TestServer } from '#database/testing/server.ts';
import { newId } from '#shell/common/ids.ts';
import { chatRoutes } from '../contract.ts';
import { openChat } from './testing/open-chat.ts';

let server: TestServer;
let chat: Awaited<ReturnType<typeof openChat>>;
let coachId: string;

beforeAll(async () => {
  server = await openTestServer();
});

beforeEach(async () => {
  chat = await openChat(server);
  coachId = chat.studio.ids['collaborators'] ?? '';
});

/** Badge, list and filter of unread conversations, and the count of the messages themselves. */
async function countsOf(token: string) {
  const [badge, list, filtered, messages] = await Promise.all([
    chat.toRead(token),
    server.ask(chatRoutes.list, {}, token),
    server.ask(chatRoutes.list, { onlyUnread: true }, token),
    chat.read(token),
  ]);
  const { lastReadSeq, unreadCount } = messages.conversation;
  const isUnread = ({ seq, deletedAt, type }: (typeof messages.messages)[number]) =>
    seq > lastReadSeq && deletedAt === null && type !== 'system';
  const isOthers = ({ sender }: (typeof messages.messages)[number]) => sender?.name !== 'Studio Prova admin';
  return {
    badge,
    list: list.data.conversations.filter((conversation) => conversation.unreadCount > 0).length,
    filtered: filtered.data.conversations.length,
    recount: messages.messages.filter((message) => isUnread(message) && isOthers(message)).length,
    unreadCount,
  };
}
const agreeing = (conversations: number, messages: number) => ({
  badge: conversations,
  list: conversations,
  filtered: conversations,
  recount: messages,
  unreadCount: messages,
});

test('badge, list and filter agree with a recount after deleting, wiping, handing over and deactivating', async () => {
  const { studio, conversationId, send } = chat;
  const second = newId();
  await send('Prima', studio.client);
  await send('Seconda', studio.client, second);
  expect(await countsOf(studio.admin)).toEqual(agreeing(1, 2));

  await server.ask(chatRoutes.deleteMessage, { id: second }, studio.client);
  expect(await countsOf(studio.admin)).toEqual(agreeing(1, 1));

  const care = { id: conversationId, kind: 'training', to: coachId } as const;
  await server.ask(collaboratorRoutes.changeCollaborator, care, studio.admin);
  await send('Terza', studio.client);
  expect(await countsOf(studio.admin)).toEqual(agreeing(1, 2));
  await server.ask(collaboratorRoutes.remove, { id: coachId, lines: [] }, studio.admin);
  expect(await countsOf(studio.admin)).toEqual(agreeing(1, 2));

  await server.ask(clientRoutes.deactivate, { id: conversationId }, studio.admin);
  expect(await countsOf(studio.admin)).toEqual(agreeing(1, 2));

  await server.ask(chatRoutes.wipe, { id: conversationId, wipeoutAll: true }, studio.admin);
  expect(await countsOf(studio.admin)).toEqual(agreeing(0, 0));
});

test('a removed collaborator reads no count any more, and finds the same one after the undo', async () => {
  const { studio, conversationId, send } = chat;
  const care = { id: conversationId, kind: 'training', to: coachId } as const;
  await server.ask(collaboratorRoutes.changeCollaborator, care, studio.admin);
  await send('Prima', studio.client);
  expect(await chat.toRead(studio.coach)).toBe(1);

  await server.ask(collaboratorRoutes.remove, { id: coachId, lines: [] }, studio.admin);
  const refused = await server.ask(chatRoutes.unreadCount, {}, studio.coach);
  await server.ask(collaboratorRoutes.restore, { id: coachId }, studio.admin);
  const back = await studio.login('coach');

  expect(refused.status).toBe(403);
  expect(await chat.toRead(back)).toBe(1);
  expect(await chat.unread(back)).toBe(1);
});
