import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { clientRoutes } from '#areas/clients/contract.ts';
import { openTestServer, type TestServer } from '#database/testing/server.ts';
import { openTestStudio, type TestStudio } from '#database/testing/studio.ts';
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

beforeAll(async () => {
  server = await openTestServer();
});

beforeEach(async () => {
  ({ studio, conversationId, send, read, textsIn, unread } = await openChat(server));
});

describe('a message', () => {
  test('is read by the client and by the professionals, with its author', async () => {
    const { data } = await send('Ho male al ginocchio');

    expect(data.message).toMatchObject({ type: 'text', message: 'Ho male al ginocchio', deletedAt: null });
    expect(await textsIn(studio.admin)).toEqual(['Ho male al ginocchio']);
    expect(await textsIn(studio.client)).toEqual(['Ho male al ginocchio']);
    expect((await read()).totalMessages).toBe(1);
  });

  test('is ordered by its arrival, whatever the clock of the device says: 5 hours ahead or 3 minutes behind', async () => {
    const idAt = (ms: number) => {
      const time = (Date.now() + ms).toString(16).padStart(12, '0');
      return `${time.slice(0, 8)}-${time.slice(8)}-7${newId().slice(15)}`;
    };

    await send('prima', studio.client, idAt(5 * 3_600_000));
    await send('seconda', studio.admin, idAt(-3 * 60_000));
    const third = (await send('terza', studio.client)).data.message;

    expect(await textsIn()).toEqual(['terza', 'seconda', 'prima']);
    expect(Math.abs(Date.parse(third.createdAt) - Date.now())).toBeLessThan(60_000);
  });

  test('without a text, with one of 1 MB or with control characters is refused with a sentence', async () => {
    expect(await send('   ')).toMatchObject({ status: 422, errors: { message: [expect.anything()] } });
    const long = await send('a'.repeat(1024 * 1024));
    expect(long).toMatchObject({ status: 422, errors: { message: [expect.stringContaining('10.000 caratteri')] } });
    expect((await send('\u0000')).status).toBe(422);
    expect((await server.ask(chatRoutes.send, { conversationId }, studio.client)).code).toBe('message_empty');
    expect(await textsIn()).toEqual([]);
  });

  test('of 10,000 emoji is stored as it was written; one more is too long', async () => {
    const thumbs = '👍'.repeat(10_000);

    await send(thumbs);

    expect(await textsIn()).toEqual([thumbs]);
    expect((await send(`${thumbs}👍`)).status).toBe(422);
  });

  test('of a foreign conversation is not found, and one with an unknown reference is refused', async () => {
    const other = await openTestStudio(server, 'Studio Vicino');
    const foreign = other.ids['clients'] ?? '';
    const message = 'Ciao';

    expect((await server.ask(chatRoutes.send, { conversationId: foreign, message }, studio.admin)).status).toBe(404);
    expect((await server.ask(chatRoutes.send, { conversationId: newId(), message }, studio.admin)).status).toBe(404);
    expect((await server.ask(chatRoutes.send, { conversationId, message }, studio.otherClient)).status).toBe(404);
    expect((await server.ask(chatRoutes.send, { conversationId, message }, studio.coach)).status).toBe(404);
    const reference = { referenceKind: 'completed_workout', referenceId: newId() };
    const refused = await server.ask(chatRoutes.send, { conversationId, message, ...reference }, studio.client);
    expect(refused.status).toBe(404);
    const unknown = { ...reference, referenceKind: 'dream' };
    const wrong = await server.ask(chatRoutes.send, { conversationId, message, ...unknown }, studio.client);
    expect(wrong.code).toBe('reference_unknown');
    expect(await textsIn()).toEqual([]);
  });

  test('cannot be sent to a client who was deactivated; what was written stays', async () => {
    await send('Grazie di tutto');
    await server.ask(clientRoutes.deactivate, { id: conversationId }, studio.admin);

    expect(await send('Torna presto', studio.admin)).toMatchObject({ status: 409, code: 'chat_disabled' });
    const { conversation, messages } = await read();
    expect(conversation).toMatchObject({ isActive: false, chatInfo: { client: { isInactive: true } } });
    expect(messages).toHaveLength(1);
  });
});

describe('the same id', () => {
  test('sent five times at once is one message with five equal answers', async () => {
    const id = newId();

    const replies = await Promise.all(Array.from({ length: 5 }, () => send('Una volta', studio.client, id)));

    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(new Set(replies.map(({ data }) => JSON.stringify(data))).size).toBe(1);
    expect(await textsIn()).toEqual(['Una volta']);
    expect(await unread(studio.admin)).toBe(1);
  });

  test('with another text, author or conversation is a conflict', async () => {
    const id = newId();
    await send('Una volta', studio.client, id);
    const other = (await server.ask(clientRoutes.list, {}, studio.admin)).data.clients.find(
      (client) => client.id !== conversationId && client.isActive,
    );

    expect(await send('Due volte', studio.client, id)).toMatchObject({ status: 409, code: 'id_taken' });
    expect((await send('Una volta', studio.admin, id)).status).toBe(409);
    const elsewhere = { conversationId: other?.id ?? '', id, message: 'Una volta' };
    expect((await server.ask(chatRoutes.send, elsewhere, studio.admin)).status).toBe(409);
  });

  test('of a message that was deleted meanwhile brings it back to nobody', async () => {
    const id = newId();
    await send('Sbagliato', studio.client, id);
    await server.ask(chatRoutes.deleteMessage, { id }, studio.client);

    const repeated = await send('Sbagliato', studio.client, id);

    expect(repeated.data.message).toMatchObject({ message: '', deletedAt: expect.any(String) });
    expect(await textsIn()).toEqual(['']);
  });
});

describe('pages', () => {
  test('have 50 messages; one that arrives meanwhile shifts nothing', async () => {
    for (let number = 1; number <= 120; number++) await send(`${number}`);
    const first = await read();
    await send('nuovo');

    const second = await read(studio.admin, { beforeSeq: first.messages.at(-1)?.seq });
    const third = await read(studio.admin, { beforeSeq: second.messages.at(-1)?.seq });

    const texts = [first, second, third].flatMap(({ messages }) => messages.map(({ message }) => Number(message)));
    expect(texts).toEqual(Array.from({ length: 120 }, (_, index) => 120 - index));
    expect([first.hasMore, second.hasMore, third.hasMore]).toEqual([true, true, false]);
    expect(first.totalMessages).toBe(120);
  });

  test('read with a fixed time, in Europe/Rome, do not shift either', async () => {
    for (let number = 1; number <= 60; number++) await send(`${number}`);
    const format = new Intl.DateTimeFormat('sv-SE', {
      timeZone: 'Europe/Rome',
      dateStyle: 'short',
      timeStyle: 'medium',
    });
    const time = format.format(new Date());
    await server.owner.query(`update conversations set last_message_at = now() + interval '5 seconds' where id = $1`, [
      conversationId,
    ]);
    await send('nuovo');

    const pages = [await textsIn(studio.admin, { time }), await textsIn(studio.admin, { time, page: 2 })];

    expect(pages.flat()).toEqual(Array.from({ length: 60 }, (_, index) => `${60 - index}`));
    expect((await read(studio.admin, { time })).totalMessages).toBe(60);
  });

  test.each([
    ['2026-11-30 00:31:08', 200],
    ['2026-12-31 23:59:59', 200],
    ['2028-02-29 12:00:00', 200],
    ['2026-02-29 12:00:00', 422],
    ['2026-11-31 12:00:00', 422],
    ['2026-11-30 24:00:00', 422],
    ['2026-11-30', 422],
    ['2026-11-30 00:31:08Z', 422],
  ])('read with the fixed time %s are answered with %i', async (time, status) => {
    const reply = await server.ask(chatRoutes.messages, { conversationId, time }, studio.admin);

    expect(reply.status).toBe(status);
  });

  test('after a message has what the reader missed', async () => {
    await send('uno');
    const { seq } = (await send('due')).data.message;
    await send('tre');
    await send('quattro');

    expect(await textsIn(studio.admin, { afterSeq: seq })).toEqual(['quattro', 'tre']);
  });
});
