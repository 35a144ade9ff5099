import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { Allergen } from '#areas/aliments/contract/taxonomy.ts';
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

const read = async (token = visits.studio.admin) =>
  (await server.ask(dietaryProfileRoutes.get.client, { clientId: visits.clientId }, token)).data;
const undecided = async () => (await read()).declarations ?? [];
const decide = (decision: 'confirmed' | 'rejected', declared: readonly Declaration[]) => {
  const declarations = declared.map(({ checkInId, questionId, sentAt }) => ({ checkInId, questionId, sentAt }));
  const request = { clientId: visits.clientId, decision, declarations };
  return server.ask(declarationRoutes.decide, request, visits.studio.admin);
};
const checkIn = (daysAgo: number, text: string, question = 'Dove, e quando li senti?') =>
  addLaterAnswers(
    visits,
    [{ ...sentAnswer(question), value: { kind: 'text', value: text } }],
    `${addDays(todayIn('Europe/Rome'), -daysAgo)}T10:00:00Z`,
  );
async function addAllergy(allergen: Allergen) {
  const { profile, version } = await read();
  const allergies = [...profile.allergies, { allergen, severity: 'allergy' } as const];
  const saved = { ...profile, allergies, version };
  const reply = await server.ask(
    dietaryProfileRoutes.save.client,
    { clientId: visits.clientId, ...saved },
    visits.studio.admin,
  );
  expect(reply.status).toBe(200);
}

test('an allergy in an answer of a check-in about something else is to be confirmed, and no other words of it', async () => {
  await checkIn(3, 'Ginocchio destro sulle scale. Ho scoperto di essere allergica alle arachidi');

  expect(await undecided()).toMatchObject([
    { text: 'Ho scoperto di essere allergica alle arachidi', source: 'survey' },
  ]);
});

test('what the profile states is not asked about, and a rejected text not again when a later check-in repeats it', async () => {
  await checkIn(10, 'Sono allergica alle arachidi');
  expect(await undecided()).toHaveLength(1);
  await decide('rejected', await undecided());
  await checkIn(3, 'Sono allergica alle arachidi');
  expect(await undecided()).toEqual([]);

  await checkIn(2, 'Sono allergica ai crostacei');
  expect((await undecided()).map(({ text }) => text)).toEqual(['Sono allergica ai crostacei']);
  await addAllergy('crustaceans');
  await checkIn(1, 'Allergica ai crostacei');
  expect(await undecided()).toEqual([]);
});

test('a rejection is stored although a later check-in has repeated the words meanwhile', async () => {
  await checkIn(10, 'Sono allergica alle arachidi');
  const shown = await undecided();
  expect(shown).toHaveLength(1);
  await checkIn(3, 'Sono allergica alle arachidi');

  await decide('rejected', shown);

  expect(await undecided()).toEqual([]);
});

test('a decision about an answer of a first survey is none about a later answer to the same question', async () => {
  const allergies = sentAnswer('Hai allergie?');
  const answer = (value: string) => [{ ...allergies, value: { kind: 'text', value } }];
  await addFirstAnswers(visits, answer('Noci'));
  const shown = await undecided();
  await addFirstAnswers(visits, answer('Arachidi'));

  await decide('rejected', shown);

  expect((await undecided()).map(({ text }) => text)).toEqual(['Arachidi']);
});

test('the same words of several weeks are one declaration', async () => {
  await checkIn(8, 'Allergica alle uova');
  await checkIn(1, 'Allergica alle uova');

  expect((await undecided()).map(({ text }) => text)).toEqual(['Allergica alle uova']);
});

test('an answer to a question about new allergies is declared, also a food that is not recognised', async () => {
  await checkIn(2, 'Kiwi', 'Hai scoperto nuove allergie?');
  await checkIn(1, 'nessuna', 'Hai scoperto nuove allergie?');

  expect((await undecided()).map(({ text }) => text)).toEqual(['Kiwi']);
});

test('an allergy in the goal or the note of the record is to be confirmed; the client reads nothing of these', async () => {
  const { admin, client: ofClient } = visits.studio;
  const { client } = (await server.ask(clientRoutes.detail, { id: visits.clientId }, admin)).data;
  const { heightCm: _, ...record } = client;
  await server.ask(clientRoutes.update, { ...record, goal: 'Dimagrire. Allergica alle arachidi' }, admin);
  const { version } = (await server.ask(clientRoutes.detail, { id: visits.clientId }, admin)).data.client;
  await server.ask(clientRoutes.saveNote, { id: visits.clientId, version, note: 'Celiaca dal 2019' }, admin);

  expect((await undecided()).map(({ text, source }) => [source, text])).toEqual([
    ['goal', 'Allergica alle arachidi'],
    ['note', 'Celiaca dal 2019'],
  ]);
  expect((await server.ask(dietaryProfileRoutes.get.own, {}, ofClient)).data.declarations).toEqual([]);
});

const answered = (question: string, value: object) => ({ ...sentAnswer(question), value });
const yes = { kind: 'boolean', value: true };

test('a yes and the foods that explain it are declared by the question before; each plain yes is a declaration of its own', async () => {
  const question = 'Hai scoperto nuove allergie o intolleranze?';
  const explained = [answered(question, yes), answered('Quali?', { kind: 'text', value: 'Arachidi, kiwi' })];
  await addLaterAnswers(visits, explained, '2026-09-01T10:00:00Z');
  expect(await undecided()).toMatchObject([{ question, text: 'Arachidi, kiwi' }]);

  await decide('confirmed', await undecided());
  await addLaterAnswers(visits, [answered(question, yes)], '2026-10-01T10:00:00Z');
  expect((await undecided()).map(({ text }) => text)).toEqual(['']);
  await decide('rejected', await undecided());
  await addLaterAnswers(visits, [answered(question, yes)], '2026-11-01T10:00:00Z');
  expect((await undecided()).map(({ text }) => text)).toEqual(['']);
});

test('a yes to coeliac disease is declared until the profile states it', async () => {
  await addLaterAnswers(visits, [answered('Sei celiaca?', yes)], '2026-09-01T10:00:00Z');
  expect(await undecided()).toMatchObject([{ question: 'Sei celiaca?', text: '' }]);

  const { profile, version } = await read();
  const saved = { clientId: visits.clientId, ...profile, isGlutenFree: true, version };
  expect((await server.ask(dietaryProfileRoutes.save.client, saved, visits.studio.admin)).status).toBe(200);
  expect(await undecided()).toEqual([]);
});
