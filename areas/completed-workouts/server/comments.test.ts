import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '#database/testing/server.ts';
import { openTestStudio, type TestStudio } from '#database/testing/studio.ts';
import { newId } from '#shell/common/ids.ts';

import { syncOf } from '../example.ts';
import { clientWorkoutRoutes, completedWorkoutRoutes } from '../contract.ts';
import { clientRoutes } from '#areas/clients/contract.ts';
import { chatRoutes } from '#areas/chats/contract.ts';
import { commentRoutes, setDetailRoutes, setRoutes } from '../contract/comments.ts';
import { trainingRoutes, workoutRoutes } from '../contract/training.ts';

let server: TestServer;
let studio: TestStudio;
let other: TestStudio;
/** The client, one finished workout of the client, and the first set of that workout. */
let clientId: string;
let completedWorkoutId: string;
let setId: string;

beforeAll(async () => {
  server = await openTestServer();
  other = await openTestStudio(server, 'Studio Vicino');
});

beforeEach(async () => {
  studio = await openTestStudio(server);
  clientId = studio.ids['clients'] ?? '';
  await server.ask(chatRoutes.wipe, { id: clientId, wipeoutAll: true }, studio.admin);
  setId = studio.ids['completed-sets'] ?? '';
  completedWorkoutId = (await setDetail()).completedWorkoutId;
});

const message = (text: string, messageId = newId()) => ({ messageId, text });
/** A message of the chat about the workout, or about one set of it. */
const about = (text: string, { id = newId(), part = undefined as string | undefined } = {}) => ({
  conversationId: clientId,
  id,
  message: text,
  referenceKind: 'completed_workout',
  referenceId: completedWorkoutId,
  ...(part && { referencePart: part }),
});
const fromCoach = (text: string, options = {}) => server.ask(chatRoutes.send, about(text, options), studio.admin);
const fromClient = (text: string, options = {}) => server.ask(chatRoutes.send, about(text, options), studio.client);
const chatOf = async (token: string) =>
  (await server.ask(chatRoutes.messages, { conversationId: clientId }, token)).data;
const setDetail = async () =>
  (await server.ask(setDetailRoutes.detail.client, { clientId, setId }, studio.admin)).data.detail;
const seenByClient = async () =>
  (await server.ask(clientWorkoutRoutes.detail.own, { completedWorkoutId }, studio.client)).data.completedWorkout
    .comments;
const seenByCoach = async () =>
  (await server.ask(clientWorkoutRoutes.detail.client, { clientId, completedWorkoutId }, studio.admin)).data
    .completedWorkout.comments;
const otherClientId = async () =>
  (await server.ask(clientRoutes.list, {}, studio.admin)).data.clients.find(
    ({ id, isActive }) => id !== clientId && isActive,
  )?.id ?? '';
const card = async (more: object = {}) =>
  (await server.ask(completedWorkoutRoutes.list, more, studio.admin)).data.completedWorkouts.find(
    (one) => one.id === completedWorkoutId,
  );

describe('a comment', () => {
  test('of the coach is new to the client, one of the client is not', async () => {
    await fromCoach('Bella serie, la prossima volta 22,5 kg');
    await fromClient('Va bene');

    expect(await seenByClient()).toMatchObject([
      { text: 'Bella serie, la prossima volta 22,5 kg', isByClient: false, isOwn: false, isNew: true, rowId: null },
      { text: 'Va bene', isByClient: true, isOwn: true, isNew: false, authorName: 'Studio Prova client' },
    ]);
  });

  test('on a set has the row and number of the set, and is listed with the set', async () => {
    await server.ask(setRoutes.comment, { clientId, setId, ...message('Schiena più neutra') }, studio.admin);
    const { set, comments } = await setDetail();

    expect(comments).toMatchObject([{ text: 'Schiena più neutra', rowId: set.rowId, setNumber: set.setNumber }]);
    expect(await seenByClient()).toMatchObject([{ rowId: set.rowId, setNumber: 1 }]);
  });

  test('sent twenty times at once is stored once', async () => {
    const id = newId();
    const sent = await Promise.all(Array.from({ length: 20 }, () => fromCoach('Bene', { id })));

    expect(new Set(sent.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await seenByCoach()).toMatchObject([{ id, text: 'Bene' }]);
  });

  test('is a message of the chat that opens the set it points at, for each reader at their own address', async () => {
    const { set } = await setDetail();
    await fromCoach('Più lenta', { part: `${set.rowId}.${set.setNumber}` });

    const [ofClient] = (await chatOf(studio.client)).messages;
    const [ofCoach] = (await chatOf(studio.admin)).messages;
    expect(ofClient?.reference).toMatchObject({
      label: expect.stringMatching(/, serie 1 · /),
      path: `/my/completed-workouts/${completedWorkoutId}?set=${setId}`,
    });
    expect(ofCoach?.reference?.path).toBe(
      `/clients/${clientId}/completed_workouts/${completedWorkoutId}/details?set=${setId}`,
    );
    expect(await seenByClient()).toMatchObject([{ text: 'Più lenta', rowId: set.rowId, setNumber: 1 }]);
  });

  test('about a workout without a title names the day of the workout', async () => {
    await server.owner.query(`update completed_workouts set title = '', day_number = 2 where id = $1`, [
      completedWorkoutId,
    ]);
    await fromCoach('Bene');

    expect((await chatOf(studio.client)).messages[0]?.reference?.label).toBe('Giorno 2');
  });

  test('about a set that the workout does not have, or about the workout of another client, is not found', async () => {
    expect((await fromCoach('Bene', { part: `${newId()}.1` })).status).toBe(404);
    expect((await fromCoach('Bene', { part: 'tutto' })).status).toBe(404);
    const elsewhere = { ...about('Bene'), conversationId: await otherClientId() };
    expect((await server.ask(chatRoutes.send, elsewhere, studio.admin)).status).toBe(404);
    expect(await seenByCoach()).toEqual([]);
  });

  test.each([
    ['empty', 'text', '   '],
    ['too long', 'text', 'a'.repeat(10_001)],
    ['made of control characters', 'text', 'suono \u0007'],
    ['no id', 'messageId', 'uno'],
  ])('that is %s is rejected with the name of the field', async (_, field, value) => {
    const request = { clientId, setId, ...message('Bene'), [field]: value };
    const refused = await server.ask(setRoutes.comment, request, studio.admin);

    expect(refused.status).toBe(422);
    expect(Object.keys(refused.errors ?? {})).toEqual([field]);
    expect(await seenByClient()).toEqual([]);
  });

  test('is among the newest 200 that the workout shows; the chat has all of them', async () => {
    for (let count = 0; count < 201; count++) await fromCoach(`${count}`);

    const shown = await seenByCoach();
    expect(shown).toHaveLength(200);
    expect([shown[0]?.text, shown.at(-1)?.text]).toEqual(['1', '200']);
    expect((await chatOf(studio.admin)).totalMessages).toBeGreaterThanOrEqual(201);
  });

  test('can be deleted by its author only', async () => {
    const { id } = (await fromCoach('Ho sbagliato cliente')).data.message;

    expect((await server.ask(chatRoutes.deleteMessage, { id }, studio.client)).status).toBe(403);
    expect((await server.ask(chatRoutes.deleteMessage, { id }, studio.admin)).status).toBe(200);
    expect(await seenByClient()).toEqual([]);
  });
});

describe('unread comments', () => {
  test('are those of the client until a professional of the account reads them, in the list and in its filter', async () => {
    await fromClient('Spalla indolenzita');
    await fromClient('Ma è passata');

    expect(await card()).toMatchObject({ comments: 2, unread: 2, source: 'forma' });
    expect(await card({ unread: true })).toMatchObject({ id: completedWorkoutId });

    const until = (await seenByCoach()).at(-1)?.createdAt ?? '';
    await server.ask(commentRoutes.markRead.client, { clientId, completedWorkoutId, until }, studio.admin);

    expect(await card()).toMatchObject({ comments: 2, unread: 0 });
    expect(await card({ unread: true })).toBeUndefined();
    expect(await seenByCoach()).toMatchObject([{ isNew: false }, { isNew: false }]);
  });

  test('include those that arrived after the newest comment on the screen', async () => {
    await fromClient('Prima');
    const until = (await seenByCoach()).at(-1)?.createdAt ?? '';
    await fromClient('Dopo');
    await server.ask(commentRoutes.markRead.client, { clientId, completedWorkoutId, until }, studio.admin);

    expect(await seenByCoach()).toMatchObject([{ isNew: false }, { isNew: true }]);
    expect(await card()).toMatchObject({ unread: 1 });
  });

  test('do not include a deleted comment', async () => {
    const { id } = (await fromClient('Errore')).data.message;
    await server.ask(chatRoutes.deleteMessage, { id }, studio.client);

    expect(await card({ unread: true })).toBeUndefined();
  });

  test('are unread messages of the chat: read on the workout they are read there, and the others stay unread', async () => {
    const unread = async () => (await chatOf(studio.admin)).conversation.unreadCount;
    const read = async () => {
      const until = (await seenByCoach()).at(-1)?.createdAt ?? '';
      return server.ask(commentRoutes.markRead.client, { clientId, completedWorkoutId, until }, studio.admin);
    };
    await server.ask(chatRoutes.send, { conversationId: clientId, message: 'Domani posso?' }, studio.client);
    await fromClient('Spalla indolenzita');
    expect(await unread()).toBe(2);

    await read();
    expect([await unread(), (await card())?.unread]).toEqual([1, 0]);
    expect((await server.ask(chatRoutes.unreadCount, {}, studio.admin)).data.conversationsToRead).toBe(1);

    await fromClient('Ma è passata');
    expect([await unread(), (await card())?.unread]).toEqual([2, 1]);
    await server.ask(chatRoutes.markRead, { id: clientId }, studio.admin);
    expect([await unread(), (await card())?.unread]).toEqual([0, 0]);
    expect(await card({ unread: true })).toBeUndefined();
  });

  test('of the coach are shown to the client on Today until they are read', async () => {
    await fromCoach('Ottimo lavoro');
    const today = async () => (await server.ask(trainingRoutes.today, {}, studio.client)).data.today.unread;
    const about = async () => (await today()).filter((one) => one.completedWorkoutId === completedWorkoutId);
    expect(await about()).toMatchObject([{ text: 'Ottimo lavoro', setId: null, count: 1 }]);

    await server.ask(setRoutes.comment, { clientId, setId, ...message('Gomito più stretto') }, studio.admin);
    expect(await about()).toMatchObject([{ text: 'Gomito più stretto', setId, count: 2 }]);

    const until = (await seenByClient()).at(-1)?.createdAt ?? '';
    await server.ask(commentRoutes.markRead.own, { completedWorkoutId, until }, studio.client);

    expect(await about()).toEqual([]);
  });
});

test('a set lists its earlier versions, newest first, with the author of each', async () => {
  const { set } = await setDetail();
  const correct = (reps: number, loggedAt: string) =>
    server.ask(
      workoutRoutes.sync.client,
      { clientId, completedWorkoutId, ...syncOf(null, { sets: [{ ...set, reps, loggedAt, isRemoved: false }] }) },
      studio.admin,
    );
  await correct(9, '2026-11-16T17:20:00.000Z');
  await correct(8, '2026-11-16T17:30:00.000Z');
  const detail = await setDetail();
  const question = { clientId, completedWorkoutId };
  const { completedWorkout } = (await server.ask(clientWorkoutRoutes.detail.client, question, studio.admin)).data;

  expect(detail.set).toMatchObject({ reps: 8, author: 'Studio Prova admin' });
  expect(detail.versions).toMatchObject([
    { reps: 9, author: 'Studio Prova admin', isRemoved: false, loggedAt: '2026-11-16T17:20:00.000Z' },
    { reps: 10, author: null },
  ]);
  const own = (await server.ask(setDetailRoutes.detail.own, { setId }, studio.client)).data.detail;
  expect(own.versions.map(({ reps, author }) => [reps, author !== null])).toEqual([
    [9, true],
    [10, false],
  ]);
  expect(detail.row?.id).toBe(set.rowId);
  expect(completedWorkout.correctedSets).toEqual([setId]);
});

describe('access to comments', () => {
  test('is denied to a nutritionist, who does not see workouts', async () => {
    expect((await server.ask(chatRoutes.send, about('Bene'), studio.nutritionist)).status).toBe(404);
    expect((await server.ask(setDetailRoutes.detail.client, { clientId, setId }, studio.nutritionist)).status).toBe(
      403,
    );
  });

  test.each(['a coach who looks after somebody else', 'another account', 'another client'])(
    '%s finds nothing and changes nothing',
    async (who) => {
      const token = { 'another account': other.admin, 'another client': studio.otherClient }[who] ?? studio.coach;
      const request = [
        server.ask(setDetailRoutes.detail.client, { clientId, setId }, token),
        server.ask(setRoutes.comment, { clientId, setId, ...message('Mio') }, token),
        server.ask(chatRoutes.send, about('Mio'), token),
        server.ask(
          commentRoutes.markRead.client,
          { clientId, completedWorkoutId, until: '2026-11-20T10:00:00.000Z' },
          token,
        ),
        server.ask(commentRoutes.markRead.own, { completedWorkoutId, until: '2026-11-20T10:00:00.000Z' }, token),
      ];
      const statuses = (await Promise.all(request)).map(({ status }) => status);

      expect(statuses.filter((status) => status !== 404 && status !== 403)).toEqual([]);
      expect(statuses).toContain(404);
      expect(await seenByCoach()).toEqual([]);
    },
  );
});

test('the list of workouts is filtered by dates in the time zone of the account', async () => {
  expect(await card({ from: '2026-11-16', until: '2026-11-16' })).toMatchObject({ id: completedWorkoutId });
  expect(await card({ from: '2026-11-17' })).toBeUndefined();
  expect(await card({ until: '2026-11-15' })).toBeUndefined();
  expect((await server.ask(completedWorkoutRoutes.list, { from: 'ieri' }, studio.admin)).errors).toHaveProperty('from');
});
