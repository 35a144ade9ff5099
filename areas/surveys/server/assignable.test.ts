import { expect, test } from 'vitest';
import { surveyAssignmentRoutes } from '../contract/assignments.ts';
import { openCheckIns } from './testing/open-check-ins.ts';

test('where a survey is assigned, a client has all the surveys that they are asked now, in the order of their assignment', async () => {
  const studio = await openCheckIns();
  const { admin } = studio.studio;
  const titlesAsked = async () => {
    const { clients } = (await studio.server.ask(surveyAssignmentRoutes.assignableClients, { id: first.id }, admin))
      .data;
    const { current = null, others = [] } = clients.find(({ id }) => id === studio.clientId) ?? {};
    return [...(current === null ? [] : [current]), ...others];
  };
  const first = await studio.createSurvey('adherence');
  const before = await titlesAsked();

  await studio.openWeekly(first);
  const second = await studio.createSurvey('weekly');
  const { assignmentId } = await studio.openWeekly(second);
  expect(await titlesAsked()).toEqual([...before, first.name, second.name]);

  await studio.server.ask(surveyAssignmentRoutes.unassign, { assignmentId }, admin);
  expect(await titlesAsked()).toEqual([...before, first.name]);
});
