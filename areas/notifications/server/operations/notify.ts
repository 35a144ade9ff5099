import { emitToProfessionals } from '#areas/clients/server/public.ts';
import { type Notification, notificationCreated } from '../../contract.ts';
import { type KindName, kindOf } from '../../contract/kinds.ts';
import { byDay, nextDigest } from '../../rules/quiet-hours.ts';
import { digestOf, mayOpen, modeOf } from '../../rules/settings.ts';
import { newId } from '#shell/common/ids.ts';
import type { Permission } from '#shell/common/permissions.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { emitLiveEvent } from '#shell/server/realtime/emit.ts';
import {
  findRecipients,
  insertNotifications,
  type NotificationRow,
  type Recipient,
} from '../store/new-notifications.ts';
import type { StoredParams } from '../store/present-params.ts';

/** What happened, and the memberships to notify. */
export interface NewNotification extends Pick<Notification, 'kind' | 'subjectId' | 'clientId'> {
  params: StoredParams;
  membershipIds: readonly string[];
  /** Identifies what happened, in at most 120 characters: a membership gets one notification for a kind and occurrence. */
  occurrence: string;
  /** Only memberships with one of these permissions are notified. */
  permissions?: readonly Permission[];
  /** Notifies the caller too: of consequences of their own action that they do not see. */
  includesCaller?: boolean;
}

/** A scope of a request or of a job; a job has no caller. */
export type NotifyScope = Pick<Scope, 'db' | 'live' | 'enqueue'> & Partial<Pick<Scope, 'caller'>>;

/** Time to read it in the app, or to take it back, before it is sent. */
const pushSeconds = 5;
const mailSeconds = 120;

export const deliverJob = 'notifications: deliver';

/**
 * Stores notifications in the transaction of what happened, one statement for all recipients, and queues push and mail. The
 * caller is not notified of their own actions (except with `includesCaller`), nor a membership that may not open the record or has
 * switched the kind off on every channel.
 */
export async function notify(scope: NotifyScope, accountId: string, news: readonly NewNotification[]): Promise<void> {
  const isNotified = (id: string, { includesCaller }: NewNotification) =>
    includesCaller || id !== scope.caller?.membershipId;
  const notified = news.map((one) => ({
    ...one,
    membershipIds: one.membershipIds.filter((id) => isNotified(id, one)),
  }));
  const ids = [...new Set(notified.flatMap(({ membershipIds }) => membershipIds))];
  if (ids.length === 0) return;
  const recipients = new Map((await findRecipients(scope, ids)).map((one) => [one.membershipId, one]));
  const now = new Date();
  const rows = notified.flatMap((one) =>
    one.membershipIds.flatMap((id) => {
      const recipient = recipients.get(id);
      return recipient ? rowFor(one, recipient, now) : [];
    }),
  );
  const added = rows.length > 0 ? await insertNotifications(scope, rows) : [];
  for (const { id, membershipId } of added)
    emitLiveEvent(scope, notificationCreated, { membershipIds: [membershipId], data: { notificationIds: [id] } });
  const addedIds = new Set(added.map(({ id }) => id));
  await emitToWatchers(
    scope,
    rows.filter(({ id }) => addedIds.has(id)),
  );
  // The job that runs every minute sends everything else.
  if (rows.some((row) => addedIds.has(row.id) && isSoon(row, now)))
    await scope.enqueue(deliverJob, { accountId }, { afterSeconds: pushSeconds });
}

/** Notifications of a client are also shown to the professionals who see the client. */
async function emitToWatchers(scope: NotifyScope, rows: readonly NotificationRow[]): Promise<void> {
  const ofClients = rows.filter(({ kind }) => kindOf(kind).audience === 'client');
  const clientIds = [...new Set(ofClients.flatMap(({ clientId }) => clientId ?? []))];
  const notificationIds = ofClients.map(({ id }) => id);
  await emitToProfessionals(scope, notificationCreated, { clientIds, data: { notificationIds } });
}

function rowFor(one: NewNotification, recipient: Recipient, now: Date): NotificationRow[] {
  const { kind, subjectId, clientId, params, occurrence } = one;
  const { membershipId } = recipient;
  const { quietHours = null, coveredBy = [], alwaysTellsContext = false } = kindOf(kind);
  const isAlwaysTold = alwaysTellsContext && 'context' in params;
  const quiet = {
    quietHours: isAlwaysTold ? null : quietHours,
    quietKinds: [kind, ...coveredBy],
    ignoresContexts: alwaysTellsContext,
  };
  const modes = {
    inApp: modeOf(recipient, kind, 'in_app').mode,
    push: modeOf(recipient, kind, 'push').mode,
    mail: modeOf(recipient, kind, 'mail').mode,
  };
  if (one.permissions?.some((permission) => recipient.permissions.includes(permission)) === false) return [];
  if (!mayOpen(recipient, kind) || Object.values(modes).every((mode) => mode === 'off')) return [];
  const dueAt = (at: Date) => at.toISOString();
  const pushAt = modes.push === 'off' ? null : dueAt(firstPush(kind, recipient, now));
  const mailAt = modes.mail === 'off' ? null : dueAt(mailTime(modes.mail === 'digest', kind, { recipient, now }));
  const deliveries = [
    { channel: 'push' as const, dueAt: pushAt },
    { channel: 'mail' as const, dueAt: mailAt },
  ];
  const isInApp = modes.inApp !== 'off';
  const about = { kind, subjectId, clientId, params, occurrence };
  return [{ id: newId(), membershipId, ...about, isInApp, ...quiet, deliveries }];
}

function firstPush(kind: KindName, { timeZone }: Recipient, now: Date): Date {
  const { waitMinutes = 0, isOfTheDay } = kindOf(kind);
  if (isOfTheDay) return byDay(now, timeZone);
  return new Date(now.getTime() + (pushSeconds + waitMinutes * 60) * 1000);
}

function mailTime(isDigest: boolean, kind: KindName, { recipient, now }: { recipient: Recipient; now: Date }): Date {
  if (isDigest) return nextDigest(digestOf(recipient).value, now, recipient.timeZone);
  const { waitMinutes = 0, isOfTheDay } = kindOf(kind);
  if (isOfTheDay) return byDay(now, recipient.timeZone);
  return new Date(now.getTime() + (mailSeconds + waitMinutes * 60) * 1000);
}

function isSoon({ deliveries }: NotificationRow, now: Date): boolean {
  const limit = now.getTime() + (pushSeconds + 1) * 1000;
  return deliveries.some(({ dueAt }) => dueAt !== null && Date.parse(dueAt) <= limit);
}
