import { expect, test } from 'vitest';
import { addDays } from '#shell/common/dates.ts';
import { surveyAssignmentRoutes } from '../contract/assignments.ts';
import { surveyRoutes } from '../contract.ts';
import { openCheckIns, today } from './testing/open-check-ins.ts';

test('a single day that passed while the survey was archived is asked on the day of its restoration', async () => {
  const studio = await openCheckIns();
  const survey = await studio.createSurvey('adherence');
  const admin = studio.studio.admin;
  const dates = { repeats: 'once' as const, startsOn: addDays(today, 2) };
  await studio.server.ask(
    surveyAssignmentRoutes.assign,
    { id: survey.id, clientIds: [studio.clientId], ...dates },
    admin,
  );
  await studio.server.ask(surveyRoutes.archive, { id: survey.id }, admin);
  await studio.letDaysPass(3);

  await studio.server.ask(surveyRoutes.unarchive, { id: survey.id }, admin);
  await studio.runDue();

  expect(await studio.listOwn()).toMatchObject([{ state: 'open', dueOn: today }]);
});

test('clients whom an archived survey asked are asked again once it is restored, from the next day on; not those who were stopped before', async () => {
  const studio = await openCheckIns();
  const survey = await studio.createSurvey('adherence');
  const { assignmentId } = await studio.openWeekly(survey);
  const admin = studio.studio.admin;
  const state = async () => {
    const { assignments } = (await studio.server.ask(surveyAssignmentRoutes.assignedClients, { id: survey.id }, admin))
      .data;
    return assignments.map(({ stoppedFor, nextOn }) => ({ stoppedFor, nextOn }));
  };
  const before = await state();

  await studio.server.ask(surveyRoutes.archive, { id: survey.id }, admin);
  expect(await state()).toEqual([{ stoppedFor: 'archived', nextOn: null }]);
  const resumed = await studio.server.ask(surveyAssignmentRoutes.resume, { assignmentId }, admin);
  expect([resumed.status, await state()]).toEqual([422, [{ stoppedFor: 'archived', nextOn: null }]]);

  await studio.server.ask(surveyRoutes.unarchive, { id: survey.id }, admin);
  expect([before, await state()]).toEqual([[{ stoppedFor: null, nextOn: addDays(today, 7) }], before]);

  await studio.server.ask(surveyAssignmentRoutes.unassign, { assignmentId }, admin);
  await studio.server.ask(surveyRoutes.archive, { id: survey.id }, admin);
  await studio.server.ask(surveyRoutes.unarchive, { id: survey.id }, admin);
  expect(await state()).toEqual([{ stoppedFor: 'professional', nextOn: null }]);
});
