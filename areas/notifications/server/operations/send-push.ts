import { type KindName, kindOf } from '../../contract/kinds.ts';
import { endOf } from '../../rules/last-day.ts';
import { openPath } from '../../rules/link.ts';
import type { JobScope } from '#shell/server/jobs/job.ts';
import type { PushMessage, PushResult } from '#shell/server/push/sender.ts';
import { textsIn } from '#shell/server/texts/texts.ts';
import type { Due, PushDevice, ReaderRow } from '../store/deliveries.ts';
import type { DeviceResult } from '../store/devices.ts';
import { neutralTextOf, textOf } from '../texts.ts';

/** More than this number at a time become one summary. */
const maxSingle = 3;

/** Hours for which a push service keeps the message for a device that is offline. */
export function ttlHours(kind: KindName): number {
  return kindOf(kind).isUrgent ? 12 : 24;
}

interface Sending {
  reader: ReaderRow;
  due: readonly Due[];
  now: Date;
}

export interface PushOutcome {
  /** That of the best device: a message is sent when one device has it. */
  outcome: 'sent' | 'dead_device' | 'rejected' | 'retry';
  retrySeconds: number;
}

interface SentPushes {
  /** By the id of the notification. */
  outcomes: ReadonlyMap<string, PushOutcome>;
  devices: DeviceResult[];
}

/** Sends to all devices of a person: one message for each notification, or one summary of those that quiet hours held back. */
export async function sendPushes(scope: JobScope, { reader, due, now }: Sending): Promise<SentPushes> {
  const isSummary = due.length > maxSingle || due.filter(({ isHeld }) => isHeld).length > 1;
  const messages = isSummary
    ? [{ ids: due.map(({ id }) => id), compose: summaryOf }]
    : due.map((one) => ({ ids: [one.id], compose: messageOf(one) }));
  const sent = await Promise.all(
    messages.map(async ({ ids, compose }) => ({
      ids,
      results: await Promise.all(
        reader.devices.map(async (device) => ({
          id: device.id,
          result: await scope.push.send(device, compose(scope, { reader, due, now, device })),
        })),
      ),
    })),
  );
  return {
    outcomes: new Map(
      sent.flatMap(({ ids, results }) =>
        ids.map((id) => [id, outcomeOf(results.map(({ result }) => result))] as const),
      ),
    ),
    devices: sent.flatMap(({ results }) => results.map(({ id, result }) => deviceResult(id, result))),
  };
}

function deviceResult(id: string, result: PushResult): DeviceResult {
  return { id, kind: result.kind, status: result.kind === 'rejected' ? result.status : null };
}

function outcomeOf(results: readonly PushResult[]): PushOutcome {
  const retrySeconds = Math.max(1, ...results.map((one) => (one.kind === 'retry' ? one.afterSeconds : 1)));
  const kinds = results.map(({ kind }) => kind);
  const outcome = (['sent', 'retry', 'rejected'] as const).find((kind) => kinds.includes(kind)) ?? 'dead_device';
  return { outcome, retrySeconds };
}

type Compose = (scope: JobScope, sending: Sending & { device: PushDevice }) => PushMessage;

function messageOf(one: Due): Compose {
  return ({ settings }, { reader, device, now }) => {
    const { language, membershipId, unread } = reader;
    const { title, body } = (device.showsText ? textOf : neutralTextOf)(one, language);
    return {
      title: titleOf(title, reader),
      body,
      language,
      url: `${settings.publicUrl}${openPath({ id: one.id, membershipId })}`,
      tag: `${one.kind} ${one.subjectId}`,
      badge: unread,
      ttlSeconds: ttlSecondsOf(one, reader, now),
      isUrgent: kindOf(one.kind).isUrgent === true,
    };
  };
}

/** A phone that is off does not get what is over when it is on again. */
function ttlSecondsOf({ kind, lastDay }: Due, { timeZone }: ReaderRow, now: Date): number {
  const longest = ttlHours(kind) * 3600;
  const endsAt = endOf(lastDay, timeZone);
  return endsAt ? Math.min(longest, Math.ceil((endsAt.getTime() - now.getTime()) / 1000)) : longest;
}

/** The account is named when the person has several, unless the title is its name. */
function titleOf(title: string, { hasOtherAccounts, accountName }: ReaderRow): string {
  if (!title || title === accountName) return accountName;
  return hasOtherAccounts ? `${title} · ${accountName}` : title;
}

const summaryOf: Compose = ({ settings }, { reader, due }) => ({
  title: reader.accountName,
  body: textsIn(reader.language)('notifications:push.summary', { count: due.length }),
  language: reader.language,
  url: `${settings.publicUrl}/notifications`,
  tag: 'summary',
  badge: reader.unread,
  ttlSeconds: 24 * 3600,
  isUrgent: false,
});
