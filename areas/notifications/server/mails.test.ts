import { beforeAll, beforeEach, expect, test } from 'vitest';
import { openOwnTestServer, type TestServer } from '#database/testing/server.ts';
import { notificationRoutes } from '../contract.ts';
import { type NotificationChoices, notificationSettingRoutes } from '../contract/settings.ts';
import { deliverAt } from './testing/deliver.ts';
import { openNotificationStudio, type NotificationStudio } from './testing/notification-studio.ts';

let server: TestServer;
let studio: NotificationStudio;

beforeAll(async () => {
  server = await openOwnTestServer({ PUBLIC_URL: 'https://app.example.com' });
});

beforeEach(async () => {
  studio = await openNotificationStudio(server);
});

const soon = (seconds: number) => new Date(Date.now() + seconds * 1000);
const deliver = (now: Date) => deliverAt(server, studio, now);
const choose = (choices: NotificationChoices) =>
  server.ask(notificationSettingRoutes.saveSettings, choices, studio.admin);

const wanted = { 'workout_commented.mail': 'on', 'workout_commented.push': 'off' } as const;

test('what is unread after two minutes is in one mail, what was read is not', async () => {
  await choose({ channels: wanted });
  await studio.comment('Uno');
  await server.ask(notificationRoutes.markAllRead, {}, studio.admin);
  await studio.comment('Due');
  await studio.comment('Tre');

  expect((await deliver(soon(60))).mails).toEqual([]);
  const { mails } = await deliver(soon(130));
  expect(mails).toMatchObject([{ to: studio.mails.admin, subject: '2 novità da Studio Prova' }]);
  expect(mails[0]?.text).toContain('«Tre»');
  expect(mails[0]?.text).not.toContain('«Uno»');
  expect((await deliver(soon(300))).mails).toEqual([]);
});

test('a mail with the summary waits until 8 in the morning of the reader', async () => {
  await choose({ channels: { ...wanted, 'workout_commented.mail': 'digest' } });
  await studio.comment('Uno');
  const { rows } = await server.owner.query(
    'select due_at from notification_deliveries where account_id = $1 and due_at is not null',
    [studio.accountId],
  );
  const dueAt = new Date(rows[0].due_at);

  expect(new Intl.DateTimeFormat('it', { timeStyle: 'short', timeZone: 'Europe/Rome' }).format(dueAt)).toBe('08:00');
  expect((await deliver(new Date(dueAt.getTime() - 1000))).mails).toEqual([]);
  expect((await deliver(dueAt)).mails).toHaveLength(1);
});

test('mails end with one click, without a login; the same link opens nothing else', async () => {
  await choose({ channels: wanted });
  await studio.comment();
  const [mail] = (await deliver(soon(130))).mails;
  const url = new URL(mail?.unsubscribeUrl ?? '');
  const click = await server.app.inject({
    method: 'POST',
    url: url.pathname,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'List-Unsubscribe=One-Click',
  });
  await studio.comment();

  expect(click.statusCode).toBe(200);
  expect((await deliver(soon(300))).mails).toEqual([]);
  expect(await studio.outcomes()).toMatchObject({ in_app: 'sent', mail: 'off' });
  const { settings } = (await server.ask(notificationSettingRoutes.settings, {}, studio.admin)).data;
  expect(settings.isMailOff).toBe(true);
});

test('mails cannot be switched off with a ticket of another purpose or a changed one', async () => {
  const { tickets } = server.services;
  const forged = tickets.issueTicket(`programs ${studio.accountId} ${studio.clientId}`, 1);
  for (const ticket of [forged, `${forged}x`, 'x'.repeat(400)]) {
    const refused = await server.ask(notificationSettingRoutes.unsubscribe, { ticket });
    expect(refused).toMatchObject({ status: 422, code: 'ticket_invalid' });
  }
  const form = await server.app.inject({
    method: 'POST',
    url: '/api/auth/login',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'email=a%40example.com&password=x',
  });
  expect(form.statusCode).toBe(415);
});
