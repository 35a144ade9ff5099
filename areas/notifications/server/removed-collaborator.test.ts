import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { accountRoutes } from '#areas/account/contract.ts';
import { chatRoutes } from '#areas/chats/contract.ts';
import { collaboratorRoutes } from '#areas/collaborators/contract.ts';
import type { TestServer } from '#database/testing/server.ts';
import { openTestStudio } from '#database/testing/studio.ts';
import type { Permission } from '#shell/common/permissions.ts';
import { rolePermissions } from '#shell/common/role-permissions.ts';
import type { TestPushService } from '#shell/server/push/testing/push-service.ts';
import { eventTicket, openLiveApp } from '#shell/server/realtime/testing/live-app.ts';
import { notificationSettingRoutes } from '../contract/settings.ts';
import { deliverAt } from './testing/deliver.ts';
import { addDevice, openNotificationStudio, type NotificationStudio } from './testing/notification-studio.ts';
import { openPushServer } from './testing/push-server.ts';

let pushService: TestPushService;
let server: TestServer;
let studio: NotificationStudio;
let coachId: string;

beforeAll(async () => {
  ({ server, pushService } = await openPushServer());
});
afterAll(() => pushService.stop());

beforeEach(async () => {
  studio = await openNotificationStudio(server);
  coachId = studio.ids['collaborators'] ?? '';
  const care = { id: studio.clientId, kind: 'training', to: coachId } as const;
  await server.ask(collaboratorRoutes.changeCollaborator, care, studio.admin);
  await server.owner.query('delete from notifications where account_id = $1', [studio.accountId]);
});

const write = (message: string) =>
  server.ask(chatRoutes.send, { conversationId: studio.clientId, message }, studio.client);
const deliver = (seconds = 6) => deliverAt(server, studio, new Date(Date.now() + seconds * 1000));
const remove = () => server.ask(collaboratorRoutes.remove, { id: coachId, lines: [] }, studio.admin);
const limit = (withheld: readonly Permission[], version: number) => {
  const permissions = rolePermissions().coach.filter((permission) => !withheld.includes(permission));
  const limited = { id: coachId, version, role: 'coach', permissions, isNameHidden: false } as const;
  return server.ask(collaboratorRoutes.update, limited, studio.admin);
};

test('a removed collaborator gets no push and no mail any more, not even on a device of another account', async () => {
  const other = await openTestStudio(server, 'Altro studio');
  await server.owner.query(
    `insert into memberships (account_id, id, user_id, role)
     select $1, gen_random_uuid(), user_id, 'coach' from memberships where id = $2`,
    [other.accountId, coachId],
  );
  const elsewhere = await server.ask(accountRoutes.login, { email: studio.mails.coach, password: 'prova-prova' });
  const devices = [
    await addDevice(server, pushService, { token: studio.coach }),
    await addDevice(server, pushService, { token: elsewhere.data.access_token }),
  ];
  await server.ask(
    notificationSettingRoutes.saveSettings,
    { channels: { 'message_of_client.mail': 'on' } },
    studio.coach,
  );
  await write('Prima');
  await deliver();
  expect(devices.map((device) => pushService.received(device).length)).toEqual([1, 1]);

  await write('Mentre viene rimosso');
  await remove();
  await write('Dopo');
  const { mails } = await deliver(3600);

  expect(devices.map((device) => pushService.received(device).length)).toEqual([1, 1]);
  expect(mails.filter(({ to }) => to === studio.mails.coach)).toEqual([]);
  const { rows } = await server.owner.query(
    `select outcome from notification_deliveries d join notifications n on n.id = d.notification_id
     where n.membership_id = $1 and d.due_at is not null`,
    [coachId],
  );
  expect(rows).toEqual([]);
});

test('the open connection of a removed collaborator ends, and a ticket from before opens none', async () => {
  const port = await server.listen();
  const live = await openLiveApp(server, { token: studio.coach, port });
  const ticket = await eventTicket(server, studio.coach);

  const received = live.events();
  await remove();
  const before = performance.now();
  await live.closed;
  expect(performance.now() - before).toBeLessThan(1000);
  await write('Non per te');

  const socket = new WebSocket(`ws://127.0.0.1:${port}/api/events/socket?ticket=${ticket}`);
  const frames: string[] = [];
  socket.on('message', (frame) => void frames.push(frame.toString()));
  await new Promise((resolve) => socket.on('close', resolve));
  expect([live.events(), frames]).toEqual([received, []]);
});

test('a collaborator who may not see chats gets no push of messages, also when it was taken away before the push', async () => {
  const device = await addDevice(server, pushService, { token: studio.coach });
  await write('Prima');
  await limit(['view chats', 'create chats', 'update chats', 'delete chats'], 1);
  await deliver();
  await write('Dopo');
  await deliver();
  const limited = pushService.received(device).length;
  await limit([], 2);
  await write('Di nuovo');
  await deliver();

  expect([limited, pushService.received(device).length]).toEqual([0, 1]);
});
