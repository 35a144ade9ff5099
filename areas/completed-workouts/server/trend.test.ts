import { beforeAll, expect, test } from 'vitest';
import { programRoutes } from '#areas/programs/contract.ts';
import { openTestServer, type TestServer } from '#database/testing/server.ts';
import { openTestStudio } from '#database/testing/studio.ts';
import { addDays, mondayOf, plainDateInZone } from '#shell/common/dates.ts';
import { clientWorkoutRoutes } from '../contract.ts';
import { historyRoutes } from '../contract/history.ts';
import { createWorkoutFixture } from './testing/workout-fixture.ts';

let server: TestServer;

beforeAll(async () => {
  server = await openTestServer();
});

test('the trend ends with this week: what was planned, done and lifted; strangers find nothing', async () => {
  const gym = await createWorkoutFixture(server);
  const { admin, coach, client, ids } = gym.studio;
  const clientId = ids['clients'] ?? '';
  const monday = mondayOf(plainDateInZone(new Date().toISOString(), 'Europe/Rome'));
  await moveProgram(monday);
  const startedAt = new Date(Date.now() - 3_600_000).toISOString();
  const sets = [gym.aSet({ weightKg: 80, reps: 10 }), gym.aSet({ setNumber: 2, weightKg: 50, reps: 5 })];
  await gym.send({ startedAt, sets, finish: { finishedAt: new Date().toISOString(), effort: null, comment: '' } });

  const { weeks } = (await server.ask(historyRoutes.trend.client, { clientId }, admin)).data;
  expect(weeks.map(({ startsOn }) => startsOn)).toEqual(
    Array.from({ length: 8 }, (_, index) => addDays(monday, (index - 7) * 7)),
  );
  // The first workout of the week was finished with the records of the studio, the second one now.
  expect(weeks.at(-1)).toMatchObject({ planned: 2, done: 2, interrupted: 2 });
  // Both were cut short: the share of workouts is 100 %, and the sets and the number of interrupted ones say so.
  const cards = (await server.ask(clientWorkoutRoutes.list.client, { clientId }, admin)).data.completedWorkouts;
  const total = cards.reduce((sum, { prescribedSets }) => sum + prescribedSets.total, 0);
  const missing = cards.reduce((sum, { prescribedSets }) => sum + prescribedSets.missing, 0);
  expect(missing).toBeGreaterThan(0);
  expect(weeks.at(-1)).toMatchObject({ plannedSets: total, doneSets: total - missing });
  expect((await server.ask(historyRoutes.trend.own, {}, client)).data.weeks).toEqual(weeks);
  const ofSets = weeks.find(({ volumeKg }) => volumeKg >= 1050);
  expect(ofSets?.meanLoadKg).toBeGreaterThan(20);
  expect((await server.ask(historyRoutes.trend.client, { clientId }, coach)).status).toBe(404);

  async function moveProgram(startsOn: string): Promise<void> {
    const id = ids['client-programs'] ?? '';
    const { program } = (await server.ask(programRoutes.get, { id }, admin)).data;
    const dates = { id, version: program.version, startsOn, note: '' };
    expect((await server.ask(programRoutes.saveProgramUser, dates, admin)).status).toBe(200);
  }
});

test('what is due is counted by the days of the client, whatever the time zone of the reader, from when the program was followed', async () => {
  const { admin, client, ids } = await openTestStudio(server);
  const clientId = ids['clients'] ?? '';
  // The dates of these zones always differ.
  const zoneOf =
    'update users set time_zone = $2 from memberships where users.id = memberships.user_id and memberships.id';
  const ofClient = `${zoneOf} = (select membership_id from clients where id = $1)`;
  await server.owner.query(ofClient, [clientId, 'Pacific/Kiritimati']);
  const ofOthers = `${zoneOf} <> (select membership_id from clients where id = $1)
    and memberships.account_id = (select account_id from clients where id = $1)`;
  await server.owner.query(ofOthers, [clientId, 'Pacific/Pago_Pago']);
  // The first week ends today for the readers, and has ended for the client.
  const startsOn = addDays(plainDateInZone(new Date().toISOString(), 'Pacific/Pago_Pago'), -6);
  await server.owner.query('delete from completed_workouts where client_id = $1', [clientId]);
  await server.owner.query('update programs set starts_on = $2::date, assigned_on = $2::date where client_id = $1', [
    clientId,
    startsOn,
  ]);
  await server.owner.query(
    "update memberships set created_at = now() - interval '9 days' where id = (select membership_id from clients where id = $1)",
    [clientId],
  );

  const own = (await server.ask(historyRoutes.trend.own, {}, client)).data.weeks;
  const read = (await server.ask(historyRoutes.trend.client, { clientId }, admin)).data.weeks;
  expect(read).toEqual(own);
  expect(own.reduce((sum, { planned }) => sum + planned, 0)).toBe(2);
  expect(own.flatMap(({ followedFrom }) => followedFrom ?? [])[0]).toBe(startsOn);
});
