import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { clientRoutes } from '#areas/clients/contract.ts';
import { openOtherTestServer, openOwnTestServer, type TestServer } from '#database/testing/server.ts';
import { chatRoutes } from '../contract.ts';
import { chatSettingRoutes, type ChatSettingsDraft } from '../contract/settings.ts';
import { openChat } from './testing/open-chat.ts';

type Chat = Awaited<ReturnType<typeof openChat>>;

let server: TestServer;
let other: TestServer;
let chat: Chat;

beforeAll(async () => {
  server = await openOwnTestServer();
  other = await openOtherTestServer(server);
});

beforeEach(async () => {
  chat = await openChat(server);
  // The example data contains a message of a professional, which is as recent as the studio.
  await server.owner.query('update conversations set last_reply_at = null');
});

const always: ChatSettingsDraft = {
  availability: 'always',
  hours: [],
  replyTime: null,
  autoReply: null,
  welcome: null,
};
/** Open on a weekday that is three days away. */
const inThreeDays = { weekday: ((new Date().getUTCDay() + 2) % 7) + 1, from: '09:00', until: '18:00' };
const closed: ChatSettingsDraft = {
  ...always,
  availability: 'hours',
  hours: [inThreeDays],
  autoReply: 'Ciao {name}, ti rispondiamo da {apertura}.',
};

const save = async (draft: Partial<ChatSettingsDraft>, token = chat.studio.admin) => {
  const { version } = (await server.ask(chatSettingRoutes.get, {}, chat.studio.admin)).data.settings;
  return server.ask(chatSettingRoutes.update, { ...always, ...draft, version }, token);
};

const automatic = async (token = chat.studio.admin) =>
  (await chat.read(token)).messages.filter(({ isAutomatic }) => isAutomatic);

test('an automatic text with a word in braces that is never filled is refused at its field', async () => {
  const { errors } = await save({ ...closed, autoReply: 'Ciao {nom}', welcome: 'Sono {professionista}' });

  expect(errors).toEqual({
    autoReply: ['{nom} qui non si può usare: ci sono {nome}, {nomeCompleto}, {studio} e {apertura}.'],
    welcome: ['{professionista} qui non si può usare: ci sono {nome}, {nomeCompleto} e {studio}.'],
  });
});

describe('outside the open hours', () => {
  test('ten messages of one night have one answer, with the name and the opening; the coach has no more unread', async () => {
    await save(closed);
    for (let number = 1; number <= 10; number++) await chat.send(`${number}`);

    const [answer, ...more] = await automatic();
    expect(more).toEqual([]);
    expect(answer).toMatchObject({
      type: 'text',
      sender: null,
      message: expect.stringMatching(/^Ciao \S+, .*alle 09:00\.$/),
    });
    expect(await chat.unread(chat.studio.admin)).toBe(10);
    const { rows } = await server.owner.query(
      `select count(*)::int from notifications where params ->> 'text' like 'Ciao%'`,
    );
    expect(rows[0]).toEqual({ count: 0 });
  });

  test('the opening is named on the clock of the client: 9 in Rome is 16 or 17 in Tokyo', async () => {
    await server.owner.query(
      `update users set time_zone = 'Asia/Tokyo' where id = (
        select user_id from memberships join clients on clients.membership_id = memberships.id where clients.id = $1)`,
      [chat.conversationId],
    );
    await save(closed);
    await chat.send('Ci siete?');

    expect((await automatic())[0]?.message).toMatch(/alle 1[67]:00\.$/);
  });

  test('20 messages at the same instant to two processes have one answer', async () => {
    await save(closed);

    await Promise.all(
      Array.from({ length: 20 }, (_, number) =>
        [server, other][number % 2]?.ask(
          chatRoutes.send,
          { conversationId: chat.conversationId, message: `${number}` },
          chat.studio.client,
        ),
      ),
    );

    expect(await automatic()).toHaveLength(1);
  });

  test('the next closed stretch is answered again', async () => {
    await save(closed);
    await chat.send('uno');
    await server.owner.query(`update conversations set last_auto_reply_at = now() - interval '8 days' where id = $1`, [
      chat.conversationId,
    ]);

    await chat.send('due');

    expect(await automatic()).toHaveLength(2);
  });

  test('a professional who writes has no answer, and ends those of this stretch', async () => {
    await save(closed);

    await chat.send('Ci sono', chat.studio.admin);
    await chat.send('Grazie');

    expect(await automatic()).toEqual([]);
  });

  test('without a text, or for a client who can always write, there is no answer', async () => {
    await save({ ...closed, autoReply: '  ' });
    await chat.send('uno');
    await save(closed);
    await server.ask(
      chatSettingRoutes.setAvailability,
      { id: chat.conversationId, availability: 'always' },
      chat.studio.admin,
    );
    await chat.send('due');

    expect(await automatic()).toEqual([]);
  });
});

describe('what the client reads before writing', () => {
  const hours = async (token = chat.studio.client) =>
    (await server.ask(chatSettingRoutes.hours, { id: chat.conversationId }, token)).data.hours;

  test('is nothing for a studio that is always available, else the next opening and the time to an answer', async () => {
    expect(await hours()).toEqual({
      isOpen: true,
      changesAt: null,
      replyTime: null,
      availability: null,
      accountAvailability: null,
    });

    await save({ ...closed, replyTime: 'hours' });

    const shown = await hours();
    expect(shown).toMatchObject({ isOpen: false, replyTime: 'hours' });
    const days = (Date.parse(shown.changesAt ?? '') - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(1);
    expect(days).toBeLessThan(4);
  });

  test('is a measured time from the fifth answer on', async () => {
    await save({ replyTime: 'measured' });
    expect((await hours()).replyTime).toBeNull();
    for (let number = 1; number <= 5; number++) {
      await chat.send(`domanda ${number}`);
      await chat.send(`risposta ${number}`, chat.studio.admin);
    }

    const saved = await save({ replyTime: 'measured' });

    expect(saved.data.settings.measured).toBe('minutes');
    expect((await hours()).replyTime).toBe('minutes');
  });

  test('is for professionals what holds for the client, and what the studio has', async () => {
    await save(closed);
    const id = chat.conversationId;
    await server.ask(chatSettingRoutes.setAvailability, { id, availability: 'always' }, chat.studio.admin);

    const { hours: shown } = (await server.ask(chatSettingRoutes.hours, { id }, chat.studio.admin)).data;

    expect(shown).toMatchObject({ isOpen: true, availability: 'always', accountAvailability: 'hours' });
  });

  test('belongs to the conversations one sees', async () => {
    const ask = (token: string) =>
      server.ask(chatSettingRoutes.hours, { id: chat.conversationId }, token).then(({ status }) => status);

    expect(await Promise.all([chat.studio.otherClient, chat.studio.coach].map(ask))).toEqual([404, 404]);
  });
});

test('a client who can write within the hours of a studio without hours is always answered as open', async () => {
  await save({ autoReply: 'Ora siamo chiusi.' });
  const { conversationId: id, studio } = chat;
  await server.ask(chatSettingRoutes.setAvailability, { id, availability: 'hours' }, studio.admin);

  await chat.send('Ciao');
  const { hours } = (await server.ask(chatSettingRoutes.hours, { id }, studio.client)).data;

  expect(hours).toMatchObject({ isOpen: true, changesAt: null });
  expect(await automatic()).toEqual([]);
});

test('a client whose chat is off cannot write nor be written to; a note can be', async () => {
  const { conversationId: id, studio } = chat;
  const off = { id, availability: 'off' as const };
  expect((await server.ask(chatSettingRoutes.setAvailability, off, studio.client)).status).toBe(403);
  await server.ask(chatSettingRoutes.setAvailability, off, studio.admin);

  expect(await chat.send('Ciao')).toMatchObject({ status: 409, code: 'chat_disabled' });
  expect((await chat.send('Ciao', studio.admin)).status).toBe(409);
  expect((await chat.read(studio.client)).conversation.isActive).toBe(false);
  const note = { conversationId: id, message: 'Chiusa per ora', isInternal: true };
  expect((await server.ask(chatRoutes.send, note, studio.admin)).status).toBe(200);
  await server.ask(chatSettingRoutes.setAvailability, { id, availability: null }, studio.admin);
  expect((await chat.send('Ciao')).status).toBe(200);
});

describe('the settings', () => {
  test('are those of the admin, and a stale tab gets what is saved', async () => {
    const stale = { ...always, welcome: 'Altro', version: 1 };
    expect((await server.ask(chatSettingRoutes.get, {}, chat.studio.coach)).status).toBe(403);
    await save({ welcome: 'Benvenuta' });

    const conflict = await server.ask(chatSettingRoutes.update, stale, chat.studio.admin);

    expect(conflict).toMatchObject({ status: 409, code: 'version_conflict' });
    const welcomed = await server.ask(chatSettingRoutes.hasWelcomeMessages, {}, chat.studio.coach);
    expect(welcomed.data.hasWelcomeMessages).toBe(true);
  });

  test('20 saves of the same version at once are one save and 19 conflicts', async () => {
    const stale = { ...always, welcome: 'Benvenuta', version: 1 };

    const replies = await Promise.all(
      Array.from({ length: 20 }, () => server.ask(chatSettingRoutes.update, stale, chat.studio.admin)),
    );

    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200, 409]));
  });

  test.each([
    ['overlapping slots', [inThreeDays, { ...inThreeDays, from: '17:00', until: '20:00' }]],
    ['a slot that ends before it begins', [{ ...inThreeDays, from: '18:00', until: '09:00' }]],
    ['a time that no clock shows', [{ ...inThreeDays, until: '25:00' }]],
    ['no slot', []],
  ])('refuse %s at the field', async (_, hours) => {
    const refused = await save({ ...closed, hours });

    expect(refused.status).toBe(422);
    expect(Object.keys(refused.errors ?? {})[0]).toMatch(/^hours/);
  });
});

test('a client who registers finds the welcome message unread, the team does not', async () => {
  await save({ welcome: 'Ciao {nome}, benvenuta in {studio}.' });
  const email = 'benvenuta@example.com';
  const { client } = (await server.ask(clientRoutes.create, { name: 'Nina Prova', email }, chat.studio.admin)).data;
  const { token } = await server.mailTo(email);
  const consents = { agreement: true, healthConsent: true, birthDate: '1990-05-02' } as const;

  const registered = await server.ask(clientRoutes.register, {
    token,
    name: 'Nina Prova',
    password: 'password-mia',
    ...consents,
  });

  const read = async (reader: string) =>
    (await server.ask(chatRoutes.messages, { conversationId: client.id }, reader)).data;
  const ofClient = await read(registered.data.access_token);
  expect(ofClient.messages).toMatchObject([{ message: 'Ciao Nina, benvenuta in Studio Prova.', isAutomatic: true }]);
  expect(ofClient.conversation.unreadCount).toBe(1);
  expect((await read(chat.studio.admin)).conversation.unreadCount).toBe(0);
});
