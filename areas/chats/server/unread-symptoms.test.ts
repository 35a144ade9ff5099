import { beforeAll, beforeEach, expect, test } from 'vitest';
import { clientRoutes } from '#areas/clients/contract.ts';
import { collaboratorRoutes } from '#areas/collaborators/contract.ts';
import { groupRoutes } from '#areas/groups/contract.ts';
import { openTestServer, type TestServer } from '#database/testing/server.ts';
import { newId } from '#shell/common/ids.ts';
import { chatRoutes } from '../contract.ts';
import { unreadSymptomRoutes } from '../contract/unread-symptoms.ts';
import { openChat } from './testing/open-chat.ts';

let server: TestServer;
let chat: Awaited<ReturnType<typeof openChat>>;

beforeAll(async () => {
  server = await openTestServer();
});

beforeEach(async () => {
  chat = await openChat(server);
});

/** The chat of a client who has written of no symptom elsewhere. */
async function chatWithoutOtherSymptoms() {
  const { conversationId } = chat;
  await server.owner.query('delete from completed_workouts where client_id = $1', [conversationId]);
  await server.owner.query('delete from meal_entries where client_id = $1', [conversationId]);
  return chat;
}

/** What the list of home, the client list and the list of conversations say. */
async function shownTo(token: string) {
  const { conversationId } = chat;
  const [symptoms, list, cards] = await Promise.all([
    server.ask(unreadSymptomRoutes.list, {}, token),
    server.ask(chatRoutes.list, {}, token),
    server.ask(clientRoutes.list, {}, token),
  ]);
  return {
    symptoms: symptoms.data.clients.map(({ clientId, messages, text }) => ({ clientId, messages, text })),
    isMarked: list.data.conversations.some(({ id, hasUnreadSymptom }) => id === conversationId && hasUnreadSymptom),
    hasUnreadPain: cards.data.clients.some((card) => card.id === conversationId && card.hasUnreadPain),
  };
}

const throat = 'Ieri ho mangiato un biscotto con arachidi e mi si è gonfiata la gola';
const nothing = { symptoms: [], isMarked: false, hasUnreadPain: false };

test('a message about a symptom stands on home, in the client list and in the list of conversations until it is read', async () => {
  const { studio, conversationId, send } = await chatWithoutOtherSymptoms();
  await send('Ciao, a domani', studio.client);
  expect(await shownTo(studio.admin)).toEqual(nothing);

  await send('Mi fa male il ginocchio', studio.client);
  await send(throat, studio.client);
  await send('Grazie', studio.client);
  expect(await shownTo(studio.admin)).toEqual({
    symptoms: [{ clientId: conversationId, messages: 2, text: throat }],
    isMarked: true,
    hasUnreadPain: true,
  });
  const ofClient = { clientId: conversationId };
  expect((await server.ask(unreadSymptomRoutes.list, ofClient, studio.admin)).data.clients).toHaveLength(1);
  expect(await server.ask(unreadSymptomRoutes.list, { clientId: newId() }, studio.admin)).toMatchObject({
    status: 404,
  });
  expect((await server.ask(unreadSymptomRoutes.list, {}, studio.client)).data.clients).toEqual([]);

  await server.ask(chatRoutes.markRead, { id: conversationId }, studio.admin);
  expect(await shownTo(studio.admin)).toEqual(nothing);
});

test('what a professional writes about a symptom is none to be read', async () => {
  const { studio, send } = await chatWithoutOtherSymptoms();
  const id = newId();
  await send('Ti fa ancora male il ginocchio?', studio.admin, id);
  await server.ask(chatRoutes.deleteMessage, { id }, studio.admin);

  expect(await shownTo(studio.admin)).toEqual(nothing);
});

test('a message about a symptom that the client deletes before it is read stays to be read, without its words', async () => {
  const { studio, conversationId, send, read, toRead } = await chatWithoutOtherSymptoms();
  const id = newId();
  await send(throat, studio.client, id);
  await server.ask(chatRoutes.deleteMessage, { id }, studio.client);

  expect(await shownTo(studio.admin)).toEqual({
    symptoms: [{ clientId: conversationId, messages: 1, text: '' }],
    isMarked: true,
    hasUnreadPain: true,
  });
  const { clients } = (await server.ask(unreadSymptomRoutes.list, { clientId: conversationId }, studio.admin)).data;
  expect(clients[0]?.deletedAt).toMatch(/^\d{4}-/);
  expect(await toRead(studio.admin)).toBe(1);
  const [ofProfessional] = (await read(studio.admin)).messages;
  expect(ofProfessional).toMatchObject({ message: '', namesSymptom: true });
  const [ofClient] = (await read(studio.client)).messages;
  expect(ofClient).not.toHaveProperty('namesSymptom');

  await server.ask(chatRoutes.markRead, { id: conversationId }, studio.admin);
  expect(await shownTo(studio.admin)).toEqual(nothing);
  expect(await toRead(studio.admin)).toBe(0);
});

test('a message about a symptom that is deleted after the professional has read it is not to be read again', async () => {
  const { studio, conversationId, send } = await chatWithoutOtherSymptoms();
  const id = newId();
  await send(throat, studio.client, id);
  await server.ask(chatRoutes.markRead, { id: conversationId }, studio.admin);
  await server.ask(chatRoutes.deleteMessage, { id }, studio.client);

  expect(await shownTo(studio.admin)).toEqual(nothing);
});

test('twenty identical requests with a symptom are one message to read', async () => {
  const { studio, conversationId, send } = chat;
  const id = newId();
  const replies = await Promise.all(Array.from({ length: 20 }, () => send(throat, studio.client, id)));
  // A request that waits too long for a connection is refused with a hint to repeat it.
  expect(replies.filter(({ status }) => status !== 200 && status !== 503)).toEqual([]);

  const { clients } = (await server.ask(unreadSymptomRoutes.list, { clientId: conversationId }, studio.admin)).data;
  expect(clients).toMatchObject([{ clientId: conversationId, messages: 1, text: throat }]);
});

test('who follows a client newly reads the messages about symptoms that nobody has read', async () => {
  const { studio, conversationId, send } = await chatWithoutOtherSymptoms();
  const give = (to: string) =>
    server.ask(
      collaboratorRoutes.changeCollaborator,
      { id: conversationId, kind: 'training', to, tellsClients: true },
      studio.admin,
    );
  await send('Mi fa male il ginocchio', studio.client);
  await server.ask(chatRoutes.markRead, { id: conversationId }, studio.admin);
  await send(throat, studio.client);
  await send('A domani', studio.client);

  await give(studio.memberships.coach);
  expect(await shownTo(studio.coach)).toEqual({
    symptoms: [{ clientId: conversationId, messages: 1, text: throat }],
    isMarked: true,
    hasUnreadPain: true,
  });

  await server.ask(chatRoutes.markRead, { id: conversationId }, studio.coach);
  await give(studio.memberships.nutritionist);
  expect(await shownTo(studio.nutritionist)).toEqual(nothing);
});

test('who assigns reads the unread symptoms of the chosen clients and groups in one request, not those of others', async () => {
  const { studio, conversationId, send } = await chatWithoutOtherSymptoms();
  await send(throat, studio.client);
  const ofRecipients = (recipients: { clientIds?: string[]; groupIds?: string[] }, token = studio.admin) =>
    server.ask(unreadSymptomRoutes.ofRecipients, recipients, token);
  const throatOfClient = [{ clientId: conversationId, messages: 1, text: throat }];

  expect((await ofRecipients({ clientIds: [conversationId] })).data.clients).toMatchObject(throatOfClient);
  const { group } = (await server.ask(groupRoutes.create, { name: 'Alba', clientIds: [conversationId] }, studio.admin))
    .data;
  expect((await ofRecipients({ groupIds: [group.id] })).data.clients).toMatchObject(throatOfClient);
  expect((await ofRecipients({})).data.clients).toEqual([]);
  expect((await ofRecipients({ clientIds: [newId()] })).status).toBe(404);
  expect((await ofRecipients({ clientIds: [conversationId] }, studio.client)).data.clients ?? []).toEqual([]);
});

test('a message that the professional has read is shown for two weeks where something is prescribed, without its words when the client deletes it', async () => {
  const { studio, conversationId, send } = await chatWithoutOtherSymptoms();
  const read = async (token = studio.admin) =>
    (await server.ask(unreadSymptomRoutes.ofRecipients, { clientIds: [conversationId] }, token)).data;
  await send('Ciao, a domani', studio.client);
  const id = newId();
  await send(throat, studio.client, id);
  expect(await read()).toMatchObject({ clients: [{ text: throat }], read: [] });

  await server.ask(chatRoutes.markRead, { id: conversationId }, studio.admin);
  expect(await read()).toMatchObject({ clients: [], read: [{ clientId: conversationId, text: throat }] });

  await server.ask(chatRoutes.deleteMessage, { id }, studio.client);
  expect((await read()).read).toMatchObject([{ clientId: conversationId, text: '' }]);

  await server.owner.query(
    `update messages set created_at = created_at - interval '15 days' where conversation_id = $1`,
    [conversationId],
  );
  expect((await read()).read).toEqual([]);
});
