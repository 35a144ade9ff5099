import { beforeAll, expect, test } from 'vitest';
import { saveDocument } from '#database/testing/save-document.ts';
import { openTestServer, type TestServer } from '#database/testing/server.ts';
import { openTestStudio, type TestStudio } from '#database/testing/studio.ts';
import { newId } from '#shell/common/ids.ts';
import { surveyAssignmentRoutes } from '../contract/assignments.ts';
import { type SurveyRecord, surveyRoutes } from '../contract.ts';
import { limits, type Question } from '../contract/questions.ts';
import { newQuestion } from '../rules/edit-questions.ts';

let server: TestServer;
let studio: TestStudio;

beforeAll(async () => {
  server = await openTestServer();
  studio = await openTestStudio(server);
});

const welcome = { type: 'WELCOME', readyMade: 'par_q' };
const create = async (request: object = {}): Promise<SurveyRecord> =>
  (await server.ask(surveyRoutes.create, { name: 'Prova', type: 'CHECK_IN', ...request }, studio.admin)).data.survey;
const names = async (filters: object) =>
  (await server.ask(surveyRoutes.list, filters, studio.admin)).data.surveys.map(({ name }) => name);

/** Saves the survey with other questions, as the editor does. */
function save({ saveId, isArchived, ...survey }: SurveyRecord, changes: Partial<SurveyRecord>) {
  return saveDocument(server, surveyRoutes, { before: survey, after: { ...survey, ...changes } }, studio.admin);
}

test('a new survey is empty, a ready-made one has its questions in the language of the caller', async () => {
  const ready = await create({ name: 'Sonno mio', readyMade: 'sleep' });

  expect(await create()).toMatchObject({ name: 'Prova', type: 'CHECK_IN', questions: [], version: 1 });
  expect(ready.questions[0]).toMatchObject({ text: 'Quante ore dormi di solito?', unit: 'ore', max: 16 });
});

test('a ready-made survey is created in the language of the clients who answer it, not only in that of the caller', async () => {
  const ready = await create({ name: 'Sleep', readyMade: 'sleep', language: 'en' });

  expect(ready.questions[0]).toMatchObject({ text: 'How many hours do you usually sleep?', unit: 'hours', max: 16 });
});

test('a ready-made survey promises no reply until a professional chooses so', async () => {
  expect(await create({ readyMade: 'weekly' })).toMatchObject({ replyDays: null });
});

test('a survey that is created or duplicated again because the answer was lost exists once', async () => {
  const draft = { name: 'Una volta', type: 'CHECK_IN' as const };
  const [first, again] = await server.askTwice(surveyRoutes.create, draft, studio.admin);
  const id = first?.data.survey.id ?? '';
  await server.askTwice(surveyRoutes.clone, { id, name: 'Una volta, copia' }, studio.admin);

  expect(again?.data.survey.id).toBe(id);
  expect((await names({ search: 'Una volta' })).toSorted()).toEqual(['Una volta', 'Una volta, copia']);
});

test('a saved question is in the list of surveys, and the version before is in the history', async () => {
  const survey = await create({ name: 'Con domanda' });
  const question: Question = { ...newQuestion('boolean', newId), text: 'Tutto bene?' };
  const saved = await save(survey, { questions: [question] });
  const { surveys } = (await server.ask(surveyRoutes.list, { search: 'con dom' }, studio.coach)).data;
  const { versions } = (await server.ask(surveyRoutes.versions, { id: survey.id }, studio.admin)).data;

  expect(saved.data).toEqual({ version: 2 });
  expect(surveys).toMatchObject([{ name: 'Con domanda', questions: 1, isArchived: false }]);
  expect(versions.map(({ version }) => version)).toContain(2);
});

test('a save on an older version is a conflict with the present content', async () => {
  const survey = await create({ name: 'Due schede' });
  await save(survey, { description: 'Prima' });

  const second = await save(survey, { description: 'Seconda' });

  expect(second.status).toBe(409);
});

test('a deleted survey is archived, is found only among the archived, and comes back', async () => {
  const { id } = await create({ name: 'Da archiviare' });
  await server.ask(surveyRoutes.archive, { id }, studio.admin);

  expect(await names({ search: 'archiviare' })).toEqual([]);
  expect(await names({ search: 'archiviare', status: 'archived' })).toEqual(['Da archiviare']);
  await server.ask(surveyRoutes.unarchive, { id }, studio.admin);
  expect(await names({ search: 'archiviare' })).toEqual(['Da archiviare']);
});

test('200 questions are saved and cloned, 201 are refused', async () => {
  const survey = await create({ name: 'Lungo' });
  const questions = Array.from({ length: limits.questions }, (_, at) => ({
    ...newQuestion('text', newId),
    text: `Domanda ${at + 1}`,
  }));
  await save(survey, { questions });
  const clone = await server.ask(surveyRoutes.clone, { id: survey.id, name: 'Lungo, copia' }, studio.admin);
  const refused = await save(clone.data.survey, { questions: [...questions, newQuestion('text', newId)] });

  expect(clone.data.survey.questions).toHaveLength(200);
  expect(refused.status).toBe(422);
});

test('two questions with the same id are refused', async () => {
  const survey = await create({ name: 'Doppia' });
  const question = newQuestion('text', newId);
  const changes = [{ id: '', fields: { questions: [question, question] } }];
  const request = { id: survey.id, version: 1, saveId: newId(), changes };

  expect((await server.ask(surveyRoutes.save, request, studio.admin)).status).toBe(422);
});

test('surveys are filtered by type and sorted by name', async () => {
  await create({ name: 'Zz benvenuto', type: 'WELCOME' });
  await create({ name: 'Aa benvenuto', type: 'WELCOME' });

  expect(await names({ type: 'WELCOME', sortBy: 'name', sortOrder: 'asc' })).toEqual(['Aa benvenuto', 'Zz benvenuto']);
});

test('a first survey is listed as not assigned until clients see it, and a second one knows of the first', async () => {
  const [first, second] = [
    await create({ name: 'Primo uno', ...welcome }),
    await create({ name: 'Primo due', ...welcome }),
  ];
  const detail = async ({ id }: SurveyRecord) =>
    (await server.ask(surveyAssignmentRoutes.detailForAssign, { id }, studio.admin)).data;
  const unassigned = async () =>
    (await server.ask(surveyRoutes.list, { search: 'Primo' }, studio.admin)).data.surveys
      .filter(({ isUnassigned }) => isUnassigned)
      .map(({ name }) => name)
      .toSorted();
  expect(await unassigned()).toEqual(['Primo due', 'Primo uno']);
  expect((await detail(second)).others).toEqual([]);

  await server.ask(surveyAssignmentRoutes.setWelcome, { id: first.id, clientTypeId: null }, studio.admin);
  expect(await unassigned()).toEqual(['Primo due']);
  expect(await detail(first)).toMatchObject({ others: [], survey: { isUnassigned: false } });
  expect(await detail(second)).toMatchObject({
    others: [{ clientTypeId: null, surveyName: 'Primo uno' }],
    survey: { isUnassigned: true },
  });
});

test('the list counts the questions whose words are about health and that are not marked', async () => {
  const survey = await create({ name: 'Salute', readyMade: 'digestion' });
  const own: Question = { ...newQuestion('boolean', newId), text: 'Prendi medicine?' };
  const unmarked = async () =>
    (await server.ask(surveyRoutes.list, { search: 'Salute' }, studio.admin)).data.surveys[0]?.unmarkedHealth;

  expect(await unmarked()).toBe(0);
  await save(survey, { questions: [...survey.questions, own] });
  expect(await unmarked()).toBe(1);
});
