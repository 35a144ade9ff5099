import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { chatRoutes } from '#areas/chats/contract.ts';
import { quickReplyRoutes } from '#areas/chats/contract/quick-replies.ts';
import { chatSettingRoutes } from '#areas/chats/contract/settings.ts';
import { clientRoutes } from '#areas/clients/contract.ts';
import { collaboratorRoutes } from '#areas/collaborators/contract.ts';
import { runJob } from '#database/testing/run-job.ts';
import { openOtherTestServer, openOwnTestServer, type TestServer } from '#database/testing/server.ts';
import type { TestStudio } from '#database/testing/studio.ts';
import { addDays, todayIn } from '#shell/common/dates.ts';
import { newId } from '#shell/common/ids.ts';
import { broadcastRoutes } from '../contract.ts';
import { batchSize, sendAllDue, sendBatch, sendBatchJob } from './operations/send.ts';
import { openBroadcasts } from './testing/open-broadcasts.ts';

let server: TestServer;
let other: TestServer;
let many: Awaited<ReturnType<typeof openBroadcasts>>;
let studio: TestStudio;
let sendAll: (typeof many)['sendAll'];

beforeAll(async () => {
  server = await openOwnTestServer();
  other = await openOtherTestServer(server);
});

beforeEach(async () => {
  many = await openBroadcasts(server);
  ({ studio, sendAll } = many);
});

describe('a message to many clients', () => {
  test('is an ordinary message of the author in each conversation, with the name of its client', async () => {
    const clientIds = [studio.ids['clients'] ?? '', ...(await many.addClients(['Anna Maria Bianchi', 'Zoe Neri']))];
    const { broadcast } = (await many.create(clientIds)).data;
    expect(broadcast).toMatchObject({ status: 'waiting', recipients: 3, sent: 0 });
    await many.makeDue(broadcast.id);

    await sendAll(broadcast.id);

    expect(await many.get(broadcast.id)).toMatchObject({ status: 'finished', recipients: 3, sent: 3, skipped: 0 });
    expect(await many.textsOf(clientIds[1] ?? '')).toEqual(['Ciao Anna']);
    const { messages, conversation } = (
      await server.ask(chatRoutes.messages, { conversationId: clientIds[0] ?? '' }, studio.client)
    ).data;
    expect(messages[0]).toMatchObject({ sender: { id: broadcast.author.id }, isAutomatic: false });
    expect(conversation.unreadCount).toBeGreaterThan(0);
  });

  test('leaves what clients have written unread and waiting for an answer', async () => {
    const conversationId = studio.ids['clients'] ?? '';
    const question = { conversationId, id: newId(), message: 'Posso cambiare giorno?' };
    await server.ask(chatRoutes.send, question, studio.client);
    const read = async () => {
      const { conversation } = (await server.ask(chatRoutes.messages, { conversationId }, studio.admin)).data;
      return [conversation.unreadCount, conversation.answering?.waitingSince];
    };
    const before = await read();
    const { broadcast } = (await many.create([conversationId])).data;
    await many.makeDue(broadcast.id);

    await sendAll(broadcast.id);

    expect((await many.get(broadcast.id)).sent).toBe(1);
    expect(before).toEqual([expect.any(Number), expect.any(String)]);
    expect(await read()).toEqual(before);
  });

  test('is no answer: neither the measured time to an answer nor the answer outside the office hours counts it', async () => {
    const conversationId = studio.ids['clients'] ?? '';
    const hours = [{ weekday: ((new Date().getUTCDay() + 2) % 7) + 1, from: '09:00', until: '18:00' }];
    const closed = {
      availability: 'hours',
      hours,
      replyTime: 'measured',
      autoReply: 'Siamo chiusi.',
      welcome: null,
    } as const;
    const write = (message: string, token: string) => server.ask(chatRoutes.send, { conversationId, message }, token);
    await server.owner.query('delete from messages where account_id = $1', [studio.accountId]);
    for (const text of ['1', '2', '3', '4']) {
      await write(text, studio.client);
      await write(text, studio.admin);
    }
    await server.owner.query('update conversations set last_reply_at = null');
    await write('5', studio.client);
    const { broadcast } = (await many.create([conversationId])).data;
    await many.makeDue(broadcast.id);

    await sendAll(broadcast.id);
    const { version } = (await server.ask(chatSettingRoutes.get, {}, studio.admin)).data.settings;
    const saved = await server.ask(chatSettingRoutes.update, { ...closed, version }, studio.admin);
    await write('Grazie', studio.client);

    expect((await many.get(broadcast.id)).sent).toBe(1);
    expect(saved.data.settings.measured).toBeNull();
    expect((await many.textsOf(conversationId)).filter((text) => text === 'Siamo chiusi.')).toHaveLength(1);
  });

  test('does not leave before its time, nor in the seconds in which it can be cancelled', async () => {
    const [id = ''] = await many.addClients(['Anna']);
    const { broadcast } = (await many.create([id])).data;

    await sendAll(broadcast.id);

    expect(await many.textsOf(id)).toEqual([]);
    expect(Date.parse(broadcast.sendAt)).toBeGreaterThan(Date.now());
  });

  test('is one, also when 20 requests with its id arrive at once; another content with the id is refused', async () => {
    const [id = ''] = await many.addClients(['Anna']);
    const same = { id: newId() };

    const replies = await Promise.all(Array.from({ length: 20 }, () => many.create([id], same)));
    await many.makeDue(same.id);
    await sendAll(same.id, [server, other]);

    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await many.textsOf(id)).toEqual(['Ciao Anna']);
    expect(await many.create([id], { ...same, text: 'Altro' })).toMatchObject({ status: 409, code: 'id_taken' });
    expect(await many.list()).toHaveLength(1);
  });

  test('is sent later by the job of the minute', async () => {
    const [id = ''] = await many.addClients(['Anna']);
    const time = { sendOn: addDays(todayIn('Europe/Rome'), 1), sendTime: '09:00' };
    const { broadcast } = (await many.create([id], time)).data;
    const dueNow = async () =>
      (await runJob(server, studio, sendAllDue)).jobs.filter(({ payload }) => payload['broadcastId'] === broadcast.id);
    expect(await dueNow()).toEqual([]);
    await many.makeDue(broadcast.id);

    expect(await dueNow()).toEqual([
      { job: sendBatchJob, payload: { accountId: studio.accountId, broadcastId: broadcast.id } },
    ]);
  });

  test('has the file of a saved attachment, once in the storage, also when the attachment is deleted before', async () => {
    const clientIds = await many.addClients(['Anna', 'Zoe']);
    const attachmentId = await many.addAttachment();
    const { broadcast } = (await many.create(clientIds, { text: '', attachmentId })).data;
    expect(broadcast.attachment).toEqual({ id: attachmentId, filename: 'listino.png' });
    await server.ask(quickReplyRoutes.deleteAttachment, { id: attachmentId }, studio.admin);
    const { rows } = await server.owner.query(
      `select count(*)::int from unreferenced_files(array(select file ->> 'storageKey' from broadcasts where id = $1)) key`,
      [broadcast.id],
    );
    expect(rows[0]).toEqual({ count: 0 });
    await many.makeDue(broadcast.id);

    await sendAll(broadcast.id);

    const stored = await server.owner.query(
      `select count(*)::int as messages, count(distinct storage_key)::int as files from messages
       where conversation_id = any($1) and has_saved_file and filename = 'listino.png'`,
      [clientIds],
    );
    expect(stored.rows[0]).toEqual({ messages: 2, files: 1 });
  });
});

describe('while it is sent', () => {
  test('clients who cannot be written to any more are skipped and listed with the reason', async () => {
    const [inactive = '', off = '', active = ''] = await many.addClients(['Anna', 'Bruno', 'Carla']);
    const { broadcast } = (await many.create([inactive, off, active])).data;
    await server.ask(clientRoutes.deactivate, { id: inactive }, studio.admin);
    await server.ask(chatSettingRoutes.setAvailability, { id: off, availability: 'off' }, studio.admin);
    await many.makeDue(broadcast.id);

    await sendAll(broadcast.id);

    expect(await many.get(broadcast.id)).toMatchObject({ status: 'finished', sent: 1, skipped: 2 });
    expect(await many.recipientsOf(broadcast.id)).toEqual([
      { clientId: inactive, name: 'Anna', outcome: 'chat_disabled' },
      { clientId: off, name: 'Bruno', outcome: 'chat_disabled' },
      { clientId: active, name: 'Carla', outcome: 'sent' },
    ]);
  });

  test('processes that are killed in turn, and several at once, lose and double nothing', async () => {
    const clientIds = await many.insertClients(60);
    const { broadcast } = (await many.create(clientIds)).data;
    await many.makeDue(broadcast.id);
    const payload = { accountId: studio.accountId, broadcastId: broadcast.id };
    let killed = 0;

    for (let turn = 0; turn < 6; turn++) {
      const dying = runJob(turn % 2 ? other : server, studio, async (scope) => {
        await sendBatch(scope, payload);
        throw new Error('killed');
      });
      await dying.catch(() => killed++);
      const present = await many.get(broadcast.id);
      if (present.status === 'finished') break;
      await runJob(turn % 2 ? server : other, studio, (scope) => sendBatch(scope, payload));
    }
    await sendAll(broadcast.id, [server, other, server, other]);

    expect(killed).toBeGreaterThanOrEqual(3);
    expect(await many.get(broadcast.id)).toMatchObject({ status: 'finished', sent: 60, skipped: 0 });
    const { rows } = await server.owner.query(
      `select count(*)::int as messages, count(distinct conversation_id)::int as clients from messages
       where conversation_id = any($1)`,
      [clientIds],
    );
    expect(rows[0]).toEqual({ messages: 60, clients: 60 });
  });

  test('it is stopped between two batches: who has it keeps it, the others get nothing', async () => {
    const clientIds = await many.insertClients(batchSize + 5);
    const { broadcast } = (await many.create(clientIds)).data;
    await many.makeDue(broadcast.id);
    await runJob(server, studio, (scope) => sendBatch(scope, { broadcastId: broadcast.id }));
    expect(await many.get(broadcast.id)).toMatchObject({ status: 'sending', sent: batchSize });

    await server.ask(broadcastRoutes.stop, { id: broadcast.id }, studio.admin);
    await sendAll(broadcast.id);

    expect(await many.get(broadcast.id)).toMatchObject({ status: 'stopped', sent: batchSize, skipped: 0 });
    expect((await server.ask(broadcastRoutes.stop, { id: broadcast.id }, studio.admin)).status).toBe(200);
  });

  test('it is resumed for those who have not got it, each once, and not when its author has left the team', async () => {
    const clientIds = await many.insertClients(batchSize + 5);
    const { broadcast } = (await many.create(clientIds)).data;
    const { id } = broadcast;
    await many.makeDue(id);
    await runJob(server, studio, (scope) => sendBatch(scope, { broadcastId: id }));
    await server.ask(broadcastRoutes.stop, { id }, studio.admin);

    const resumed = (await server.ask(broadcastRoutes.resume, { id }, studio.admin)).data.broadcast;
    await sendAll(id);
    const inSecondsToStop = await many.get(id);
    await many.makeDue(id);
    await sendAll(id, [server, other]);

    expect(resumed).toMatchObject({ status: 'sending', sent: batchSize });
    expect(inSecondsToStop.sent).toBe(batchSize);
    expect(await many.get(id)).toMatchObject({ status: 'finished', sent: batchSize + 5, skipped: 0 });
    const { rows } = await server.owner.query(
      `select count(*)::int as messages, count(distinct conversation_id)::int as clients from messages where account_id = $1 and conversation_id = any($2)`,
      [studio.accountId, clientIds],
    );
    expect(rows[0]).toEqual({ messages: batchSize + 5, clients: batchSize + 5 });

    const [own = ''] = await many.addClients(['Propria'], studio.coach);
    const left = (await many.create([own], {}, studio.coach)).data.broadcast;
    const lines = [{ kind: 'broadcasts', action: 'delete' as const }];
    const removal = { id: left.author.id, lines, tellsClients: false };
    await server.ask(collaboratorRoutes.remove, removal, studio.admin);
    const refused = await server.ask(broadcastRoutes.resume, { id: left.id }, studio.admin);
    expect(refused).toMatchObject({ status: 422, code: 'author_removed' });
    expect((await many.get(left.id)).status).toBe('stopped');
  });

  test('the clients of a collaborator who was removed are skipped, unless the broadcast was handed over', async () => {
    const [own = ''] = await many.addClients(['Propria'], studio.coach);
    const handedOver = (await many.create([own], {}, studio.coach)).data.broadcast;
    const coachId = handedOver.author.id;
    const { lines } = (await server.ask(collaboratorRoutes.previewRemoval, { id: coachId }, studio.admin)).data;
    expect(lines.map(({ label }) => label)).toContain('1 messaggio a più clienti da inviare');

    await server.ask(collaboratorRoutes.remove, { id: coachId, lines: [], tellsClients: false }, studio.admin);
    await many.makeDue(handedOver.id);
    await sendAll(handedOver.id);

    const sent = await many.get(handedOver.id);
    expect(sent).toMatchObject({ status: 'finished', sent: 1 });
    expect(sent.author.id).not.toBe(coachId);
    await server.owner.query('update broadcasts set author_id = $1, finished_at = null where id = $2', [
      coachId,
      handedOver.id,
    ]);
    await server.owner.query('update broadcast_recipients set outcome = null where broadcast_id = $1', [handedOver.id]);
    await sendAll(handedOver.id);
    expect(await many.recipientsOf(handedOver.id)).toMatchObject([{ outcome: 'author_removed' }]);
  });

  test('the undo of a removal starts what it stopped again, except what was due meanwhile and what the author had stopped', async () => {
    const clientIds = await many.addClients(['Propria'], studio.coach);
    const tomorrow = { sendOn: addDays(todayIn('Europe/Rome'), 1), sendTime: '09:00' };
    const create = async () => (await many.create(clientIds, tomorrow, studio.coach)).data.broadcast;
    const [waiting, passed, stopped] = [await create(), await create(), await create()];
    const coach = { id: waiting.author.id };
    await server.ask(broadcastRoutes.stop, { id: stopped.id }, studio.coach);
    const statuses = async () => {
      const all = await Promise.all([waiting, passed, stopped].map(({ id }) => many.get(id)));
      return all.map(({ status }) => status);
    };

    const lines = [{ kind: 'broadcasts', action: 'delete' as const }];
    await server.ask(collaboratorRoutes.remove, { ...coach, lines, tellsClients: false }, studio.admin);
    const removed = await statuses();
    await many.makeDue(passed.id);
    await server.ask(collaboratorRoutes.restore, coach, studio.admin);

    expect(removed).toEqual(['stopped', 'stopped', 'stopped']);
    expect(await statuses()).toEqual(['waiting', 'stopped', 'stopped']);
  });
});
