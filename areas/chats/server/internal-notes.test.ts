import { beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '#database/testing/server.ts';
import { newId } from '#shell/common/ids.ts';
import { chatRoutes } from '../contract.ts';
import { openChat } from './testing/open-chat.ts';

type Chat = Awaited<ReturnType<typeof openChat>>;

let server: TestServer;
let chat: Chat;

beforeAll(async () => {
  server = await openTestServer();
});

beforeEach(async () => {
  chat = await openChat(server);
  await server.owner.query('delete from live_events; delete from notifications');
});

const write = async (message: string, id = newId()) => {
  const { conversationId, studio } = chat;
  return server.ask(chatRoutes.send, { conversationId, id, message, isInternal: true }, studio.admin);
};

const clientMembership = async () => {
  const { rows } = await server.owner.query('select membership_id as id from clients where id = $1', [
    chat.conversationId,
  ]);
  return rows[0]?.id as string;
};

test('a note is read by the team; the client has neither the text nor a count nor a last message', async () => {
  const { read, studio, conversationId } = chat;
  const note = (await write('Ha paura di ingrassare')).data.message;

  expect(note).toMatchObject({ isInternal: true, message: 'Ha paura di ingrassare' });
  expect((await read(studio.admin)).messages.map(({ message }) => message)).toEqual(['Ha paura di ingrassare']);
  const ofClient = await read(studio.client);
  expect(ofClient).toMatchObject({
    messages: [],
    totalMessages: 0,
    conversation: { unreadCount: 0, lastMessage: null },
  });
  expect(await chat.toRead(studio.client)).toBe(0);
  expect((await server.ask(chatRoutes.hasMessages, {}, studio.client)).data.hasConversationWithMessages).toBe(false);
  const list = async (filters: object) =>
    (await server.ask(chatRoutes.list, filters, studio.client)).data.conversations;
  expect(await list({ onlyWithLastMessage: true })).toEqual([]);
  expect(await list({ onlyUnread: true })).toEqual([]);
  expect(JSON.stringify(await list({}))).not.toContain('ingrassare');
  expect(
    (await server.ask(chatRoutes.ofClient, { id: conversationId }, studio.client)).data.conversation,
  ).toMatchObject({
    lastMessage: null,
  });
});

test('no live event, push or mail of a note, or of its deletion, goes to the client, and none by push to the team', async () => {
  const { id } = (await write('Solo per noi')).data.message;
  await server.ask(chatRoutes.deleteMessage, { id }, chat.studio.admin);

  const events = await server.owner.query('select membership_id as id, type from live_events');
  const notifications = await server.owner.query('select kind from notifications');

  expect(events.rows.map(({ type }) => type)).toEqual(expect.arrayContaining(['message.created', 'message.deleted']));
  expect(events.rows.map(({ id: member }) => member)).not.toContain(await clientMembership());
  expect(notifications.rows).toEqual([]);
});

test('a client can neither write, nor read by id, nor delete, nor overwrite a note', async () => {
  const { studio, conversationId } = chat;
  const { id } = (await write('Solo per noi')).data.message;
  const own = { conversationId, id: newId(), message: 'Nota', isInternal: true };

  expect(await server.ask(chatRoutes.send, own, studio.client)).toMatchObject({
    status: 403,
    code: 'only_professionals',
  });
  const upload = { conversationId, id: newId(), filename: 'nota.pdf', size: 10, isInternal: true };
  expect((await server.ask(chatRoutes.startUpload, upload, studio.client)).status).toBe(403);
  expect((await server.ask(chatRoutes.deleteMessage, { id }, studio.client)).status).toBe(404);
  expect((await chat.send('Solo per noi', studio.client, id)).status).toBe(409);
  expect((await chat.send('Solo per noi', studio.admin, id)).code).toBe('id_taken');
  expect(await chat.textsIn(studio.client)).toEqual([]);
});

test('what the client reads around notes has the right counts', async () => {
  await chat.send('uno', chat.studio.admin);
  await write('nota');
  await chat.send('due', chat.studio.admin);

  expect(await chat.textsIn(chat.studio.client)).toEqual(['due', 'uno']);
  expect((await chat.read(chat.studio.client)).totalMessages).toBe(2);
  expect(await chat.unread(chat.studio.client)).toBe(2);
});
