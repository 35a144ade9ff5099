import { expect, test } from 'vitest';
import { acceptInvitationsOn } from '#database/testing/accepted-invitations.ts';
import { openTestServer } from '#database/testing/server.ts';
import { addDays, todayIn } from '#shell/common/dates.ts';
import { newId } from '#shell/common/ids.ts';
import { historyRoutes } from '../contract/history.ts';
import { trainingRoutes } from '../contract/training.ts';
import { createWorkoutFixture } from './testing/workout-fixture.ts';

test('workouts of earlier days stay to do until their week is over, whichever was done first, and are missed only then', async () => {
  const server = await openTestServer();
  const gym = await createWorkoutFixture(server);
  const { studio } = gym;
  const clientId = studio.ids['clients'] ?? '';
  await server.owner.query('delete from completed_workouts where client_id = $1', [clientId]);
  const today = todayIn('Europe/Rome');
  await acceptInvitationsOn(server, studio.accountId, addDays(today, -30));
  const startOn = (startsOn: string) =>
    server.owner.query('update programs set starts_on = $2, assigned_on = $2 where client_id = $1', [
      clientId,
      startsOn,
    ]);
  const readToday = async () => (await server.ask(trainingRoutes.today, {}, studio.client)).data.today;
  const planned = async () => {
    const { weeks } = (await server.ask(historyRoutes.trend.client, { clientId }, studio.admin)).data;
    return weeks.reduce((sum, week) => sum + week.planned, 0);
  };
  // Today is the last day of the first week.
  await startOn(addDays(today, -6));
  const first = (await readToday()).week;
  const last = first.at(-1);
  const { prescription, signature } = await gym.open(last?.workoutId ?? '');
  const signed = { prescription, signature };
  const now = new Date().toISOString();
  const finish = { finishedAt: now, effort: null, comment: '' };
  await gym.send({ signed, sets: [gym.ofFirstRow(signed, { loggedAt: now })], finish, startedAt: now }, newId());

  const onLastDay = await readToday();
  expect(first.length).toBeGreaterThan(1);
  expect(onLastDay.next?.workoutId).toBe(first[0]?.workoutId);
  expect(onLastDay.week.map(({ state }) => state)).toEqual([...first.slice(1).map(() => 'to_do'), 'done']);
  expect(await planned()).toBe(1);

  await startOn(addDays(today, -7));
  expect((await readToday()).next).toMatchObject({ weekNumber: 2 });
  expect(await planned()).toBe(first.length);
});
