import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addSavedAttachment } from '#database/testing/saved-attachment.ts';
import { openTestServer, type TestServer } from '#database/testing/server.ts';
import { openTestStudio } from '#database/testing/studio.ts';
import { newId } from '#shell/common/ids.ts';
import { chatRoutes } from '../contract.ts';
import { quickReplyRoutes } from '../contract/quick-replies.ts';
import { openChat } from './testing/open-chat.ts';

type Chat = Awaited<ReturnType<typeof openChat>>;

let server: TestServer;
let chat: Chat;

beforeAll(async () => {
  server = await openTestServer();
});

beforeEach(async () => {
  chat = await openChat(server);
});

const draft = { title: 'Misure', text: 'Ciao {name}, ricordati le misure.', attachmentId: null };
const create = (more: object = {}, token = chat.studio.admin) =>
  server.ask(quickReplyRoutes.create, { ...draft, ...more }, token);
const list = async (token = chat.studio.admin) =>
  (await server.ask(quickReplyRoutes.list, {}, token)).data.quickReplies.filter(({ title }) => title !== 'Riservato');

const addAttachment = (token = chat.studio.admin, id = newId()) => addSavedAttachment(server, token, id);

const fileStatus = async (url: string | null | undefined) =>
  (await server.app.inject({ method: 'GET', url: url ?? '' })).statusCode;

describe('a quick reply', () => {
  test('is written by one professional, read by all of the team, changed and deleted', async () => {
    const { quickReply } = (await create()).data;
    expect(await list(chat.studio.coach)).toEqual([quickReply]);

    const changed = { id: quickReply.id, version: 1, ...draft, title: 'Misure del lunedì' };
    await server.ask(quickReplyRoutes.update, changed, chat.studio.coach);
    const stale = await server.ask(quickReplyRoutes.update, changed, chat.studio.admin);

    expect(stale).toMatchObject({ status: 409, code: 'version_conflict' });
    expect(await list()).toMatchObject([{ title: 'Misure del lunedì', version: 2 }]);
    await server.ask(quickReplyRoutes.delete, { id: quickReply.id }, chat.studio.admin);
    expect(await list()).toEqual([]);
    expect((await server.ask(quickReplyRoutes.delete, { id: quickReply.id }, chat.studio.admin)).status).toBe(404);
  });

  test('is nothing for clients, nor for other accounts', async () => {
    const { quickReply } = (await create()).data;
    const neighbour = await openTestStudio(server, 'Studio Vicino');
    const { client } = chat.studio;

    expect((await server.ask(quickReplyRoutes.list, {}, client)).status).toBe(403);
    expect((await create({}, client)).status).toBe(403);
    expect((await server.ask(quickReplyRoutes.listAttachments, {}, client)).status).toBe(403);
    expect((await server.ask(quickReplyRoutes.delete, { id: quickReply.id }, neighbour.admin)).status).toBe(404);
    expect(await list(neighbour.admin)).toEqual([]);
  });

  test.each([
    ['without a title', { title: ' ' }, 'title'],
    ['with a text of 1 MB', { text: 'a'.repeat(1024 * 1024) }, 'text'],
  ])('%s is refused at the field', async (_, wrong, field) => {
    expect(Object.keys((await create(wrong)).errors ?? {})).toEqual([field]);
  });

  test('with the attachment of another account is not found', async () => {
    const neighbour = await openTestStudio(server, 'Studio Vicino');
    const { attachment } = await addAttachment(neighbour.admin);

    expect((await create({ attachmentId: attachment.id })).status).toBe(404);
  });

  test('is one of at most 200, also when 20 are created at once', async () => {
    await server.owner.query(
      `insert into quick_replies (account_id, id, title, text)
      select $1, gen_random_uuid(), 'Altra ' || number, 'Testo' from generate_series(1, 195) number`,
      [chat.studio.accountId],
    );

    const replies = await Promise.all(Array.from({ length: 20 }, () => create()));

    expect(replies.filter(({ code }) => code === 'too_many_replies').length).toBeGreaterThan(0);
    const { rows } = await server.owner.query('select count(*)::int from quick_replies where account_id = $1', [
      chat.studio.accountId,
    ]);
    expect(rows[0]).toEqual({ count: 200 });
  });
});

describe('a saved attachment', () => {
  test('that is sent again because the answer was lost is saved once', async () => {
    const attachmentId = newId();
    const replies = [await addAttachment(undefined, attachmentId), await addAttachment(undefined, attachmentId)];
    const { chatAttachments } = (await server.ask(quickReplyRoutes.listAttachments, {}, chat.studio.admin)).data;

    expect(replies.map(({ status, attachment }) => [status, attachment.id])).toEqual([
      [200, attachmentId],
      [200, attachmentId],
    ]);
    expect(chatAttachments.filter(({ filename }) => filename === 'listino.png')).toHaveLength(1);
  });

  test('is sent in a message, once for the same id, with a text or without', async () => {
    const { attachment } = await addAttachment();
    const { conversationId, studio } = chat;
    const request = { conversationId, id: newId(), attachmentId: attachment.id, message: 'Il listino' };

    const replies = await Promise.all(
      Array.from({ length: 20 }, () => server.ask(chatRoutes.send, request, studio.admin)),
    );
    await server.ask(chatRoutes.send, { conversationId, attachmentId: attachment.id }, studio.admin);

    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
    const { messages } = await chat.read(studio.client);
    expect(messages).toMatchObject([
      { type: 'image', message: '', filename: 'listino.png' },
      { type: 'image', message: 'Il listino', filename: 'listino.png', width: 40, height: 20 },
    ]);
    expect(await fileStatus(messages[0]?.fileUrl)).toBe(200);
  });

  test('stays when a message with it is deleted, and the other messages have it when it is deleted', async () => {
    const { attachment } = await addAttachment();
    const { conversationId, studio } = chat;
    const send = () => server.ask(chatRoutes.send, { conversationId, attachmentId: attachment.id }, studio.admin);
    const { message: first } = (await send()).data;
    const { message: second } = (await send()).data;

    await server.ask(chatRoutes.deleteMessage, { id: first.id }, studio.admin);
    expect(await fileStatus(attachment.fileUrl)).toBe(200);
    await server.ask(quickReplyRoutes.deleteAttachment, { id: attachment.id }, studio.admin);

    expect(await fileStatus(second.fileUrl)).toBe(200);
    await server.ask(chatRoutes.wipe, { id: conversationId, wipeoutAll: true }, studio.admin);
    const { rows } = await server.owner.query(
      `select count(*)::int from unreferenced_files(array(select storage_key from chat_attachments)) key`,
    );
    expect(rows[0]).toEqual({ count: 0 });
  });

  test('leaves the quick replies that had it, without it', async () => {
    const { attachment } = await addAttachment();
    await create({ attachmentId: attachment.id });
    expect(await list()).toMatchObject([{ attachment: { filename: 'listino.png' } }]);

    await server.ask(quickReplyRoutes.deleteAttachment, { id: attachment.id }, chat.studio.admin);

    expect(await list()).toMatchObject([{ title: 'Misure', attachment: null }]);
  });

  test('is not sent by a client, nor from another account', async () => {
    const { attachment } = await addAttachment();
    const neighbour = await openTestStudio(server, 'Studio Vicino');
    const foreign = (await addAttachment(neighbour.admin)).attachment;
    const { conversationId, studio } = chat;
    const ask = (attachmentId: string, token: string) =>
      server.ask(chatRoutes.send, { conversationId, attachmentId }, token).then(({ status }) => status);

    expect(await ask(attachment.id, studio.client)).toBe(403);
    expect(await ask(foreign.id, studio.admin)).toBe(404);
    expect((await addAttachment(studio.client)).status).toBe(403);
  });
});
