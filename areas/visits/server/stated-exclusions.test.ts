import { beforeAll, beforeEach, expect, test } from 'vitest';
import { clientRoutes } from '#areas/clients/contract.ts';
import { type Declaration, declarationRoutes, dietaryProfileRoutes } from '#areas/dietary-profiles/contract.ts';
import { addFirstAnswers, addLaterAnswers, sentAnswer } from '#database/testing/first-answers.ts';
import { openTestServer, type TestServer } from '#database/testing/server.ts';
import { addDays, todayIn } from '#shell/common/dates.ts';
import { openTestVisits, type TestVisits } from './testing/visits.ts';

let server: TestServer;
let visits: TestVisits;

beforeAll(async () => {
  server = await openTestServer();
});

beforeEach(async () => {
  visits = await openTestVisits(server);
  await addFirstAnswers(visits, []);
});

const read = async () =>
  (await server.ask(dietaryProfileRoutes.get.client, { clientId: visits.clientId }, visits.studio.admin)).data;
const undecided = async () => ((await read()).declarations ?? []).map(({ text }) => text);
const answer = (question: string, value: string) => [{ ...sentAnswer(question), value: { kind: 'text', value } }];
const checkIn = (daysAgo: number, text: string, question = 'Come è andata?') =>
  addLaterAnswers(visits, answer(question, text), `${addDays(todayIn('Europe/Rome'), -daysAgo)}T10:00:00Z`);
async function exclude(excludedWords: readonly string[], diet: 'vegan' | 'none' = 'none') {
  const { profile, version } = await read();
  const saved = { clientId: visits.clientId, ...profile, excludedWords: [...excludedWords], diet, version };
  expect((await server.ask(dietaryProfileRoutes.save.client, saved, visits.studio.admin)).status).toBe(200);
}
const decide = async (decision: 'confirmed' | 'rejected', declared: readonly Declaration[]) => {
  const declarations = declared.map(({ checkInId, questionId, sentAt }) => ({ checkInId, questionId, sentAt }));
  const request = { clientId: visits.clientId, decision, declarations };
  await server.ask(declarationRoutes.decide, request, visits.studio.admin);
};

test('a check-in says what is not eaten any more until the profile excludes it', async () => {
  await checkIn(3, 'Bene. Non mangio più carne');
  await checkIn(2, 'Ho eliminato le uova, dormo meglio');
  expect(await undecided()).toEqual(['Ho eliminato le uova', 'Non mangio più carne']);

  await exclude(['carne']);
  expect(await undecided()).toEqual(['Ho eliminato le uova']);
});

test('less meat, a day without and what others do not eat exclude nothing', async () => {
  await checkIn(3, 'Ho mangiato meno carne. Mia figlia non mangia carne');
  await checkIn(2, 'Oggi non mangio carne');

  expect(await undecided()).toEqual([]);
});

test('an answer of a check-in about what is not eaten is declared as that of a first survey, also a food that is no allergen', async () => {
  await checkIn(3, 'Carne e broccoli', 'Che cosa non mangi?');
  await checkIn(2, 'di tutto', 'Che cosa non mangi?');
  await checkIn(1, 'Broccoli', 'Quali alimenti hai evitato questa settimana?');
  expect(await undecided()).toEqual(['Carne e broccoli']);

  await exclude(['carne', 'broccoli']);
  expect(await undecided()).toEqual([]);
});

test('a rejected sentence is not asked about again when a later check-in repeats it', async () => {
  await checkIn(10, 'Non mangio più carne');
  await decide('rejected', (await read()).declarations ?? []);
  await checkIn(1, 'Non mangio più carne');

  expect(await undecided()).toEqual([]);
});

test('a first survey says what is not eaten in an answer about something else', async () => {
  await addFirstAnswers(visits, answer('Raccontami di te', 'Lavoro in ufficio. Non mangio carne, sono vegana'));

  expect(await undecided()).toEqual(['Non mangio carne, sono vegana']);
});

test('a diet in the goal, the note of the record or that of the profile is declared until the profile has it', async () => {
  const { admin } = visits.studio;
  const { client } = (await server.ask(clientRoutes.detail, { id: visits.clientId }, admin)).data;
  const { heightCm: _, ...record } = client;
  await server.ask(clientRoutes.update, { ...record, goal: 'Dimagrire; è vegana' }, admin);
  const { version } = (await server.ask(clientRoutes.detail, { id: visits.clientId }, admin)).data.client;
  await server.ask(
    clientRoutes.saveNote,
    { id: visits.clientId, version, note: 'Vegetariana. Mangia poca pasta' },
    admin,
  );
  const { profile, version: profileVersion } = await read();
  const saved = { clientId: visits.clientId, ...profile, note: 'Le uova mi fanno male', version: profileVersion };
  expect((await server.ask(dietaryProfileRoutes.save.client, saved, admin)).status).toBe(200);
  expect(await undecided()).toEqual(['è vegana', 'Vegetariana', 'Le uova mi fanno male']);

  await exclude([], 'vegan');
  expect(await undecided()).toEqual(['Le uova mi fanno male']);
});
