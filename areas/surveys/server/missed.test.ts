import { expect, test } from 'vitest';
import { consentRoutes } from '#areas/clients/contract/consents.ts';
import { notificationRoutes } from '#areas/notifications/contract.ts';
import { runAsJob } from '#database/testing/run-job.ts';
import { surveyAssignmentRoutes } from '../contract/assignments.ts';
import { processDue } from './operations/due.ts';
import { type Asked, entryOf, openCheckIns, today } from './testing/open-check-ins.ts';

test('the announcement of a check-in leaves the list of the client when its days are over', async () => {
  const { server, studio, clientId, createSurvey, letDaysPass } = await openCheckIns();
  const { accountId } = studio;
  const survey = await createSurvey('adherence');
  const run = () => runAsJob(server, { accountId }, (scope) => processDue(scope, { accountId }));
  const kinds = async () =>
    (await server.ask(notificationRoutes.list, {}, studio.client)).data.notifications
      .map(({ kind }) => kind)
      .filter((kind) => kind === 'check_in_open');
  const once = { id: survey.id, clientIds: [clientId], repeats: 'once' as const, startsOn: today, endsOn: today };
  await server.ask(surveyAssignmentRoutes.assign, once, studio.admin);
  await run();
  expect(await kinds()).toEqual(['check_in_open']);

  await letDaysPass(2);
  for (let step = 0; step < 3; step += 1) await run();

  const { rows } = await server.owner.query('select state from check_ins where account_id = $1', [accountId]);
  expect(rows).toEqual([{ state: 'missed' }]);
  expect(await kinds()).toEqual([]);
});

test('while the consent to health data is withdrawn the professionals read so, and no miss is counted', async () => {
  const { server, studio, clientId, createSurvey, openWeekly, runDue, letDaysPass } = await openCheckIns();
  const { assignmentId } = await openWeekly(await createSurvey('adherence'));
  const decide = (isGiven: boolean) =>
    server.ask(consentRoutes.decideConsent, { purpose: 'health_data', isGiven }, studio.client);
  const read = async () => {
    const { assignments } = (await server.ask(surveyAssignmentRoutes.clientAssignments, { clientId }, studio.admin))
      .data;
    const { isConsentWithdrawn, misses } = assignments.find(({ id }) => id === assignmentId) ?? {};
    return { isConsentWithdrawn, misses };
  };

  await decide(false);
  await letDaysPass(7);
  for (let step = 0; step < 3; step += 1) await runDue();
  const withdrawn = await read();
  await decide(true);
  await letDaysPass(7);
  for (let step = 0; step < 3; step += 1) await runDue();

  expect(withdrawn).toEqual({ isConsentWithdrawn: true, misses: 0 });
  expect(await read()).toEqual({ isConsentWithdrawn: false, misses: 1 });
});

test('without the consent to health data the client is told of no check-in, and one that ends meanwhile is not expected; a begun one can still be sent', async () => {
  const { server, studio, createSurvey, openWeekly, runDue, letDaysPass, saveDraft, listOwn } = await openCheckIns();
  const survey = await createSurvey('adherence');
  await openWeekly(survey);
  await saveDraft((await listOwn())[0]?.id ?? '', [entryOf(survey, 'alimentazione', { kind: 'number', value: 7 })]);
  await server.ask(consentRoutes.decideConsent, { purpose: 'health_data', isGiven: false }, studio.client);

  const askings: Asked[] = [];
  for (let week = 0; week < 2; week += 1) {
    await letDaysPass(7);
    for (let step = 0; step < 3; step += 1) askings.push(...(await runDue()).askings);
  }

  expect(askings).toEqual([]);
  const { rows } = await server.owner.query('select state from check_ins where account_id = $1 order by due_on', [
    studio.accountId,
  ]);
  expect(rows).toEqual([{ state: 'missed' }, { state: 'excused' }, { state: 'open' }]);
});

test('no check-in opens, to be missed, for a client who waits for the deletion of their data', async () => {
  const { server, studio, clientId, createSurvey, openWeekly, runDue, letDaysPass } = await openCheckIns();
  await openWeekly(await createSurvey('adherence'));
  const waitUntil = (instant: string) =>
    server.owner.query(`update clients set delete_after = ${instant} where id = $1`, [clientId]);
  const count = async () =>
    (await server.owner.query('select from check_ins where account_id = $1', [studio.accountId])).rowCount;
  await waitUntil(`now() + interval '30 days'`);

  await letDaysPass(7);
  await runDue();
  expect(await count()).toBe(1);

  await waitUntil('null');
  await letDaysPass(7);
  await runDue();
  expect(await count()).toBe(2);
});
