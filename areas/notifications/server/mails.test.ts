import { beforeAll, beforeEach, expect, test } from 'vitest';
import { openOwnTestServer, type TestServer } from '#database/testing/server.ts';
import { newId } from '#shell/common/ids.ts';
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

const measured = { weightKg: 60, reps: 8, rir: 2, rpe: null, seconds: null, metres: null };
const logged = { id: newId(), setNumber: 1, loggedAt: '2026-11-18T17:10:00.000Z' };
const doneSet = { ...logged, ...measured, isWarmUp: false, isRemoved: false };
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

test('a mail of several notifications begins with an urgent one, which is its subject', async () => {
  await choose({ channels: wanted });
  await studio.comment('Prima tutto bene');
  await studio.sync({
    startedAt: '2026-11-18T17:00:00.000Z',
    sets: [{ ...doneSet, rowId: studio.ids['prescribed-rows'] ?? '', note: 'Dolore al petto' }],
  });
  await studio.comment('Ci vediamo');

  const { mails } = await deliver(soon(130));

  expect(mails).toMatchObject([{ subject: expect.stringMatching(/ha scritto di un disturbo, e altre 2 novità$/) }]);
  expect(mails[0]?.text.indexOf('disturbo')).toBeLessThan(mails[0]?.text.indexOf('Prima tutto bene') ?? 0);
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
