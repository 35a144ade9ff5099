import { beforeAll, beforeEach, expect, test } from 'vitest';
import { consentRoutes } from '#areas/clients/contract/consents.ts';
import { type Declaration, declarationRoutes, dietaryProfileRoutes } from '#areas/dietary-profiles/contract.ts';
import { emptyProfile } from '#areas/dietary-profiles/rules/empty-profile.ts';
import { isUndeclared } from '#areas/dietary-profiles/rules/undeclared.ts';
import { openTestServer, type TestServer } from '#database/testing/server.ts';
import { openTestStudio } from '#database/testing/studio.ts';
import { addFirstAnswers, sentAnswer } from '#database/testing/first-answers.ts';
import { openTestVisits, type TestVisits } from './testing/visits.ts';

let server: TestServer;
let visits: TestVisits;

const nuts = { ...sentAnswer('Quali? Sono state accertate da un medico?'), value: { kind: 'text', value: 'Noci' } };
const liver = {
  ...sentAnswer('Che cosa non mangi, per gusto o per scelta?'),
  value: { kind: 'text', value: 'Fegato' },
};
const sleep = { ...sentAnswer('Quante ore dormi?'), kind: 'number', value: { kind: 'number', value: 7 } };

beforeAll(async () => {
  server = await openTestServer();
});

beforeEach(async () => {
  visits = await openTestVisits(server);
  await addFirstAnswers(visits, [nuts, liver, sleep]);
});

const profileFor = async (token: string) =>
  (await server.ask(dietaryProfileRoutes.get.client, { clientId: visits.clientId }, token)).data;
const undecided = async () => (await profileFor(visits.studio.admin)).declarations ?? [];
const decide = (
  decision: 'confirmed' | 'rejected' | 'undecided',
  declared: readonly Declaration[],
  token = visits.studio.admin,
) => {
  const declarations = declared.map(({ checkInId, questionId, sentAt }) => ({ checkInId, questionId, sentAt }));
  return server.ask(declarationRoutes.decide, { clientId: visits.clientId, decision, declarations }, token);
};

test('the profile has what the client declared in the first survey, with its day, until it is decided', async () => {
  const declared = await undecided();

  expect(declared).toMatchObject([
    { question: nuts.question, text: 'Noci', sentAt: '2026-02-01T10:00:00.000Z' },
    { question: liver.question, text: 'Fegato' },
  ]);
  const { data } = await decide('confirmed', declared.slice(0, 1));
  expect(data.declarations?.map(({ text }) => text)).toEqual(['Fegato']);
  await decide('rejected', declared);
  expect(await undecided()).toEqual([]);
});

test('a decision is undone: the declaration waits again, the others stay decided', async () => {
  const declared = await undecided();
  await decide('rejected', declared);

  const { data } = await decide('undecided', declared.slice(0, 1));

  expect(data.declarations).toEqual(declared.slice(0, 1));
  expect(await undecided()).toEqual(declared.slice(0, 1));
});

test('coeliac disease among the diagnoses is to be confirmed; who rejects it still gets the answer proposed for the visit', async () => {
  const question = 'Quali, e da quando?';
  const text = 'Celiachia dal 2010. Ramipril 5 mg';
  await addFirstAnswers(
    visits,
    [{ ...sentAnswer(question), value: { kind: 'text', value: text } }],
    '2026-02-03T10:00:00Z',
  );
  const declared = await undecided();
  expect(declared.map((one) => one.text)).toEqual(['Celiachia dal 2010']);

  await decide('rejected', declared);

  const { proposals } = await visits.baseOf(await visits.create());
  expect(proposals.map(({ fieldId, answer }) => [fieldId, answer.value])).toEqual([
    ['past_conditions', { kind: 'text', value: text }],
  ]);
});

test('the client reads in their profile what they declared and what is still to be confirmed', async () => {
  const { data } = await server.ask(dietaryProfileRoutes.get.own, {}, visits.studio.client);

  expect(data.declarations).toMatchObject([{ text: 'Noci' }, { text: 'Fegato' }]);
});

test.each([
  [
    'a no to allergies counts as declared',
    { ...sentAnswer('Hai allergie o intolleranze?'), value: { kind: 'boolean', value: false } },
    true,
  ],
  ['an answer about sleep does not', sleep, false],
])('in the first survey %s', async (_answer, answer, isDeclared) => {
  const visitsOfOther = await openTestVisits(server);
  await addFirstAnswers(visitsOfOther, [answer]);
  const { clientId, studio } = visitsOfOther;

  for (const response of [
    await server.ask(dietaryProfileRoutes.get.client, { clientId }, studio.admin),
    await server.ask(dietaryProfileRoutes.get.own, {}, studio.client),
  ]) {
    expect(response.data).toMatchObject({ declarations: [], hasAnsweredAllergies: isDeclared });
    expect(isUndeclared({ ...response.data, profile: emptyProfile })).toBe(!isDeclared);
  }
});

test('answers that are sent again are to be decided again, and a decision about the former ones does not count', async () => {
  const former = await undecided();
  await decide('confirmed', former);
  await addFirstAnswers(visits, [{ ...nuts, value: { kind: 'text', value: 'Noci e sesamo' } }], '2026-02-03T10:00:00Z');
  expect((await undecided()).map(({ text }) => text)).toEqual(['Noci e sesamo']);
  await decide('confirmed', former);

  expect((await undecided()).map(({ text }) => text)).toEqual(['Noci e sesamo']);
});

test('a man declares no pregnancy, and still his allergies', async () => {
  const yes = { kind: 'boolean', value: { kind: 'boolean', value: true } };
  const pregnancy = { ...sentAnswer('Sei in gravidanza o allatti?'), ...yes };
  await addFirstAnswers(visits, [nuts, pregnancy]);
  const setGender = (gender: string) =>
    server.owner.query('update clients set gender = $2 where id = $1', [visits.clientId, gender]);

  await setGender('female');
  expect((await undecided()).map(({ question }) => question)).toEqual([nuts.question, pregnancy.question]);
  await setGender('male');
  expect((await undecided()).map(({ question }) => question)).toEqual([nuts.question]);
});

test('an answer that was rejected is not proposed in visits any more', async () => {
  await decide('rejected', (await undecided()).slice(0, 1));
  const { proposals } = await visits.baseOf(await visits.create());

  expect(proposals.map(({ fieldId }) => fieldId)).toEqual(['sleep', 'exclusions']);
});

test('without the consent to health data nothing is read and nothing decided', async () => {
  const declared = await undecided();
  await server.ask(consentRoutes.decideConsent, { purpose: 'health_data', isGiven: false }, visits.studio.client);

  expect((await decide('confirmed', declared)).code).toBe('health_data_withdrawn');
  const refused = await server.ask(dietaryProfileRoutes.get.client, { clientId: visits.clientId }, visits.studio.admin);
  expect(refused.code).toBe('health_data_withdrawn');
});

test('another account decides nothing, and a decision without a declaration is refused with the field', async () => {
  const other = await openTestStudio(server);
  const declared = await undecided();

  expect((await decide('confirmed', declared, other.admin)).status).toBe(404);
  expect((await decide('confirmed', [])).status).toBe(422);
  expect(await undecided()).toHaveLength(2);
});
