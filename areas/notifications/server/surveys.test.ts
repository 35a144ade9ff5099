import fs from 'node:fs';
import { expect, test } from 'vitest';
import { surveyAssignmentRoutes } from '#areas/surveys/contract/assignments.ts';
import { ownCheckInRoutes } from '#areas/surveys/contract/check-ins.ts';
import { surveyRoutes } from '#areas/surveys/contract.ts';
import { openTestServer } from '#database/testing/server.ts';
import { newId } from '#shell/common/ids.ts';
import { notificationSettingRoutes } from '../contract/settings.ts';
import { openNotificationStudio } from './testing/notification-studio.ts';

test('a first survey is never called a check-in, neither to the client nor to the professional', async () => {
  const server = await openTestServer();
  const studio = await openNotificationStudio(server);
  await server.owner.query('delete from check_ins where account_id = $1', [studio.accountId]);
  const namesOf = async (token: string) =>
    (await studio.listOf(token)).map(({ kind, params }) => `${kind}: ${params['survey']}`);
  const choose = async (name: string) => {
    const request = { name, type: 'WELCOME', readyMade: 'adherence' } as const;
    const { survey } = (await server.ask(surveyRoutes.create, request, studio.admin)).data;
    await server.ask(surveyAssignmentRoutes.setWelcome, { id: survey.id, clientTypeId: null }, studio.admin);
    return survey;
  };

  const first = await choose('Prima visita');
  const at = new Date().toISOString();
  const entries = first.questions
    .filter(({ required }) => required)
    .map(({ id }) => ({ questionId: id, value: { kind: 'number', value: 8 } as const, at }));
  const [own] = (await server.ask(ownCheckInRoutes.list, {}, studio.client)).data.checkIns;
  const sending = { checkInId: own?.id ?? '', sendId: newId(), sentAt: at, entries };
  await server.ask(ownCheckInRoutes.send, sending, studio.client);
  expect(await namesOf(studio.admin)).toEqual(['first_survey_sent: Prima visita']);

  const later = await choose('PAR-Q');
  const request = { id: later.id, clientIds: [studio.clientId] };
  await server.ask(surveyAssignmentRoutes.sendWelcome, request, studio.admin);
  await server.ask(surveyAssignmentRoutes.sendWelcome, request, studio.admin);
  expect(await namesOf(studio.client)).toEqual(['first_survey_open: PAR-Q']);
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
