import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { accountRoutes } from '#areas/account/contract.ts';
import { collaboratorRoutes } from '#areas/collaborators/contract.ts';
import { clientRoutes } from '#areas/clients/contract.ts';
import { runJob } from '#database/testing/run-job.ts';
import { openOtherTestServer, openOwnTestServer, type TestServer } from '#database/testing/server.ts';
import { addDays, todayIn } from '#shell/common/dates.ts';
import { newId } from '#shell/common/ids.ts';
import { laterRoutes } from '../contract/later.ts';
import { quickReplyRoutes } from '../contract/quick-replies.ts';
import { sendAllDue, sendDue, sendDueJob } from './operations/send-due.ts';
import { openChat } from './testing/open-chat.ts';

type Chat = Awaited<ReturnType<typeof openChat>>;

let server: TestServer;
let other: TestServer;
let chat: Chat;
let conversationId: string;

beforeAll(async () => {
  server = await openOwnTestServer();
  other = await openOtherTestServer(server);
});

beforeEach(async () => {
  chat = await openChat(server);
  ({ conversationId } = chat);
  await server.owner.query('delete from scheduled_messages');
});

const tomorrow = () => ({ sendOn: addDays(todayIn('Europe/Rome'), 1), sendTime: '09:00' });
const schedule = (message = 'Buon allenamento', more: object = {}, token = chat.studio.admin) =>
  server.ask(laterRoutes.create, { conversationId, message, ...tomorrow(), ...more }, token);
const list = async (token = chat.studio.admin) =>
  (await server.ask(laterRoutes.list, { id: conversationId }, token)).data.scheduled;

/** Makes all scheduled messages due and runs the job of the minute on the process, with the jobs that it enqueues. */
async function sendWhatIsDue(processes: readonly TestServer[] = [server]): Promise<void> {
  await server.owner.query(
    `update scheduled_messages set send_at = now() - interval '1 second' where failed_at is null`,
  );
  const found = await Promise.all(processes.map((process) => runJob(process, chat.studio, sendAllDue)));
  const due = found.flatMap(({ jobs }, index) => jobs.map((job) => ({ ...job, process: processes[index] ?? server })));
  await Promise.all(
    due
      .filter(({ job }) => job === sendDueJob)
      .map(({ payload, process }) => runJob(process, chat.studio, (scope) => sendDue(scope, payload))),
  );
}

describe('a message that is sent later', () => {
  test('waits in the list of the team and is no message until it is due', async () => {
    const { scheduled } = (await schedule()).data;

    expect(await list()).toEqual([scheduled]);
    expect(scheduled).toMatchObject({ message: 'Buon allenamento', isFailed: false, timeZone: 'Europe/Rome' });
    await runJob(server, chat.studio, (scope) => sendDue(scope, { messageId: scheduled.id }));
    expect(await chat.textsIn(chat.studio.client)).toEqual([]);
  });

  test('points at the record that it is about, when it waits and when it is sent', async () => {
    const visitId = chat.studio.ids['visits'] ?? '';
    const { scheduled } = (await schedule('Come va?', { referenceKind: 'visit', referenceId: visitId })).data;
    const foreign = await schedule('Come va?', { referenceKind: 'visit', referenceId: newId() });

    await sendWhatIsDue();

    expect(scheduled.about).toMatchObject({ kind: 'visit', id: visitId, label: 'Visita del 16 nov 2026' });
    expect(foreign.status).toBe(404);
    expect((await chat.read()).messages[0]?.reference).toMatchObject({ kind: 'visit', id: visitId });
  });

  test('is sent in the name of its author, once, unread for the client, and leaves the list', async () => {
    const { id, author } = (await schedule()).data.scheduled;
    await chat.send('Domanda');

    await sendWhatIsDue();
    await sendWhatIsDue();

    const { messages, conversation } = await chat.read(chat.studio.client);
    expect(messages.map((message) => message.message)).toEqual(['Buon allenamento', 'Domanda']);
    expect(messages[0]).toMatchObject({ id, sender: { id: author.id } });
    expect(conversation.unreadCount).toBe(1);
    expect(await list()).toEqual([]);
  });

  test('answers what the client had asked when it was written or changed; a later question stays unread and to answer', async () => {
    const conversation = async () => (await chat.read()).conversation;
    await schedule();
    await chat.send('Domanda');
    await sendWhatIsDue();
    expect(await conversation()).toMatchObject({ unreadCount: 1, answering: { waitingSince: expect.any(String) } });

    const { scheduled } = (await schedule('Rispondo dopo')).data;
    await chat.send('E poi?');
    const { id, version } = scheduled;
    await server.ask(
      laterRoutes.update,
      { id, version, message: 'Rispondo a tutto', ...tomorrow() },
      chat.studio.admin,
    );
    await sendWhatIsDue();
    expect(await conversation()).toMatchObject({ unreadCount: 2, answering: { waitingSince: null } });
  });

  test('is sent once by two processes that run the job at the same time, also when each runs it twice', async () => {
    for (let number = 1; number <= 5; number++) await schedule(`${number}`);

    await sendWhatIsDue([server, other, server, other]);

    expect((await chat.textsIn()).toSorted()).toEqual(['1', '2', '3', '4', '5']);
    const { rows } = await server.owner.query(
      `select count(*)::int from notifications where kind = 'message_of_coach' and client_id = $1`,
      [conversationId],
    );
    expect(rows[0]).toEqual({ count: 5 });
  });

  test('is not sent by a process that is killed before its commit, and sent by the next one', async () => {
    await schedule();
    await server.owner.query(`update scheduled_messages set send_at = now() - interval '1 second'`);
    const [{ id } = { id: '' }] = await list();
    const killed = runJob(server, chat.studio, async (scope) => {
      await sendDue(scope, { messageId: id });
      throw new Error('killed');
    });
    await expect(killed).rejects.toThrow('killed');
    expect(await chat.textsIn()).toEqual([]);

    await sendWhatIsDue([other]);

    expect(await chat.textsIn()).toEqual(['Buon allenamento']);
  });

  test('stays in the list as not sent, and its author is notified, when the chat is disabled', async () => {
    await schedule();
    await server.ask(clientRoutes.deactivate, { id: conversationId }, chat.studio.admin);

    await sendWhatIsDue();

    expect(await list()).toMatchObject([{ isFailed: true }]);
    expect(await chat.textsIn()).toEqual([]);
    const { rows } = await server.owner.query(
      `select params ->> 'who' as who from notifications where kind = 'message_unsent'`,
    );
    expect(rows).toHaveLength(1);
  });
});

describe('a file that is sent later', () => {
  const fileOf = async () => (await chat.read(chat.studio.client)).messages[0];

  test('is that of a saved attachment, which may be deleted before, with a text or without', async () => {
    const attachmentId = await chat.addAttachment();
    const { scheduled } = (await schedule('', { attachmentId })).data;
    expect(scheduled).toMatchObject({ message: '', attachment: { id: attachmentId, filename: 'listino.png' } });
    await server.ask(quickReplyRoutes.deleteAttachment, { id: attachmentId }, chat.studio.admin);
    const { rows } = await server.owner.query(
      `select count(*)::int from unreferenced_files(array(select file ->> 'storageKey' from scheduled_messages)) key`,
    );
    expect(rows[0]).toEqual({ count: 0 });

    await sendWhatIsDue([server, other]);

    expect(await fileOf()).toMatchObject({ type: 'image', filename: 'listino.png', width: 40, height: 20 });
    expect(await list()).toEqual([]);
  });

  test('stays when only the time is changed, is replaced, and is removed', async () => {
    const [first, second] = [await chat.addAttachment(), await chat.addAttachment()];
    const { id } = (await schedule('Il listino', { attachmentId: first })).data.scheduled;
    await server.ask(quickReplyRoutes.deleteAttachment, { id: first }, chat.studio.admin);
    const change = async (version: number, attachmentId: string | null) => {
      const changed = { id, version, message: 'Il listino', ...tomorrow(), attachmentId };
      return (await server.ask(laterRoutes.update, changed, chat.studio.admin)).data.scheduled.attachment;
    };

    expect(await change(1, first)).toMatchObject({ id: first, filename: 'listino.png' });
    expect(await change(2, second)).toMatchObject({ id: second });
    expect(await change(3, null)).toBeNull();
  });

  test('of another account is not found', async () => {
    const neighbour = await openChat(server);

    expect((await schedule('Ciao', { attachmentId: await neighbour.addAttachment() })).status).toBe(404);
  });
});

describe('before its time', () => {
  test('it is changed by its author; a stale tab is refused, a sent one is gone', async () => {
    const { id, version } = (await schedule()).data.scheduled;
    const changed = { id, version, message: 'Buon riposo', sendOn: tomorrow().sendOn, sendTime: '18:30' };

    expect((await server.ask(laterRoutes.update, changed, chat.studio.admin)).data.scheduled).toMatchObject({
      message: 'Buon riposo',
      sendTime: '18:30',
      version: 2,
    });
    expect((await server.ask(laterRoutes.update, changed, chat.studio.admin)).code).toBe('version_conflict');
    await sendWhatIsDue();
    const late = await server.ask(laterRoutes.update, { ...changed, version: 2 }, chat.studio.admin);
    expect(late.status).toBe(404);
    expect(await chat.textsIn()).toEqual(['Buon riposo']);
  });

  test('it keeps its instant when it is saved untouched after its author moved to another time zone', async () => {
    const { id, sendAt } = (await schedule()).data.scheduled;
    const opened = (await list())[0];
    await server.ask(accountRoutes.setTimeZone, { timeZone: 'Asia/Tokyo' }, chat.studio.admin);

    const save = async (form = opened) => {
      const { version = 0 } = (await list())[0] ?? {};
      const { message = '', sendOn = '', sendTime = '', timeZone = '' } = form ?? {};
      const changed = { id, version, message, sendOn, sendTime, timeZone };
      return (await server.ask(laterRoutes.update, changed, chat.studio.admin)).data.scheduled.sendAt;
    };

    expect((await list())[0]).toMatchObject({ timeZone: 'Asia/Tokyo', sendAt });
    expect(await save((await list())[0])).toBe(sendAt);
    expect(await save(opened)).toBe(sendAt);
  });

  test('20 requests to send it now are one message', async () => {
    const { id } = (await schedule()).data.scheduled;

    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, number) =>
        [server, other][number % 2]?.ask(laterRoutes.sendNow, { id }, chat.studio.admin),
      ),
    );

    expect(new Set(replies.map((reply) => reply?.status))).toEqual(new Set([200]));
    expect(await chat.textsIn()).toEqual(['Buon allenamento']);
    expect(await list()).toEqual([]);
  });

  test('it is cancelled', async () => {
    const { id } = (await schedule()).data.scheduled;

    await server.ask(laterRoutes.delete, { id }, chat.studio.admin);
    await sendWhatIsDue();

    expect(await chat.textsIn()).toEqual([]);
  });

  test('the same id sent 20 times at once is one message', async () => {
    const messageId = newId();

    const replies = await Promise.all(Array.from({ length: 20 }, () => schedule('Una volta', { messageId })));

    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await list()).toHaveLength(1);
  });
});

test('clients and colleagues who do not follow the client have no part in it', async () => {
  const { id } = (await schedule()).data.scheduled;
  const { client, coach } = chat.studio;

  expect((await server.ask(laterRoutes.list, { id: conversationId }, client)).status).toBe(403);
  expect((await schedule('Ciao', {}, client)).status).toBe(403);
  expect((await server.ask(laterRoutes.list, { id: conversationId }, coach)).status).toBe(404);
  expect((await server.ask(laterRoutes.delete, { id }, coach)).status).toBe(404);
  expect((await server.ask(laterRoutes.sendNow, { id }, coach)).status).toBe(404);
});

test.each([
  ['a past time', { sendOn: '2020-01-01' }, 'sendTime'],
  ['a time in three years', { sendOn: addDays(todayIn('Europe/Rome'), 1000) }, 'sendTime'],
  ['a day that does not exist', { sendOn: '2027-02-30' }, 'sendOn'],
  ['a time that no clock shows', { sendTime: '25:61' }, 'sendTime'],
  ['an empty text', { message: '  ' }, 'message'],
  ['a text of 1 MB', { message: 'a'.repeat(1024 * 1024) }, 'message'],
])('%s is refused at its field', async (_, wrong, field) => {
  const refused = await schedule('Ciao', wrong);

  expect(refused.status).toBe(422);
  expect(Object.keys(refused.errors ?? {})).toEqual([field]);
});

test('the checklist of a removal passes scheduled messages and assigned conversations on', async () => {
  const { teamMembers } = (await server.ask(clientRoutes.collaborators, {}, chat.studio.admin)).data;
  const coach = teamMembers.find(({ role }) => role === 'coach')?.id ?? '';
  await schedule();
  await server.owner.query('update scheduled_messages set author_id = $1', [coach]);
  await server.owner.query('update conversations set assigned_to = $1 where id = $2', [coach, conversationId]);

  const { lines } = (await server.ask(collaboratorRoutes.previewRemoval, { id: coach }, chat.studio.admin)).data;
  const labels = lines.map(({ label }) => label);
  expect(labels).toEqual(expect.arrayContaining(['1 messaggio programmato', '1 conversazione assegnata']));
  await server.ask(collaboratorRoutes.remove, { id: coach, lines: [], tellsClients: false }, chat.studio.admin);

  const [scheduled] = await list();
  const { answering } = (await chat.read()).conversation;
  expect(scheduled?.author.id).toBe(answering?.assignee?.id);
  expect(scheduled?.author.id).not.toBe(coach);
});
