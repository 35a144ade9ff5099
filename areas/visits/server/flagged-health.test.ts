import { beforeAll, beforeEach, expect, test } from 'vitest';
import { dietaryProfileRoutes } from '#areas/dietary-profiles/contract.ts';
import { addFirstAnswers, addLaterAnswers, sentAnswer } from '#database/testing/first-answers.ts';
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

const boolean = (value: boolean) => ({ kind: 'boolean', value: { kind: 'boolean', value } });
const written = (text: string) => ({ value: { kind: 'text', value: text } });

const heart = sentAnswer('Un medico ti ha detto che hai un problema al cuore?');
const details = sentAnswer('Racconta in breve');
const chest = sentAnswer('Senti dolore al petto?');
const medicines = sentAnswer('Prendi farmaci prescritti per una malattia cronica?');
const which = sentAnswer('Quali, e a che dose?');
const allergies = sentAnswer('Hai allergie o intolleranze?');
const motivation = sentAnswer('Quanta motivazione senti?');

const infarct = 'Soffio al cuore, infarto nel 2023';
const answers = [
  { ...heart, ...boolean(true) },
  { ...details, ...written(infarct) },
  { ...chest, ...boolean(true) },
  { ...medicines, ...boolean(true) },
  { ...which, ...written('Metoprololo 50 mg') },
  { ...allergies, ...boolean(true) },
  { ...motivation, kind: 'number', value: { kind: 'number', value: 2 } },
];
const screening = {
  questions: [heart, details, chest, medicines, which, allergies, motivation].map(({ questionId, question }) => ({
    ...{ id: questionId, kind: 'boolean', text: question, isHealth: question !== motivation.question },
    showIf: question === details.question ? [{ questionId: heart.questionId, test: 'yes' }] : [],
  })),
  flags: [heart, chest, medicines, allergies, motivation].map(({ questionId, question }) => ({
    ...{ questionId, question, reason: 'answer' },
  })),
};

const read = async (token = visits.studio.admin) =>
  (await server.ask(dietaryProfileRoutes.get.client, { clientId: visits.clientId }, token)).data;
const questionsRead = async (token = visits.studio.admin) =>
  (await read(token)).diagnoses?.map(({ question }) => question);

test('flagged answers about health are beside the diagnoses with their explanation, the survey and the day, also once they were read', async () => {
  await addLaterAnswers(visits, answers, '2026-04-01T08:00:00Z', screening);
  await server.owner.query(`update check_ins set state = 'reviewed' where client_id = $1`, [visits.clientId]);
  const { diagnoses, medicines: taken } = await read();

  const source = { survey: 'Settimana', day: '2026-04-01' };
  expect(diagnoses).toEqual([
    { question: heart.question, text: infarct, ...source },
    { question: chest.question, text: '', ...source },
  ]);
  expect(taken?.map(({ text }) => text)).toEqual(['Metoprololo 50 mg']);
});

test('those of a first survey stay beside later check-ins that do not ask for them, and a later no ends only its own question', async () => {
  await addFirstAnswers(visits, answers, '2026-02-01T10:00:00Z', screening);
  await addLaterAnswers(visits, [{ ...sentAnswer('Come va?'), ...written('Bene') }], '2026-03-01T08:00:00Z');
  const before = await questionsRead();
  const no = { ...sentAnswer(chest.question), ...boolean(false) };
  await addLaterAnswers(visits, [no], '2026-04-01T08:00:00Z');

  expect(before).toEqual([heart.question, chest.question]);
  expect(await questionsRead()).toEqual([heart.question]);
});

test('an answer that was corrected to a no is not named any more', async () => {
  const changed = { was: answers[2], now: { ...chest, ...boolean(false) } };
  const flags = [{ questionId: chest.questionId, question: chest.question, reason: 'answer', changed }];
  await addLaterAnswers(visits, [changed.now], '2026-04-01T08:00:00Z', { ...screening, flags });

  expect(await questionsRead()).toEqual([]);
});

test('who may not view visits and the client do not read them in the dietary profile', async () => {
  await addLaterAnswers(visits, answers, '2026-04-01T08:00:00Z', screening);
  await server.owner.query(
    `insert into client_collaborators (account_id, client_id, kind, membership_id)
     select account_id, $2, 'nutrition', id from memberships where account_id = $1 and role = 'nutritionist'
     on conflict (account_id, client_id, kind) do update set membership_id = excluded.membership_id`,
    [visits.studio.accountId, visits.clientId],
  );
  expect(await questionsRead(visits.studio.nutritionist)).toEqual([heart.question, chest.question]);
  await server.owner.query(
    `update memberships set permissions = array['view clients', 'view meal plans', 'view surveys'] where account_id = $1 and role = 'nutritionist'`,
    [visits.studio.accountId],
  );

  expect((await read(visits.studio.nutritionist)).diagnoses).toEqual([]);
  expect((await server.ask(dietaryProfileRoutes.get.own, {}, visits.studio.client)).data.diagnoses ?? []).toEqual([]);
});
