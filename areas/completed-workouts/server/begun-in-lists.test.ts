import { beforeAll, beforeEach, expect, test } from 'vitest';
import { consentRoutes } from '#areas/clients/contract/consents.ts';
import { openTestServer, type TestServer } from '#database/testing/server.ts';
import { clientWorkoutRoutes, completedWorkoutRoutes } from '../contract.ts';
import { createWorkoutFixture, type WorkoutFixture } from './testing/workout-fixture.ts';

let server: TestServer;
let fixture: WorkoutFixture;
let clientId: string;

beforeAll(async () => {
  server = await openTestServer();
});

beforeEach(async () => {
  fixture = await createWorkoutFixture(server);
  clientId = fixture.studio.ids['clients'] ?? '';
});

const beganDaysAgo = (days: number) =>
  server.owner.query(
    `update completed_workouts set started_at = date_trunc('day', now() at time zone 'Europe/Rome') at time zone 'Europe/Rome'
       - make_interval(days => $2) + interval '1 second' where id = $1`,
    [fixture.id, days],
  );

const listOfClient = async (filters: object = {}) =>
  (await server.ask(clientWorkoutRoutes.list.client, { clientId, ...filters }, fixture.studio.admin)).data;

const listOfAll = async (filters: object = {}, token = fixture.studio.admin) =>
  (await server.ask(completedWorkoutRoutes.list, filters, token)).data;

test('the list of a client names first what the client began and did not finish, with the sets that were done', async () => {
  const doneSets = async () => {
    const { total = 0, missing = 0 } = (await listOfClient()).begun?.[0]?.prescribedSets ?? {};
    return total - missing;
  };
  const before = await doneSets();
  await fixture.log(fixture.aSet({ setNumber: 3 }));

  expect((await listOfClient()).begun).toMatchObject([
    { id: fixture.id, clientId, startedAt: expect.stringMatching(/Z$/), hasPain: false, addedExercises: 0 },
  ]);
  expect(await doneSets()).toBe(before + 1);
});

test('once it is finished the workout is in the list of the finished ones only', async () => {
  await fixture.log(fixture.aSet());
  await fixture.finishAt('2026-11-18T18:00:00.000Z');

  const { completedWorkouts, begun } = await listOfClient();
  expect(completedWorkouts.map(({ id }) => id)).toContain(fixture.id);
  expect(begun).toEqual([]);
});

test('among all clients stands what was begun from yesterday to two weeks ago', async () => {
  const begun = async () => (await listOfAll()).begun?.map(({ id }) => id);

  await beganDaysAgo(0);
  expect(await begun()).toEqual([]);
  await beganDaysAgo(1);
  expect(await begun()).toEqual([fixture.id]);
  await beganDaysAgo(14);
  expect(await begun()).toEqual([fixture.id]);
  await beganDaysAgo(15);
  expect(await begun()).toEqual([]);
});

test('the list of a client has what was begun today and what was begun long ago', async () => {
  await beganDaysAgo(0);
  expect((await listOfClient()).begun).toHaveLength(1);
  expect((await listOfAll({ clientId })).begun).toHaveLength(1);

  await beganDaysAgo(60);
  expect((await listOfClient()).begun).toHaveLength(1);
});

test('filters and further pages are of finished workouts and name none that was begun', async () => {
  expect((await listOfClient({ unread: true })).begun).toEqual([]);
  expect((await listOfClient({ from: '2026-11-01' })).begun).toEqual([]);
  expect((await listOfAll({ clientId, pain: true })).begun).toEqual([]);
  expect((await listOfClient({ page: 2 })).begun).toEqual([]);
});

test('neither a professional who does not follow the client nor, without the consent, anybody reads of a begun workout', async () => {
  await beganDaysAgo(1);
  await server.owner.query('delete from client_collaborators where client_id = $1', [clientId]);
  expect((await listOfAll({}, fixture.studio.coach)).begun).toEqual([]);
  expect((await listOfAll()).begun).toHaveLength(1);

  await server.ask(consentRoutes.decideConsent, { purpose: 'health_data', isGiven: false }, fixture.studio.client);
  expect((await listOfAll()).begun).toEqual([]);
  expect(await server.ask(clientWorkoutRoutes.list.client, { clientId }, fixture.studio.admin)).toMatchObject({
    code: 'health_data_withdrawn',
  });
});

test('the own history of a client names none: Today has it', async () => {
  const { data } = await server.ask(clientWorkoutRoutes.list.own, {}, fixture.studio.client);

  expect(data.begun).toEqual([]);
});
