import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { chatRoutes } from '#areas/chats/contract.ts';
import { commentRoutes } from '#areas/completed-workouts/contract/comments.ts';
import { openOtherTestServer, type TestServer } from '#database/testing/server.ts';
import { newId } from '#shell/common/ids.ts';
import { setCurrentAccount } from '#shell/server/database/scope.ts';
import { runOutsideRequest } from '#shell/server/public-scope.ts';
import type { TestPushService } from '#shell/server/push/testing/push-service.ts';
import { notificationRoutes } from '../contract.ts';
import { type NotificationChoices, notificationSettingRoutes } from '../contract/settings.ts';
import { notify } from './operations/notify.ts';
import { addDevice } from './testing/notification-studio.ts';
import { openPushServer, openPushStudio, type PushStudio, soon } from './testing/push-server.ts';

let pushService: TestPushService;
let server: TestServer;
let studio: PushStudio;

beforeAll(async () => {
  ({ server, pushService } = await openPushServer());
});
afterAll(() => pushService.stop());

beforeEach(async () => {
  studio = await openPushStudio({ server, pushService }, 'admin');
});

const choose = (choices: NotificationChoices, token = studio.admin) =>
  server.ask(notificationSettingRoutes.saveSettings, choices, token);

describe('a push', () => {
  test('names who wrote, but not what, unless the device shows texts', async () => {
    const open = await addDevice(server, pushService, { token: studio.admin, showsText: true });
    await studio.comment('Mi tira il ginocchio');
    await studio.deliver();

    const id = (await studio.listOf(studio.admin))[0]?.id;
    expect(studio.received()).toMatchObject([{ title: 'Studio Prova client', body: 'Ti ha scritto un commento.' }]);
    expect(JSON.stringify(studio.received())).not.toContain('ginocchio');
    expect(studio.received(open)[0]).toMatchObject({
      body: expect.stringContaining('«Mi tira il ginocchio»'),
      app_badge: '1',
    });
    expect(studio.received()[0]?.['navigate']).toMatch(`https://app.example.com/notifications/${id}/open?membership=`);
    expect(await studio.outcomes()).toMatchObject({ in_app: 'sent', push: 'sent', mail: 'off' });
  });

  test('is not sent when the notification was read, or the workout opened, within the first seconds', async () => {
    await studio.comment();
    await server.ask(notificationRoutes.markAllRead, {}, studio.admin);
    await studio.deliver();
    expect(await studio.outcomes()).toMatchObject({ push: 'read' });

    await studio.comment();
    const request = { clientId: studio.clientId, completedWorkoutId: studio.workoutId, until: soon().toISOString() };
    await server.ask(commentRoutes.markRead.client, request, studio.admin);
    await studio.deliver();

    expect(studio.received()).toEqual([]);
    expect(await studio.outcomes()).toMatchObject({ push: 'read' });
  });

  test('is not sent for a comment that was deleted, which disappears from the list', async () => {
    const messageId = await studio.comment();
    await server.ask(chatRoutes.deleteMessage, { id: messageId }, studio.client);
    await studio.deliver();

    expect(studio.received()).toEqual([]);
    expect(await studio.listOf(studio.admin)).toEqual([]);
  });

  test('is not sent to somebody who used the app 59 seconds ago, but after 61 seconds', async () => {
    const usedSecondsBefore = (now: Date, seconds: number) =>
      server.owner.query('update sessions set seen_at = $1 where account_id = $2', [
        new Date(now.getTime() - seconds * 1000),
        studio.accountId,
      ]);
    await server.ask(notificationRoutes.recordActivity, {}, studio.admin);
    const now = soon();

    await studio.comment();
    await usedSecondsBefore(now, 59);
    await studio.deliver(now);
    expect(await studio.outcomes()).toMatchObject({ push: 'active' });

    await studio.comment();
    await usedSecondsBefore(now, 61);
    await studio.deliver(now);
    expect(await studio.outcomes()).toMatchObject({ push: 'sent' });
    expect(studio.received()).toHaveLength(1);
  });

  test('of a message that a phone sends five times to two processes is one', async () => {
    const other = await openOtherTestServer(server);
    const request = { conversationId: studio.clientId, id: newId(), message: 'Una volta' };
    await Promise.all(
      [server, other, server, other, server].map((process) => process.ask(chatRoutes.send, request, studio.client)),
    );
    await studio.deliver();
    await studio.deliver(soon(3600));

    expect(studio.received()).toHaveLength(1);
  });

  test('is sent once by ten processes at the same time', async () => {
    await studio.comment();
    await studio.comment();

    await Promise.all(Array.from({ length: 10 }, () => studio.deliver(soon())));
    await studio.deliver(soon(3600));

    expect(studio.received()).toHaveLength(2);
  });

  test('is not sent while notifications are paused', async () => {
    await choose({ mutedUntil: soon(3600).toISOString() });
    await studio.comment();
    await studio.deliver();

    expect(studio.received()).toEqual([]);
    expect(await studio.outcomes()).toMatchObject({ in_app: 'sent', push: 'muted' });
  });

  test('and a mail of a muted conversation are not sent, and the reason is shown; after that they are', async () => {
    const mute = (until: string | null) => server.ask(chatRoutes.mute, { id: studio.clientId, until }, studio.admin);
    expect((await mute(soon(3600).toISOString())).data.conversation.mutedUntil).not.toBeNull();
    await choose({ channels: { 'workout_commented.mail': 'on' } });
    await studio.comment();
    await studio.deliver(soon(600));

    expect(studio.received()).toEqual([]);
    expect(await studio.outcomes()).toMatchObject({
      in_app: 'sent',
      push: 'conversation_muted',
      mail: 'conversation_muted',
    });
    expect((await mute(null)).data.conversation).toMatchObject({ mutedUntil: null, unreadCount: expect.any(Number) });
    await studio.comment();
    await studio.deliver();
    expect(studio.received()).toHaveLength(1);
  });

  test('is one summary when more than three are due at once', async () => {
    for (const text of ['Uno', 'Due', 'Tre', 'Quattro']) await studio.comment(text);
    await studio.deliver();

    expect(studio.received()).toMatchObject([{ body: 'Hai 4 novità da leggere.', app_badge: '4' }]);
  });
});

describe('in quiet hours from 22:00 to 07:00', () => {
  const quiet = { isOn: true, from: '22:00', until: '07:00', days: [1, 2, 3, 4, 5, 6, 7] };
  /** The night in which summer time begins in Rome: 23:30 on 27 March, and 07:00 on 28 March. */
  const night = new Date('2027-03-27T22:30:00Z');
  const morning = new Date('2027-03-28T05:00:00Z');
  const isOfTheNight = async () => {
    const text = `update notification_deliveries set due_at = $1 where account_id = $2 and due_at is not null`;
    await server.owner.query(text, [night, studio.accountId]);
    await server.owner.query(`update sessions set expires_at = '2028-01-01' where account_id = $1`, [studio.accountId]);
    const created = 'update notifications set created_at = $1 where account_id = $2';
    await server.owner.query(created, [night, studio.accountId]);
  };

  beforeEach(async () => {
    await choose({ quiet });
  });

  test('pushes wait, and at 07:00 on the clock there is one summary of those that are unread', async () => {
    for (const text of ['Uno', 'Due', 'Tre']) await studio.comment(text);
    await isOfTheNight();
    await studio.deliver(night);
    expect(studio.received()).toEqual([]);
    expect(await studio.outcomes()).toMatchObject({ push: 'quiet' });

    const [newest] = await studio.listOf(studio.admin);
    await server.ask(notificationRoutes.markRead, { id: newest?.id ?? '' }, studio.admin);
    await studio.deliver(new Date(morning.getTime() - 60_000));
    expect(studio.received()).toEqual([]);
    await studio.deliver(morning);
    await studio.deliver(new Date(morning.getTime() + 60_000));
    expect(studio.received()).toMatchObject([{ body: 'Hai 2 novità da leggere.' }]);
  });

  test('reported pain is sent at once', async () => {
    await runOutsideRequest(server.services, async (scope) => {
      await setCurrentAccount(scope, studio.accountId);
      const { rows } = await server.owner.query(`select id from memberships where account_id = $1 and role = 'admin'`, [
        studio.accountId,
      ]);
      const subjectId = studio.workoutId;
      const about = { subjectId, occurrence: subjectId, clientId: studio.clientId };
      const params = { who: 'Giulia', workout: 'Gambe', exercises: 'Squat' };
      await notify(scope, studio.accountId, [{ ...about, kind: 'workout_pain', membershipIds: [rows[0].id], params }]);
    });
    await isOfTheNight();
    await studio.deliver(night);

    expect(pushService.received(studio.device)).toMatchObject([{ urgency: 'high' }]);
  });
});
