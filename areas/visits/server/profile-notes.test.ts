import { beforeAll, beforeEach, expect, test } from 'vitest';
import { consentRoutes } from '#areas/clients/contract/consents.ts';
import { type Declaration, declarationRoutes, dietaryProfileRoutes } from '#areas/dietary-profiles/contract.ts';
import { emptyProfile } from '#areas/dietary-profiles/rules/empty-profile.ts';
import { addToCoach, setCoachPermissions } from '#database/testing/coach.ts';
import { clearDietaryProfile } from '#database/testing/clear-dietary-profile.ts';
import { openTestServer, type TestServer } from '#database/testing/server.ts';
import { openTestVisits, type TestVisits } from './testing/visits.ts';

let server: TestServer;
let visits: TestVisits;

beforeAll(async () => {
  server = await openTestServer();
});

beforeEach(async () => {
  visits = await openTestVisits(server);
  await clearDietaryProfile(server, visits.clientId);
});

const nuts = { allergen: 'nuts', severity: 'allergy' } as const;
const own = async () => (await server.ask(dietaryProfileRoutes.get.own, {}, visits.studio.client)).data;
const read = async (token = visits.studio.admin) =>
  (await server.ask(dietaryProfileRoutes.get.client, { clientId: visits.clientId }, token)).data;
const undecided = async () => (await read()).declarations ?? [];
const decide = (decision: 'confirmed' | 'rejected', declared: readonly Declaration[]) => {
  const declarations = declared.map(({ checkInId, questionId, sentAt }) => ({ checkInId, questionId, sentAt }));
  const request = { clientId: visits.clientId, decision, declarations };
  return server.ask(declarationRoutes.decide, request, visits.studio.admin);
};
/** The client saves their profile with a note, and nothing else unless it is among the fields. */
async function writeNote(note: string, fields: object = {}) {
  const { version } = await own();
  const saved = { ...emptyProfile, ...fields, note, version };
  expect((await server.ask(dietaryProfileRoutes.save.own, saved, visits.studio.client)).status).toBe(200);
}

test('an allergy and a pregnancy in the note of the profile are to be confirmed, also on the phone of the client', async () => {
  await writeNote('Mangio alle 13.\nSono allergica alle noci: orticaria. Incinta alla 20a settimana.');

  const expected = [
    { text: 'Sono allergica alle noci: orticaria', source: 'profile' },
    { text: 'Incinta alla 20a settimana', source: 'profile' },
  ];
  expect(await undecided()).toMatchObject(expected);
  expect((await own()).declarations).toMatchObject(expected);
});

test.each([
  ...['Celiachia dal 2010', 'Coeliac since 2010', 'Allergia al pesce', 'Sono intollerante al lattosio'],
  ...['Allergia al kiwi', 'Allergie: fragole e kiwi', 'Intollerante alla carruba', 'Allergic to kiwi'],
])('the note “%s” is to be confirmed', async (note) => {
  await writeNote(note);

  expect(await undecided()).toMatchObject([{ text: note, source: 'profile' }]);
});

test.each([
  ...['Allergia al polline', 'Rinite allergica stagionale', 'Non sono allergica al kiwi', 'Adoro il kiwi'],
  ...['Adoro il pesce e le noci', 'Mia sorella è celiaca', 'Nessuna allergia', 'Vorrei restare incinta', ''],
])('the note “%s” declares nothing', async (note) => {
  await writeNote(note);

  expect(await undecided()).toEqual([]);
});

test('what the profile states beside its note is not to be confirmed', async () => {
  await writeNote('Sono allergica alle noci', { allergies: [nuts] });

  expect(await undecided()).toEqual([]);
});

test('a rejection holds while something is added to the note, and not for other words', async () => {
  await writeNote('Sono allergica alle noci');
  expect(await decide('rejected', await undecided())).toMatchObject({ status: 200 });
  expect(await undecided()).toEqual([]);

  await writeNote('Sono allergica alle noci. Ceno alle 21.');
  expect(await undecided()).toEqual([]);

  await writeNote('Sono allergica alle arachidi. Ceno alle 21.');
  expect(await undecided()).toMatchObject([{ text: 'Sono allergica alle arachidi' }]);
});

test('what was decided does not come back with a sentence that is added', async () => {
  await writeNote('Sono allergica alle fragole e al kiwi');
  await decide('confirmed', await undecided());

  await writeNote('Ceno alle 21.\nSono allergica alle fragole e al kiwi. Non mangio più carne');
  expect(await undecided()).toMatchObject([{ text: 'Non mangio più carne' }]);
});

test.each([
  'In chat il 1 dic 2026: dalla settimana scorsa non mangio piu carne',
  'From the survey of 1 Dec 2026: kiwi intolerance',
])('the line “%s” that a confirmation added to the note is not to be confirmed', async (line) => {
  await writeNote(`Sono allergica alle fragole e al kiwi\n${line}`);

  expect(await undecided()).toMatchObject([{ text: 'Sono allergica alle fragole e al kiwi', source: 'profile' }]);
});

test('a pregnancy that is written again years after it was taken out of the note is a present one', async () => {
  await writeNote('Sono incinta');
  await writeNote('Ceno alle 21');
  await server.owner.query(
    `update dietary_profiles set changed_at = changed_at - interval '3 years' where client_id = $1`,
    [visits.clientId],
  );
  expect(await undecided()).toEqual([]);

  await writeNote('Sono incinta');
  expect(await undecided()).toMatchObject([{ text: 'Sono incinta', source: 'profile' }]);
});

test.each(['rejected', 'confirmed'] as const)(
  'what was %s of one pregnancy decides about none years later',
  async (decision) => {
    await writeNote('Sono incinta');
    expect(await decide(decision, await undecided())).toMatchObject({ status: 200 });
    expect(await undecided()).toEqual([]);
    await writeNote('Ceno alle 21');
    await server.owner.query(
      `update dietary_profiles set changed_at = changed_at - interval '3 years' where client_id = $1`,
      [visits.clientId],
    );
    await server.owner.query(
      `update dietary_declaration_decisions set sent_at = sent_at - interval '3 years' where client_id = $1`,
      [visits.clientId],
    );

    await writeNote('Sono incinta');
    expect(await undecided()).toMatchObject([{ text: 'Sono incinta', source: 'profile' }]);
    expect(await decide(decision, await undecided())).toMatchObject({ status: 200 });
    expect(await undecided()).toEqual([]);
  },
);

test('a note is as old as its words, whatever else of the profile is saved since', async () => {
  await writeNote('Sono incinta');
  await server.owner.query(
    `update dietary_profiles set changed_at = changed_at - interval '3 years' where client_id = $1`,
    [visits.clientId],
  );
  await writeNote('Sono incinta', { allergies: [nuts] });

  expect(await undecided()).toEqual([]);
});

test('who may only view meal plans reads the allergy of the note without its words, and no pregnancy', async () => {
  await addToCoach(server, visits.studio, visits.clientId);
  await setCoachPermissions(server, visits.studio, ['view clients', 'view meal plans']);
  await writeNote('Sono allergica alle noci da quando ero piccola. Incinta alla 20a settimana.');

  const { profile, declarations } = await read(visits.studio.coach);

  expect(profile.note).toBe('');
  expect(declarations).toMatchObject([{ text: 'Allergia: frutta a guscio' }]);
});

test('while the consent to health data is withdrawn nobody reads what the note says', async () => {
  await writeNote('Sono allergica alle noci');
  const decision = { purpose: 'health_data', isGiven: false } as const;
  await server.ask(consentRoutes.decideConsent, decision, visits.studio.client);

  const reply = await server.ask(dietaryProfileRoutes.get.client, { clientId: visits.clientId }, visits.studio.admin);

  expect(JSON.stringify(reply)).not.toContain('noci');
});
