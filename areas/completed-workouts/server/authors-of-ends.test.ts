import { beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '#database/testing/server.ts';
import { completedWorkoutRoutes } from '../contract.ts';
import { createInPersonFixture, type InPersonFixture } from './testing/in-person-fixture.ts';

let server: TestServer;
let gym: InPersonFixture;

const comment = 'Ginocchio ok, dolore 2/10';
const finish = { finishedAt: '2026-11-18T18:00:00.000Z', effort: 7, comment };

beforeAll(async () => {
  server = await openTestServer();
});

beforeEach(async () => {
  gym = await createInPersonFixture(server);
});

test('what the coach writes at the end of a workout in person is the coach’s for both, and nothing the client reports', async () => {
  await gym.sendInPerson({ sets: [gym.aSet()], finish });

  const seen = await gym.seenByCoach();
  expect(seen.commentAuthor).toBe(seen.sets[0]?.author);
  expect(seen).toMatchObject({ comment, effort: 7, commentAuthor: expect.any(String), newFeedbackAt: null });
  expect(seen.effortAuthor).toBe(seen.commentAuthor);
  expect(await gym.mine()).toMatchObject({ commentAuthor: expect.any(String), effortAuthor: expect.any(String) });
  const { completedWorkouts } = (await server.ask(completedWorkoutRoutes.list, {}, gym.studio.admin)).data;
  expect(completedWorkouts.find(({ id }) => id === gym.id)).toMatchObject({ comments: 0, unread: 0 });
});

test('what the client writes is the client’s, and only the effort that the coach corrects is the coach’s', async () => {
  await gym.send({ sets: [gym.aSet()], finish });
  expect(await gym.seenByCoach()).toMatchObject({ commentAuthor: null, effortAuthor: null });

  await gym.sendInPerson({ correction: { effort: 5, comment: 'Altro' } });
  expect(await gym.seenByCoach()).toMatchObject({ comment, commentAuthor: null, effortAuthor: expect.any(String) });
});

test('the client who corrects the comment of the coach is its author, and the effort stays the coach’s', async () => {
  await gym.sendInPerson({ sets: [gym.aSet()], finish });
  await gym.send({ correction: { effort: 7, comment: 'Dolore passato' } });

  expect(await gym.seenByCoach()).toMatchObject({
    comment: 'Dolore passato',
    commentAuthor: null,
    effortAuthor: expect.any(String),
    newFeedbackAt: expect.any(String),
  });
});
