import { beforeAll, beforeEach, expect, test } from 'vitest';
import { type Declaration, declarationRoutes, dietaryProfileRoutes } from '#areas/dietary-profiles/contract.ts';
import { safetyPartOf } from '#areas/dietary-profiles/rules/safety-part.ts';
import { excludableWordsOf } from '#areas/dietary-profiles/rules/unrecognised.ts';
import { addFirstAnswers, sentAnswer } from '#database/testing/first-answers.ts';
import { openTestServer, type TestServer } from '#database/testing/server.ts';
import { openTestVisits, type TestVisits } from './testing/visits.ts';

let server: TestServer;
let visits: TestVisits;

beforeAll(async () => {
  server = await openTestServer();
});

beforeEach(async () => {
  visits = await openTestVisits(server);
});

const question = 'Allergie accertate o riferite, e reazione';
const answers = (allergies: string) => ({ answers: [{ id: 'allergies', text: allergies }] });

async function saveNuts(): Promise<void> {
  const { profile, version } = await read();
  const saved = { ...profile, allergies: [{ allergen: 'nuts', severity: 'allergy' } as const], version };
  const { clientId, studio } = visits;
  const reply = await server.ask(dietaryProfileRoutes.save.client, { clientId, ...saved }, studio.admin);
  expect(reply.status).toBe(200);
}

async function read() {
  const { studio, clientId } = visits;
  return (await server.ask(dietaryProfileRoutes.get.client, { clientId }, studio.admin)).data;
}

const undecided = async () => (await read()).declarations ?? [];

const decide = (decision: 'confirmed' | 'rejected' | 'undecided', declared: readonly Declaration[]) => {
  const declarations = declared.map(({ checkInId, questionId, sentAt }) => ({ checkInId, questionId, sentAt }));
  return server.ask(
    declarationRoutes.decide,
    { clientId: visits.clientId, decision, declarations },
    visits.studio.admin,
  );
};

test('an allergy in the medical history of a visit is to be confirmed in the profile, unless the profile states it', async () => {
  await saveNuts();
  const text = 'Gamberi: orticaria. Noci: anafilassi';
  const visit = await visits.completed('2026-03-02', undefined, answers(text));

  expect(await undecided()).toEqual([
    expect.objectContaining({
      checkInId: visit.id,
      question,
      text,
      sentAt: '2026-03-02T12:00:00.000Z',
      source: 'visit',
    }),
  ]);

  const other = await openTestVisits(server);
  visits = other;
  await saveNuts();
  await visits.completed('2026-03-02', undefined, answers('Noci: anafilassi'));
  expect(await undecided()).toEqual([]);
});

test('a draft declares, too; “nessuna” declares nothing, and what is not recognised is to be decided', async () => {
  const visit = await visits.create();
  const saved = (await visits.save(visit, answers('Nessuna.'))).data;
  expect(await undecided()).toEqual([]);

  await visits.save({ ...visit, ...answers('Nessuna.'), version: saved.version }, answers('Fragole: orticaria'));
  expect((await undecided()).map(({ text }) => text)).toEqual(['Fragole: orticaria']);
});

test('what the client answered, too, is asked about once, and again when the answer was rejected', async () => {
  await addFirstAnswers(visits, [
    { ...sentAnswer('Hai allergie?'), value: { kind: 'text', value: 'Gamberi e fragole' } },
  ]);
  await visits.completed('2026-03-02', undefined, answers('Gamberi e fragole'));
  expect((await undecided()).map(({ source }) => source)).toEqual(['survey']);

  const answered = await undecided();
  await decide('confirmed', answered);
  expect(await undecided()).toEqual([]);
  await decide('undecided', answered);
  await decide('rejected', answered);
  expect((await undecided()).map(({ source }) => source)).toEqual(['visit']);
});

test('of illnesses and medicines only what is about allergies, intolerances and medical diets is declared', async () => {
  await visits.completed('2026-03-02', undefined, {
    answers: [
      { id: 'past_conditions', text: 'Diabete tipo 2 dal 2019, celiachia dal 2010' },
      { id: 'medicines', text: 'Metformina' },
    ],
  });

  expect((await undecided()).map(({ text }) => text)).toEqual(['celiachia dal 2010']);
});

test('a diet and foods in the field of exclusions are to be confirmed, unless the profile states them', async () => {
  const text = 'Vegano dal 2020, niente maiale';
  await visits.completed('2026-03-02', undefined, { answers: [{ id: 'exclusions', text }] });
  expect((await undecided()).map((one) => one.text)).toEqual([text]);
});

test.each(['Mangia di tutto', 'Nessuna preferenza', 'Nessuna esclusione'])(
  'the exclusions “%s” name nothing that is checked against foods',
  async (text) => {
    await visits.completed('2026-04-02', undefined, { answers: [{ id: 'exclusions', text }] });

    expect(await undecided()).toEqual([]);
  },
);

test.each([
  ['Non mangia maiale', ['maiale']],
  ['maiale', ['maiale']],
  ['niente maiale per religione', ['maiale']],
  ['Halal', ['halal']],
  ['alimentazione kosher', ['kosher']],
  ['Non le piacciono broccoli e melanzane', ['broccoli', 'melanzane']],
  ['Mangia di tutto tranne il fegato', ['fegato']],
])('the exclusions “%s” are to be confirmed as the excluded words %j', async (text, excludedWords) => {
  await visits.completed('2026-04-02', undefined, { answers: [{ id: 'exclusions', text }] });
  const declared = await undecided();
  expect(declared.map((one) => one.text)).toEqual([text]);
  expect(declared.flatMap(excludableWordsOf)).toEqual(excludedWords);

  const { profile, version } = await read();
  const { clientId, studio } = visits;
  await server.ask(
    dietaryProfileRoutes.save.client,
    { ...profile, excludedAlimentIds: [], excludedWords, clientId, version },
    studio.admin,
  );
  expect(await undecided()).toEqual([]);
});

test('exclusions whose category of food the profile excludes are not asked about', async () => {
  const { profile, version } = await read();
  const { clientId, studio } = visits;
  const saved = { ...profile, excludedAlimentIds: [], excludedCategories: ['pork' as const], clientId, version };
  await server.ask(dietaryProfileRoutes.save.client, saved, studio.admin);
  await visits.completed('2026-04-02', undefined, { answers: [{ id: 'exclusions', text: 'Non mangia maiale' }] });

  expect(await undecided()).toEqual([]);
});

test('an illness of a relative is not declared', async () => {
  const answersOfVisit = [{ id: 'past_conditions', text: 'Mio figlio è celiaco. Intollerante al glutine' }];
  await visits.completed('2026-03-02', undefined, { answers: answersOfVisit });

  expect((await undecided()).map(({ text }) => text)).toEqual(['Intollerante al glutine']);
});

test('a rejected answer stays rejected in a later visit with the same text, and is asked about again when it changes', async () => {
  await visits.completed('2026-03-02', undefined, answers('Polline: rinite'));
  await decide('rejected', await undecided());
  expect(await undecided()).toEqual([]);

  const second = await visits.completed('2026-04-02', undefined, answers('Polline: rinite'));
  expect(await undecided()).toEqual([]);
  await visits.save((await visits.reopen(second)).data.visit, { takenOn: '2026-02-02' });
  expect(await undecided()).toEqual([]);
  await visits.completed('2026-05-02', undefined, answers('Polline: rinite. Gamberi'));
  expect((await undecided()).map(({ text }) => text)).toEqual(['Polline: rinite. Gamberi']);
});

test('beside an allergen that the profile states, a sentence about another food is to be decided, unless its word is excluded', async () => {
  await saveNuts();
  await visits.completed('2026-03-02', undefined, answers('Noci: anafilassi. Kiwi'));
  expect((await undecided()).map(({ text }) => text)).toEqual(['Noci: anafilassi. Kiwi']);

  const { profile, version } = await read();
  const { clientId, studio } = visits;
  const excluding = { ...profile, excludedWords: ['kiwi'], version };
  await server.ask(dietaryProfileRoutes.save.client, { clientId, ...excluding }, studio.admin);
  expect(await undecided()).toEqual([]);
});

test.each([
  ['allergies', 'Noci, kiwi'],
  ['allergies', 'Kiwi e noci'],
  ['allergies', 'Noci - kiwi'],
  ['allergies', 'Noci: anafilassi, kiwi: orticaria'],
  ['intolerances', 'Allergica alle noci, poi fragole'],
  ['past_conditions', 'allergia a noci e kiwi'],
])('with nuts in the profile, the other food of %s “%s” is to be decided', async (id, text) => {
  await saveNuts();
  await visits.completed('2026-03-02', undefined, { answers: [{ id, text }] });

  expect((await undecided()).map((one) => one.text)).toEqual([text]);
});

test.each([
  ['allergies', 'Noci: anafilassi'],
  ['allergies', 'Noci (shock anafilattico nel 2019, adrenalina), orticaria e gonfiore delle labbra'],
  ['allergies', 'Noci, prick test positivo'],
  ['allergies', 'Walnuts: hives and swelling of the lips'],
  ['past_conditions', 'Allergia alle noci'],
])('with nuts in the profile, %s “%s” names a reaction and no other food', async (id, text) => {
  await saveNuts();
  await visits.completed('2026-03-02', undefined, { answers: [{ id, text }] });

  expect(await undecided()).toEqual([]);
});

test('an excluded word states its food in a sentence with others, also in the plural and with its reaction', async () => {
  const { profile, version } = await read();
  const { clientId, studio } = visits;
  const allergies = [{ allergen: 'nuts', severity: 'allergy' } as const];
  const excluding = { ...profile, allergies, excludedWords: ['kiwi', 'fragola'], version };
  await server.ask(dietaryProfileRoutes.save.client, { clientId, ...excluding }, studio.admin);
  await visits.completed('2026-03-02', undefined, answers('Allergica a noci, al kiwi e alle fragole: orticaria'));

  expect(await undecided()).toEqual([]);
});

test.each([
  'Nessuna nota',
  'Nessuna allergia nota.',
  'Nessuna riferita',
  'Nega allergie',
  'Nega allergie e intolleranze alimentari',
  'Non note',
  'n.d.',
  'No known allergies',
])('“%s” declares nothing', async (text) => {
  await visits.completed('2026-03-02', undefined, answers(text));

  expect(await undecided()).toEqual([]);
});

test('who may only view meal plans reads the names of what is recognised, not the words of the visit', async () => {
  await visits.completed('2026-03-02', undefined, answers('Gamberi dopo abacavir'));

  const response = await read();
  expect(safetyPartOf(response).declarations).toEqual([
    expect.objectContaining({ source: 'visit', text: expect.not.stringContaining('abacavir') }),
  ]);
  expect(safetyPartOf(response).declarations?.[0]?.text).toMatch(/crostacei/i);
});

test('the client reads nothing of visits in their profile', async () => {
  await visits.completed('2026-03-02', undefined, answers('Gamberi: orticaria'));

  const { data } = await server.ask(dietaryProfileRoutes.get.own, {}, visits.studio.client);
  expect(data.declarations).toEqual([]);
});
