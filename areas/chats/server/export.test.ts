import { unzipSync } from 'fflate';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { clientRoutes } from '#areas/clients/contract.ts';
import { multipart } from '#database/testing/multipart.ts';
import { openOwnTestServer, type TestServer } from '#database/testing/server.ts';
import { openTestStudio, type TestStudio } from '#database/testing/studio.ts';
import { newId } from '#shell/common/ids.ts';
import { chatRoutes } from '../contract.ts';
import { exportRoutes } from '../contract/export.ts';
import { openChat } from './testing/open-chat.ts';

let server: TestServer;
let studio: TestStudio;
let conversationId: string;
let send: Awaited<ReturnType<typeof openChat>>['send'];

beforeAll(async () => {
  server = await openOwnTestServer();
});

beforeEach(async () => {
  ({ studio, conversationId, send } = await openChat(server));
});

type Options = { from?: string; until?: string; hasNotes?: boolean };

const create = (token: string, options: Options = {}, id = conversationId) =>
  server.ask(exportRoutes.create, { id, ...options }, token);

const download = (ticket: string, id = conversationId) =>
  server.app.inject({ method: 'GET', url: `/api/shared/conversations/${id}/export`, query: { ticket } });

/** The files of the archive that a user exports, and the messages of its JSON. */
async function exportAs(token: string, options: Options = {}) {
  const { ticket } = (await create(token, options)).data;
  const reply = await download(ticket);
  const files = unzipSync(reply.rawPayload);
  const textOf = (path: string) => Buffer.from(files[path] ?? []).toString();
  return {
    name: String(reply.headers['content-disposition']),
    paths: Object.keys(files),
    files,
    page: textOf('conversazione.html'),
    messages: JSON.parse(textOf('messages.json')).messages as Record<string, unknown>[],
  };
}

async function sendFile(content: Buffer, fileName: string): Promise<void> {
  const form = multipart([
    { name: 'conversationId', content: conversationId },
    { name: 'file', content, fileName },
  ]);
  const headers = { authorization: `Bearer ${studio.client}`, ...form.headers };
  await server.app.inject({ method: 'POST', url: '/api/conversation', headers, payload: form.payload });
}

const sentAt = (text: string, instant: string) =>
  server.owner.query('update messages set created_at = $2 where text = $1 and conversation_id = $3', [
    text,
    instant,
    conversationId,
  ]);

describe('an exported conversation', () => {
  test('has the messages with their senders, on the clock of the account, and the files as they were sent', async () => {
    await send('Ho <b>male</b> al ginocchio & alla spalla');
    await send('Riposa due giorni', studio.admin);
    await sentAt('Riposa due giorni', '2026-07-01T22:30:00Z');
    await sendFile(Buffer.from('referto'), '../refe:rto.txt');

    const { name, paths, page, messages, files } = await exportAs(studio.admin);
    const number = Number(messages[0]?.['number']);
    const file = `files/${String(number + 2).padStart(6, '0')} refe rto.txt`;

    expect(name).toMatch(/filename="Chat con .+ \d{4}-\d\d-\d\d\.zip"/);
    expect(paths).toEqual(['conversazione.html', 'messages.json', file]);
    expect(Buffer.from(files[file] ?? []).toString()).toBe('referto');
    expect(page).toContain('Ho &lt;b&gt;male&lt;/b&gt; al ginocchio &amp; alla spalla');
    expect(page).toContain('<h2>giovedì 2 luglio 2026</h2>');
    expect(page).toContain('>00:30</time>');
    expect(page).toContain(`href="${file.replaceAll(' ', '%20')}"`);
    expect(messages).toMatchObject([
      { number, text: 'Ho <b>male</b> al ginocchio & alla spalla', isNote: false },
      { number: number + 1, sentAt: '2026-07-01T22:30:00.000Z' },
      { number: number + 2, file, type: 'other' },
    ]);
    expect(messages[0]?.['sender']).not.toBe(messages[1]?.['sender']);
  });

  test('shows a deleted message as such, without its text', async () => {
    const { message } = (await send('Da cancellare')).data;
    await server.ask(chatRoutes.deleteMessage, { id: message.id }, studio.client);

    const { page, messages } = await exportAs(studio.admin);

    expect(page).toContain('Messaggio eliminato');
    expect(page).not.toContain('Da cancellare');
    expect(messages).toMatchObject([{ text: '', deletedAt: expect.stringMatching(/Z$/) }]);
  });

  test('can be that of some days, which begin and end at midnight of the account', async () => {
    for (const text of ['prima', 'dentro', 'dopo']) await send(text);
    await sentAt('prima', '2026-06-30T21:59:59Z');
    await sentAt('dentro', '2026-06-30T22:00:00Z');
    await sentAt('dopo', '2026-07-01T22:00:00Z');

    const { page, messages } = await exportAs(studio.admin, { from: '2026-07-01', until: '2026-07-01' });

    expect(messages.map(({ text }) => text)).toEqual(['dentro']);
    expect(page).toContain('Messaggi dal 1 luglio 2026 al 1 luglio 2026.');
    expect((await create(studio.admin, { from: '2026-07-02', until: '2026-07-01' })).status).toBe(422);
  });

  test('of 1,200 messages has each of them once, in order', async () => {
    const first = (await send('primo')).data.message.seq;
    await server.owner.query(
      `with added as (
        insert into messages (account_id, id, conversation_id, seq, author_id, type, text, created_at)
        select account_id, gen_random_uuid(), id, n, null, 'system', 'm' || n, now()
        from conversations, generate_series($2 + 1, $2 + 1199) n where id = $1)
      update conversations set last_seq = $2 + 1199 where id = $1`,
      [conversationId, first],
    );

    const { messages } = await exportAs(studio.admin);

    expect(messages.map(({ number }) => number)).toEqual(Array.from({ length: 1200 }, (_, index) => first + index));
  });

  test('with more files than an archive holds is refused, and a shorter period is not', async () => {
    await sendFile(Buffer.from('referto'), 'referto.txt');
    await server.owner.query('update messages set size_bytes = $2 where conversation_id = $1 and size_bytes = 7', [
      conversationId,
      5 * 1024 ** 3,
    ]);

    expect(await create(studio.admin)).toMatchObject({ status: 422, code: 'export_too_large' });
    expect((await create(studio.admin, { until: '2020-01-01' })).status).toBe(200);
  });
});

describe('notes for the team', () => {
  beforeEach(async () => {
    await send('Buongiorno');
    await server.ask(
      chatRoutes.send,
      { conversationId, message: 'Tende a saltare', isInternal: true, id: newId() },
      studio.admin,
    );
  });

  test('are exported only when they are asked for', async () => {
    expect((await exportAs(studio.admin)).page).not.toContain('Tende a saltare');
    expect((await exportAs(studio.admin, { hasNotes: true })).page).toContain('Tende a saltare');
  });

  test('are never in the export of the client, who exports the own conversation', async () => {
    const { page, messages } = await exportAs(studio.client);

    expect(messages.map(({ text }) => text)).toEqual(['Buongiorno']);
    expect(page).not.toContain('Tende a saltare');
    expect((await create(studio.client, { hasNotes: true })).status).toBe(403);
  });
});

describe('only who reads the conversation exports it', () => {
  test('others find nothing', async () => {
    const other = await openTestStudio(server, 'Studio Vicino');

    for (const token of [studio.otherClient, other.admin, other.client]) expect((await create(token)).status).toBe(404);
  });

  test('a ticket is for one conversation, and ends when its holder may not read it any more', async () => {
    const { ticket } = (await create(studio.client)).data;
    const forged = ticket.replace(/.$/, (last) => (last === 'x' ? 'y' : 'x'));

    expect((await download(ticket, newId())).statusCode).toBe(404);
    expect((await download(forged)).statusCode).toBe(404);
    expect((await download(ticket)).statusCode).toBe(200);
    await server.owner.query('update clients set deactivated_at = now() where id = $1', [conversationId]);
    expect((await download(ticket)).statusCode).toBe(404);
  });

  test('the access to the record of the client is logged', async () => {
    const draft = { name: 'Nina Prova', email: `${newId()}@example.com` };
    const { client } = (await server.ask(clientRoutes.create, draft, studio.admin)).data;
    const count = async () => {
      const { rows } = await server.owner.query('select from client_accesses where client_id = $1', [client.id]);
      return rows.length;
    };
    expect(await count()).toBe(0);

    await create(studio.admin, {}, client.id);

    await expect.poll(count).toBe(1);
  });
});
