import { beforeAll, beforeEach, expect, test } from 'vitest';
import { mealPlanRoutes } from '#areas/meal-plans/contract/routes.ts';
import { programRoutes } from '#areas/programs/contract.ts';
import { rowsOf } from '#areas/programs/rules/content.ts';
import { saveDocument } from '#database/testing/save-document.ts';
import { addDays } from '#shell/common/dates.ts';
import { textOf } from './texts.ts';
import { notificationRoutes } from '../contract.ts';
import { type MealStudio, openMealStudio } from './testing/meal-studio.ts';

let diet: MealStudio;

/** The coach and the nutritionist follow the client; the admin does not. */
beforeAll(async () => {
  diet = await openMealStudio();
  const { accountId, memberships } = diet.studio;
  await diet.server.owner.query('delete from client_collaborators where account_id = $1', [accountId]);
  await diet.server.owner.query(
    `insert into client_collaborators (account_id, client_id, kind, membership_id)
     values ($1, $2, 'training', $3), ($1, $2, 'nutrition', $4)`,
    [accountId, diet.clientId, memberships.coach, memberships.nutritionist],
  );
});

beforeEach(() => diet.server.owner.query('delete from notifications where account_id = $1', [diet.studio.accountId]));

const titles = async (token: string) => {
  const { notifications } = (await diet.server.ask(notificationRoutes.list, {}, token)).data;
  return notifications
    .filter(({ kind }) => kind === 'client_meal_plan' || kind === 'client_program')
    .map((one) => textOf(one, 'it').title)
    .toReversed();
};

test('who follows a client reads that somebody else assigned, published again and removed their meal plan', async () => {
  const { server, studio, clientId } = diet;
  const filled = await diet.createFilled([[diet.food.pasta, 90]]);
  const [copyId = ''] = await diet.assign(filled.id, { clientIds: [clientId], startsOn: addDays(diet.today, 30) });
  await diet.addFood(diet.food.oil);
  await diet.publish();
  expect((await server.ask(mealPlanRoutes.delete, { id: copyId }, studio.admin)).status).toBe(200);
  expect(await titles(studio.nutritionist)).toEqual([
    expect.stringMatching(/^.+ ha assegnato un piano alimentare a .+$/),
    expect.stringMatching(/^.+ ha aggiornato il piano alimentare di .+$/),
    expect.stringMatching(/^.+ ha tolto un piano alimentare a .+$/),
  ]);
  expect(await titles(studio.admin)).toEqual([]);
});

test('who follows a client reads that somebody else assigned a program, chose its end, removed and restored it', async () => {
  const { server, studio, clientId } = diet;
  const source = (await server.ask(programRoutes.get, { id: studio.ids['programs'] ?? '' }, studio.admin)).data.program;
  const request = { id: source.id, clientIds: [clientId], groupIds: [], startsOn: diet.today, note: '' };
  const copies = { overlap: 'keep', includesAssigned: true } as const;
  const assigned = await server.ask(programRoutes.assign, { ...request, ...copies }, studio.admin);
  expect(assigned.message).toBeUndefined();
  const programId = assigned.data.copyIds[0] ?? '';
  const { programUser } = (await server.ask(programRoutes.programUser, { id: programId }, studio.admin)).data;
  const { version, startsOn, note } = programUser;
  const ending = { id: programId, version, startsOn, note, chosenEnd: addDays(startsOn, 2), days: [] };
  expect((await server.ask(programRoutes.saveProgramUser, ending, studio.admin)).status).toBe(200);
  await server.ask(programRoutes.delete, { id: programId }, studio.admin);
  await server.ask(programRoutes.undelete, { id: programId }, studio.admin);

  expect(await titles(studio.coach)).toEqual([
    expect.stringMatching(/^.+ ha assegnato un programma a .+$/),
    expect.stringMatching(/^.+ ha fissato la fine di un programma di .+$/),
    expect.stringMatching(/^.+ ha tolto un programma a .+$/),
    expect.stringMatching(/^.+ ha ripristinato un programma di .+$/),
  ]);
});

test('who trains a client reads once a day that somebody else edited or moved a program, also a coming one, and each pause', async () => {
  const { server, studio, clientId } = diet;
  const about = { id: studio.ids['programs'] ?? '', clientIds: [clientId], groupIds: [], note: '' };
  const copies = { overlap: 'keep', includesAssigned: true } as const;
  const assign = async (startsOn: string) =>
    (await server.ask(programRoutes.assign, { ...about, startsOn, ...copies }, studio.admin)).data.copyIds[0] ?? '';
  const [runningId, comingId] = [await assign(diet.today), await assign(addDays(diet.today, 90))];
  await server.owner.query('delete from notifications where account_id = $1', [studio.accountId]);
  const rest = async (id: string, restSeconds: number, token: string) => {
    const { program } = (await server.ask(programRoutes.get, { id }, token)).data;
    const after = structuredClone(program);
    for (const row of rowsOf(after.weeks)) row.restValue = restSeconds;
    expect((await saveDocument(server, programRoutes, { before: program, after }, token)).status).toBe(200);
  };
  const change = expect.stringMatching(/^.+ ha aggiornato un programma di .+$/);

  await rest(runningId, 95, studio.coach);
  expect(await titles(studio.coach)).toEqual([]);
  await rest(runningId, 100, studio.admin);
  await rest(runningId, 105, studio.admin);
  expect(await titles(studio.coach)).toEqual([change]);
  expect(await titles(studio.nutritionist)).toEqual([]);

  const { programUser } = (await server.ask(programRoutes.programUser, { id: comingId }, studio.admin)).data;
  const moved = { id: comingId, version: programUser.version, startsOn: addDays(diet.today, 97), note: '', days: [] };
  expect((await server.ask(programRoutes.saveProgramUser, moved, studio.admin)).status).toBe(200);
  expect(await titles(studio.coach)).toEqual([change, change]);

  const pause = { id: runningId, from: diet.today, until: addDays(diet.today, 2), keepsWeekdays: true, note: '' };
  expect((await server.ask(programRoutes.pause, pause, studio.admin)).status).toBe(200);
  await server.ask(programRoutes.deletePause, { id: runningId, from: diet.today }, studio.admin);
  expect((await titles(studio.coach)).slice(2)).toEqual([
    expect.stringMatching(/^.+ ha messo in pausa un programma di .+$/),
    expect.stringMatching(/^.+ ha tolto una pausa da un programma di .+$/),
  ]);
  expect(await titles(studio.nutritionist)).toEqual([]);
});

test('what a professional changes for a client of their own is no news to them', async () => {
  const { studio, clientId, server } = diet;
  const request = {
    id: studio.ids['programs'] ?? '',
    clientIds: [clientId],
    groupIds: [],
    startsOn: diet.today,
    note: '',
  };
  await server.ask(programRoutes.assign, { ...request, overlap: 'keep', includesAssigned: true }, studio.coach);

  expect(await titles(studio.coach)).toEqual([]);
});

test('what is assigned to several clients is one notification for who follows them, with their number', async () => {
  const { server, studio, clientId } = diet;
  const otherId = await diet.addClient('Cliente Due');
  await server.owner.query('delete from client_collaborators where client_id = $1', [otherId]);
  await server.owner.query(
    `insert into client_collaborators (account_id, client_id, kind, membership_id)
     values ($1, $2, 'training', $3), ($1, $2, 'nutrition', $4)`,
    [studio.accountId, otherId, studio.memberships.coach, studio.memberships.nutritionist],
  );
  await server.owner.query('delete from notifications where account_id = $1', [studio.accountId]);
  const clientIds = [clientId, otherId];
  const filled = await diet.createFilled([[diet.food.pasta, 90]]);
  await diet.assign(filled.id, { clientIds, startsOn: addDays(diet.today, 60) });
  const program = { id: studio.ids['programs'] ?? '', clientIds, groupIds: [], startsOn: diet.today, note: '' };
  await server.ask(programRoutes.assign, { ...program, overlap: 'keep', includesAssigned: true }, studio.admin);

  expect((await titles(studio.nutritionist)).filter((title) => title.includes('piano'))).toEqual([
    expect.stringMatching(/^.+ ha assegnato un piano alimentare a 2 clienti$/),
  ]);
  expect((await titles(studio.coach)).filter((title) => title.includes('programma'))).toEqual([
    expect.stringMatching(/^.+ ha assegnato un programma a 2 clienti$/),
  ]);
});

test('an update of several copies from their template is one notification for who trains them, with their number', async () => {
  const { server, studio, clientId } = diet;
  const otherId = await diet.addClient('Cliente Tre');
  await server.owner.query('delete from client_collaborators where client_id = $1', [otherId]);
  await server.owner.query(
    `insert into client_collaborators (account_id, client_id, kind, membership_id) values ($1, $2, 'training', $3)`,
    [studio.accountId, otherId, studio.memberships.coach],
  );
  const id = studio.ids['programs'] ?? '';
  const about = { id, clientIds: [clientId, otherId], groupIds: [], startsOn: addDays(diet.today, 150), note: '' };
  const copies = { overlap: 'keep', includesAssigned: true } as const;
  const { copyIds } = (await server.ask(programRoutes.assign, { ...about, ...copies }, studio.admin)).data;
  const read = async (programId: string) =>
    (await server.ask(programRoutes.get, { id: programId }, studio.admin)).data.program;
  const template = await read(id);
  const after = structuredClone(template);
  for (const row of rowsOf(after.weeks)) row.restValue = 115;
  expect((await saveDocument(server, programRoutes, { before: template, after }, studio.admin)).status).toBe(200);
  await server.owner.query('delete from notifications where account_id = $1', [studio.accountId]);
  const seen = (await Promise.all(copyIds.map(read))).map(({ id: copyId, version }) => ({ id: copyId, version }));
  const update = { id, version: (await read(id)).version, copies: seen };
  expect((await server.ask(programRoutes.updateCopies, update, studio.admin)).data.updated).toBe(2);

  const { notifications } = (await server.ask(notificationRoutes.list, {}, studio.coach)).data;
  expect(notifications.map((one) => textOf(one, 'it'))).toEqual([
    { title: expect.stringMatching(/^.+ ha aggiornato il programma di 2 clienti$/), body: template.title },
  ]);
  expect(await titles(studio.admin)).toEqual([]);
});
