import { beforeAll, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '#database/testing/server.ts';
import { openTestStudio } from '#database/testing/studio.ts';
import { programSettingsRoutes } from '#areas/programs/contract/settings-routes.ts';
import { completedWorkoutRoutes } from '#areas/completed-workouts/contract.ts';
import { consentRoutes } from '#areas/clients/contract/consents.ts';
import { clientRoutes } from '#areas/clients/contract.ts';
import { programRoutes } from '#areas/programs/contract.ts';
import { addDays, todayIn } from '#shell/common/dates.ts';
import { mealPlanRoutes } from '#areas/meal-plans/contract/routes.ts';
import { chatRoutes } from '#areas/chats/contract.ts';
import { commentRoutes } from '#areas/completed-workouts/contract/comments.ts';
import { newId } from '#shell/common/ids.ts';
import { homeRoutes } from '../contract.ts';
import { compareTexts } from '#shell/common/sorting.ts';

let server: TestServer;

beforeAll(async () => {
  server = await openTestServer();
});

test('the owner sees the counts of the whole studio and eight weeks, oldest first', async () => {
  const studio = await openTestStudio(server);
  const { overview } = (await server.ask(homeRoutes.graphs, {}, studio.admin)).data;

  expect(overview).toMatchObject({ activeClients: 2, programs: 1, newClientsThisMonth: 2 });
  expect(overview.weeks).toHaveLength(8);
  expect(overview.weeks.toSorted((one, other) => compareTexts(one.startsOn, other.startsOn))).toEqual(overview.weeks);
});

test('active clients who have not registered yet are counted as in the list of clients, without those whose deletion is set', async () => {
  const studio = await openTestStudio(server);
  const draft = { name: 'Cliente Invitata', email: `invitata.${studio.accountId}@example.com` };
  await server.ask(clientRoutes.create, draft, studio.coach);

  const countsOf = async (token: string) => {
    const { overview } = (await server.ask(homeRoutes.graphs, {}, token)).data;
    const { active, unregistered } = (await server.ask(clientRoutes.counts, {}, token)).data;
    expect([overview.activeClients, overview.unregisteredClients]).toEqual([active, unregistered]);
    return unregistered;
  };
  expect([await countsOf(studio.admin), await countsOf(studio.coach), await countsOf(studio.nutritionist)]).toEqual([
    1, 1, 0,
  ]);

  const deletion = `update clients set delete_after = now() + interval '9 days' where email = $1`;
  await server.owner.query(deletion, [draft.email]);
  expect(await countsOf(studio.admin)).toBe(0);
});

test('a meal plan, its assignment to a client, whether it is in progress and its end within a week are counted for those who see them', async () => {
  const studio = await openTestStudio(server);
  const countsOf = async (token: string) => {
    const { overview } = (await server.ask(homeRoutes.graphs, {}, token)).data;
    return [overview.mealPlans, overview.assignedMealPlans, overview.mealPlansInProgress, overview.expiringMealPlans];
  };
  await server.owner.query('delete from meal_plans where account_id = $1', [studio.accountId]);
  const before = await countsOf(studio.admin);
  await server.ask(mealPlanRoutes.create, { title: 'Settimana' }, studio.admin);

  expect(before).toEqual([0, 0, 0, 0]);
  expect(await countsOf(studio.admin)).toEqual([1, 0, 0, 0]);
  const assign = `update meal_plans set client_id = $2, published_version = 1, starts_on = $3, ends_on = $4
    where account_id = $1 returning id`;
  const today = todayIn('Europe/Rome');
  const begun = addDays(today, -14);
  const { rows } = await server.owner.query(assign, [
    ...[studio.accountId, studio.ids['clients'], begun, addDays(today, 20)],
  ]);
  await publishFrom(rows[0].id, begun);
  expect(await countsOf(studio.admin)).toEqual([0, 1, 1, 0]);
  await server.owner.query(assign, [studio.accountId, studio.ids['clients'], begun, addDays(today, 3)]);
  expect(await countsOf(studio.admin)).toEqual([0, 1, 1, 1]);
  expect(await countsOf(studio.coach)).toEqual([0, 0, 0, 0]);
  await server.owner.query(assign, [studio.accountId, studio.ids['clients'], begun, addDays(today, -1)]);
  expect(await countsOf(studio.admin)).toEqual([0, 1, 0, 0]);
  await server.owner.query(assign, [studio.accountId, studio.ids['clients'], addDays(today, 1), addDays(today, 20)]);
  expect(await countsOf(studio.admin)).toEqual([0, 1, 0, 0]);
});

/** Publishes a meal plan of a client from this day on. */
async function publishFrom(id: string, startsOn: string): Promise<void> {
  await server.owner.query(
    `with content as (
       insert into meal_plan_contents (account_id, id, content)
       select account_id, gen_random_uuid(), '{}' from meal_plans where id = $1 returning id)
     insert into published_meal_plans (account_id, id, meal_plan_id, number, version, content_id, starts_on, first_day_on, duration)
     select account_id, gen_random_uuid(), meal_plans.id, 1, 1, content.id, $2::date, starts_on, 20
     from meal_plans, content where meal_plans.id = $1`,
    [id, startsOn],
  );
}

test('meal plans that the client does not see, drafts, those published for later and those a later one replaces, are not in progress', async () => {
  const studio = await openTestStudio(server);
  const inProgress = async () =>
    (await server.ask(homeRoutes.graphs, {}, studio.admin)).data.overview.mealPlansInProgress;
  await server.owner.query('delete from meal_plans where account_id = $1', [studio.accountId]);
  const today = todayIn('Europe/Rome');
  const assign = async (published: number | null, begun: number) => {
    const { id } = (await server.ask(mealPlanRoutes.create, { title: 'Settimana' }, studio.admin)).data.mealPlan;
    const columns = 'client_id = $2, published_version = $3, starts_on = $4, ends_on = $5';
    const values = [id, studio.ids['clients'], published, addDays(today, begun), addDays(today, 20)];
    await server.owner.query(`update meal_plans set ${columns} where id = $1`, values);
    return id;
  };

  await assign(null, -3);
  expect(await inProgress()).toBe(0);
  await publishFrom(await assign(1, -1), addDays(today, 1));
  expect(await inProgress()).toBe(0);
  await publishFrom(await assign(1, -14), addDays(today, -14));
  expect(await inProgress()).toBe(1);
  await publishFrom(await assign(1, -2), addDays(today, -2));
  expect(await inProgress()).toBe(1);
});

test('meal plans of inactive clients are not in progress: home and the filter of the list agree', async () => {
  const studio = await openTestStudio(server);
  await server.owner.query('delete from meal_plans where account_id = $1', [studio.accountId]);
  const today = todayIn('Europe/Rome');
  const { id } = (await server.ask(mealPlanRoutes.create, { title: 'Settimana' }, studio.admin)).data.mealPlan;
  const columns = 'client_id = $2, published_version = 1, starts_on = $3, ends_on = $4';
  const values = [id, studio.ids['clients'], addDays(today, -3), addDays(today, 20)];
  await server.owner.query(`update meal_plans set ${columns} where id = $1`, values);
  await publishFrom(id, addDays(today, -3));
  const counts = async () => [
    (await server.ask(homeRoutes.graphs, {}, studio.admin)).data.overview.mealPlansInProgress,
    (await server.ask(mealPlanRoutes.list, { state: 'running' }, studio.admin)).data.mealPlans.length,
    (await server.ask(mealPlanRoutes.list, { kind: 'copies' }, studio.admin)).data.mealPlans.length,
  ];
  expect(await counts()).toEqual([1, 1, 1]);

  await server.owner.query('update clients set deactivated_at = now() where id = $1', [studio.ids['clients']]);
  expect(await counts()).toEqual([0, 0, 1]);
});

test('the workouts of a client who has withdrawn the consent to health data are not counted', async () => {
  const studio = await openTestStudio(server);
  const totalOf = async () => {
    const { overview } = (await server.ask(homeRoutes.graphs, {}, studio.admin)).data;
    return overview.weeks.reduce((total, { completedWorkouts }) => total + completedWorkouts, 0);
  };
  await server.owner.query('update completed_workouts set finished_at = now() where account_id = $1', [
    studio.accountId,
  ]);
  expect(await totalOf()).toBeGreaterThan(0);

  await server.ask(consentRoutes.decideConsent, { purpose: 'health_data', isGiven: false }, studio.client);
  expect(await totalOf()).toBe(0);
});

test('a coach without clients sees no data of other clients', async () => {
  const studio = await openTestStudio(server);
  const { overview } = (await server.ask(homeRoutes.graphs, {}, studio.coach)).data;

  expect(overview).toMatchObject({ activeClients: 0, programs: 0, completedThisWeek: 0, unreadWorkouts: 0 });
});

test('a program in its second half is expiring with a notice of 60 days, not with one of 1 day', async () => {
  const studio = await openTestStudio(server);
  const begin = 'update programs set starts_on = $2 where account_id = $1 and client_id is not null';
  await server.owner.query(begin, [studio.accountId, addDays(todayIn('Europe/Rome'), -7)]);
  const expiringWith = async (expiringDays: number) => {
    await server.ask(programSettingsRoutes.saveSettings, { expiringDays }, studio.admin);
    return (await server.ask(homeRoutes.graphs, {}, studio.admin)).data.overview.expiringPrograms;
  };

  expect(await expiringWith(60)).toBe(1);
  expect(await expiringWith(1)).toBe(0);
});

test('ending programs are those of active clients without a program that ends later: the figure counts the list', async () => {
  const studio = await openTestStudio(server);
  const endingFor = async (name: string) => {
    const email = `${name.toLowerCase()}.${studio.accountId}@example.com`;
    const { client } = (await server.ask(clientRoutes.create, { name, email }, studio.admin)).data;
    await assign(client.id, -8);
    return client.id;
  };
  const assign = (clientId: string, days: number) => {
    const startsOn = addDays(todayIn('Europe/Rome'), days);
    const request = { id: studio.ids['programs'] ?? '', clientIds: [clientId], startsOn };
    return server.ask(programRoutes.assign, request, studio.admin);
  };
  const [ending, followed, inactive] = [await endingFor('Ada'), await endingFor('Bea'), await endingFor('Cleo')];
  await assign(followed, 6);
  await server.ask(clientRoutes.deactivate, { id: inactive }, studio.admin);

  const { overview } = (await server.ask(homeRoutes.graphs, {}, studio.admin)).data;
  const { programs } = (await server.ask(programRoutes.expiring, {}, studio.admin)).data;

  expect(programs.map(({ clientId }) => clientId)).toEqual([ending]);
  expect(overview.expiringPrograms).toBe(1);
});

test('programs in progress have begun and not ended: home counts what the list counts, with those that end soon', async () => {
  const studio = await openTestStudio(server);
  const id = studio.ids['programs'] ?? '';
  await server.owner.query('delete from programs where account_id = $1 and client_id is not null', [studio.accountId]);
  for (const [name, days] of [
    ['Ada', -8],
    ['Bea', 6],
    ['Cleo', -1],
    ['Dora', -60],
  ] as const) {
    const email = `${name.toLowerCase()}.${studio.accountId}@example.com`;
    const { client } = (await server.ask(clientRoutes.create, { name, email }, studio.admin)).data;
    const startsOn = addDays(todayIn('Europe/Rome'), days);
    await server.ask(programRoutes.assign, { id, clientIds: [client.id], startsOn }, studio.admin);
  }

  const { overview } = (await server.ask(homeRoutes.graphs, {}, studio.admin)).data;
  const figures = (await server.ask(programRoutes.figures, {}, studio.admin)).data;

  expect(figures).toMatchObject({ upcoming: 1, running: 1, expiring: 1, terminated: 1 });
  expect([overview.assignedPrograms, overview.programsInProgress]).toEqual([4, 2]);
});

test('a program that is paused, of an inactive client or of one who waits for the deletion is not in progress: not on home, nor in the list and its figures', async () => {
  const studio = await openTestStudio(server);
  const { admin } = studio;
  await server.owner.query('delete from programs where account_id = $1 and client_id is not null', [studio.accountId]);
  const today = todayIn('Europe/Rome');
  const assignTo = async (name: string) => {
    const email = `${name.toLowerCase()}.${studio.accountId}@example.com`;
    const { client } = (await server.ask(clientRoutes.create, { name, email }, admin)).data;
    const request = { id: studio.ids['programs'] ?? '', clientIds: [client.id], startsOn: addDays(today, -1) };
    const { copyIds } = (await server.ask(programRoutes.assign, request, admin)).data;
    return { clientId: client.id, copyId: copyIds[0] ?? '' };
  };
  const [trained, paused, inactive, erased] = [
    await assignTo('Ada'),
    await assignTo('Bea'),
    await assignTo('Cleo'),
    await assignTo('Dora'),
  ];
  const pause = { from: today, until: addDays(today, 6), keepsWeekdays: true, note: '', replaced: null };
  expect((await server.ask(programRoutes.pause, { id: paused.copyId, ...pause }, admin)).status).toBe(200);
  await server.ask(clientRoutes.deactivate, { id: inactive.clientId }, admin);
  await server.owner.query(`update clients set delete_after = '2199-01-01' where id = $1`, [erased.clientId]);

  const { overview } = (await server.ask(homeRoutes.graphs, {}, admin)).data;
  const { running } = (await server.ask(programRoutes.figures, {}, admin)).data;
  const listed = async (state?: 'running' | 'paused') =>
    (await server.ask(programRoutes.list, { kind: 'copies', state, sortBy: 'clientName', sortOrder: 'asc' }, admin))
      .data.programs;
  const idsOf = async (state: 'running' | 'paused') => (await listed(state)).map(({ id }) => id);

  expect([overview.programsInProgress, running]).toEqual([1, 1]);
  expect([await idsOf('running'), await idsOf('paused')]).toEqual([[trained.copyId], [paused.copyId]]);
  expect((await listed()).map(({ isClientInactive }) => isClientInactive ?? false)).toEqual([false, false, true, true]);
});

test('a client has no business overview', async () => {
  const studio = await openTestStudio(server);

  expect((await server.ask(homeRoutes.graphs, {}, studio.client)).status).toBe(403);
});

test('a finished workout with a comment of the client is unread until a professional reads it', async () => {
  const studio = await openTestStudio(server);
  const unread = async () => (await server.ask(homeRoutes.graphs, {}, studio.admin)).data.overview.unreadWorkouts;
  const clientId = studio.ids['clients'] ?? '';
  const list = await server.ask(completedWorkoutRoutes.list, { clientId }, studio.admin);
  const completedWorkoutId = list.data.completedWorkouts[0]?.id ?? '';
  const before = await unread();

  const about = { referenceKind: 'completed_workout', referenceId: completedWorkoutId };
  const message = { conversationId: clientId, id: newId(), message: 'Spalla indolenzita', ...about };
  await server.ask(chatRoutes.send, message, studio.client);
  expect(await unread()).toBe(before + 1);

  const until = new Date().toISOString();
  await server.ask(commentRoutes.markRead.client, { clientId, completedWorkoutId, until }, studio.admin);
  expect(await unread()).toBe(before);
});
