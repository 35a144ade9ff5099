import { beforeAll, beforeEach, expect, test } from 'vitest';
import { collaboratorRoutes } from '#areas/collaborators/contract.ts';
import { openTestServer, type TestServer } from '#database/testing/server.ts';
import { newId } from '#shell/common/ids.ts';
import type { Permission } from '#shell/common/permissions.ts';
import { rolePermissions } from '#shell/common/role-permissions.ts';
import { notificationRoutes } from '../contract.ts';
import { type KindName, kindNames, kindOf } from '../contract/kinds.ts';
import { openNotificationStudio, type NotificationStudio } from './testing/notification-studio.ts';

let server: TestServer;
let studio: NotificationStudio;

beforeAll(async () => {
  server = await openTestServer();
});

/** The client has one notification of each kind for clients, and the coach follows the client. */
beforeEach(async () => {
  studio = await openNotificationStudio(server);
  const { collaborators } = (await server.ask(collaboratorRoutes.list, {}, studio.admin)).data;
  const to = collaborators.find(({ role }) => role === 'coach')?.id ?? '';
  await server.ask(collaboratorRoutes.changeCollaborator, { id: studio.clientId, kind: 'training', to }, studio.admin);
  await server.owner.query('delete from notifications where account_id = $1', [studio.accountId]);
  for (const kind of ofClients)
    await server.owner.query(
      `insert into notifications (account_id, id, membership_id, client_id, kind, occurrence, subject_id, params, is_in_app)
       values ($1, $2, $3, $4, $5, $6, $7, '{"who": "Luca", "plan": "Dieta gravidanza"}', true)`,
      [studio.accountId, newId(), studio.memberships.client, studio.clientId, kind, newId(), newId()],
    );
});

const ofClients = kindNames.filter((kind) => kindOf(kind).audience === 'client');

async function kindsReadWith(...permissions: Permission[]): Promise<KindName[]> {
  await server.owner.query(`update memberships set permissions = $2 where account_id = $1 and role = 'coach'`, [
    studio.accountId,
    ['view home', 'view clients', 'view notifications', 'view health records', ...permissions],
  ]);
  return kindsReadBy(studio.coach);
}

async function kindsReadBy(token: string): Promise<KindName[]> {
  const kinds: KindName[] = [];
  for (let page = 1; page > 0; ) {
    const { data } = await server.ask(notificationRoutes.ofClient, { clientId: studio.clientId, page }, token);
    kinds.push(...data.notifications.map(({ kind }) => kind));
    page = data.nextPage;
  }
  return kinds;
}

/** What each permission shows of the notifications of a client. A new kind for clients has to be in a line of it. */
const shownWith: Partial<Record<Permission, KindName[]>> = {
  'view programs': ['program_assigned', 'program_changed'],
  'view workouts': ['workout_answered', 'workout_corrected'],
  'view meal plans': ['meal_plan_published', 'meal_plan_changed'],
  'view macros': ['macro_given', 'advice_given'],
  'view notices': ['notice_published', 'notice_reminded'],
  'view chats': ['message_of_coach'],
  'view surveys': ['check_in_open', 'first_survey_open', 'check_in_reminder', 'check_in_task', 'check_in_reviewed'],
};
const shownWithHealthRecords: KindName[] = [
  'file_given',
  'health_basis_changed',
  'measurement_due',
  'own_subscription_ending',
];

test('a professional reads of the notifications of a client only the kinds whose data they may read', async () => {
  expect((await kindsReadWith()).toSorted()).toEqual(shownWithHealthRecords.toSorted());
  for (const [permission, kinds] of Object.entries(shownWith) as [Permission, KindName[]][])
    expect((await kindsReadWith(permission)).toSorted(), permission).toEqual(
      [...shownWithHealthRecords, ...kinds].toSorted(),
    );
});

test('what a client asks of their own data is read by admins alone, who read every kind', async () => {
  const ofAdmin = await kindsReadBy(studio.admin);
  const ofCoach = await kindsReadWith(...rolePermissions().coach, ...rolePermissions().nutritionist);

  expect(ofAdmin.toSorted()).toEqual(ofClients.toSorted());
  expect(ofAdmin.filter((kind) => !ofCoach.includes(kind)).toSorted()).toEqual(['data_export_ready', 'data_exported']);
});

test('a trainer without meal plans finds no title of one, also when they look for the topic nutrition', async () => {
  await kindsReadWith('view programs', 'view workouts');
  const request = { clientId: studio.clientId, group: 'nutrition' } as const;

  const { data } = await server.ask(notificationRoutes.ofClient, request, studio.coach);

  expect(JSON.stringify(data)).not.toContain('gravidanza');
});
