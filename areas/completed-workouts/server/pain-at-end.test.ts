import { beforeAll, beforeEach, expect, test } from 'vitest';
import { clientRoutes } from '#areas/clients/contract.ts';
import { openTestServer, type TestServer } from '#database/testing/server.ts';
import { commentRoutes } from '../contract/comments.ts';
import type { WorkoutSync } from '../contract/sync.ts';
import { createInPersonFixture, type InPersonFixture } from './testing/in-person-fixture.ts';

let server: TestServer;
let gym: InPersonFixture;

type End = NonNullable<WorkoutSync['finish']>;

const at = (minute: number) => `2026-11-18T18:${String(minute).padStart(2, '0')}:00.000Z`;
const end = (more: Partial<End> = {}): End => ({ finishedAt: at(0), effort: 7, comment: '', ...more });

beforeAll(async () => {
  server = await openTestServer();
});

beforeEach(async () => {
  gym = await createInPersonFixture(server);
});

const finish = (more: Partial<End> = {}) => gym.send({ sets: [gym.aSet()], finish: end(more) });
const cardOf = (filters?: object) => gym.cardOf(filters);
const unread = () => gym.unreadPain();
const markRead = async () => {
  const { newFeedbackAt } = await gym.seenByCoach();
  await server.ask(commentRoutes.markRead.client, { ...gym.params, until: newFeedbackAt ?? '' }, gym.studio.admin);
};

test('pain that the client reports at the end is unread pain, with the comment, until the coach opens the workout', async () => {
  await finish({ hasPainAtEnd: true, comment: 'Fitta al ginocchio' });

  expect(await cardOf({ unread: true, pain: true })).toMatchObject({ hasPain: true, comments: 2, unread: 2 });
  expect(await unread()).toMatchObject({ exercises: [], atEnd: { comment: 'Fitta al ginocchio' } });
  expect(await gym.seenByCoach()).toMatchObject({ hasPainAtEnd: true, painAuthor: null, isPainCorrected: false });

  await markRead();
  expect(await unread()).toBeUndefined();
  expect(await cardOf()).toMatchObject({ hasPain: true, unread: 0 });
});

test('a comment without the answer is no pain, and an exercise that was skipped because of pain is none at the end', async () => {
  await finish({ comment: 'Dura' });
  expect(await cardOf()).toMatchObject({ hasPain: false, unread: 1 });

  const skip = {
    rowId: gym.rowId,
    skipReason: 'pain' as const,
    skipNote: 'Ginocchio',
    exerciseId: null,
    exerciseName: '',
  };
  await gym.send({ rowChanges: [{ ...skip, changedAt: at(0) }] });
  expect(await unread()).toMatchObject({ exercises: [{ note: 'Ginocchio' }], atEnd: null });
});

test('the end of a phone of the release before, which does not know the answer, takes none back', async () => {
  await finish({ hasPainAtEnd: true });
  expect((await gym.send({ sets: [], finish: end({ finishedAt: at(5), comment: 'Dura' }) })).status).toBe(200);

  expect(await gym.mine()).toMatchObject({ hasPainAtEnd: true, comment: 'Dura' });
});

test('of two phones one reports pain: it is reported, whichever end arrives last', async () => {
  await finish({ hasPainAtEnd: true, finishedAt: at(5) });
  await gym.send({ sets: [], finish: end({ hasPainAtEnd: false, finishedAt: at(10) }) });
  await gym.send({ sets: [], finish: end({ hasPainAtEnd: false }) });

  expect(await gym.mine()).toMatchObject({ hasPainAtEnd: true, finishedAt: at(10) });
});

test('the client takes back pain that was read: nothing is left to read, and the end that is sent again brings none back', async () => {
  await finish({ hasPainAtEnd: true });
  await markRead();
  await gym.log(gym.aSet({ setNumber: 2, loggedAt: at(10) }));
  await gym.send({ correction: { hasPainAtEnd: false } });
  await gym.send({ sets: [], finish: end({ hasPainAtEnd: true }) });

  expect(await gym.mine()).toMatchObject({ hasPainAtEnd: false, isPainCorrected: true, painAuthor: null });
  expect(await cardOf()).toMatchObject({ hasPain: false, unread: 0 });
  expect(await unread()).toBeUndefined();
});

test('pain that the client adds after the coach has read the workout is unread', async () => {
  await finish({ hasPainAtEnd: false, comment: 'Dura' });
  await markRead();
  await gym.send({ correction: { hasPainAtEnd: true } });

  expect(await unread()).toMatchObject({ atEnd: { comment: 'Dura' } });
  expect(await cardOf()).toMatchObject({ hasPain: true, comments: 2, unread: 1 });
});

test('what the professional notes in person is marked with their name and is nothing to read', async () => {
  await gym.sendInPerson({ sets: [gym.aSet()], finish: end({ hasPainAtEnd: true }) });

  expect(await gym.seenByCoach()).toMatchObject({ hasPainAtEnd: true, painAuthor: expect.any(String) });
  expect(await cardOf()).toMatchObject({ hasPain: true, comments: 0, unread: 0 });
  expect(await unread()).toBeUndefined();
});

test('pain that the client reports after a professional noted it is that of the client', async () => {
  await gym.sendInPerson({ sets: [gym.aSet()], finish: end({ hasPainAtEnd: true }) });
  await gym.send({ sets: [], finish: end({ hasPainAtEnd: true, finishedAt: at(5) }) });
  await gym.sendInPerson({ correction: { hasPainAtEnd: false } });

  expect(await gym.seenByCoach()).toMatchObject({ hasPainAtEnd: true, painAuthor: null, isPainCorrected: false });
  expect(await unread()).toMatchObject({ atEnd: {} });
});

test('pain that a professional took back does not keep back that of a phone of the client that was offline', async () => {
  await finish({ hasPainAtEnd: false });
  await gym.sendInPerson({ correction: { hasPainAtEnd: true } });
  await gym.sendInPerson({ correction: { hasPainAtEnd: false } });
  await gym.send({ sets: [], finish: end({ hasPainAtEnd: true, finishedAt: at(5) }) });

  expect(await gym.seenByCoach()).toMatchObject({ hasPainAtEnd: true, painAuthor: null });
  expect(await unread()).toMatchObject({ atEnd: {} });
});

test('a professional notes pain afterwards and takes it back, but takes back none of the client', async () => {
  await finish({ hasPainAtEnd: false });
  await gym.sendInPerson({ correction: { hasPainAtEnd: true } });
  expect(await gym.seenByCoach()).toMatchObject({
    hasPainAtEnd: true,
    painAuthor: expect.any(String),
    isPainCorrected: true,
  });
  await gym.sendInPerson({ correction: { hasPainAtEnd: false } });
  expect(await gym.seenByCoach()).toMatchObject({ hasPainAtEnd: false, painAuthor: expect.any(String) });

  await gym.send({ correction: { hasPainAtEnd: true } });
  await gym.sendInPerson({ correction: { hasPainAtEnd: false } });
  expect(await gym.seenByCoach()).toMatchObject({ hasPainAtEnd: true, painAuthor: null });
  expect(await unread()).toBeDefined();
});

test('the pain of a client who is deactivated meanwhile is still to be read on their page', async () => {
  await finish({ hasPainAtEnd: true });
  const { clientId: id } = gym.params;
  expect((await server.ask(clientRoutes.deactivate, { id }, gym.studio.admin)).status).toBe(200);

  expect(await unread()).toMatchObject({ atEnd: { comment: '' } });
});
