import { expect, test } from 'vitest';
import { programRoutes } from '#areas/programs/contract.ts';
import { openPrograms } from '#areas/programs/server/testing/open-programs.ts';
import { addDays, todayIn } from '#shell/common/dates.ts';
import { trainingRoutes } from '../contract/training.ts';

test('of a program that is assigned in its third week that week is next, also after its start was moved to the past', async () => {
  const programs = await openPrograms();
  const { server, studio } = programs;
  const template = await programs.createFilled(6, 1);
  const clientId = await programs.addClient();
  const today = todayIn('Europe/Rome');
  const next = async () => (await server.ask(trainingRoutes.schedule, { clientId }, studio.admin)).data.next;
  const request = { id: template.id, clientIds: [clientId], startsOn: addDays(today, -16) };
  const { copyIds } = (await server.ask(programRoutes.assign, request, studio.admin)).data;

  expect(await next()).toMatchObject({ weekNumber: 3, dueBeforeAssignment: 'day' });
  const { programUser } = (await server.ask(programRoutes.programUser, { id: copyIds[0] ?? '' }, studio.admin)).data;
  const { id, version, note } = programUser;
  const moved = { id, version, note, startsOn: addDays(today, -21), days: [] };
  expect(await server.ask(programRoutes.saveProgramUser, moved, studio.admin)).toMatchObject({ status: 200 });
  expect(await next()).toMatchObject({ weekNumber: 4, date: today });
});
