import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { clientRoutes } from '#areas/clients/contract.ts';
import { collaboratorRoutes } from '#areas/collaborators/contract.ts';
import { openTestServer, type TestServer } from '#database/testing/server.ts';
import { rolePermissions } from '#shell/common/role-permissions.ts';
import { chatRoutes } from '../contract.ts';
import { queueRoutes } from '../contract/queue.ts';
import { openChat } from './testing/open-chat.ts';

type Chat = Awaited<ReturnType<typeof openChat>>;

let server: TestServer;
let chat: Chat;
let id: string;

beforeAll(async () => {
  server = await openTestServer();
});

beforeEach(async () => {
  chat = await openChat(server);
  id = chat.conversationId;
});

const queue = async (token = chat.studio.admin) =>
  (await server.ask(chatRoutes.list, { needsAnswer: true }, token)).data.conversations.map((row) => row.id);
const count = async (token = chat.studio.admin) => (await server.ask(queueRoutes.count, {}, token)).data.needsAnswer;
const answering = async () => (await chat.read()).conversation.answering;
const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString();

describe('a conversation needs an answer', () => {
  test('from the first message of the client to the answer of a professional', async () => {
    const first = (await chat.send('Ho male al ginocchio')).data.message;
    await chat.send('Ci sei?');

    expect([await queue(), await count()]).toEqual([[id], 1]);
    expect(Date.parse((await answering())?.waitingSince ?? '')).toBe(Date.parse(first.createdAt));
    await chat.send('Riposa', chat.studio.admin);
    expect([await queue(), await count()]).toEqual([[], 0]);
    expect((await answering())?.waitingSince).toBeNull();
  });

  test('not for what professionals write first, nor after a note, which answers nothing', async () => {
    await chat.send('Come va?', chat.studio.admin);
    expect(await count()).toBe(0);

    await chat.send('Male');
    await server.ask(
      chatRoutes.send,
      { conversationId: id, message: 'Chiamarla', isInternal: true },
      chat.studio.admin,
    );

    expect(await count()).toBe(1);
  });

  test('until no answer is needed; the next message brings it back', async () => {
    await chat.send('Grazie');
    await server.ask(queueRoutes.dismiss, { id }, chat.studio.admin);
    expect(await count()).toBe(0);

    await chat.send('Anzi, una domanda');

    expect(await queue()).toEqual([id]);
  });

  test('not while it is snoozed; time or a new message ends that', async () => {
    await chat.send('Quando torni?');
    await server.ask(queueRoutes.snooze, { id, until: inAnHour() }, chat.studio.admin);
    expect(await queue()).toEqual([]);
    await server.owner.query(`update conversations set snoozed_until = now() - interval '1 second' where id = $1`, [
      id,
    ]);
    expect(await queue()).toEqual([id]);
    await server.ask(queueRoutes.snooze, { id, until: inAnHour() }, chat.studio.admin);

    await chat.send('Urgente');

    expect(await queue()).toEqual([id]);
  });

  test('not when its unanswered messages are deleted or wiped, or its client is deactivated', async () => {
    const { message } = (await chat.send('Sbagliato')).data;
    await server.ask(chatRoutes.deleteMessage, { id: message.id }, chat.studio.client);
    expect(await count()).toBe(0);
    await chat.send('uno');
    await server.ask(chatRoutes.wipe, { id, wipeoutAll: true }, chat.studio.admin);
    expect(await count()).toBe(0);
    await chat.send('due');

    await server.ask(clientRoutes.deactivate, { id }, chat.studio.admin);

    expect([await queue(), await count()]).toEqual([[], 0]);
  });

  test('the one that has waited longest first', async () => {
    const clients = (await server.ask(clientRoutes.list, {}, chat.studio.admin)).data.clients;
    const other = clients.find((client) => client.id !== id && client.isActive)?.id ?? '';
    await chat.send('Ho aspettato');
    await server.owner.query(`
      insert into conversations (account_id, id, waiting_since, last_seq)
      select account_id, id, now() - interval '2 hours', 0 from clients where id = '${other}'
      on conflict (account_id, id) do update set waiting_since = excluded.waiting_since`);

    expect(await queue()).toEqual([other, id]);
  });
});

describe('who may', () => {
  test('the client sees none of it and changes none of it', async () => {
    await chat.send('Ciao');
    const { client } = chat.studio;

    expect((await chat.read(client)).conversation.answering).toBeNull();
    expect(await queue(client)).toEqual([]);
    const refused = await Promise.all([
      server.ask(queueRoutes.count, {}, client),
      server.ask(queueRoutes.dismiss, { id }, client),
      server.ask(queueRoutes.snooze, { id, until: inAnHour() }, client),
      server.ask(queueRoutes.assign, { id, assigneeId: null }, client),
      server.ask(queueRoutes.professionals, { id }, client),
    ]);
    expect(refused.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403]);
    expect(await count()).toBe(1);
  });

  test('a colleague who does not follow the client can neither be assigned nor see the queue', async () => {
    await chat.send('Ciao');
    const { teamMembers } = (await server.ask(clientRoutes.collaborators, {}, chat.studio.admin)).data;
    const coach = teamMembers.find(({ role }) => role === 'coach')?.id ?? '';

    const refused = await server.ask(queueRoutes.assign, { id, assigneeId: coach }, chat.studio.admin);

    expect(refused).toMatchObject({
      status: 422,
      errors: { assigneeId: ['Scegli una persona che segue questo cliente.'] },
    });
    expect((await server.ask(queueRoutes.dismiss, { id }, chat.studio.coach)).status).toBe(404);
    expect(await count(chat.studio.coach)).toBe(0);
  });
});

test('a professional of the client who may not write messages is not offered and not assigned', async () => {
  const { admin } = chat.studio;
  const { teamMembers } = (await server.ask(clientRoutes.collaborators, {}, admin)).data;
  const coach = teamMembers.find(({ role }) => role === 'coach')?.id ?? '';
  await server.ask(collaboratorRoutes.changeCollaborator, { id, kind: 'training', to: coach }, admin);
  const offered = async () =>
    (await server.ask(queueRoutes.professionals, { id }, admin)).data.professionals.map((person) => person.id);
  const before = await offered();
  const permissions = rolePermissions().coach.filter((name) => !name.endsWith(' chats'));
  await server.ask(
    collaboratorRoutes.update,
    { id: coach, version: 1, role: 'coach', permissions, isNameHidden: false },
    admin,
  );

  const refused = await server.ask(queueRoutes.assign, { id, assigneeId: coach }, admin);

  expect(before).toContain(coach);
  expect(await offered()).not.toContain(coach);
  expect(refused.code).toBe('assignee_unfit');
});

test('a conversation is assigned, found by its assignee, and given back', async () => {
  const { professionals } = (await server.ask(queueRoutes.professionals, { id }, chat.studio.admin)).data;
  const admin = professionals[0];
  const assigned = async () =>
    (await server.ask(chatRoutes.list, { assigneeId: admin?.id }, chat.studio.admin)).data.conversations.map(
      (row) => row.id,
    );

  await Promise.all(
    Array.from({ length: 20 }, () =>
      server.ask(queueRoutes.assign, { id, assigneeId: admin?.id ?? null }, chat.studio.admin),
    ),
  );

  const { rows } = await server.owner.query(
    `select from notifications where kind = 'chat_assigned' and client_id = $1`,
    [id],
  );
  expect((await answering())?.assignee).toEqual(admin);
  // The admin is the caller, who gets no notification of their own action.
  expect(rows).toEqual([]);
  expect(await assigned()).toEqual([id]);
  await server.ask(queueRoutes.assign, { id, assigneeId: null }, chat.studio.admin);
  expect(await assigned()).toEqual([]);
});

test.each(['2020-01-01T00:00:00.000Z', '2199-01-01T00:00:00.000Z', 'domani'])(
  'snoozing until %s is refused',
  async (until) => {
    const refused = await server.ask(queueRoutes.snooze, { id, until }, chat.studio.admin);

    expect(refused.status).toBe(422);
    expect(Object.keys(refused.errors ?? {})).toEqual(['until']);
  },
);
