import { beforeAll, beforeEach, expect, test } from 'vitest';
import { type Declaration, declarationRoutes, dietaryProfileRoutes } from '#areas/dietary-profiles/contract.ts';
import { undecidedRoutes } from '#areas/dietary-profiles/contract/undecided.ts';
import { emptyProfile } from '#areas/dietary-profiles/rules/empty-profile.ts';
import { clearDietaryProfile } from '#database/testing/clear-dietary-profile.ts';
import { openTestServer, type TestServer } from '#database/testing/server.ts';
import { openTestVisits, type TestVisits } from './testing/visits.ts';

let server: TestServer;
let visits: TestVisits;

const nuts = { allergen: 'nuts', severity: 'allergy' } as const;
const milk = { allergen: 'milk', severity: 'intolerance' } as const;

beforeAll(async () => {
  server = await openTestServer();
});

beforeEach(async () => {
  visits = await openTestVisits(server);
  await clearDietaryProfile(server, visits.clientId);
  await saveOwn({ allergies: [nuts, milk], isGlutenFree: true });
});

const read = async () =>
  (await server.ask(dietaryProfileRoutes.get.client, { clientId: visits.clientId }, visits.studio.admin)).data;
const undecided = async () => (await read()).declarations ?? [];
const declaredTexts = async () => (await undecided()).map(({ text, source }) => [source, text]);
const onHome = async () => (await server.ask(undecidedRoutes.list, {}, visits.studio.admin)).data.clients;

async function saveOwn(fields: object): Promise<void> {
  const { version } = (await server.ask(dietaryProfileRoutes.get.own, {}, visits.studio.client)).data;
  const request = { ...emptyProfile, ...fields, version };
  expect((await server.ask(dietaryProfileRoutes.save.own, request, visits.studio.client)).status).toBe(200);
}

async function saveAsProfessional(fields: object): Promise<void> {
  const { version } = await read();
  const request = { ...emptyProfile, ...fields, version, clientId: visits.clientId };
  expect((await server.ask(dietaryProfileRoutes.save.client, request, visits.studio.admin)).status).toBe(200);
}

const decide = (declared: readonly Declaration[], decision: 'confirmed' | 'rejected') => {
  const declarations = declared.map(({ checkInId, questionId, sentAt }) => ({ checkInId, questionId, sentAt }));
  return server.ask(
    declarationRoutes.decide,
    { clientId: visits.clientId, decision, declarations },
    visits.studio.admin,
  );
};

test('an allergy that a client takes out of their profile is to be decided, also on home, until a professional does', async () => {
  await saveOwn({ allergies: [milk], isGlutenFree: true });
  expect(await declaredTexts()).toEqual([['removal', 'Allergia: frutta a guscio']]);
  expect(await onHome()).toMatchObject([{ clientId: visits.clientId, names: ['Frutta a guscio'] }]);

  await decide(await undecided(), 'rejected');
  expect(await undecided()).toEqual([]);
  expect(await onHome()).toEqual([]);
});

test('so are intolerances, coeliac disease and allergies in words, and nothing else', async () => {
  await saveOwn({
    allergies: [nuts, milk],
    isGlutenFree: true,
    excludedWords: ['kiwi', 'funghi'],
    allergicWords: ['kiwi'],
  });
  await saveOwn({ allergies: [nuts], diet: 'vegan' });

  expect(await declaredTexts()).toEqual([['removal', 'Intolleranza: latte. Senza glutine. Allergia a kiwi']]);
  expect(await onHome()).toMatchObject([{ names: expect.arrayContaining(['Latte', 'Senza glutine', 'kiwi']) }]);
});

test('one that the client ticks again, or whose severity they change, is not', async () => {
  await saveOwn({ allergies: [milk], isGlutenFree: true });
  await saveOwn({ allergies: [nuts, milk], isGlutenFree: true });
  expect(await undecided()).toEqual([]);

  await saveOwn({
    allergies: [
      { ...nuts, severity: 'intolerance' },
      { ...milk, severity: 'allergy' },
    ],
    isGlutenFree: true,
  });
  expect(await undecided()).toEqual([]);
});

test('what a professional takes out is decided', async () => {
  await saveAsProfessional({ allergies: [milk] });

  expect(await undecided()).toEqual([]);
});

test('one that is removed again after a professional had decided is to be decided again', async () => {
  await saveOwn({ allergies: [milk], isGlutenFree: true });
  await decide(await undecided(), 'rejected');
  await saveAsProfessional({ allergies: [nuts, milk], isGlutenFree: true });
  await saveOwn({ allergies: [milk], isGlutenFree: true });

  expect(await declaredTexts()).toEqual([['removal', 'Allergia: frutta a guscio']]);
});
