import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { chatRoutes } from '#areas/chats/contract.ts';
import { openTestServer, type TestServer } from '#database/testing/server.ts';
import { homeRoutes } from '#areas/home/contract.ts';
import { newId } from '#shell/common/ids.ts';
import { commentRoutes } from '../contract/comments.ts';
import { clientWorkoutRoutes, completedWorkoutRoutes } from '../contract.ts';
import type { RowChange } from '../contract/set.ts';
import { trainingRoutes, workoutRoutes } from '../contract/training.ts';
import { syncOf } from '../example.ts';
import { createWorkoutFixture, type WorkoutFixture } from './testing/workout-fixture.ts';

let server: TestServer;
let gym: WorkoutFixture;

beforeAll(async () => {
  server = await openTestServer();
});

beforeEach(async () => {
  gym = await createWorkoutFixture(server);
  await server.ask(chatRoutes.wipe, { id: clientId(), wipeoutAll: true }, gym.studio.admin);
  await gym.log(gym.aSet());
  await gym.finishAt('2026-11-18T18:00:00.000Z');
});

const change = (more: Partial<RowChange>): RowChange => ({
  rowId: gym.rowId,
  skipReason: null,
  skipNote: '',
  exerciseId: null,
  exerciseName: '',
  changedAt: '2026-11-18T17:30:00.000Z',
  ...more,
});
const cards = async (filters: object = {}) =>
  (await server.ask(completedWorkoutRoutes.list, filters, gym.studio.admin)).data.completedWorkouts;
const cardOf = async (workoutId: string) => (await cards()).find(({ id }) => id === workoutId);
const card = async (filters: object = {}) => (await cards(filters)).find(({ id }) => id === gym.id);
const clientId = () => gym.studio.ids['clients'] ?? '';
const seenByCoach = async () =>
  (await server.ask(clientWorkoutRoutes.detail.client, params(), gym.studio.admin)).data.completedWorkout;
const params = () => ({ clientId: clientId(), completedWorkoutId: gym.id });
const markRead = async (until: string | null) =>
  server.ask(commentRoutes.markRead.client, { ...params(), until: until ?? '' }, gym.studio.admin);

test('a workout done as prescribed, without a word, has nothing to read', async () => {
  expect(await card()).toMatchObject({ comments: 0, unread: 0, hasPain: false });
  expect(await card({ unread: true })).toBeUndefined();
  expect(await seenByCoach()).toMatchObject({ newFeedbackAt: null });
});

test.each([
  ['an exercise skipped for pain', () => gym.send({ rowChanges: [change({ skipReason: 'pain' })] }), true],
  [
    'a swapped exercise',
    () => gym.send({ rowChanges: [change({ exerciseId: gym.studio.ids['exercises'] ?? '', exerciseName: 'X' })] }),
    false,
  ],
  ['the note of a set', () => gym.log(gym.aSet({ setNumber: 2, note: 'Gomito che tira' })), false],
  ['the comment at the end', () => gym.finishAt('2026-11-18T18:01:00.000Z', 'Dura'), false],
])('%s is unread until the coach opens the workout', async (_, report, hasPain) => {
  expect((await report()).status).toBe(200);

  expect(await card({ unread: true })).toMatchObject({ comments: 1, unread: 1, hasPain });
  const { newFeedbackAt } = await seenByCoach();
  expect(newFeedbackAt).not.toBeNull();

  expect((await markRead(newFeedbackAt)).status).toBe(200);
  expect(await card()).toMatchObject({ comments: 1, unread: 0, hasPain });
  expect(await card({ unread: true })).toBeUndefined();
  expect(await seenByCoach()).toMatchObject({ newFeedbackAt: null });
});

test('what arrives late from a phone without network is unread, although it was logged before the coach opened the workout', async () => {
  await gym.finishAt('2026-11-18T18:01:00.000Z', 'Dura');
  await markRead((await seenByCoach()).newFeedbackAt);

  await gym.send({ rowChanges: [change({ skipReason: 'pain' })] });

  expect(await card()).toMatchObject({ comments: 2, unread: 1, hasPain: true });
});

test('the workouts with pain to read are those whose pain the professional has not read, also when a later message is unread', async () => {
  await gym.send({ rowChanges: [change({ skipReason: 'pain' })] });
  expect(await card({ unread: true, pain: true })).toMatchObject({ hasPain: true, unread: 1 });
  expect((await cards({ unread: true, pain: true })).every((one) => one.hasPain)).toBe(true);

  await markRead((await seenByCoach()).newFeedbackAt);
  expect(await card({ unread: true, pain: true })).toBeUndefined();
  const later = { conversationId: clientId(), message: 'Domani riprovo', referenceKind: 'completed_workout' as const };
  await server.ask(chatRoutes.send, { ...later, referenceId: gym.id }, gym.studio.client);

  expect(await card({ unread: true })).toMatchObject({ hasPain: true, unread: 1 });
  expect(await card({ unread: true, pain: true })).toBeUndefined();
  expect(await card({ pain: true })).toMatchObject({ hasPain: true });
});

test('of the notes of three sets, two of which the coach has read, one is unread; one that replaces a read one is unread too', async () => {
  for (const setNumber of [2, 3]) await gym.log(gym.aSet({ setNumber, note: `Nota ${setNumber}` }));
  expect(await card()).toMatchObject({ unread: 2 });
  await markRead((await seenByCoach()).newFeedbackAt);

  const fourth = gym.aSet({ setNumber: 4, note: 'Nota 4' });
  await gym.log(fourth);
  expect(await card()).toMatchObject({ comments: 3, unread: 1 });
  await markRead((await seenByCoach()).newFeedbackAt);
  const other = { ...fourth, note: 'Altra nota', loggedAt: '2026-11-18T17:59:00.000Z' };
  await gym.send({ sets: [other], knownNotes: [fourth] });
  expect(await card()).toMatchObject({ comments: 3, unread: 1 });
});

test('sent again, or with other repetitions, it is not unread once more', async () => {
  const set = gym.aSet({ setNumber: 2, note: 'Gomito che tira' });
  const skip = { rowChanges: [change({ skipReason: 'pain' })] };
  await gym.log(set);
  await gym.send(skip);
  await markRead((await seenByCoach()).newFeedbackAt);

  await gym.send({ ...skip, sets: [set] });
  await gym.log({ ...set, reps: 5, loggedAt: '2026-11-18T17:50:00.000Z' });

  expect(await card()).toMatchObject({ comments: 2, unread: 0 });
});

test('a skip that is taken back leaves nothing to read', async () => {
  await gym.send({ rowChanges: [change({ skipReason: 'equipment' })] });
  await gym.send({ rowChanges: [change({ changedAt: '2026-11-18T17:40:00.000Z' })] });

  expect(await card()).toMatchObject({ comments: 0, unread: 0, hasPain: false });
  expect(await card({ unread: true })).toBeUndefined();
});

test('what a professional writes in person is not unread for the professionals, and nothing of it for the client', async () => {
  const sync = syncOf(null, { sets: [gym.aSet({ setNumber: 2, note: 'Assistita' })] });
  expect((await server.ask(workoutRoutes.sync.client, { ...params(), ...sync }, gym.studio.admin)).status).toBe(200);
  await gym.finishAt('2026-11-18T18:01:00.000Z', '');

  expect(await card()).toMatchObject({ comments: 0, unread: 0 });
  expect(await gym.mine()).toMatchObject({ newFeedbackAt: null });
});

test('every exercise skipped for pain: the finished workout is unread, marked and skipped, until a set is logged', async () => {
  const prescribed = await gym.nextWorkout(2);
  const { workoutId } = prescribed.prescription;
  const id = newId();
  const today = async () => (await server.ask(trainingRoutes.today, {}, gym.studio.client)).data.today;
  const scheduled = async () =>
    (await server.ask(trainingRoutes.schedule, { clientId: clientId() }, gym.studio.admin)).data.schedule.find(
      (one) => one.workoutId === workoutId,
    );
  const before = await today();
  await server.ask(trainingRoutes.skip, { workoutId, reason: 'time', note: '' }, gym.studio.client);
  const rowChanges = prescribed.prescription.rows.map((row) => change({ rowId: row.id, skipReason: 'pain' }));
  const finish = { finishedAt: '2026-11-19T18:00:00.000Z', effort: null, comment: '' };
  expect(
    (await gym.send({ signed: prescribed, rowChanges, finish, startedAt: '2026-11-19T17:00:00.000Z' }, id)).status,
  ).toBe(200);

  expect(await cardOf(id)).toMatchObject({ comments: 0, unread: 1, hasPain: true, sets: 0 });
  expect(await cardOf(id)).toMatchObject({ skip: { reason: 'pain', note: '' } });
  expect(await scheduled()).toMatchObject({ state: 'skipped', skipReason: 'pain', completedWorkoutId: null });
  expect((await today()).totalDone).toBe(before.totalDone);

  await gym.send({ signed: prescribed, sets: [gym.ofFirstRow(prescribed)] }, id);
  expect(await scheduled()).toMatchObject({ state: 'done', completedWorkoutId: id });
  expect(await cardOf(id)).toMatchObject({ skip: null });
  expect((await today()).totalDone).toBe(before.totalDone + 1);
});

test.each([
  ['in one request', 1],
  ['in a later one', 2],
])(
  'a workout finished without any set, skipped for lack of time and %s for pain, was skipped for pain everywhere',
  async (_, count) => {
    const signed = await gym.nextWorkout(2);
    const [first = '', second = ''] = signed.prescription.rows.map(({ id }) => id).toSorted();
    const id = newId();
    const rowChanges = [
      change({ rowId: first, skipReason: 'time' }),
      change({ rowId: second, skipReason: 'pain', skipNote: 'Spalla' }),
    ];
    const finish = { finishedAt: '2026-11-19T18:00:00.000Z', effort: null, comment: '' };
    const request = { signed, finish, startedAt: '2026-11-19T17:00:00.000Z' };
    if (count === 2) await gym.send({ ...request, rowChanges: rowChanges.slice(0, 1) }, id);
    await gym.send({ ...request, rowChanges }, id);

    const { schedule } = (await server.ask(trainingRoutes.schedule, { clientId: clientId() }, gym.studio.admin)).data;
    const { workoutId } = signed.prescription;
    expect(schedule.find((one) => one.workoutId === workoutId)).toMatchObject({ state: 'skipped', skipReason: 'pain' });
    expect(await cardOf(id)).toMatchObject({ skip: { reason: 'pain' } });
    expect(await gym.mine(id)).toMatchObject({ skip: { reason: 'pain' } });
  },
);

test.each(['', 'Viaggio di lavoro'])(
  'a whole workout of two exercises skipped for lack of time is one thing to read, with the note «%s»',
  async (note) => {
    const { workoutId } = (await gym.nextWorkout(2)).prescription;
    expect((await server.ask(trainingRoutes.skip, { workoutId, reason: 'time', note }, gym.studio.client)).status).toBe(
      200,
    );

    const listed = (await cards({ unread: true })).find(({ id }) => id !== gym.id);
    const skip = { reason: 'time', note };
    expect(listed).toMatchObject({ skip, comments: 0, unread: 1, hasPain: false });
    expect(await gym.mine(listed?.id)).toMatchObject({ skip });
    expect(await card()).toMatchObject({ skip: null });
  },
);

describe('a whole workout skipped for pain before it began', () => {
  const skip = async (reason: 'pain' | 'time' | null, note = '') => {
    const workoutId = (await gym.nextWorkout()).prescription.workoutId;
    const { status } = await server.ask(trainingRoutes.skip, { workoutId, reason, note }, gym.studio.client);
    expect(status).toBe(200);
    return workoutId;
  };
  const skipped = async () => (await cards({ unread: true })).find(({ id }) => id !== gym.id);
  const overview = async () => (await server.ask(homeRoutes.graphs, {}, gym.studio.admin)).data.overview;

  test('is unread on home, in the list and in the detail, with its reason and note, until the coach opens it', async () => {
    const before = await overview();
    await skip('pain', 'Schiena bloccata');

    const listed = await skipped();
    expect(listed).toMatchObject({ hasPain: true, sets: 0, minutes: null, unread: expect.any(Number) });
    expect((await overview()).unreadWorkouts).toBe(before.unreadWorkouts + 1);
    const params = { clientId: clientId(), completedWorkoutId: listed?.id ?? '' };
    const detail = (await server.ask(clientWorkoutRoutes.detail.client, params, gym.studio.admin)).data
      .completedWorkout;
    expect(detail.comment).toBe('Schiena bloccata');
    expect(detail.rowChanges.map(({ skipReason }) => skipReason)).toEqual(detail.rows.map(() => 'pain'));

    await server.ask(commentRoutes.markRead.client, { ...params, until: detail.newFeedbackAt ?? '' }, gym.studio.admin);
    expect(await skipped()).toBeUndefined();
    expect((await cards()).find(({ id }) => id === listed?.id)).toMatchObject({ hasPain: true, unread: 0 });
  });

  test('is not counted as done, and is listed once however often it is skipped', async () => {
    const before = await overview();
    const count = async () => (await cards()).length;
    const listed = await count();
    const today = async () => (await server.ask(trainingRoutes.today, {}, gym.studio.client)).data.today;
    const done = (await today()).totalDone;
    const workoutId = await skip('pain');
    await skip('pain');

    expect(await count()).toBe(listed + 1);
    expect((await overview()).completedThisWeek).toBe(before.completedThisWeek);
    expect((await today()).totalDone).toBe(done);
    const { schedule } = (await server.ask(trainingRoutes.schedule, { clientId: clientId() }, gym.studio.admin)).data;
    expect(schedule.find((one) => one.workoutId === workoutId)).toMatchObject({
      state: 'skipped',
      completedWorkoutId: null,
    });
  });

  test('is not listed any more when it is to do again, and can then be done', async () => {
    const listed = (await cards()).length;
    await skip('time');
    await skip(null);

    expect(await cards()).toHaveLength(listed);
    const next = await gym.nextWorkout();
    const id = newId();
    expect((await gym.send({ signed: next, sets: [gym.ofFirstRow(next)] }, id)).status).toBe(200);
    expect((await gym.mine(id)).rowChanges).toEqual([]);
  });

  test('keeps the comments of the coach when it is to do again, without anything to read', async () => {
    await skip('time');
    const { id = '' } = (await skipped()) ?? {};
    const about = { referenceKind: 'completed_workout', referenceId: id };
    const message = { conversationId: clientId(), message: 'Come va la schiena?', ...about };
    expect((await server.ask(chatRoutes.send, message, gym.studio.admin)).status).toBe(200);
    expect(await cardOf(id)).toMatchObject({ comments: 1 });
    await skip(null);

    expect(await cardOf(id)).toMatchObject({ comments: 1, unread: 0, hasPain: false, skip: { reason: null } });
    expect(await skipped()).toBeUndefined();
  });
});
