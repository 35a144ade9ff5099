import { beforeAll, beforeEach, expect, test } from 'vitest';
import { clientRoutes } from '#areas/clients/contract.ts';
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

const answer = (question: string, value: string) => [{ ...sentAnswer(question), value: { kind: 'text', value } }];
async function read() {
  const request = { clientId: visits.clientId };
  const { medicines, diagnoses } = (await server.ask(dietaryProfileRoutes.get.client, request, visits.studio.admin))
    .data;
  return { medicines: medicines?.map(({ text }) => text), diagnoses: diagnoses?.map(({ text }) => text) };
}
async function note(text: string): Promise<void> {
  const { version } = (await server.ask(clientRoutes.detail, { id: visits.clientId }, visits.studio.admin)).data.client;
  await server.ask(clientRoutes.saveNote, { id: visits.clientId, version, note: text }, visits.studio.admin);
}

test('a medicine that a later check-in says was stopped is not named any more; the others of the answer are, and it is when taken again', async () => {
  await addFirstAnswers(visits, answer('Quali farmaci prendi?', 'Eutirox 75 e Ramipril'));
  await addLaterAnswers(visits, answer('Come è andata?', 'Bene. Ho smesso Eutirox'), '2026-04-01T08:00:00Z');
  expect((await read()).medicines).toEqual(['Ramipril']);

  await addLaterAnswers(visits, answer('Prendi altri farmaci?', 'Eutirox 50'), '2026-05-01T08:00:00Z');
  expect((await read()).medicines).toEqual(['Eutirox 50', 'Ramipril']);
});

test('an answer that only says what was stopped does not hide the other medicines of its question', async () => {
  await addFirstAnswers(visits, answer('Quali farmaci prendi?', 'Eutirox 75 e Ramipril'));
  await addLaterAnswers(visits, answer('Quali farmaci prendi?', 'Ho sospeso Eutirox'), '2026-04-01T08:00:00Z');

  expect((await read()).medicines).toEqual(['Ramipril']);
});

test('a professional ends a medicine of a survey with a sentence in the note of the record, or a last day in a visit', async () => {
  await addFirstAnswers(visits, answer('Quali farmaci prendi?', 'Eutirox 75'));
  const visit = await visits.create('2026-03-02');
  await visits.save(visit, { answers: [{ id: 'medicines', text: 'Cortisone fino a marzo 2024' }] });
  expect((await read()).medicines).toEqual(['Eutirox 75']);

  await note('Eutirox sospeso dal medico');
  expect(await read()).toMatchObject({ medicines: [], diagnoses: [] });
});

test('a medicine of the note of the record ends with a later check-in, and what else the sentence says stays', async () => {
  await note('Ipotiroidismo, prende Eutirox');
  expect((await read()).diagnoses).toEqual(['Ipotiroidismo, prende Eutirox']);

  await addLaterAnswers(visits, answer('Come è andata?', 'Ho smesso Eutirox'), '2099-04-01T08:00:00Z');
  expect((await read()).diagnoses).toEqual(['Ipotiroidismo']);
});
