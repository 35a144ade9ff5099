import { beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '#database/testing/server.ts';
import type { RowChange } from '../contract/set.ts';
import { completedWorkoutRoutes } from '../contract.ts';
import { createInPersonFixture, type InPersonFixture } from './testing/in-person-fixture.ts';

let server: TestServer;
let gym: InPersonFixture;

const finish = { finishedAt: '2026-11-18T18:00:00.000Z', effort: 7, comment: 'Spalla rigida' };

beforeAll(async () => {
  server = await openTestServer();
});

beforeEach(async () => {
  gym = await createInPersonFixture(server);
});

const cardOfCoach = async () => {
  const { completedWorkouts } = (await server.ask(completedWorkoutRoutes.list, {}, gym.studio.admin)).data;
  return completedWorkouts.find(({ id }) => id === gym.id);
};

/** One phone finishes at 18:00; a set that another one logged at 18:10 moves the end. */
async function finishOnTwoPhones(): Promise<void> {
  await gym.send({ sets: [gym.aSet()], finish });
  await gym.log(gym.aSet({ setNumber: 2, loggedAt: '2026-11-18T18:10:00.000Z' }));
}

test('an end that is sent again brings back neither the comment that was emptied nor the effort that was taken away', async () => {
  await finishOnTwoPhones();
  await gym.send({ correction: { effort: null, comment: '' } });
  await gym.send({ sets: [], finish });

  expect(await gym.mine()).toMatchObject({ finishedAt: '2026-11-18T18:10:00.000Z', effort: null, comment: '' });
});

test('an end that is sent again adds nothing to the comment that was corrected', async () => {
  await finishOnTwoPhones();
  await gym.send({ correction: { comment: 'Spalla a posto' } });
  await gym.send({ sets: [], finish });

  expect((await gym.mine()).comment).toBe('Spalla a posto');
});

test('the end of another phone, which arrives after a correction, adds its comment and changes no effort', async () => {
  await finishOnTwoPhones();
  await gym.send({ correction: { effort: 5, comment: 'Spalla a posto' } });
  const other = { finishedAt: '2026-11-18T18:20:00.000Z', effort: 9, comment: 'Ginocchio gonfio' };
  await gym.send({ sets: [], finish: other });
  await gym.send({ sets: [], finish: other });

  expect(await gym.mine()).toMatchObject({
    finishedAt: other.finishedAt,
    effort: 5,
    comment: 'Spalla a posto\nGinocchio gonfio',
  });
});

test('an effort that is corrected alone has its author, also when it is taken away', async () => {
  await gym.send({ sets: [gym.aSet()], finish });
  expect(await gym.seenByCoach()).toMatchObject({ effortAuthor: null, isEffortCorrected: false });

  await gym.sendInPerson({ correction: { effort: null } });
  const { sets, effort, effortAuthor, isEffortCorrected } = await gym.seenByCoach();
  expect({ effort, isEffortCorrected }).toEqual({ effort: null, isEffortCorrected: true });
  expect(effortAuthor).toEqual(expect.any(String));
  expect(sets[0]?.author).toBeNull();

  await gym.send({ correction: { effort: 6 } });
  expect(await gym.seenByCoach()).toMatchObject({ effort: 6, effortAuthor: null, isEffortCorrected: true });
});

test('a set that the coach corrects keeps the name of who wrote it: nobody but the client', async () => {
  const set = gym.aSet();
  await gym.send({ sets: [set], finish });
  await gym.sendInPerson({ sets: [{ ...set, reps: 7, loggedAt: '2026-11-19T09:00:00.000Z' }], correction: {} });
  await gym.send({ sets: [{ ...set, reps: 6, loggedAt: '2026-11-20T09:00:00.000Z' }], correction: {} });

  expect((await gym.seenByCoach()).corrections).toMatchObject([{ author: null, writtenBy: null, before: { reps: 7 } }]);
});

test('a set that the client corrects was written by the coach who logged it in person', async () => {
  const set = gym.aSet();
  await gym.sendInPerson({ sets: [set], finish });
  await gym.send({ sets: [{ ...set, reps: 6, loggedAt: '2026-11-20T09:00:00.000Z' }], correction: {} });

  expect((await gym.seenByCoach()).corrections).toMatchObject([{ author: null, writtenBy: expect.any(String) }]);
});

test('a set that a professional wrote in person and corrects later still says who wrote it, also when it was added after the end', async () => {
  const set = gym.aSet();
  const added = gym.aSet({ setNumber: 2, loggedAt: '2026-11-19T09:00:00.000Z' });
  await gym.sendInPerson({ sets: [set], finish });
  await gym.sendInPerson({ sets: [added], correction: {} });
  const [first, second] = [set, added].map((one) => ({ ...one, reps: 6, loggedAt: '2026-11-20T09:00:00.000Z' }));
  await gym.sendInPerson({ sets: [first, second].flatMap((one) => one ?? []), correction: {} });

  const { corrections } = await gym.seenByCoach();
  expect(corrections.map(({ setNumber }) => setNumber)).toEqual([1, 2]);
  expect(corrections.map(({ author, writtenBy }) => author !== null && writtenBy === author)).toEqual([true, true]);
});

test('a row that is skipped in person is nothing that the client reports, also beside a comment of the client', async () => {
  const change: RowChange = {
    rowId: gym.rowId,
    skipReason: 'equipment',
    skipNote: '',
    exerciseId: null,
    exerciseName: '',
    changedAt: '2026-11-18T17:30:00.000Z',
  };
  await gym.sendInPerson({ sets: [gym.aSet()], rowChanges: [change], finish: { ...finish, comment: '' } });
  expect(await cardOfCoach()).toMatchObject({ comments: 0, unread: 0 });

  await gym.send({ sets: [], rowChanges: [change], correction: { comment: 'Dolore passato' } });
  expect(await cardOfCoach()).toMatchObject({ comments: 1, unread: 1 });
});

test('a workout that is skipped in person is nothing that the client reports', async () => {
  await server.owner.query('delete from completed_sets where completed_workout_id = $1', [gym.id]);
  const change = { rowId: gym.rowId, skipReason: 'time' as const, skipNote: '', exerciseId: null, exerciseName: '' };
  const rowChanges = [{ ...change, changedAt: '2026-11-18T17:30:00.000Z' }];
  await gym.sendInPerson({ rowChanges, finish: { ...finish, effort: null, comment: 'Palestra chiusa' } });

  expect(await cardOfCoach()).toMatchObject({ skip: { reason: 'time' }, comments: 0, unread: 0 });
});
