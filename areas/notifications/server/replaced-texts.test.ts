import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { RowChange } from '#areas/completed-workouts/contract/set.ts';
import { clientWorkoutRoutes } from '#areas/completed-workouts/contract.ts';
import { openTestServer, type TestServer } from '#database/testing/server.ts';
import { type NotificationStudio, openNotificationStudio } from './testing/notification-studio.ts';

let server: TestServer;
let studio: NotificationStudio;
let skippedRow: RowChange;

beforeAll(async () => {
  server = await openTestServer();
});

beforeEach(async () => {
  studio = await openNotificationStudio(server);
  const request = { completedWorkoutId: studio.workoutId };
  const { rows } = (await server.ask(clientWorkoutRoutes.detail.own, request, studio.client)).data.completedWorkout;
  const skip = { skipReason: 'time', skipNote: '', exerciseId: null, exerciseName: '' } as const;
  skippedRow = { ...skip, rowId: rows[0]?.id ?? '', changedAt: new Date().toISOString() };
});

const symptoms = async () =>
  (await studio.listOf(studio.admin)).filter(({ params }) => params['context'] === 'symptom').length;
/** Skips an exercise, because a workout without anything done has no end. */
const finish = (comment: string) =>
  studio.sync({
    rowChanges: [skippedRow],
    finish: { finishedAt: new Date().toISOString(), effort: null, comment, hasPainAtEnd: false },
  });
/** A correction on a phone that had not shown the comment. */
const correct = (comment: string) => studio.sync({ correction: { comment }, knownTexts: [] });

test('a comment with a symptom that gives way to one of another phone is not told again and stays told', async () => {
  await finish('Dolore al petto');
  expect(await symptoms()).toBe(1);
  await correct('Tutto bene');

  expect(await symptoms()).toBe(1);
});

test('a symptom that takes the place of another one is told by itself', async () => {
  await finish('Dolore al petto');
  await correct('Mi gira la testa');

  expect(await symptoms()).toBe(2);
});
