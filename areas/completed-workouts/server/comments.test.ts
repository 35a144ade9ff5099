import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '#database/testing/server.ts';
import { openTestStudio, type TestStudio } from '#database/testing/studio.ts';
import { newId } from '#shell/common/ids.ts';

import { syncOf } from '../example.ts';
import { clientWorkoutRoutes, completedWorkoutRoutes } from '../contract.ts';
import { commentRoutes, setRoutes } from '../contract/comments.ts';
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
  setId = studio.ids['completed-sets'] ?? '';
  completedWorkoutId = (await setDetail()).completedWorkoutId;
});

const message = (text: string, messageId = newId()) => ({ messageId, text });
const fromCoach = (text: string, messageId?: string) =>
  server.ask(commentRoutes.create.client, { clientId, completedWorkoutId, ...message(text, messageId) }, studio.admin);
const fromClient = (text: string) =>
  server.ask(commentRoutes.create.own, { completedWorkoutId, ...message(text) }, studio.client);
const setDetail = async () => (await server.ask(setRoutes.detail, { clientId, setId }, studio.admin)).data.detail;
const seenByClient = async () =>
  (await server.ask(clientWorkoutRoutes.detail.own, { completedWorkoutId }, studio.client)).data.completedWorkout
    .comments;
const seenByCoach = async () =>
  (await server.ask(clientWorkoutRoutes.detail.client, { clientId, completedWorkoutId }, studio.admin)).data
    .completedWorkout.comments;
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

  test('sent ten times is stored once, with the text that was sent first', async () => {
    const messageId = newId();
    for (let count = 0; count < 10; count++) await fromCoach(`Bene ${count}`, messageId);

    expect(await seenByCoach()).toMatchObject([{ id: messageId, text: 'Bene 0' }]);
  });

  test('of another author is not returned for a guessed id', async () => {
    const messageId = newId();
    await fromCoach('Per te', messageId);
    const guess = { completedWorkoutId, ...message('Mio', messageId) };

    expect((await server.ask(commentRoutes.create.own, guess, studio.client)).status).toBe(404);
    expect(await seenByClient()).toMatchObject([{ text: 'Per te' }]);
  });

  test.each([
    ['text', '   '],
    ['text', 'a'.repeat(2001)],
    ['text', 'suono \u0007'],
    ['messageId', 'uno'],
    ['setNumber', 951],
  ])('whose %s is %j is rejected with the name of the field', async (field, value) => {
    const request = { completedWorkoutId, ...message('Bene'), rowId: newId(), setNumber: 1, [field]: value };
    const refused = await server.ask(commentRoutes.create.own, request, studio.client);

    expect(refused.status).toBe(422);
    expect(Object.keys(refused.errors ?? {})).toEqual([field]);
    expect(await seenByClient()).toEqual([]);
  });

  test('on a row without the number of a set is rejected, and on a row the workout does not have', async () => {
    const half = { completedWorkoutId, ...message('Bene'), rowId: newId() };
    const unknown = { ...half, setNumber: 1 };

    expect((await server.ask(commentRoutes.create.own, half, studio.client)).errors).toHaveProperty('setNumber');
    expect(await server.ask(commentRoutes.create.own, unknown, studio.client)).toMatchObject({ code: 'row_unknown' });
  });

  test('is rejected when the workout has 200 comments', async () => {
    for (let count = 0; count < 20; count++)
      await Promise.all(Array.from({ length: 10 }, (_, index) => fromCoach(`${count * 10 + index}`)));

    expect(await fromClient('Ancora una')).toMatchObject({ status: 422, code: 'too_many_comments' });
    expect(await seenByCoach()).toHaveLength(200);
  });

  test('can be deleted by its author only', async () => {
    const messageId = newId();
    await fromCoach('Ho sbagliato cliente', messageId);

    const byClient = await server.ask(commentRoutes.delete.own, { completedWorkoutId, messageId }, studio.client);
    expect(byClient.status).toBe(404);
    expect(
      (await server.ask(commentRoutes.delete.client, { clientId, completedWorkoutId, messageId }, studio.admin)).status,
    ).toBe(200);
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
    const comment = (await fromClient('Errore')).data.comment;
    await server.ask(commentRoutes.delete.own, { completedWorkoutId, messageId: comment.id }, studio.client);

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
  expect(detail.row?.id).toBe(set.rowId);
  expect(completedWorkout.correctedSets).toEqual([setId]);
});

describe('access to comments', () => {
  test('is denied to a nutritionist, who does not see workouts', async () => {
    const request = { clientId, completedWorkoutId, ...message('Bene') };

    expect((await server.ask(commentRoutes.create.client, request, studio.nutritionist)).status).toBe(403);
    expect((await server.ask(setRoutes.detail, { clientId, setId }, studio.nutritionist)).status).toBe(403);
  });

  test.each(['a coach who looks after somebody else', 'another account', 'another client'])(
    '%s finds nothing and changes nothing',
    async (who) => {
      const token = { 'another account': other.admin, 'another client': studio.otherClient }[who] ?? studio.coach;
      const request = [
        server.ask(setRoutes.detail, { clientId, setId }, token),
        server.ask(setRoutes.comment, { clientId, setId, ...message('Mio') }, token),
        server.ask(commentRoutes.create.client, { clientId, completedWorkoutId, ...message('Mio') }, token),
        server.ask(
          commentRoutes.markRead.client,
          { clientId, completedWorkoutId, until: '2026-11-20T10:00:00.000Z' },
          token,
        ),
        server.ask(commentRoutes.create.own, { completedWorkoutId, ...message('Mio') }, token),
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
