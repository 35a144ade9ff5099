import { beforeAll, beforeEach, expect, test } from 'vitest';
import { dietaryProfileRoutes } from '#areas/dietary-profiles/contract.ts';
import { addToCoach, setCoachPermissions } from '#database/testing/coach.ts';
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

const read = async (token = visits.studio.admin) =>
  (await server.ask(dietaryProfileRoutes.get.client, { clientId: visits.clientId }, token)).data.medicines;

const yes = { kind: 'boolean', value: { kind: 'boolean', value: true } };
const written = (text: string) => ({ value: { kind: 'text', value: text } });

async function answerFirst(text: string): Promise<void> {
  await addFirstAnswers(visits, [
    { ...sentAnswer('Hai malattie diagnosticate o prendi farmaci?'), ...yes },
    { ...sentAnswer('Quali, e da quando?'), ...written(text) },
    { ...sentAnswer('Hai allergie a farmaci?'), ...written('Penicillina') },
  ]);
}

const ofSurvey = {
  kind: 'medicine',
  text: 'Warfarin dal 2019',
  question: 'Hai malattie diagnosticate o prendi farmaci?',
  source: 'survey',
  day: '2026-02-01',
};

test('the profile has the medicines of the last visit that names some, and those of the first survey with their day', async () => {
  await answerFirst('Warfarin dal 2019');
  const before = await read();
  const visit = await visits.create('2026-03-02');
  await visits.save(visit, { answers: [{ id: 'medicines', text: 'Levotiroxina 75 mcg al mattino' }] });
  const after = await read();

  const ofVisit = { kind: 'medicine', text: 'Levotiroxina 75 mcg al mattino', question: '', source: 'visit' };
  expect(before).toEqual([ofSurvey]);
  expect(after).toEqual([{ ...ofVisit, day: '2026-03-02' }, ofSurvey]);
});

test('a later check-in names what the client takes since, and a plain no in one ends what was named before', async () => {
  await answerFirst('Warfarin dal 2019');
  await addLaterAnswers(
    visits,
    [
      { ...sentAnswer('Prendi farmaci?'), ...written('Eutirox 50') },
      { ...sentAnswer('Usi integratori?'), ...written('Iperico') },
    ],
    '2026-04-01T08:00:00Z',
  );
  const since = await read();
  const no = { kind: 'boolean', value: { kind: 'boolean', value: false } };
  await addLaterAnswers(visits, [{ ...sentAnswer('Hai cambiato farmaci?'), ...no }], '2026-04-08T08:00:00Z');
  const unchanged = await read();
  await addLaterAnswers(visits, [{ ...sentAnswer('Prendi farmaci?'), ...no }], '2026-05-01T08:00:00Z');
  const ended = await read();

  expect(since?.map(({ kind, text, day }) => [kind, text, day])).toEqual([
    ['medicine', 'Eutirox 50', '2026-04-01'],
    ['supplement', 'Iperico', '2026-04-01'],
    ['medicine', 'Warfarin dal 2019', '2026-02-01'],
  ]);
  expect(unchanged).toEqual(since);
  expect(ended?.map(({ text }) => text)).toEqual(['Iperico']);
});

test('the diagnoses, symptoms and exams of the last visits that name any are read by who may view visits', async () => {
  await visits.completed('2026-03-02', undefined, { answers: [{ id: 'past_conditions', text: 'IRC stadio 3a' }] });
  const later = [
    { id: 'past_conditions', text: 'IRC stadio 3a' },
    { id: 'present_symptoms', text: 'In dialisi dal 2025' },
    { id: 'exams', text: 'Potassio 5,4' },
    { id: 'thyroid', text: 'Nessuna' },
  ];
  await visits.completed('2026-04-02', undefined, { answers: later });
  const { studio, clientId } = visits;
  const own = (await server.ask(dietaryProfileRoutes.get.own, {}, studio.client)).data;
  const { diagnoses } = (await server.ask(dietaryProfileRoutes.get.client, { clientId }, studio.admin)).data;

  expect(diagnoses).toEqual([
    { text: 'IRC stadio 3a', day: '2026-03-02' },
    { field: 'Disturbi attuali', text: 'In dialisi dal 2025', day: '2026-04-02' },
    { field: 'Esami', text: 'Potassio 5,4', day: '2026-04-02' },
  ]);
  expect(own.diagnoses ?? []).toEqual([]);
});

test('supplements of a visit are shown beside its medicines', async () => {
  const visit = await visits.create('2026-03-02');
  const answers = [
    { id: 'medicines', text: 'Eutirox' },
    { id: 'supplements', text: 'Ferro' },
  ];
  await visits.save(visit, { answers });

  expect((await read())?.map(({ kind, text }) => [kind, text])).toEqual([
    ['medicine', 'Eutirox'],
    ['supplement', 'Ferro'],
  ]);
});

test('a client who takes none has none, also when an earlier answer named some', async () => {
  await answerFirst('Warfarin dal 2019');
  const visit = await visits.create('2026-03-02');
  await visits.save(visit, { answers: [{ id: 'medicines', text: 'Nessun farmaco.' }] });

  expect(await read()).toEqual([]);
});

test('medicines are read by who may view visits alone, and not by the client', async () => {
  await answerFirst('Warfarin dal 2019');
  const { studio, clientId } = visits;
  await server.owner.query(`update memberships set permissions = $2 where account_id = $1 and role = 'coach'`, [
    studio.accountId,
    ['view clients', 'view meal plans', 'update meal plans'],
  ]);
  await server.owner.query(
    `insert into client_collaborators (account_id, client_id, kind, membership_id)
     select account_id, $2, 'nutrition', id from memberships where account_id = $1 and role = 'coach'`,
    [studio.accountId, clientId],
  );
  const own = (await server.ask(dietaryProfileRoutes.get.own, {}, studio.client)).data;

  expect(await read()).toHaveLength(1);
  expect(await read(studio.coach)).toEqual([]);
  expect(own.medicines).toEqual([]);
});

test('an illness that a client ticks, in the first survey or later, is a diagnosis of the profile until a later answer takes it back', async () => {
  const { studio, clientId } = visits;
  const readDiagnoses = async () =>
    (await server.ask(dietaryProfileRoutes.get.client, { clientId }, studio.admin)).data.diagnoses?.map(
      ({ question, survey, text, day }) => [question, survey, text, day],
    );
  const ticked = (...optionTexts: string[]) => ({
    ...sentAnswer('Hai una di queste condizioni?'),
    kind: 'checkboxes',
    value: { kind: 'checkboxes', optionIds: [], other: '' },
    optionTexts,
  });
  await addFirstAnswers(visits, [ticked('Diabete', 'Malattia renale')]);
  expect(await readDiagnoses()).toEqual([
    ['Hai una di queste condizioni?', 'Prima visita', 'Diabete, Malattia renale', '2026-02-01'],
  ]);

  await addLaterAnswers(visits, [ticked('Diabete')], '2026-04-01T08:00:00Z');
  expect(await readDiagnoses()).toEqual([['Hai una di queste condizioni?', 'Settimana', 'Diabete', '2026-04-01']]);
});

test('illnesses, medicines and exams in the goal and the note of the record are among the diagnoses; the note for who may view health records', async () => {
  await server.owner.query('update clients set goal = $2, note = $3 where id = $1', [
    visits.clientId,
    'Malattia renale cronica stadio 3b',
    'Potassio 5,6 mmol/L. Allergico ai crostacei. Prende Sintrom. Lavora su turni.',
  ]);
  const diagnoses = async (token = visits.studio.admin) => {
    const { data } = await server.ask(dietaryProfileRoutes.get.client, { clientId: visits.clientId }, token);
    return data.diagnoses?.map(({ record, text }) => [record, text]);
  };
  const ofGoal = ['goal', 'Malattia renale cronica stadio 3b'];

  expect(await diagnoses()).toEqual([ofGoal, ['note', 'Potassio 5,6 mmol/L'], ['note', 'Prende Sintrom']]);
  await addToCoach(server, visits.studio, visits.clientId);
  await setCoachPermissions(server, visits.studio, ['view clients', 'view visits']);
  expect(await diagnoses(visits.studio.coach)).toEqual([ofGoal]);
});
