import fs from 'node:fs';
import { expect, test } from 'vitest';
import { surveyAssignmentRoutes } from '#areas/surveys/contract/assignments.ts';
import { ownCheckInRoutes } from '#areas/surveys/contract/check-ins.ts';
import { surveyRoutes } from '#areas/surveys/contract.ts';
import { addToCoach } from '#database/testing/coach.ts';
import { openTestServer, type TestServer } from '#database/testing/server.ts';
import type { Language } from '#shell/common/fields.ts';
import { newId } from '#shell/common/ids.ts';
import { notificationRoutes } from '../contract.ts';
import { kindOf } from '../contract/kinds.ts';
import { notificationSettingRoutes } from '../contract/settings.ts';
import { textOf } from './texts.ts';
import { type NotificationStudio, openNotificationStudio } from './testing/notification-studio.ts';

/** Creates a survey and makes it the first one of new clients. */
async function createWelcome(server: TestServer, studio: NotificationStudio, name: string) {
  const request = { name, type: 'WELCOME', readyMade: 'adherence' } as const;
  const { survey } = (await server.ask(surveyRoutes.create, request, studio.admin)).data;
  await server.ask(surveyAssignmentRoutes.setWelcome, { id: survey.id, clientTypeId: null }, studio.admin);
  return survey;
}

test('a first survey is never called a check-in, neither to the client nor to the professional', async () => {
  const server = await openTestServer();
  const studio = await openNotificationStudio(server);
  await server.owner.query('delete from check_ins where account_id = $1', [studio.accountId]);
  const namesOf = async (token: string) =>
    (await studio.listOf(token)).map(({ kind, params }) => `${kind}: ${params['survey']}`);

  const first = await createWelcome(server, studio, 'Prima visita');
  const at = new Date().toISOString();
  const entries = first.questions
    .filter(({ required }) => required)
    .map(({ id }) => ({ questionId: id, value: { kind: 'number', value: 8 } as const, at }));
  const [own] = (await server.ask(ownCheckInRoutes.list, {}, studio.client)).data.checkIns;
  const sending = { checkInId: own?.id ?? '', sendId: newId(), sentAt: at, entries };
  await server.ask(ownCheckInRoutes.send, sending, studio.client);
  expect(await namesOf(studio.admin)).toEqual(['first_survey_sent: Prima visita']);

  const later = await createWelcome(server, studio, 'PAR-Q');
  const request = { id: later.id, clientIds: [studio.clientId] };
  await server.ask(surveyAssignmentRoutes.sendWelcome, request, studio.admin);
  await server.ask(surveyAssignmentRoutes.sendWelcome, request, studio.admin);
  expect(await namesOf(studio.client)).toEqual(['first_survey_open: PAR-Q']);
});

test('answers that are corrected after the notification was opened are told as a correction; before that they are no news', async () => {
  const server = await openTestServer();
  const studio = await openNotificationStudio(server);
  await server.owner.query('delete from check_ins where account_id = $1', [studio.accountId]);
  const survey = await createWelcome(server, studio, 'Prima visita');
  const [own] = (await server.ask(ownCheckInRoutes.list, {}, studio.client)).data.checkIns;
  const send = async (value: number) => {
    const at = new Date().toISOString();
    const entries = survey.questions
      .filter(({ required }) => required)
      .map(({ id }) => ({ questionId: id, value: { kind: 'number', value } as const, at }));
    const request = { checkInId: own?.id ?? '', sendId: newId(), sentAt: at, entries };
    expect((await server.ask(ownCheckInRoutes.send, request, studio.client)).status).toBe(200);
  };
  const titles = async (language: Language) =>
    (await studio.listOf(studio.admin)).map((one) => textOf(one, language).title);

  await send(8);
  await send(7);
  expect(await titles('it')).toEqual([expect.stringMatching(/ ha inviato il questionario iniziale$/)]);

  await server.ask(notificationRoutes.markAllRead, {}, studio.admin);
  await send(6);
  await send(7);
  expect(await titles('it')).toEqual([
    expect.stringMatching(/ ha corretto le risposte a «Prima visita»$/),
    expect.stringMatching(/ ha inviato il questionario iniziale$/),
  ]);
  expect((await titles('en'))[0]).toMatch(/ corrected their answers to “Prima visita”$/);
});

test('flagged answers have a notification of their own, also by mail at once, for who may read them', async () => {
  const server = await openTestServer();
  const studio = await openNotificationStudio(server);
  await addToCoach(server, studio, studio.clientId);
  await server.owner.query('delete from check_ins where account_id = $1', [studio.accountId]);
  const survey = await createWelcome(server, studio, 'Prima visita');
  const [own] = (await server.ask(ownCheckInRoutes.list, {}, studio.client)).data.checkIns;
  const at = new Date().toISOString();
  const entries = survey.questions
    .filter(({ required }) => required)
    .map(({ id }) => ({ questionId: id, value: { kind: 'number', value: 1 } as const, at }));
  await server.ask(
    ownCheckInRoutes.send,
    { checkInId: own?.id ?? '', sendId: newId(), sentAt: at, entries },
    studio.client,
  );

  const kinds = async (token: string) => (await studio.listOf(token)).map(({ kind }) => kind);
  expect(await kinds(studio.admin)).toEqual(['answers_flagged']);
  expect(await kinds(studio.coach)).toEqual(['answers_flagged']);
  expect(kindOf('answers_flagged')).toMatchObject({ defaults: { push: 'on', mail: 'on' }, isUrgent: true });
});

test('who had switched off notifications about check-ins before first surveys had their own is not told of those either', async () => {
  const server = await openTestServer();
  const studio = await openNotificationStudio(server);
  const { settings, saveSettings } = notificationSettingRoutes;
  const chosen = { 'check_in_open.push': 'off', 'check_in_open.in_app': 'off', 'check_in_task.push': 'off' } as const;
  await server.ask(saveSettings, { channels: { ...chosen, 'first_survey_open.in_app': 'on' } }, studio.client);

  await server.owner.query(fs.readFileSync('database/migrations/0169_choices_about_first_surveys.sql', 'utf8'));

  const { channels } = (await server.ask(settings, {}, studio.client)).data.settings;
  expect(channels).toMatchObject({
    'first_survey_open.push': { mode: 'off', source: 'personal' },
    'first_survey_open.in_app': { mode: 'on', source: 'personal' },
    'first_survey_open.mail': { source: 'product' },
  });
  expect((await server.ask(settings, {}, studio.admin)).data.settings.channels).toMatchObject({
    'first_survey_sent.push': { source: 'product' },
  });
});
