import { beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '#database/testing/server.ts';
import { commentRoutes } from '../contract/comments.ts';
import type { WorkoutSync } from '../contract/sync.ts';
import { createInPersonFixture, type InPersonFixture } from './testing/in-person-fixture.ts';

let server: TestServer;
let gym: InPersonFixture;

const at = (minute: number) => `2026-11-18T18:${String(minute).padStart(2, '0')}:00.000Z`;
const end = (comment: string): NonNullable<WorkoutSync['finish']> => ({ finishedAt: at(0), effort: 7, comment });
const chest = 'Dolore al petto e formicolio al braccio';

beforeAll(async () => {
  server = await openTestServer();
});

beforeEach(async () => {
  gym = await createInPersonFixture(server);
});

const cardOf = (filters?: object) => gym.cardOf(filters);
const unread = () => gym.unreadPain();

test('a symptom in the note of a set is read like pain, with its words, until the coach opens the workout', async () => {
  await gym.send({ sets: [gym.aSet({ note: chest })], finish: end('') });

  expect(await cardOf({ unread: true, pain: true })).toMatchObject({ hasPain: false, namesSymptoms: true });
  expect(await unread()).toMatchObject({ exercises: [], atEnd: null, symptoms: [chest] });

  const { newFeedbackAt, hasPainAtEnd, namesSymptoms } = await gym.seenByCoach();
  expect({ hasPainAtEnd, namesSymptoms }).toEqual({ hasPainAtEnd: false, namesSymptoms: true });
  await server.ask(commentRoutes.markRead.client, { ...gym.params, until: newFeedbackAt ?? '' }, gym.studio.admin);
  expect(await unread()).toBeUndefined();
  expect(await cardOf({ pain: true })).toMatchObject({ namesSymptoms: true, unread: 0 });
});

test('a symptom in the comment stays marked once it was read and the comment says otherwise, with nothing to read of it', async () => {
  await gym.send({ sets: [gym.aSet({ note: 'nessun dolore' })], finish: end('Mi gira la testa, capogiri') });
  expect(await unread()).toMatchObject({ symptoms: ['Mi gira la testa, capogiri'] });

  const { newFeedbackAt } = await gym.seenByCoach();
  await server.ask(commentRoutes.markRead.client, { ...gym.params, until: newFeedbackAt ?? '' }, gym.studio.admin);
  const knownTexts = [{ rowId: null, text: 'Mi gira la testa, capogiri' }];
  await gym.send({ sets: [], correction: { comment: 'Tutto bene' }, knownTexts });
  expect(await cardOf()).toMatchObject({ namesSymptoms: true });
  expect(await unread()).toBeUndefined();
});
