import { expect, test } from 'vitest';
import { notificationRoutes } from '#areas/notifications/contract.ts';
import { runAsJob } from '#database/testing/run-job.ts';
import { surveyAssignmentRoutes } from '../contract/assignments.ts';
import { processDue } from './operations/due.ts';
import { openCheckIns, today } from './testing/open-check-ins.ts';

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
