import { beforeAll, beforeEach, expect, test } from 'vitest';
import { clientRoutes } from '#areas/clients/contract.ts';
import { handOverRoutes } from '#areas/collaborators/contract/hand-over.ts';
import { addToCoach } from '#database/testing/coach.ts';
import { openTestServer, type TestServer } from '#database/testing/server.ts';
import { rolePermissions } from '#shell/common/role-permissions.ts';
import { clientWorkoutRoutes, completedWorkoutRoutes } from '../contract.ts';
import { commentRoutes } from '../contract/comments.ts';
import { unreadPainRoutes } from '../contract/unread-pain.ts';
import { createInPersonFixture, type InPersonFixture } from './testing/in-person-fixture.ts';

let server: TestServer;
let gym: InPersonFixture;

const finishedAt = '2026-11-18T18:00:00.000Z';

beforeAll(async () => {
  server = await openTestServer();
});

beforeEach(async () => {
  gym = await createInPersonFixture(server);
  await addToCoach(server, gym.studio, gym.params.clientId);
});

const finish = (hasPainAtEnd: boolean) =>
  gym.send({ sets: [gym.aSet()], finish: { finishedAt, effort: 7, comment: 'Sentito il ginocchio', hasPainAtEnd } });

const detail = async (reader: string) =>
  (await server.ask(clientWorkoutRoutes.detail.client, gym.params, reader)).data.completedWorkout;

async function openWorkout(reader: string): Promise<void> {
  const { newFeedbackAt } = await detail(reader);
  await server.ask(commentRoutes.markRead.client, { ...gym.params, until: newFeedbackAt ?? finishedAt }, reader);
}

/** What the lists, the counts and the warnings say about the workout to a professional. */
async function unreadOf(reader: string) {
  const { completedWorkouts } = (await server.ask(completedWorkoutRoutes.list, {}, reader)).data;
  const listed = (await server.ask(completedWorkoutRoutes.list, { unread: true, pain: true }, reader)).data;
  const clientIds = [gym.params.clientId];
  const { unreadPain } = (await server.ask(unreadPainRoutes.ofRecipients, { clientIds }, reader)).data;
  const all = (await server.ask(completedWorkoutRoutes.list, { unread: true }, reader)).data;
  const { clients } = (await server.ask(clientRoutes.list, {}, reader)).data;
  return {
    pieces: completedWorkouts.find(({ id }) => id === gym.id)?.unread,
    isAtHome: listed.completedWorkouts.some(({ id }) => id === gym.id),
    isWarned: unreadPain.some(({ completedWorkoutId }) => completedWorkoutId === gym.id),
    isListed: all.completedWorkouts.some(({ id }) => id === gym.id),
    isMarkedInClients: clients.find(({ id }) => id === gym.params.clientId)?.hasUnreadPain,
    isNewInDetail: (await detail(reader)).newFeedbackAt !== null,
  };
}

const unread = {
  pieces: 2,
  isAtHome: true,
  isWarned: true,
  isListed: true,
  isMarkedInClients: true,
  isNewInDetail: true,
};
const read = {
  pieces: 0,
  isAtHome: false,
  isWarned: false,
  isListed: false,
  isMarkedInClients: false,
  isNewInDetail: false,
};

test('pain that one professional has read stays to be read for the others until each of them opens it', async () => {
  await finish(true);
  expect(await unreadOf(gym.studio.admin)).toEqual(unread);

  await openWorkout(gym.studio.coach);
  expect(await unreadOf(gym.studio.coach)).toEqual(read);
  expect(await unreadOf(gym.studio.admin)).toEqual(unread);

  await openWorkout(gym.studio.admin);
  expect(await unreadOf(gym.studio.admin)).toEqual(read);
});

/** Workouts of the last weeks in the part for what the reader has read. */
async function readPainOf(reader: string) {
  const request = { clientIds: [gym.params.clientId] };
  const { readPain = [] } = (await server.ask(unreadPainRoutes.ofRecipients, request, reader)).data;
  return readPain.filter(({ completedWorkoutId }) => completedWorkoutId === gym.id);
}

const startDaysAgo = (days: number) =>
  server.owner.query('update completed_workouts set started_at = now() - make_interval(days => $2) where id = $1', [
    gym.id,
    days,
  ]);

test('pain that a professional has read is shown for two weeks where they prescribe', async () => {
  await finish(true);
  await startDaysAgo(2);
  expect(await readPainOf(gym.studio.admin)).toEqual([]);

  await openWorkout(gym.studio.admin);
  expect(await readPainOf(gym.studio.admin)).toMatchObject([{ atEnd: { comment: 'Sentito il ginocchio' } }]);
  expect(await readPainOf(gym.studio.coach)).toEqual([]);

  await startDaysAgo(15);
  expect(await readPainOf(gym.studio.admin)).toEqual([]);
});

test('pain that a professional notes in person is shown to the others where they prescribe', async () => {
  const change = { rowId: gym.rowId, skipReason: 'pain', skipNote: 'Spalla destra', changedAt: finishedAt } as const;
  await gym.sendInPerson({ rowChanges: [{ ...change, exerciseId: null, exerciseName: '' }] });
  await startDaysAgo(2);

  for (const reader of [gym.studio.coach, gym.studio.admin])
    expect(await readPainOf(reader)).toMatchObject([{ exercises: [{ note: 'Spalla destra' }] }]);
});

test('a workout without pain is read for everybody by the first who opens it', async () => {
  await finish(false);
  await openWorkout(gym.studio.coach);

  expect(await unreadOf(gym.studio.admin)).toEqual(read);
});

test('pain that is added to a workout which one professional has read is to be read by all', async () => {
  await finish(false);
  await openWorkout(gym.studio.coach);
  await gym.send({ correction: { hasPainAtEnd: true } });

  for (const reader of [gym.studio.coach, gym.studio.admin])
    expect(await unreadOf(reader)).toEqual({ ...unread, pieces: 1 });
});

test('what changes after the pain was read is counted alone for who had read it', async () => {
  await finish(true);
  await openWorkout(gym.studio.coach);
  await gym.send({ sets: [gym.aSet({ note: 'Anche qui', loggedAt: '2026-11-18T17:59:00.000Z' })] });

  expect(await unreadOf(gym.studio.coach)).toEqual({ ...unread, pieces: 1 });
  expect(await unreadOf(gym.studio.admin)).toEqual({ ...unread, pieces: 3 });
});

test('a note that is written after the pain was read is quoted as new to who had read it, and to nobody else', async () => {
  const writtenSinceRead = async (reader: string) => {
    const clientIds = [gym.params.clientId];
    const { unreadPain } = (await server.ask(unreadPainRoutes.ofRecipients, { clientIds }, reader)).data;
    return unreadPain.map(({ newTexts }) => newTexts);
  };
  await finish(true);
  expect(await writtenSinceRead(gym.studio.coach)).toEqual([[]]);

  await openWorkout(gym.studio.coach);
  await gym.send({ sets: [gym.aSet({ note: 'Anche qui', loggedAt: '2026-11-18T17:59:00.000Z' })] });
  expect(await writtenSinceRead(gym.studio.coach)).toEqual([['Anche qui']]);
  expect(await writtenSinceRead(gym.studio.admin)).toEqual([[]]);

  await openWorkout(gym.studio.coach);
  await gym.send({ correction: { comment: 'Ora va meglio' } });
  expect(await writtenSinceRead(gym.studio.coach)).toEqual([['Ora va meglio']]);
});

test('of a text of several lines those that were read are no news where another phone replaces one of them', async () => {
  await gym.send({
    sets: [gym.aSet()],
    finish: { finishedAt, effort: 7, comment: 'Bene\nDolore al petto', hasPainAtEnd: true },
  });
  await openWorkout(gym.studio.coach);
  await gym.send({ correction: { comment: 'Benissimo' }, knownTexts: [{ rowId: null, text: 'Bene' }] });

  const clientIds = [gym.params.clientId];
  const { unreadPain } = (await server.ask(unreadPainRoutes.ofRecipients, { clientIds }, gym.studio.coach)).data;
  expect(unreadPain.map(({ newTexts }) => newTexts)).toEqual([['Benissimo']]);
});

test('the workout says to professionals who has read the pain, the first one first', async () => {
  await finish(true);
  expect((await detail(gym.studio.admin)).painReaders).toEqual([]);

  await openWorkout(gym.studio.coach);
  await openWorkout(gym.studio.admin);
  const { painReaders } = await detail(gym.studio.admin);
  expect(painReaders).toEqual([
    { name: await nameOf('coach'), readAt: expect.any(String) },
    { name: await nameOf('admin'), readAt: expect.any(String) },
  ]);
  expect((await gym.mine()).painReaders).toEqual([]);
});

async function nameOf(person: 'admin' | 'coach'): Promise<string> {
  const text = 'select name from users join memberships on user_id = users.id where memberships.id = $1';
  return (await server.owner.query(text, [gym.studio.memberships[person]])).rows[0].name;
}

test('pain that others have read before an owner joined the studio is nothing to read for them', async () => {
  await finish(true);
  await server.owner.query(`update memberships set created_at = now() where account_id = $1 and role = 'admin'`, [
    gym.studio.accountId,
  ]);
  expect(await unreadOf(gym.studio.admin)).toEqual(unread);

  await openWorkout(gym.studio.coach);
  expect(await unreadOf(gym.studio.admin)).toEqual(read);
});

test('who takes over a client has nothing to read of the pain that the former professional has read', async () => {
  await finish(true);
  await openWorkout(gym.studio.coach);
  await takeOver();

  expect(await unreadOf(gym.studio.nutritionist)).toEqual(read);
});

test('who takes over a client has to read the pain that nobody has read', async () => {
  await finish(true);
  await takeOver();

  expect(await unreadOf(gym.studio.nutritionist)).toEqual(unread);
});

test('who takes over a client has to read the pain that is reported since, also when others have read it', async () => {
  await takeOver();
  await finish(true);
  await openWorkout(gym.studio.admin);

  expect(await unreadOf(gym.studio.nutritionist)).toEqual(unread);
});

test('who is saved again as the professional of a client follows them since before', async () => {
  await finish(true);
  await openWorkout(gym.studio.admin);
  const id = gym.params.clientId;
  const { client } = (await server.ask(clientRoutes.detail, { id }, gym.studio.admin)).data;
  expect((await server.ask(clientRoutes.update, { ...client, goal: 'Forza' }, gym.studio.admin)).status).toBe(200);

  expect(await unreadOf(gym.studio.coach)).toEqual(unread);
});

/** A professional who may see the training gets the client of the coach. */
async function takeOver(): Promise<void> {
  const { accountId, admin, memberships } = gym.studio;
  const to = memberships.nutritionist;
  await server.owner.query('update memberships set permissions = $2 where account_id = $1 and id = $3', [
    accountId,
    rolePermissions().coach,
    to,
  ]);
  const request = { clientIds: [gym.params.clientId], kinds: ['training' as const], to };
  expect((await server.ask(handOverRoutes.changeCollaborators, request, admin)).status).toBe(200);
}

test('pain that was read before readers were stored stays read for all', async () => {
  await finish(true);
  await server.owner.query('update completed_workouts set coach_read_at = now() where id = $1', [gym.id]);

  for (const reader of [gym.studio.coach, gym.studio.admin])
    expect(await unreadOf(reader)).toEqual({ ...read, pieces: 0 });
});
