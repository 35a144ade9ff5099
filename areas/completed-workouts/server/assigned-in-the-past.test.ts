import { expect, test } from 'vitest';
import { programRoutes } from '#areas/programs/contract.ts';
import { cloneWeeks } from '#areas/programs/rules/clone-weeks.ts';
import { saveDocument } from '#database/testing/save-document.ts';
import { openTestServer } from '#database/testing/server.ts';
import { openTestStudio } from '#database/testing/studio.ts';
import { addDays, todayIn } from '#shell/common/dates.ts';
import { newId } from '#shell/common/ids.ts';
import { completedWorkoutRoutes } from '../contract.ts';
import { historyRoutes } from '../contract/history.ts';
import { trainingRoutes } from '../contract/training.ts';

test('of a program that is assigned in its third week that week is next, also after its start was moved to the past', async () => {
  const server = await openTestServer();
  const studio = await openTestStudio(server);
  const clientId = studio.ids['clients'] ?? '';
  await server.owner.query('delete from programs where client_id = $1', [clientId]);
  const template = (await server.ask(programRoutes.get, { id: studio.ids['programs'] ?? '' }, studio.admin)).data
    .program;
  const [week] = template.weeks;
  const weeks = [1, 2, 3, 4, 5, 6].flatMap((weekNumber) =>
    cloneWeeks(week ? [week] : [], newId).map((clone) => ({ ...clone, weekNumber })),
  );
  await saveDocument(server, programRoutes, { before: template, after: { ...template, weeks } }, studio.admin);
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

test('workouts of before the assignment of a program with a start in the past are not planned, and nobody is idle since then', async () => {
  const server = await openTestServer();
  const studio = await openTestStudio(server);
  const clientId = studio.ids['clients'] ?? '';
  await server.owner.query('delete from programs where client_id = $1', [clientId]);
  await server.owner.query('delete from completed_workouts where client_id = $1', [clientId]);
  const startsOn = addDays(todayIn('Europe/Rome'), -10);
  await server.ask(
    programRoutes.assign,
    { id: studio.ids['programs'] ?? '', clientIds: [clientId], startsOn },
    studio.admin,
  );

  const { weeks } = (await server.ask(historyRoutes.trend.client, { clientId }, studio.admin)).data;
  expect(weeks.map(({ planned }) => planned).filter((planned) => planned > 0)).toEqual([]);
  const { clients } = (await server.ask(completedWorkoutRoutes.idleClients, { days: 3 }, studio.admin)).data;
  expect(clients.filter((client) => client.clientId === clientId)).toEqual([]);
});
