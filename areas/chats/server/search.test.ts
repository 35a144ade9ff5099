import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { clientRoutes } from '#areas/clients/contract.ts';
import { openTestServer, type TestServer } from '#database/testing/server.ts';
import { openTestStudio, type TestStudio } from '#database/testing/studio.ts';
import type { ApiRequest } from '#shell/common/route.ts';
import { chatRoutes } from '../contract.ts';
import { messageSearchRoutes } from '../contract/search.ts';
import { openChat } from './testing/open-chat.ts';

type Chat = Awaited<ReturnType<typeof openChat>>;

let server: TestServer;
let studio: TestStudio;
let conversationId: string;
let send: Chat['send'];

beforeAll(async () => {
  server = await openTestServer();
});

beforeEach(async () => {
  ({ studio, conversationId, send } = await openChat(server));
});

type Filters = Omit<ApiRequest<typeof messageSearchRoutes.search>, 'search'>;

const find = async (search: string, { token = studio.admin, ...filters }: Filters & { token?: string } = {}) =>
  (await server.ask(messageSearchRoutes.search, { search, ...filters }, token)).data.messages.map(({ excerpt }) =>
    excerpt.map(({ text }) => text).join(''),
  );

describe('a search finds', () => {
  test('words in another form, in Italian and English, and without their accents', async () => {
    await send('Due allenamenti a settimana, perché no?');
    await send('My knees are hurting');

    expect(await find('allenamento')).toEqual(['Due allenamenti a settimana, perché no?']);
    expect(await find('PERCHE settimane')).toEqual(['Due allenamenti a settimana, perché no?']);
    expect(await find('knee hurts')).toEqual(['My knees are hurting']);
  });

  test('the beginning of the last word, and words that have a typing error', async () => {
    await send('Ho dolore al ginocchio');
    await send('Le proteine dopo cena');

    expect(await find('dolore gin')).toEqual(['Ho dolore al ginocchio']);
    expect(await find('ginochio')).toEqual(['Ho dolore al ginocchio']);
    expect(await find('prteine')).toEqual(['Le proteine dopo cena']);
    expect(await find('ginocchio proteine')).toEqual([]);
    expect(await find('%_\'"&|!:*')).toEqual([]);
  });

  test('the newest first, in pages of 25, marked where they match, with the number that opens them', async () => {
    for (let number = 1; number <= 26; number++) await send(`Squat numero ${number}`);

    const { data } = await server.ask(messageSearchRoutes.search, { search: 'squat' }, studio.admin);
    const rest = await server.ask(messageSearchRoutes.search, { search: 'squat', page: 2 }, studio.admin);

    expect(data.nextPage).toBe(2);
    expect(data.messages[0]).toMatchObject({ conversationId, senderName: 'Studio Prova client', isOwn: false });
    expect(data.messages[0]?.excerpt).toEqual([
      { text: 'Squat', isMatch: true },
      { text: ' numero 26', isMatch: false },
    ]);
    expect(rest.data.messages.map(({ seq }) => seq)).toEqual([(data.messages[24]?.seq ?? 0) - 1]);
  });

  test('each message once and the newest first, whether few or many messages have the word', async () => {
    await server.owner.query(
      `insert into messages (account_id, id, conversation_id, seq, type, text, created_at)
        select account_id, gen_random_uuid(), id, n,
          'text', 'Panca numero ' || n || case when n % 20 = 0 then ' affondi' else '' end, now() - (1700 - n) * interval '1 hour'
        from conversations, generate_series(1001, 1700) n where id = $1`,
      [conversationId],
    );
    const pagesOf = async (search: string, pages: number) => {
      const found: number[] = [];
      for (let page = 1; page <= pages; page++) {
        const { data } = await server.ask(messageSearchRoutes.search, { search, page }, studio.admin);
        found.push(...data.messages.map(({ seq }) => seq));
      }
      return found;
    };

    expect(await pagesOf('panca', 4)).toEqual(Array.from({ length: 100 }, (_, index) => 1700 - index));
    expect(await pagesOf('affondi', 3)).toEqual(Array.from({ length: 35 }, (_, index) => 1700 - 20 * index));
  });

  test('links, and the name of files', async () => {
    await send('Guarda https://www.youtube.com/watch?v=squat1');
    await send('Squat domani');

    expect(await find('squat', { kind: 'link' })).toEqual(['Guarda https://www.youtube.com/watch?v=squat1']);
    expect(await find('', { kind: 'link' })).toHaveLength(1);
    expect(await find('youtube')).toHaveLength(1);
    expect(await find('', { kind: 'file' })).toEqual([]);
    expect(await find('')).toEqual([]);
  });
});

describe('a search does not find', () => {
  test('what was deleted, or wiped by the reader', async () => {
    const { id } = (await send('Segreto eliminato')).data.message;
    await send('Segreto svuotato');
    await server.ask(chatRoutes.deleteMessage, { id }, studio.client);
    expect(await find('segreto')).toEqual(['Segreto svuotato']);

    await server.ask(chatRoutes.wipe, { id: conversationId }, studio.admin);
    expect(await find('segreto')).toEqual([]);
    expect(await find('segreto', { token: studio.client })).toEqual(['Segreto svuotato']);
    await server.ask(chatRoutes.wipe, { id: conversationId, wipeoutAll: true }, studio.admin);
    expect(await find('segreto', { token: studio.client })).toEqual([]);
  });

  test('for a client the notes of the professionals', async () => {
    await send('Nota riservata');
    await server.owner.query('update messages set is_internal = true where conversation_id = $1', [conversationId]);

    expect(await find('nota')).toEqual(['Nota riservata']);
    expect(await find('nota', { token: studio.client })).toEqual([]);
    expect(await find('notta', { token: studio.client })).toEqual([]);
  });

  test('conversations of another account, client or colleague', async () => {
    await send('Zebra in palestra');
    const other = await openTestStudio(server, 'Studio Vicino');
    const clients = (await server.ask(clientRoutes.list, {}, studio.admin)).data.clients;
    const elsewhere = clients.find(({ id }) => id !== conversationId)?.id;

    for (const token of [other.admin, studio.coach, studio.otherClient])
      expect(await find('zebra', { token })).toEqual([]);
    const foreign = { search: 'zebra', conversationId };
    expect((await server.ask(messageSearchRoutes.search, foreign, other.admin)).status).toBe(404);
    expect((await server.ask(messageSearchRoutes.search, foreign, studio.coach)).status).toBe(404);
    expect(await find('zebra', { conversationId: elsewhere })).toEqual([]);
    expect(await find('zebra', { conversationId })).toEqual(['Zebra in palestra']);
  });
});
