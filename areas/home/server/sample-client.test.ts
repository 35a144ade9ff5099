import { beforeAll, expect, test } from 'vitest';
import { accountRoutes } from '#areas/account/contract.ts';
import { clientRoutes } from '#areas/clients/contract.ts';
import { clientWorkoutRoutes, completedWorkoutRoutes } from '#areas/completed-workouts/contract.ts';
import { clientMacroRoutes, macroRoutes } from '#areas/macros/contract/library.ts';
import { mealRoutes } from '#areas/meals/contract.ts';
import { historyRoutes } from '#areas/completed-workouts/contract/history.ts';
import { programRoutes } from '#areas/programs/contract.ts';
import { programSettingsRoutes } from '#areas/programs/contract/settings-routes.ts';
import { fingerprintsOf } from '#database/testing/fingerprints.ts';
import { openTestServer, type TestServer } from '#database/testing/server.ts';
import { openTestStudio, type TestStudio } from '#database/testing/studio.ts';
import { addDays, mondayOf, plainDateInZone, todayIn } from '#shell/common/dates.ts';
import { readOutbox } from '#shell/server/mail/transport.ts';
import { homeRoutes } from '../contract.ts';

let server: TestServer;
let studio: TestStudio;

beforeAll(async () => {
  server = await openTestServer();
  studio = await openTestStudio(server);
});

const add = (token: string, language = 'it') => server.ask(homeRoutes.addSampleClient, {}, token, language);

async function workoutsOf(clientId: string, token: string) {
  const { completedWorkouts } = (await server.ask(clientWorkoutRoutes.list.client, { clientId }, token)).data;
  const details = completedWorkouts.map(async ({ id: completedWorkoutId }) => {
    const request = { clientId, completedWorkoutId };
    return (await server.ask(clientWorkoutRoutes.detail.client, request, token)).data.completedWorkout;
  });
  return Promise.all(details);
}

test('a collaborator creates it only with the permissions for clients and for programs', async () => {
  const asCoach = async (permissions: readonly string[]) => {
    const text = `update memberships set permissions = $2 where account_id = $1 and role = 'coach'`;
    await server.owner.query(text, [studio.accountId, permissions]);
    return (await add(studio.coach)).status;
  };

  expect(await asCoach(['view clients', 'create programs'])).toBe(403);
  expect(await asCoach(['view clients', 'create clients'])).toBe(403);
  await server.owner.query('update memberships set permissions = null where account_id = $1', [studio.accountId]);
});

test('the sample client has a program in its sixth week and a workout of every training day since, with rising loads', async () => {
  const { clientId } = (await add(studio.admin)).data;

  const { client } = (await server.ask(clientRoutes.detail, { id: clientId }, studio.admin)).data;
  expect(client).toMatchObject({ name: 'Cliente di esempio', isSample: true, isRegistered: false, invitedAt: null });
  const today = todayIn('Europe/Rome');
  const { programs } = (await server.ask(programRoutes.ofClient, { id: clientId }, studio.admin)).data;
  expect(programs).toMatchObject([
    { state: 'running', startsOn: addDays(mondayOf(today), -35), weeks: 8, workouts: 16 },
  ]);
  const workouts = await workoutsOf(clientId, studio.admin);
  const days = workouts.map(({ startedAt }) => plainDateInZone(startedAt, 'Europe/Rome'));
  expect(workouts.length).toBeGreaterThanOrEqual(10);
  expect(days.every((day) => day < today && day >= addDays(mondayOf(today), -35))).toBe(true);
  const squats = workouts.filter(({ title }) => title === 'Gambe').map(({ sets }) => sets[0]?.weightKg ?? 0);
  expect(squats.length).toBeGreaterThanOrEqual(5);
  expect(squats.toReversed()).toEqual(squats.toSorted((one, other) => one - other));
  expect(squats[0]).toBeGreaterThan(squats.at(-1) ?? 0);
  expect(workouts.every(({ rows }) => rows.length === 4)).toBe(true);
  expect(workouts[0]?.comment).toMatch(/^Buona seduta/);
  expect(workouts[1]?.rowChanges).toMatchObject([{ skipReason: 'pain', skipNote: expect.stringContaining('spalla') }]);
  const { records } = (await server.ask(historyRoutes.records.client, { clientId }, studio.admin)).data;
  expect(records.length).toBeGreaterThan(0);
});

test('home counts the workouts to read of the sample client too: as many as the list behind the number shows', async () => {
  const own = await openTestStudio(server);
  await add(own.admin);

  const { overview } = (await server.ask(homeRoutes.graphs, {}, own.admin)).data;
  const list = await server.ask(completedWorkoutRoutes.list, { unread: true }, own.admin);

  expect(list.data.completedWorkouts.some(({ clientName }) => clientName === 'Cliente di esempio')).toBe(true);
  expect(overview.unreadWorkouts).toBe(list.data.completedWorkouts.length);
});

test('the sample client has followed a meal plan since the week before, and reported it until yesterday', async () => {
  const own = await openTestStudio(server);
  const { clientId } = (await add(own.admin)).data;
  const today = todayIn('Europe/Rome');
  const from = addDays(mondayOf(today), -7);

  const { diet } = (await server.ask(mealRoutes.days.client, { clientId, from, days: 14 }, own.admin)).data;

  expect(diet.days.every(({ day }) => day?.meals.length === 4)).toBe(true);
  const foods = diet.days.flatMap(({ day }) => day?.meals.flatMap(({ mealComponents }) => mealComponents) ?? []);
  expect(foods).toHaveLength((9 + 9) * 7);
  expect(diet.entries.length).toBeGreaterThan(20);
  expect(diet.entries.every(({ date }) => date < today)).toBe(true);
  expect(diet.entries.filter(({ isNew }) => isNew)).toMatchObject([{ note: expect.stringContaining('Cena ottima') }]);
  expect(diet.drinks.length).toBeGreaterThan(20);
});

test('the sample client has a macro since the first day of the meal plan', async () => {
  const own = await openTestStudio(server);
  const { clientId } = (await add(own.admin)).data;

  const { current } = (await server.ask(clientMacroRoutes.list.client, { clientId }, own.admin)).data;

  const day = { calories: 1800, protein_tot: 90, carbs_tot: 225, lipids_tot: 60 };
  const startsOn = addDays(mondayOf(todayIn('Europe/Rome')), -7);
  expect(current).toMatchObject({ title: 'Obiettivo, 1800 kcal', startsOn, targets: { day } });
  expect((await server.ask(macroRoutes.list, {}, own.admin)).data.macros).not.toContainEqual(
    expect.objectContaining({ title: 'Obiettivo, 1800 kcal' }),
  );
});

test('in English everything is in English, and the library of templates is as before', async () => {
  const own = await openTestStudio(server);
  const { clientId } = (await add(own.coach, 'en')).data;

  const { client } = (await server.ask(clientRoutes.detail, { id: clientId }, own.coach, 'en')).data;
  expect(client).toMatchObject({ name: 'Sample client', goal: 'Squat 60 kg for 8 repetitions', locale: 'en' });
  const [program] = (await server.ask(programRoutes.ofClient, { id: clientId }, own.coach)).data.programs;
  expect(program?.title).toBe('Basic strength, 8 weeks');
  expect((await server.ask(programRoutes.list, {}, own.coach)).data.programs).toEqual([]);
});

test('no mail is sent: not at first, not for another address, and an invitation is refused', async () => {
  const own = await openTestStudio(server);
  const { clientId: id } = (await add(own.admin)).data;
  const { version } = (await server.ask(clientRoutes.detail, { id }, own.admin)).data.client;
  const email = `altro.${id}@example.com`;

  const changed = await server.ask(clientRoutes.update, { id, version, name: 'Prova', email }, own.admin);
  const invited = await server.ask(clientRoutes.resendEmail, { id }, own.admin);

  expect(changed.data.client).toMatchObject({ email, isSample: true, invitedAt: null });
  expect(invited).toMatchObject({ status: 409, code: 'is_sample' });
  const { rows } = await server.owner.query('select 1 from one_time_links where client_id = $1', [id]);
  expect(rows).toEqual([]);
  expect((await readOutbox(server.services.pool)).filter(({ to }) => to === email)).toEqual([]);
});

test('twenty identical requests at once make one sample client with one program', async () => {
  const own = await openTestStudio(server);

  const replies = await Promise.all(Array.from({ length: 20 }, () => add(own.admin)));

  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
  const ids = new Set(replies.map(({ data }) => data.clientId));
  expect(ids.size).toBe(1);
  const [id = ''] = ids;
  expect((await server.ask(programRoutes.ofClient, { id }, own.admin)).data.programs).toHaveLength(1);
}, 30_000);

test('the database refuses a second sample client, and one who is registered', async () => {
  const own = await openTestStudio(server);
  await add(own.admin);
  const invited = { name: 'Invitata', email: `invitata.${own.accountId}@example.com` };
  const { client } = (await server.ask(clientRoutes.create, invited, own.admin)).data;
  const makeSample = (id = '') => server.owner.query('update clients set is_sample = true where id = $1', [id]);

  await expect(makeSample(client.id)).rejects.toThrow('one_sample_client');
  await expect(makeSample(own.ids['clients'])).rejects.toThrow('sample_is_not_registered');
});

test('the sample client counts neither in the figures nor in the plan', async () => {
  const own = await openTestStudio(server);
  const figures = async () => {
    const { overview } = (await server.ask(homeRoutes.graphs, {}, own.admin)).data;
    const { hasSampleClient: _, sampleClientId: id, unreadWorkouts: __, ...counted } = overview;
    const { data: programs } = await server.ask(programRoutes.figures, {}, own.admin);
    const { data: counts } = await server.ask(clientRoutes.counts, {}, own.admin);
    const { activeClients } = (await server.ask(clientRoutes.limit, {}, own.admin)).data;
    return { id, counted, counts, activeClients, programs };
  };
  const before = await figures();

  const { clientId } = (await add(own.admin)).data;

  expect(await figures()).toEqual({ ...before, id: clientId });
});

test('the end of the program of the sample client is not announced', async () => {
  const own = await openTestStudio(server);
  await add(own.admin);
  const begin = 'update programs set starts_on = $2 where account_id = $1 and client_id = $3';
  await server.owner.query(begin, [own.accountId, addDays(todayIn('Europe/Rome'), -7), own.ids['clients']]);
  await server.ask(programSettingsRoutes.saveSettings, { expiringDays: 60 }, own.admin);

  const { programs } = (await server.ask(programRoutes.expiring, {}, own.admin)).data;
  const { overview } = (await server.ask(homeRoutes.graphs, {}, own.admin)).data;

  expect(programs.map(({ clientId }) => clientId)).toEqual([own.ids['clients']]);
  expect(overview.expiringPrograms).toBe(1);
});

test('a colleague who does not see the sample client is told of it, and gets no id', async () => {
  const own = await openTestStudio(server);
  await add(own.admin);

  const reply = await add(own.coach);

  expect(reply).toMatchObject({ status: 409, code: 'sample_taken' });
  const { overview } = (await server.ask(homeRoutes.graphs, {}, own.coach)).data;
  expect(overview).toMatchObject({ hasSampleClient: true, sampleClientId: null });
});

test('without the permission to create programs nobody gets a sample client', async () => {
  expect((await add(studio.nutritionist)).status).toBe(403);
  expect((await add(studio.client)).status).toBe(403);
});

test('deleting the sample client removes everything it brought', async () => {
  const own = await openTestStudio(server);
  /** The log of live events also contains deletions. */
  const fingerprints = async () => {
    const { live_events: _, event_channels: __, ...others } = await fingerprintsOf(server, own.accountId);
    return others;
  };
  const before = await fingerprints();
  const { clientId: id } = (await add(own.admin)).data;
  const between = await fingerprints();

  const removed = await server.ask(clientRoutes.delete, { id }, own.admin);

  expect(removed.status).toBe(200);
  expect(between['completed_sets']).not.toBe(before['completed_sets']);
  expect(await fingerprints()).toEqual(before);
  expect((await add(own.admin)).data.clientId).not.toBe(id);
});

test('where it is already tomorrow, the history ends yesterday there', async () => {
  const own = await openTestStudio(server);
  const timeZone = 'Pacific/Kiritimati';
  await server.ask(accountRoutes.setAccountTimeZone, { timeZone }, own.admin);

  const { clientId } = (await add(own.admin)).data;

  const today = todayIn(timeZone);
  const [program] = (await server.ask(programRoutes.ofClient, { id: clientId }, own.admin)).data.programs;
  expect(program?.startsOn).toBe(addDays(mondayOf(today), -35));
  const workouts = await workoutsOf(clientId, own.admin);
  const days = workouts.map(({ startedAt }) => plainDateInZone(startedAt, timeZone));
  expect(days.length).toBeGreaterThanOrEqual(10);
  expect(days.every((day) => day < today)).toBe(true);
});

test('a coach who becomes secretary while the sample client is created does not follow it', async () => {
  const { owner } = server;
  await owner.query("delete from clients where account_id = $1 and email = 'sample@example.invalid'", [
    studio.accountId,
  ]);
  await owner.query('begin');
  await owner.query("update memberships set role = 'secretary', permissions = '{view clients}' where id = $1", [
    studio.memberships.coach,
  ]);
  const added = add(studio.coach);
  const waiting = async () =>
    (await owner.query('select from pg_locks where not granted and pg_backend_pid() = any(pg_blocking_pids(pid))'))
      .rowCount;
  await expect.poll(waiting, { timeout: 20_000 }).toBeGreaterThan(0);
  await owner.query('commit');

  expect((await added).status).not.toBe(200);
  const text = 'select from client_collaborators where membership_id = $1';
  expect((await owner.query(text, [studio.memberships.coach])).rowCount).toBe(0);
});
