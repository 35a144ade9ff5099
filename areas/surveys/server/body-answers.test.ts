import { beforeEach, expect, test } from 'vitest';
import { consentRoutes } from '#areas/clients/contract/consents.ts';
import { notificationRoutes } from '#areas/notifications/contract.ts';
import { addToCoach, setCoachPermissions } from '#database/testing/coach.ts';
import { multipart } from '#database/testing/multipart.ts';
import { pngOfZeros } from '#database/testing/png.ts';
import { saveDocument } from '#database/testing/save-document.ts';
import { newId } from '#shell/common/ids.ts';
import type { Permission } from '#shell/common/permissions.ts';
import { reviewRoutes } from '../contract/reviews.ts';
import { unreadAnswerRoutes } from '../contract/unread.ts';
import { type SurveyRecord, surveyRoutes } from '../contract.ts';
import { newQuestion } from '../rules/edit-questions.ts';
import { entryOf, openCheckIns } from './testing/open-check-ins.ts';

let studio: Awaited<ReturnType<typeof openCheckIns>>;
let id: string;
let fileId: string;

const [weight, photos, energy] = ['Quanto pesi?', 'Ci mandi una foto?', 'Quanta energia hai?'];

beforeEach(async () => {
  studio = await openCheckIns();
  await addToCoach(studio.server, studio.studio, studio.clientId);
  await permit('view notifications');
  await studio.server.ask(consentRoutes.decideConsent, { purpose: 'photos', isGiven: true }, studio.studio.client);
  const survey = await bodySurvey();
  await studio.openWeekly(survey);
  id = (await studio.listOwn())[0]?.id ?? '';
  fileId = await addPhoto();
  const sent = await studio.send(id, [
    entryOf(survey, weight, { kind: 'metric', value: 72.4 }),
    entryOf(survey, photos, { kind: 'progress', fileIds: [fileId] }),
    entryOf(survey, energy, { kind: 'text', value: 'Poca' }),
  ]);
  expect(sent.status).toBe(200);
});

/** A survey with a flagged weight, photos of the body and a text. */
async function bodySurvey(): Promise<SurveyRecord> {
  const { ask } = studio.server;
  const { saveId, isArchived, ...before } = await studio.createSurvey('weekly');
  const above = { test: 'at_least' as const, optionIds: [], value: 70 };
  const questions = [
    { ...newQuestion('metric', newId), text: weight, flagIf: above },
    { ...newQuestion('progress', newId), text: photos },
    { ...newQuestion('text', newId), text: energy },
  ];
  const saved = await saveDocument(studio.server, surveyRoutes, { before, after: { ...before, questions } }, admin());
  expect(saved.status).toBe(200);
  return (await ask(surveyRoutes.get, before, admin())).data.survey;
}

async function addPhoto(): Promise<string> {
  const photoId = newId();
  const { headers, payload } = multipart([
    { name: 'fileId', content: photoId },
    { name: 'file', content: pngOfZeros({ width: 30, height: 40, bitDepth: 8 }) },
  ]);
  const authorization = `Bearer ${studio.studio.client}`;
  const url = `/api/my/check-ins/${id}/files`;
  const added = await studio.server.app.inject({
    ...{ method: 'POST', url },
    ...{ headers: { ...headers, authorization }, payload },
  });
  expect(added.statusCode).toBe(200);
  return photoId;
}

const admin = () => studio.studio.admin;
const coach = () => studio.studio.coach;
const permit = (...permissions: Permission[]) =>
  setCoachPermissions(studio.server, studio.studio, ['view home', 'view clients', 'view surveys', ...permissions]);
const open = async (token = coach()) =>
  (await studio.server.ask(reviewRoutes.get, { id, clientId: studio.clientId }, token)).data.surveyAnswer;
const bytes = async (token: string) => {
  const url = `/api/clients/${studio.clientId}/survey-answers/${id}/files/${fileId}`;
  return (await studio.server.app.inject({ url, headers: { authorization: `Bearer ${token}` } })).statusCode;
};
const questionsOf = (answers: readonly { question: string }[]) => answers.map(({ question }) => question);

test('measurements and photos in answers are reserved from who may not view health records', async () => {
  await permit('view visits');

  const answer = await open();

  expect(questionsOf(answer.answers)).toEqual([energy]);
  expect(questionsOf(answer.reserved?.questions ?? [])).toEqual([weight, photos]);
  expect(answer.flags).toEqual([]);
  expect(answer.files).toEqual([]);
  expect(JSON.stringify(answer)).not.toMatch(/72\.4/);
  expect(await bytes(coach())).toBe(404);
});

test('who may view health records reads them, also without visits, and is named as their reader', async () => {
  await permit('view health records');

  const answer = await open();

  expect(questionsOf(answer.answers)).toEqual([weight, photos, energy]);
  expect(questionsOf(answer.flags)).toEqual([weight]);
  expect(answer.reserved).toBeNull();
  expect(await bytes(coach())).toBe(200);
  await permit('view visits');
  expect((await open()).reserved?.readers).toHaveLength(1);
  expect((await open(admin())).reserved).toBeNull();
});

test('a flagged weight is neither counted, listed nor notified as flagged for who may not view health records', async () => {
  const { ask } = studio.server;
  const kinds = async (token: string) =>
    (await ask(notificationRoutes.list, {}, token)).data.notifications.map(({ kind }) => kind);

  expect((await ask(reviewRoutes.flaggedOfClient, { clientId: studio.clientId }, coach())).data.flaggedAnswers).toEqual(
    [],
  );
  expect((await ask(unreadAnswerRoutes.count, {}, coach())).data.flagged).toBe(0);
  expect(await kinds(coach())).not.toContain('answers_flagged');
  expect(await kinds(admin())).toContain('answers_flagged');
});

test('who sees the app as the client needs health records for the surveys with their measurements', async () => {
  const { rows } = await studio.server.owner.query(
    `select permissions_in_client_view(array['view surveys', 'view visits']) as without,
      permissions_in_client_view(array['view surveys', 'view visits', 'view health records']) as complete`,
  );

  expect(rows[0].without).not.toContain('view own surveys');
  expect(rows[0].complete).toContain('view own surveys');
});
