import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { clientRoutes } from '#areas/clients/contract.ts';
import { openTestServer, type TestServer } from '#database/testing/server.ts';
import type { TestStudio } from '#database/testing/studio.ts';
import { newId } from '#shell/common/ids.ts';
import { chatRoutes } from '../contract.ts';
import { openChat } from './testing/open-chat.ts';

type Chat = Awaited<ReturnType<typeof openChat>>;

let server: TestServer;
let studio: TestStudio;
let conversationId: string;
let send: Chat['send'];
let read: Chat['read'];
let textsIn: Chat['textsIn'];
let unread: Chat['unread'];
let toRead: Chat['toRead'];

beforeAll(async () => {
  server = await openTestServer();
});

beforeEach(async () => {
  ({ studio, conversationId, send, read, textsIn, unread, toRead } = await openChat(server));
});

describe('unread', () => {
  test('is what others wrote after what was read; everybody has their own', async () => {
    await send('uno');
    const { seq } = (await send('due')).data.message;
    await send('tre');

    expect(await unread(studio.admin)).toBe(3);
    expect(await toRead(studio.admin)).toBe(1);
    expect(await unread(studio.client)).toBe(0);
    const reply = await server.ask(chatRoutes.markRead, { id: conversationId, seq }, studio.admin);
    expect(reply.data.wasUnread).toBe(true);
    expect(await unread(studio.admin)).toBe(1);
    await server.ask(chatRoutes.markRead, { id: conversationId, seq: 1 }, studio.admin);
    expect(await unread(studio.admin)).toBe(1);
  });

  test('a message that is deleted unread lowers the count', async () => {
    await send('uno');
    const { id } = (await send('due')).data.message;

    await server.ask(chatRoutes.deleteMessage, { id }, studio.client);

    expect(await unread(studio.admin)).toBe(1);
    expect((await read()).messages[0]).toMatchObject({ message: '', deletedAt: expect.any(String) });
    expect(await toRead(studio.admin)).toBe(1);
  });

  test('marking as unread counts 1 until it is read; reading all zeroes everything', async () => {
    await send('uno');
    await server.ask(chatRoutes.markRead, { id: conversationId }, studio.admin);
    expect(await toRead(studio.admin)).toBe(0);

    await server.ask(chatRoutes.markUnread, { id: conversationId }, studio.admin);
    expect([await unread(studio.admin), await toRead(studio.admin)]).toEqual([1, 1]);
    await server.ask(chatRoutes.markAllRead, {}, studio.admin);

    expect([await unread(studio.admin), await toRead(studio.admin)]).toEqual([0, 0]);
  });

  test('writing reads what was written before', async () => {
    await send('uno');

    await send('Rispondo', studio.admin);

    expect(await unread(studio.admin)).toBe(0);
    expect(await unread(studio.client)).toBe(1);
  });

  test('counts at most 99 messages of a conversation', async () => {
    for (let number = 1; number <= 101; number++) await send(`${number}`);

    expect(await unread(studio.admin)).toBe(99);
  });
});

describe('wiping', () => {
  test('for oneself leaves the messages of the others', async () => {
    await send('uno');

    await server.ask(chatRoutes.wipe, { id: conversationId }, studio.admin);
    await send('due');

    expect(await textsIn(studio.admin)).toEqual(['due']);
    expect((await read()).totalMessages).toBe(1);
    expect(await textsIn(studio.client)).toEqual(['due', 'uno']);
  });

  test('for everybody is for professionals, deletes the messages and is logged', async () => {
    await send('uno');
    await server.ask(chatRoutes.markUnread, { id: conversationId }, studio.admin);

    expect(await server.ask(chatRoutes.wipe, { id: conversationId, wipeoutAll: true }, studio.client)).toMatchObject({
      status: 403,
      code: 'only_professionals',
    });
    await server.ask(chatRoutes.wipe, { id: conversationId, wipeoutAll: true }, studio.admin);

    for (const token of [studio.admin, studio.client]) {
      expect(await textsIn(token)).toEqual([]);
      expect(await toRead(token)).toBe(0);
    }
    const { rows } = await server.owner.query(
      'select messages from conversation_wipes where conversation_id = $1 order by created_at',
      [conversationId],
    );
    expect(rows.at(-1)).toEqual({ messages: 1 });
    expect((await send('due')).data.message.seq).toBeGreaterThan(1);
  });
});

test('a message is deleted by its author only', async () => {
  const { id } = (await send('Mio')).data.message;

  expect(await server.ask(chatRoutes.deleteMessage, { id }, studio.admin)).toMatchObject({
    status: 403,
    code: 'only_author',
  });
  expect((await server.ask(chatRoutes.deleteMessage, { id }, studio.otherClient)).status).toBe(404);
  expect((await server.ask(chatRoutes.deleteMessage, { id: newId() }, studio.client)).status).toBe(404);
  expect((await server.ask(chatRoutes.deleteMessage, { id }, studio.client)).data.message.deletedAt).not.toBeNull();
});

describe('the list', () => {
  const list = async (filters: object, token = studio.admin) =>
    (await server.ask(chatRoutes.list, filters, token)).data.conversations;

  test('has the newest message first, then the clients without messages by name', async () => {
    await send('Ciao');

    const [first, ...others] = await list({});

    expect(first).toMatchObject({ id: conversationId, unreadCount: 1, lastMessage: { message: 'Ciao' } });
    const names = others.filter(({ lastMessage }) => !lastMessage).map(({ chatInfo }) => chatInfo.title.toLowerCase());
    expect(names).toEqual(names.toSorted());
    expect((await list({ onlyWithLastMessage: true })).map(({ id }) => id)).toEqual([conversationId]);
    expect(await list({ onlyWithLastMessage: true, conversationsIdsToExclude: conversationId })).toEqual([]);
  });

  test('is filtered by unread, by name and by collaborator', async () => {
    await send('Ciao');
    const [found] = await list({ onlyUnread: true });

    expect(found?.id).toBe(conversationId);
    expect((await list({ search: found?.chatInfo.title.slice(0, 5) })).map(({ id }) => id)).toContain(conversationId);
    expect(await list({ search: 'nessuno con questo nome' })).toEqual([]);
    await server.ask(chatRoutes.markRead, { id: conversationId }, studio.admin);
    expect(await list({ onlyUnread: true })).toEqual([]);
    const { teamMembers } = (await server.ask(clientRoutes.collaborators, {}, studio.admin)).data;
    const coach = teamMembers.find(({ role }) => role === 'coach');
    expect((await list({ collaboratorId: coach?.id })).map(({ id }) => id)).not.toContain(conversationId);
  });

  test('of a collaborator has their clients only, and that of a client their own conversation', async () => {
    await send('Ciao');

    expect(await list({ onlyWithLastMessage: true }, studio.coach)).toEqual([]);
    expect((await list({}, studio.client)).map(({ id }) => id)).toEqual([conversationId]);
    expect((await server.ask(chatRoutes.hasMessages, {}, studio.coach)).data.hasConversationWithMessages).toBe(false);
    expect((await server.ask(chatRoutes.hasMessages, {}, studio.client)).data.hasConversationWithMessages).toBe(true);
  });

  test('a conversation is found by its client', async () => {
    const found = await server.ask(chatRoutes.ofClient, { id: conversationId }, studio.admin);

    expect(found.data.conversation).toMatchObject({ id: conversationId, isActive: true });
    expect((await server.ask(chatRoutes.ofClient, { id: conversationId }, studio.coach)).status).toBe(404);
  });
});
