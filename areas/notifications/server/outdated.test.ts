import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { clientRoutes } from '#areas/clients/contract.ts';
import { erasureRoutes } from '#areas/clients/contract/erasure.ts';
import { noticeRoutes } from '#areas/notices/contract.ts';
import { noticeExample } from '#areas/notices/example.ts';
import { programRoutes } from '#areas/programs/contract.ts';
import { acceptInvitationsOn } from '#database/testing/accepted-invitations.ts';
import { runJob } from '#database/testing/run-job.ts';
import { testPassword } from '#database/testing/template-studio.ts';
import type { TestServer } from '#database/testing/server.ts';
import { addDays, todayIn } from '#shell/common/dates.ts';
import { newId } from '#shell/common/ids.ts';
import { instantInZone } from '#shell/common/local-time.ts';
import type { TestPushService } from '#shell/server/push/testing/push-service.ts';
import { notificationRoutes } from '../contract.ts';
import type { KindName } from '../contract/kinds.ts';
import { notificationSettingRoutes } from '../contract/settings.ts';
import { notifyDaily } from './operations/daily.ts';
import { notify } from './operations/notify.ts';
import { textOf } from './texts.ts';
import { deliverAt } from './testing/deliver.ts';
import { addDevice, openNotificationStudio, type NotificationStudio } from './testing/notification-studio.ts';
import { openPushServer } from './testing/push-server.ts';

let pushService: TestPushService;
let server: TestServer;
let studio: NotificationStudio;
const today = todayIn('Europe/Rome');

beforeAll(async () => {
  ({ server, pushService } = await openPushServer());
});
afterAll(() => pushService.stop());

beforeEach(async () => {
  studio = await openNotificationStudio(server);
  const digest = { frequency: 'weekly', hour: 8, weekday: 1 } as const;
  await server.ask(notificationSettingRoutes.saveSettings, { digest }, studio.admin);
});

/** The clock of the reader on a day. */
const at = (day: string, time: string) => instantInZone(`${day}T${time}`, 'Europe/Rome');
const runNight = () => runJob(server, studio, (scope) => notifyDaily(scope, { accountId: studio.accountId }));
const deliver = async (now: Date) => (await deliverAt(server, studio, now)).mails.map(({ text }) => text).join('\n');
const kindsOf = async (token: string) => (await studio.listOf(token)).map(({ kind }) => kind).toSorted();
const query = (text: string, ...values: unknown[]) => server.owner.query(text, [studio.accountId, ...values]);
const endSubscriptionIn = (days: number) =>
  query(
    `update clients set subscription_end = $2 where account_id = $1 and id = '${studio.clientId}'`,
    addDays(today, days),
  );
/** The program of the client runs, and ends in some days as planned. */
const endProgramIn = (days: number) =>
  query(
    `update programs set replaced_from = null, starts_on = $2::date + 1 - 7 * week_count, assigned_on = $2::date + 1 - 7 * week_count
     where account_id = $1 and client_id is not null`,
    addDays(today, days),
  );
const program = () => studio.ids['client-programs'] ?? '';

/** What became of the newest notification of a kind, by channel. */
async function outcomesOf(kind: KindName, token: string) {
  const id = (await studio.listOf(token)).find((one) => one.kind === kind)?.id ?? '';
  const { deliveries } = (await server.ask(notificationRoutes.deliveries, { id }, token)).data;
  return Object.fromEntries(deliveries.map(({ channel, outcome }) => [channel, outcome]));
}

describe('what is over is neither pushed nor mailed', () => {
  test('an ending program in a weekly summary after its last day stays in the list, which says why', async () => {
    await endProgramIn(1);
    await runNight();

    expect(await deliver(at(addDays(today, 9), '08:00'))).not.toContain('sta per finire');
    expect(await outcomesOf('program_expiring', studio.admin)).toMatchObject({ in_app: 'sent', mail: 'over' });
  });

  test('on its last day it is in the summary', async () => {
    await endProgramIn(1);
    await runNight();
    await query(`update notification_deliveries set due_at = $2 where account_id = $1 and due_at is not null`, today);
    await query(`update notifications set created_at = created_at - interval '8 days' where account_id = $1`);

    expect(await deliver(at(addDays(today, 1), '23:50'))).toContain('sta per finire');
  });

  test('a notice after its last day', async () => {
    await announceNotice();
    await deliver(at(addDays(today, 1), '23:00'));

    expect(await outcomesOf('notice_published', studio.client)).toEqual({ in_app: 'sent', push: 'over', mail: 'over' });
  });

  test('not a notice whose last day was moved meanwhile', async () => {
    await announceNotice();
    await query('update notices set expires_on = $2 where account_id = $1', addDays(today, 5));
    await deliver(at(addDays(today, 1), '23:00'));

    expect(await outcomesOf('notice_published', studio.client)).toMatchObject({ mail: 'sent' });
  });

  test('for a phone that is off, a push service keeps a push until the end of the last day, at most 24 hours', async () => {
    const device = await addDevice(server, pushService, { token: studio.client });
    await announceNotice(addDays(today, 1));
    await deliver(at(addDays(today, 1), '23:00'));
    await announceNotice(addDays(today, 5));
    await deliver(at(addDays(today, 1), '23:00'));

    expect(pushService.received(device).map(({ ttl }) => ttl)).toEqual([3600, 86_400]);
  });

  test('a check-in that is closed', async () => {
    await announce('check_in_open', await openCheckIn(today));
    await deliver(at(addDays(today, 1), '08:00'));

    expect(await outcomesOf('check_in_open', studio.client)).toMatchObject({ in_app: 'sent', push: 'over' });
  });
});

describe('what is no longer true is withdrawn', () => {
  test('an ending subscription that is renewed, from the lists of client and professional, before 8 in the morning', async () => {
    await endSubscriptionIn(5);
    await runNight();
    expect(await kindsOf(studio.client)).toEqual(['own_subscription_ending']);
    expect(await kindsOf(studio.admin)).toContain('subscription_ending');

    const subscriptionEnd = addDays(today, 400);
    await server.ask(clientRoutes.saveSubscriptionEnd, { id: studio.clientId, subscriptionEnd }, studio.admin);
    expect(await kindsOf(studio.client)).toEqual([]);
    expect(await kindsOf(studio.admin)).not.toContain('subscription_ending');
    expect(await deliver(at(addDays(today, 1), '08:00'))).not.toContain('abbonamento');
  });

  test('an ending subscription that is saved again with the same day stays', async () => {
    await endSubscriptionIn(5);
    await runNight();
    const subscriptionEnd = addDays(today, 5);
    await server.ask(clientRoutes.saveSubscriptionEnd, { id: studio.clientId, subscriptionEnd }, studio.admin);

    expect(await kindsOf(studio.client)).toEqual(['own_subscription_ending']);
  });

  test('an ending program whose first day is moved, not one whose title changes', async () => {
    await endProgramIn(2);
    await runNight();
    const { programUser } = (await server.ask(programRoutes.programUser, { id: program() }, studio.admin)).data;
    const dates = { id: program(), version: programUser.version, startsOn: programUser.startsOn };
    const annotated = await server.ask(programRoutes.saveProgramUser, { ...dates, note: 'Nuova nota' }, studio.admin);
    expect(annotated.status).toBe(200);
    expect(await kindsOf(studio.admin)).toContain('program_expiring');

    const { version } = annotated.data.programUser;
    const moved = { ...dates, version, startsOn: addDays(dates.startsOn, 2), note: '' };
    expect((await server.ask(programRoutes.saveProgramUser, moved, studio.admin)).status).toBe(200);
    expect(await kindsOf(studio.admin)).not.toContain('program_expiring');
  });

  test('an ending program once the next one is assigned', async () => {
    await endProgramIn(2);
    await runNight();
    const assignment = { clientIds: [studio.clientId], groupIds: [], startsOn: addDays(today, 3), note: '' };
    const { status } = await server.ask(
      programRoutes.assign,
      { ...assignment, id: studio.ids['programs'] ?? '', overlap: 'keep' },
      studio.admin,
    );

    expect(status).toBe(200);
    expect(await kindsOf(studio.admin)).not.toContain('program_expiring');
  });

  test('whatever changed the last day, when it is due at the latest', async () => {
    await endProgramIn(2);
    await endSubscriptionIn(3);
    await runNight();
    await endProgramIn(6);
    await endSubscriptionIn(400);
    const mail = await deliver(at(addDays(today, 8), '08:00'));

    expect(mail).not.toMatch(/sta per (finire|scadere)/);
    expect(await kindsOf(studio.client)).toEqual([]);
    expect(await kindsOf(studio.admin)).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/program_expiring|subscription_ending/)]),
    );
  });

  test('a client who has trained since is no longer idle; until then the text names the last day', async () => {
    await query('delete from completed_workouts where account_id = $1 and finished_at is not null');
    await query(`update clients set created_at = now() - interval '90 days' where account_id = $1`);
    await acceptInvitationsOn(server, studio.accountId, addDays(today, -90));
    await query(
      'update programs set starts_on = $2, assigned_on = $2, week_count = 8 where account_id = $1 and client_id is not null',
      addDays(today, -20),
    );
    await runNight();
    const [idle] = (await studio.listOf(studio.admin)).filter(({ kind }) => kind === 'client_idle');
    expect(idle && textOf(idle, 'it').title).toMatch(/^Studio Prova client non si allena d(al |all')\d+ \w+ \d{4}$/);
    expect(idle && textOf(idle, 'en').title).toMatch(/^Studio Prova client has not trained since \d+ \w+ \d{4}$/);

    // Also when the news is of the day after the last workout.
    const since = `update notifications set params = params || jsonb_build_object('since', $2::text)
      where account_id = $1 and kind = 'client_idle'`;
    await query(since, addDays(today, -1));
    const loggedAt = new Date().toISOString();
    const measured = { rir: null, rpe: null, seconds: null, weightKg: 60, reps: 8, metres: null, note: '' };
    const row = { rowId: studio.ids['prescribed-rows'] ?? '', setNumber: 1, isWarmUp: false, isRemoved: false };
    const finish = { finishedAt: loggedAt, effort: 7, comment: '' };
    await studio.sync({ sets: [{ id: newId(), ...row, ...measured, loggedAt }], finish });
    expect(await kindsOf(studio.admin)).not.toContain('client_idle');
  });

  test.each([
    ['is deactivated', () => server.ask(clientRoutes.deactivate, { id: studio.clientId }, studio.admin)],
    ['asks to be deleted', () => server.ask(erasureRoutes.requestErasure, { password: testPassword }, studio.client)],
  ])('what ends for a client who %s', async (_, leave) => {
    await endProgramIn(2);
    await endSubscriptionIn(3);
    await runNight();
    const before = await kindsOf(studio.admin);
    expect(before).toHaveLength(3);
    await leave();
    expect((await kindsOf(studio.admin)).filter((kind) => before.includes(kind))).toEqual([]);
  });

  test('a notice to whose audience the client no longer belongs', async () => {
    await announceNotice(addDays(today, 5));
    await query(`update notices set audience = 'chosen' where account_id = $1`);
    await deliver(at(addDays(today, 1), '08:00'));

    expect(await kindsOf(studio.client)).toEqual([]);
  });

  test('the end of check-ins that were missed, once they go on', async () => {
    const id = newId();
    const text = `insert into survey_assignments (account_id, id, survey_id, client_id, repeats, weekday, starts_on, stopped_for)
      select $1, $2, id, $3, 'weekly', 1, $4, $5 from surveys where account_id = $1 limit 1`;
    await query(text, id, studio.clientId, today, 'misses');
    await announce('check_ins_stopped', id, 'admin');
    await deliver(new Date(Date.now() + 6000));
    expect(await kindsOf(studio.admin)).toEqual(['check_ins_stopped']);

    await query('update survey_assignments set stopped_for = null where account_id = $1 and id = $2', id);
    await deliver(at(addDays(today, 8), '08:00'));
    expect(await kindsOf(studio.admin)).toEqual([]);
  });

  test('a client who came after the program began and never trained is idle from the day they came', async () => {
    await query('delete from completed_workouts where account_id = $1 and finished_at is not null');
    await query(`update clients set created_at = now() - interval '12 days' where account_id = $1`);
    await acceptInvitationsOn(server, studio.accountId, addDays(today, -12));
    const begin =
      'update programs set starts_on = $2, assigned_on = $2, week_count = 8 where account_id = $1 and client_id is not null';
    await query(begin, addDays(today, -20));
    await runNight();

    const idle = (await studio.listOf(studio.admin)).find(({ kind }) => kind === 'client_idle');
    expect(idle?.params).toMatchObject({ since: addDays(today, -12) });
  });

  test('a check-in that was taken away before it was announced', async () => {
    const checkInId = await openCheckIn(addDays(today, 5));
    await announce('check_in_open', checkInId);
    await query('delete from check_ins where account_id = $1 and id = $2', checkInId);
    await deliver(at(addDays(today, 1), '08:00'));

    expect(await kindsOf(studio.client)).toEqual([]);
  });
});

/** A notice on the noticeboard until a day, of which the client is notified. */
async function announceNotice(expiresOn = today): Promise<void> {
  const draft = { ...noticeExample, expiresOn };
  const { notice } = (await server.ask(noticeRoutes.create, draft, studio.admin)).data;
  await announce('notice_published', notice.id);
}

/** Notifies a person of a record, by push and mail. */
async function announce(kind: KindName, subjectId: string, to: 'admin' | 'client' = 'client'): Promise<void> {
  const text = `select membership.id from memberships membership join users on users.id = membership.user_id
    where account_id = $1 and email = $2`;
  const { rows } = await query(text, studio.mails[to]);
  const about = { kind, subjectId, clientId: studio.clientId, occurrence: subjectId };
  const params = { who: 'Studio Prova', text: 'Orari', survey: 'Come va' };
  await runJob(server, studio, (scope) =>
    notify(scope, studio.accountId, [{ ...about, params, membershipIds: [rows[0].id] }]),
  );
}

/** A check-in of today that the client can answer until a day. */
async function openCheckIn(closesOn: string): Promise<string> {
  const id = newId();
  await query(
    `insert into check_ins (account_id, id, survey_id, client_id, due_on, closes_on, state)
     select $1, $2, id, $3, $4, $5, 'open' from surveys where account_id = $1 limit 1`,
    id,
    studio.clientId,
    today,
    closesOn,
  );
  return id;
}
