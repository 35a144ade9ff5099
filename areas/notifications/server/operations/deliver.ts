import { type Decision, decideMail, decidePush, type DueDelivery, type Reader } from '../../rules/decision.ts';
import { endOf } from '../../rules/last-day.ts';
import { digestOf, mayOpen, modeOf, quietOf } from '../../rules/settings.ts';
import type { JobScope, Payload } from '#shell/server/jobs/job.ts';
import {
  type DeliveryResult,
  type Due,
  findAccountsWithDue,
  findDue,
  findReaders,
  lockDelivery,
  type ReaderRow,
  saveResults,
} from '../store/deliveries.ts';
import { saveDeviceResults } from '../store/devices.ts';
import { mailJob } from './mail.ts';
import { withdraw } from './notifications.ts';
import { deliverJob } from './notify.ts';
import { type PushOutcome, ttlHours, sendPushes } from './send-push.ts';

/** Deliveries of one transaction, which bounds the messages that are open at a time. */
const maxAtOnce = 200;
const retrySeconds = 5;

/** Runs every minute: what waited for a morning, the end of quiet hours, a summary or a retry. */
export async function deliverAllDue(scope: JobScope): Promise<void> {
  const accountIds = await findAccountsWithDue(scope, new Date());
  await Promise.all(accountIds.map((accountId) => scope.enqueue(deliverJob, { accountId })));
}

/**
 * Sends what is due in an account. Settings, reading and presence are those of this moment. One process at a time delivers
 * for an account, so each message is sent once and all that quiet hours held back for a person is in one summary. What is no
 * longer so is withdrawn.
 */
export async function deliverDue(scope: JobScope, { accountId = '' }: Payload, now = new Date()): Promise<void> {
  if (!(await lockDelivery(scope, accountId)))
    return scope.enqueue(deliverJob, { accountId }, { afterSeconds: retrySeconds });
  const found = await findDue(scope, now, maxAtOnce);
  if (found.length === 0) return;
  const outdatedIds = found.filter(({ isOutdated }) => isOutdated).map(({ id }) => id);
  if (outdatedIds.length > 0) await withdraw(scope, { ids: outdatedIds });
  const due = found.filter(({ isOutdated }) => !isOutdated);
  const ids = [...new Set(due.map(({ membershipId }) => membershipId))];
  const readers = await findReaders(scope, ids, now);
  const delivered = await Promise.all(
    readers.map((reader) => {
      const own = due.filter(({ membershipId }) => membershipId === reader.membershipId);
      return deliverTo(scope, { reader, due: own, accountId, now });
    }),
  );
  await Promise.all([
    saveResults(
      scope,
      delivered.flatMap(({ results }) => results),
      now,
    ),
    saveDeviceResults(
      scope,
      delivered.flatMap(({ devices }) => devices),
    ),
  ]);
  if (found.length === maxAtOnce) await scope.enqueue(deliverJob, { accountId });
}

interface Delivering {
  reader: ReaderRow;
  due: readonly Due[];
  accountId: string;
  now: Date;
}

async function deliverTo(scope: JobScope, { reader, due, accountId, now }: Delivering) {
  const pushes = due.filter(({ channel }) => channel === 'push');
  const mails = due.filter(({ channel }) => channel === 'mail');
  const pushDecisions = pushes.map((one) => [one, decidePush(asDue(one, reader), readerOf(reader), now)] as const);
  const mailDecisions = mails.map((one) => [one, decideMail(asDue(one, reader), readerOf(reader), now)] as const);
  const mailed = mailDecisions.filter(([, { kind }]) => kind === 'send').map(([one]) => one);
  if (mailed.length > 0)
    await scope.enqueue(mailJob, {
      accountId,
      membershipId: reader.membershipId,
      notificationIds: mailed.map(({ id }) => id).join(','),
    });
  const sendable = pushDecisions.filter(([, { kind }]) => kind === 'send').map(([one]) => one);
  const sent = await sendPushes(scope, { reader, due: sendable, now });
  return {
    devices: sent.devices,
    results: [
      ...pushDecisions.map(([one, decision]) =>
        decision.kind === 'send' ? pushResult(one, sent.outcomes.get(one.id), now) : resultOf(one, decision),
      ),
      ...mailDecisions.map(([one, decision]) => resultOf(one, decision)),
    ],
  };
}

function asDue(due: Due, reader: ReaderRow): DueDelivery {
  const mode = mayOpen(reader, due.kind) ? modeOf(reader, due.kind, due.channel).mode : 'off';
  return { ...due, mode, endsAt: endOf(due.lastDay, reader.timeZone) };
}

function readerOf(row: ReaderRow): Reader {
  const { mutedUntil = null, isMailOff } = row.personal;
  return {
    isActive: row.isActive,
    mutedUntil,
    isMailOff: isMailOff === true,
    quiet: quietOf(row).value,
    digest: digestOf(row).value,
    timeZone: row.timeZone,
    devices: row.devices.length,
  };
}

function resultOf({ id: notificationId, channel }: Due, decision: Decision): DeliveryResult {
  const base = { notificationId, channel, dueAt: null, isHeld: false };
  if (decision.kind === 'wait')
    return { ...base, outcome: null, dueAt: decision.until.toISOString(), isHeld: decision.isQuiet };
  return { ...base, outcome: decision.kind === 'send' ? 'sent' : decision.outcome };
}

/** A message that no device took is sent again as the push service wants, until its lifetime is over. */
function pushResult(one: Due, sent: PushOutcome | undefined, now: Date): DeliveryResult {
  if (!sent) throw new Error(`pushResult: ${one.id} was not sent`);
  const { outcome, retrySeconds: wait } = sent;
  const base = { notificationId: one.id, channel: 'push' as const, isHeld: one.isHeld, dueAt: null, outcome };
  if (outcome !== 'retry') return base;
  const dueAt = new Date(now.getTime() + wait * 1000);
  const endsAt = Date.parse(one.createdAt) + ttlHours(one.kind) * 3_600_000;
  if (dueAt.getTime() > endsAt && !one.isHeld) return { ...base, outcome: 'expired' };
  return { ...base, outcome: null, dueAt: dueAt.toISOString() };
}
