import { beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '#database/testing/server.ts';
import { commentRoutes } from '../contract/comments.ts';
import type { RowChange } from '../contract/set.ts';
import type { ReportedText } from '../contract/sync.ts';
import { trainingRoutes } from '../contract/training.ts';
import { clientWorkoutRoutes, completedWorkoutRoutes } from '../contract.ts';
import { createInPersonFixture, type InPersonFixture } from './testing/in-person-fixture.ts';

let server: TestServer;
let gym: InPersonFixture;

const chest = 'Dolore al petto';
const fine = 'Tutto bene';
const at = (minute: number) => `2026-11-18T17:${String(minute).padStart(2, '0')}:00.000Z`;

beforeAll(async () => {
  server = await openTestServer();
});

beforeEach(async () => {
  gym = await createInPersonFixture(server);
});

const read = async () => {
  const { newFeedbackAt } = await gym.seenByCoach();
  await server.ask(commentRoutes.markRead.client, { ...gym.params, until: newFeedbackAt ?? '' }, gym.studio.admin);
};
const otherTexts = async () => (await gym.seenByCoach()).otherTexts;
/** Corrects the comment on a phone that had shown these. */
const comment = (text: string, ...known: string[]) =>
  gym.send({ correction: { comment: text }, knownTexts: known.map((one) => ({ rowId: null, text: one })) });
const skipped = (skipNote: string, changedAt: string): RowChange => ({
  ...{ rowId: gym.rowId, skipReason: 'equipment', skipNote, changedAt },
  ...{ exerciseId: null, exerciseName: '' },
});
/** Skips the exercise on a phone that had shown these notes. */
const skip = (change: RowChange, ...known: string[]) =>
  gym.send({ rowChanges: [change], knownTexts: known.map((text) => ({ rowId: gym.rowId, text })) });

test('a comment that was read and that another phone replaces without having shown it stays, and is no symptom to read again', async () => {
  await gym.log(gym.aSet());
  await gym.finishAt(at(59), 'Bene', 7);
  await comment(chest, 'Bene');
  await read();
  await comment(fine, 'Bene');

  expect(await gym.seenByCoach()).toMatchObject({ comment: fine, otherTexts: [{ rowId: null, text: chest }] });
  expect(await gym.unreadPain()).toBeUndefined();
  await read();
  await comment(fine, 'Bene');
  expect(await gym.unreadPain()).toBeUndefined();
});

test('a comment that the client corrects where it was shown leaves nothing, also when the end is sent again', async () => {
  await gym.log(gym.aSet());
  await gym.finishAt(at(59), 'Dura', 7);
  await comment(fine, 'Dura');
  await gym.finishAt(at(59), 'Dura', 7);
  await gym.finishAt(at(58), 'Dura', 7);

  expect(await gym.seenByCoach()).toMatchObject({ comment: fine });
  expect(await otherTexts()).toBeUndefined();
});

test('of two ends the comment stays that the other one contains in other words', async () => {
  await gym.log(gym.aSet());
  await gym.finishAt(at(58), 'Nessun Dolore al petto', 7);
  await gym.finishAt(at(59), chest, 7);

  expect(await otherTexts()).toEqual([{ rowId: null, text: chest }]);
});

test('what a phone has not shown of a comment of two ends stays when it replaces the comment', async () => {
  await gym.log(gym.aSet());
  await gym.finishAt(at(58), 'Bene', 7);
  await gym.finishAt(at(59), chest, 7);
  await comment('Benissimo', 'Bene');

  expect(await otherTexts()).toEqual([{ rowId: null, text: chest }]);
});

test('a comment of which a phone of an earlier release does not tell whether it was shown stays', async () => {
  await gym.log(gym.aSet());
  await gym.finishAt(at(59), chest, 7);
  await gym.send({ correction: { comment: fine } });

  expect(await otherTexts()).toEqual([{ rowId: null, text: chest }]);
});

test('the note of a skipped exercise stays that another phone replaces or takes back without having shown it', async () => {
  await skip(skipped(chest, at(10)));
  await skip(skipped(fine, at(20)));

  const lost = [{ rowId: gym.rowId, text: chest }];
  expect(await otherTexts()).toEqual(lost);
  expect(await gym.unreadPain()).toMatchObject({ symptoms: [chest] });
  await skip({ ...skipped('', at(30)), skipReason: null }, fine);
  expect(await otherTexts()).toEqual(lost);
});

test('the note of a skip that arrives after a later one of another phone is to be read, once however often it is sent', async () => {
  await skip(skipped(fine, at(20)));
  await read();
  await skip(skipped(chest, at(10)));

  expect(await otherTexts()).toEqual([{ rowId: gym.rowId, text: chest }]);
  expect(await gym.unreadPain()).toMatchObject({ symptoms: [chest] });
  await read();
  await skip(skipped(chest, at(10)));
  expect(await gym.unreadPain()).toBeUndefined();
});

test('the note of a skip that the client corrects leaves nothing, also when the first request arrives again', async () => {
  await skip(skipped('Occupata', at(10)));
  await skip(skipped(fine, at(20)), 'Occupata');
  await skip(skipped('Occupata', at(10)));

  expect(await otherTexts()).toBeUndefined();
});

test('a note of a skip that the client takes up again is no other version any more', async () => {
  await skip(skipped(chest, at(10)));
  await skip(skipped(fine, at(20)));
  await skip(skipped(chest, at(30)), fine);

  expect(await otherTexts()).toBeUndefined();
});

test('the client does not read the other versions, and a professional replaces no note of the client without a trace', async () => {
  await skip(skipped(chest, at(10)));
  await gym.sendInPerson({ rowChanges: [skipped(fine, at(20))] });

  expect(await otherTexts()).toEqual([{ rowId: gym.rowId, text: chest }]);
  expect((await gym.mine()).otherTexts).toBeUndefined();
});

test('an own earlier note of a skipped workout is no other version when the client skips it with another one', async () => {
  const workoutId = await gym.changeNextWorkout((rows) => rows);
  const skipWhole = (note: string, ...knownTexts: ReportedText[]) =>
    server.ask(trainingRoutes.skip, { workoutId, reason: 'time', note, knownTexts }, gym.studio.client);
  await skipWhole('Riunione');
  await skipWhole(fine, { rowId: null, text: 'Riunione' });
  await skipWhole('Ho fretta', { rowId: null, text: fine });

  const { completedWorkouts } = (await server.ask(completedWorkoutRoutes.list, {}, gym.studio.admin)).data;
  const completedWorkoutId = completedWorkouts.find((card) => card.skip !== null)?.id ?? '';
  const params = { clientId: gym.params.clientId, completedWorkoutId };
  const { completedWorkout } = (await server.ask(clientWorkoutRoutes.detail.client, params, gym.studio.admin)).data;
  expect(completedWorkout.skip).toEqual({ reason: 'time', note: 'Ho fretta' });
  expect(completedWorkout.otherTexts).toBeUndefined();
});

test('the note of a skipped workout stays when another phone skips it again, also once it is to do again', async () => {
  const workoutId = await gym.changeNextWorkout((rows) => rows);
  const skipWhole = (reason: 'time' | null, note: string) =>
    server.ask(trainingRoutes.skip, { workoutId, reason, note }, gym.studio.client);
  const seen = async () => {
    const { clientId } = gym.params;
    const { completedWorkouts } = (await server.ask(completedWorkoutRoutes.list, {}, gym.studio.admin)).data;
    const id = completedWorkouts.find((card) => card.skip !== null)?.id;
    if (!id) return undefined;
    const params = { clientId, completedWorkoutId: id };
    return (await server.ask(clientWorkoutRoutes.detail.client, params, gym.studio.admin)).data.completedWorkout;
  };
  await skipWhole('time', chest);
  await skipWhole('time', chest);
  expect(await seen()).not.toHaveProperty('otherTexts');
  await skipWhole('time', fine);
  const other = { otherTexts: [{ rowId: null, text: chest }] };
  expect(await seen()).toMatchObject({ ...other, skip: { reason: 'time', note: fine } });
  await skipWhole(null, '');

  expect(await seen()).toMatchObject({ ...other, skip: { reason: null, note: '' } });
});
