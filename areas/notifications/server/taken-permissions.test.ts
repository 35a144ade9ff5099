import { beforeAll, beforeEach, expect, test } from 'vitest';
import { runJob } from '#database/testing/run-job.ts';
import { openTestServer, type TestServer } from '#database/testing/server.ts';
import { newId } from '#shell/common/ids.ts';
import { rolePermissions } from '#shell/common/role-permissions.ts';
import { notificationRoutes } from '../contract.ts';
import { kindOf } from '../contract/kinds.ts';
import { unreadRoutes } from '../contract/unread.ts';
import { notify } from './operations/notify.ts';
import { findReaders } from './store/deliveries.ts';
import { openNotificationStudio, type NotificationStudio } from './testing/notification-studio.ts';

let server: TestServer;
let studio: NotificationStudio;

beforeAll(async () => {
  server = await openTestServer();
});

beforeEach(async () => {
  studio = await openNotificationStudio(server);
});

const coachOf = async (): Promise<string> => {
  const text = "select id from memberships where account_id = $1 and role = 'coach'";
  return (await server.owner.query(text, [studio.accountId])).rows[0].id;
};
/** The number on the icon of the app of the coach. */
async function badge(): Promise<number | undefined> {
  const id = await coachOf();
  let unread: number | undefined;
  await runJob(server, studio, async (scope) => {
    unread = (await findReaders(scope, [id], new Date()))[0]?.unread;
  });
  return unread;
}

const unreadOf = async () => (await server.ask(unreadRoutes.count, {}, studio.coach)).data.unread;

test('whose permission was taken away reads the notifications from before no more, neither in the list nor one by one', async () => {
  const [membershipId, subjectId] = [await coachOf(), newId()];
  const params = { who: 'Anna', mealPlan: 'Piano', count: 1, text: 'Uova' };
  const about = { kind: 'workout_pain' as const, subjectId, clientId: studio.clientId, occurrence: subjectId };
  await runJob(server, studio, (scope) =>
    notify(scope, studio.accountId, [{ ...about, membershipIds: [membershipId], params }]),
  );
  const [before] = await studio.listOf(studio.coach);
  expect([before?.kind, await unreadOf(), await badge()]).toEqual(['workout_pain', 1, 1]);

  const left = rolePermissions().coach.filter((permission) => permission !== kindOf('workout_pain').permission);
  await server.owner.query('update memberships set permissions = $2 where id = $1', [membershipId, left]);

  expect([await studio.listOf(studio.coach), await unreadOf(), await badge()]).toEqual([[], 0, 0]);
  const { status } = await server.ask(notificationRoutes.markRead, { id: before?.id ?? '' }, studio.coach);
  expect(status).toBe(404);
  const deliveries = await server.ask(notificationRoutes.deliveries, { id: before?.id ?? '' }, studio.coach);
  expect(deliveries.status).toBe(404);
  await server.ask(notificationRoutes.markAllRead, {}, studio.coach);

  await server.owner.query('update memberships set permissions = null where id = $1', [membershipId]);
  expect(await studio.listOf(studio.coach)).toMatchObject([{ kind: 'workout_pain', readAt: null }]);
});
