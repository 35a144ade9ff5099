import { beforeEach, expect, test } from 'vitest';
import { clientRoutes } from '#areas/clients/contract.ts';
import { collaboratorRoutes } from '#areas/collaborators/contract.ts';
import type { TestStudio } from '#database/testing/studio.ts';
import { openTestServer } from '#database/testing/server.ts';
import { addDays, todayIn } from '#shell/common/dates.ts';
import { rolePermissions } from '#shell/common/role-permissions.ts';
import { chatRoutes } from '../contract.ts';
import { laterRoutes } from '../contract/later.ts';
import { queueRoutes } from '../contract/queue.ts';
import { openChat } from './testing/open-chat.ts';

const server = await openTestServer();
let chat: Awaited<ReturnType<typeof openChat>>;
let ids: TestStudio['memberships'];

beforeEach(async () => {
  chat = await openChat(server);
  ids = chat.studio.memberships;
});

const give = (kind: 'training' | 'nutrition', to: string, tellsClients = true) => {
  const change = { id: chat.conversationId, kind, to, tellsClients };
  return server.ask(collaboratorRoutes.changeCollaborator, change, chat.studio.admin);
};
const remove = (request: Partial<Parameters<typeof server.ask<typeof collaboratorRoutes.remove>>[1]> = {}) =>
  server.ask(collaboratorRoutes.remove, { id: ids.coach, lines: [], ...request }, chat.studio.admin);

test('the client reads who follows them from now on, once, unless the admin unticks it', async () => {
  await give('training', ids.coach);
  await Promise.all(Array.from({ length: 20 }, () => give('training', ids.coach)));
  await give('nutrition', ids.nutritionist, false);

  expect(await chat.textsIn(chat.studio.client)).toEqual([
    "Da ora Studio Prova coach ti segue per l'allenamento e può leggere anche i messaggi già scritti qui.",
  ]);
  expect((await chat.read(chat.studio.client)).messages[0]).toMatchObject({ type: 'system', sender: null });
});

test('the client reads the names of both who follow them above the conversation, and one name once', async () => {
  const titleFor = async () =>
    (await server.ask(chatRoutes.list, {}, chat.studio.client)).data.conversations[0]?.chatInfo.title;
  await give('training', ids.coach);
  expect(await titleFor()).toBe('Studio Prova coach');

  await give('nutrition', ids.nutritionist);
  expect(await titleFor()).toBe('Studio Prova coach · Studio Prova nutritionist');
  await give('training', ids.admin);
  await give('nutrition', ids.admin);
  expect(await titleFor()).toBe('Studio Prova admin');
});

test('the client reads above the conversation the names of all who may read it, the owner of the studio included', async () => {
  const readersFor = async (token: string) => {
    const { conversations } = (await server.ask(chatRoutes.list, {}, token)).data;
    return conversations.find(({ id }) => id === chat.conversationId)?.chatInfo.readers;
  };
  await give('training', ids.admin, false);
  await give('nutrition', ids.admin, false);
  expect(await readersFor(chat.studio.client)).toEqual(['Studio Prova admin']);

  await give('training', ids.coach);

  expect(await readersFor(chat.studio.client)).toEqual(['Studio Prova admin', 'Studio Prova coach']);
  expect(await readersFor(chat.studio.admin)).toBeUndefined();
  await server.owner.query("update memberships set permissions = array['view programs'] where id = $1", [ids.coach]);
  expect(await readersFor(chat.studio.client)).toEqual(['Studio Prova admin']);
});

test('the client does not read the name of who may not read chats: of the others, or else of the studio', async () => {
  const { studio, conversationId } = chat;
  const readByClient = async () => {
    const { data } = await server.ask(chatRoutes.list, {}, studio.client);
    return data.conversations.find(({ id }) => id === conversationId)?.chatInfo;
  };
  await give('training', ids.coach);
  await give('nutrition', ids.nutritionist);
  await server.owner.query("update memberships set permissions = array['view programs'] where id = $1", [ids.coach]);
  expect(await readByClient()).toMatchObject({ title: 'Studio Prova nutritionist', ownerIds: [ids.nutritionist] });

  await server.owner.query("update memberships set permissions = array['view meal plans'] where id = $1", [
    ids.nutritionist,
  ]);
  expect(await readByClient()).toMatchObject({ title: 'Studio Prova', ownerIds: [] });
});

test('the line is unread for the client and for no professional', async () => {
  await chat.send('Ciao', chat.studio.client);
  await server.ask(chatRoutes.markRead, { id: chat.conversationId }, chat.studio.admin);
  await give('training', ids.coach);

  expect(
    await Promise.all([
      chat.unread(chat.studio.client),
      chat.unread(chat.studio.admin),
      chat.unread(chat.studio.coach),
    ]),
  ).toEqual([1, 0, 0]);
  expect(
    await Promise.all([
      chat.toRead(chat.studio.client),
      chat.toRead(chat.studio.admin),
      chat.toRead(chat.studio.coach),
    ]),
  ).toEqual([1, 0, 0]);
});

test('a removal gives each client one line, also with both kinds of care, and says who no longer follows them', async () => {
  const both = ['view programs', 'view meal plans'];
  await server.owner.query('update memberships set permissions = $2 where id = any($1)', [
    [ids.coach, ids.nutritionist],
    both,
  ]);
  await give('training', ids.coach, false);
  await give('nutrition', ids.coach, false);
  await remove({ lines: [{ kind: 'clients', action: 'handOver', to: ids.nutritionist }] });
  const removal = { id: chat.conversationId, collaboratorId: ids.nutritionist };
  await server.ask(collaboratorRoutes.removeClient, removal, chat.studio.admin);

  expect(await chat.textsIn(chat.studio.client)).toEqual([
    'Studio Prova nutritionist non ti segue più.',
    'Da ora ti segue Studio Prova nutritionist.',
  ]);
});

test('a client who was told of a removal is told of its undo, one who was not is not', async () => {
  await give('training', ids.coach, false);
  await remove();
  await server.ask(collaboratorRoutes.restore, { id: ids.coach }, chat.studio.admin);
  await remove({ tellsClients: false });
  await server.ask(collaboratorRoutes.restore, { id: ids.coach }, chat.studio.admin);

  expect(await chat.textsIn(chat.studio.client)).toEqual([
    "Da ora Studio Prova coach ti segue per l'allenamento e può leggere anche i messaggi già scritti qui.",
    "Da ora Studio Prova admin ti segue per l'allenamento.",
  ]);
});

test('the form of the client announces the new professional too', async () => {
  const { studio, conversationId } = chat;
  const { client } = (await server.ask(clientRoutes.detail, { id: conversationId }, studio.admin)).data;
  await server.ask(clientRoutes.update, { ...client, trainingCollaboratorId: ids.coach }, studio.admin);

  expect(await chat.textsIn(studio.client)).toEqual([
    "Da ora Studio Prova coach ti segue per l'allenamento e può leggere anche i messaggi già scritti qui.",
  ]);
});

test('another professional in the form of the client gets the conversation and the scheduled messages of the former one', async () => {
  const { studio, conversationId: id } = chat;
  await give('training', ids.coach, false);
  await server.ask(queueRoutes.assign, { id, assigneeId: ids.coach }, studio.admin);
  const time = { sendOn: addDays(todayIn('Europe/Rome'), 1), sendTime: '09:00' };
  await server.ask(laterRoutes.create, { conversationId: id, message: 'A domani', ...time }, studio.coach);
  const { client } = (await server.ask(clientRoutes.detail, { id }, studio.admin)).data;
  const { name, email, version } = client;

  await server.owner.query('update memberships set permissions = $2 where id = $1', [
    ids.nutritionist,
    ['view programs', 'view chats', 'create chats'],
  ]);
  const form = { id, name, email, version, trainingCollaboratorId: ids.nutritionist };
  await server.ask(clientRoutes.update, form, studio.admin);
  const { scheduled } = (await server.ask(laterRoutes.list, { id }, studio.admin)).data;

  expect(scheduled.find(({ message }) => message === 'A domani')?.author.id).toBe(ids.nutritionist);
  expect((await chat.read()).conversation.answering?.assignee?.id).toBe(ids.nutritionist);
});

const hideCoach = (permissions = rolePermissions().coach) => {
  const hidden = { role: 'coach', permissions, isNameHidden: true } as const;
  return server.ask(collaboratorRoutes.update, { id: ids.coach, version: 1, ...hidden }, chat.studio.admin);
};

test('nothing is written when the client reads the same name as before, because the name is hidden, and nobody else reads the chat', async () => {
  await give('training', ids.admin, false);
  await hideCoach(rolePermissions().coach.filter((permission) => !permission.includes('chats')));
  await give('training', ids.coach);

  expect(await chat.textsIn(chat.studio.client)).toEqual([]);
});

test('another person with a hidden name who can read the chat is announced without a name', async () => {
  await give('training', ids.admin, false);
  await hideCoach();
  await give('training', ids.coach);

  expect(await chat.textsIn(chat.studio.client)).toEqual([
    "Da ora un'altra persona dello studio ti segue per l'allenamento e può leggere anche i messaggi già scritti qui.",
  ]);
});

test('who was in charge of either kind of care before is not announced as a new reader of the chat', async () => {
  const { studio, conversationId: id } = chat;
  await server.owner.query('update memberships set permissions = $2 where id = any($1)', [
    [ids.coach, ids.nutritionist],
    ['view programs', 'view meal plans', 'view chats'],
  ]);
  await give('training', ids.coach, false);
  await give('nutrition', ids.coach);
  await give('nutrition', ids.nutritionist, false);
  const { client } = (await server.ask(clientRoutes.detail, { id }, studio.admin)).data;
  const swapped = { trainingCollaboratorId: ids.nutritionist, nutritionCollaboratorId: ids.coach };
  await server.ask(clientRoutes.update, { ...client, ...swapped }, studio.admin);

  expect((await chat.textsIn(studio.client)).toSorted()).toEqual([
    "Da ora Studio Prova coach ti segue per l'alimentazione.",
    "Da ora Studio Prova coach ti segue per l'alimentazione.",
    "Da ora Studio Prova nutritionist ti segue per l'allenamento.",
  ]);
});

test('the undo of a removal brings deleted scheduled messages back; what was due meanwhile waits for its author', async () => {
  const { studio, conversationId: id } = chat;
  await give('training', ids.coach, false);
  const time = { sendOn: addDays(todayIn('Europe/Rome'), 1), sendTime: '09:00' };
  const later = (message: string) =>
    server.ask(laterRoutes.create, { conversationId: id, message, ...time }, studio.coach);
  const { scheduled: passed } = (await later('Domani')).data;
  await later('Dopodomani');
  const list = async () => {
    const { scheduled } = (await server.ask(laterRoutes.list, { id }, studio.admin)).data;
    return scheduled.filter(({ message }) => message !== 'Riservato');
  };
  const dueIds = async () =>
    (await server.owner.query(`select id from due_scheduled_messages(now(), 1000)`)).rows.map((row) => row.id);

  await remove({ lines: [{ kind: 'scheduled-messages', action: 'delete' }] });
  const removed = await list();
  await server.owner.query(`update scheduled_messages set send_at = now() - interval '1 h' where id = $1`, [passed.id]);
  const dueWhileRemoved = await dueIds();
  await server.ask(collaboratorRoutes.restore, { id: ids.coach }, studio.admin);

  expect(removed).toEqual([]);
  expect((await list()).map(({ message, isFailed, author }) => [message, isFailed, author.id])).toEqual([
    ['Domani', true, ids.coach],
    ['Dopodomani', false, ids.coach],
  ]);
  expect([...dueWhileRemoved, ...(await dueIds())]).not.toContain(passed.id);
});

test('a line names the professional as the client may read it now, also after the name was hidden', async () => {
  const { studio, conversationId: id } = chat;
  await give('training', ids.coach);
  const lines = async (token: string) => ({
    messages: await chat.textsIn(token),
    last: (await server.ask(chatRoutes.list, {}, studio.admin)).data.conversations.find((one) => one.id === id)
      ?.lastMessage?.message,
  });
  await hideCoach();

  const real = "Da ora Studio Prova coach ti segue per l'allenamento e può leggere anche i messaggi già scritti qui.";
  expect((await lines(studio.client)).messages).toEqual([real.replace('coach', 'admin')]);
  expect(await lines(studio.admin)).toEqual({ messages: [real], last: real });
});

test('300 clients of a removed collaborator get their lines with three statements, those without a login none', async () => {
  const { studio } = chat;
  await server.owner.query(
    `with people as (
       insert into users (id, email, name) select gen_random_uuid(), 'passa.' || n || '.' || $1::uuid || '@example.com', 'Passa'
       from generate_series(1, 300) n returning id, email
     ), members as (
       insert into memberships (account_id, id, user_id, role) select $1::uuid, gen_random_uuid(), id, 'client' from people
       returning id, user_id
     ), added as (
       insert into clients (account_id, id, name, email, membership_id)
       select $1::uuid, gen_random_uuid(), 'Passa', email, case when email like 'passa.1.%' then null else members.id end
       from members join people on people.id = user_id returning id
     )
     insert into client_collaborators (account_id, client_id, kind, membership_id) select $1::uuid, id, 'training', $2 from added`,
    [studio.accountId, ids.coach],
  );

  await remove();
  const { rows } = await server.owner.query(
    `select count(*)::int as lines, count(distinct conversation_id)::int as conversations, max(seq) as seq
     from messages where account_id = $1 and type = 'system'`,
    [studio.accountId],
  );

  expect(rows).toEqual([{ lines: 299, conversations: 299, seq: 1 }]);
});

test('a new professional who may not read chats gets no conversation to answer: it goes to who gave them the client', async () => {
  await give('training', ids.coach);
  const answers = () =>
    server.owner.query('select assigned_to from conversations where id = $1', [chat.conversationId]);
  await server.owner.query('update conversations set assigned_to = $2 where id = $1', [chat.conversationId, ids.coach]);
  await server.owner.query("update memberships set permissions = array['view programs'] where id = $1", [
    ids.nutritionist,
  ]);

  expect((await give('training', ids.nutritionist)).status).toBe(200);
  expect((await answers()).rows).toEqual([{ assigned_to: ids.admin }]);
});
