import { readPermissions, recordActivity } from '#areas/account/server/public.ts';
import { type Delivery, type Notification, notificationDeleted, notificationRead } from '../../contract.ts';
import type { NotificationFilters } from '../../contract/filters.ts';
import type { KindName } from '../../contract/kinds.ts';
import { kindsReadBy } from '../../contract/readers.ts';
import { assertVisibleClient, emitToProfessionals } from '#areas/clients/server/public.ts';
import { found } from '#shell/common/problem.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { emitLiveEvent } from '#shell/server/realtime/emit.ts';
import { concernedWith } from '../concerned-with.ts';
import * as store from '../store/notifications.ts';
import { kindsOpenTo } from '../store/open-kinds.ts';

type Page = Promise<{ notifications: Notification[]; nextPage: number }>;

export async function listOwn(scope: Scope, filters: NotificationFilters): Page {
  if (filters.clientId) await assertVisibleClient(scope, filters.clientId);
  const kinds = await kindsOpenTo(scope);
  return store.findNotifications(scope, { ...filters, membershipId: scope.caller.membershipId, kinds });
}

/**
 * The notifications of a client whose kinds the caller may read; none as long as the client has not registered. The caller may see the
 * client.
 */
export async function listOfClient(
  scope: Scope,
  { clientId }: { clientId: string },
  filters: Omit<NotificationFilters, 'clientId'>,
): Page {
  const { membershipId } = await concernedWith(scope, clientId);
  if (!membershipId) return { notifications: [], nextPage: 0 };
  const permissions = await readPermissions(scope);
  const kinds = kindsReadBy({ isAdmin: scope.caller.role === 'admin', permissions });
  return store.findNotifications(scope, { ...filters, membershipId, kinds });
}

export async function markAllRead(
  scope: Scope,
  { until }: { until?: string | undefined },
): Promise<{ currentDate: string }> {
  await emitRead(scope, await store.markAllRead(scope, { until }));
  return { currentDate: new Date().toISOString() };
}

/** Marks a notification as read, because the caller opens it. */
export async function markRead(scope: Scope, { id }: { id: string }): Promise<{ notification: Notification }> {
  const notification = found(await store.markRead(scope, id));
  await emitRead(scope, [id]);
  return { notification };
}

/** Marks the caller's notifications about a record as read, because they have opened the record. */
export async function markSubjectRead(scope: Scope, about: Parameters<typeof store.markAllRead>[1]): Promise<void> {
  await emitRead(scope, await store.markAllRead(scope, about));
}

/** Deletes the notifications about something that no longer exists or is no longer so, also before they are sent. */
export async function withdraw(scope: Pick<Scope, 'db' | 'live'>, about: store.DeletedNotifications): Promise<void> {
  const deleted = await store.deleteNotifications(scope, about);
  for (const { id, membershipId } of deleted)
    emitLiveEvent(scope, notificationDeleted, { membershipIds: [membershipId], data: { notificationIds: [id] } });
  const notificationIds = deleted.map(({ id }) => id);
  const clientIds = [...new Set(deleted.flatMap(({ clientId }) => clientId ?? []))];
  await emitToProfessionals(scope, notificationDeleted, { clientIds, data: { notificationIds } });
}

/** Takes the words out of the notifications of a text that its author has deleted, also before they are sent. */
export async function withdrawText(
  scope: Pick<Scope, 'db' | 'live'>,
  about: { occurrence: string; kind: KindName },
): Promise<void> {
  for (const { id, membershipId } of await store.deleteText(scope, about))
    emitLiveEvent(scope, notificationRead, { membershipIds: [membershipId], data: { notificationIds: [id] } });
}

export async function listDeliveries(scope: Scope, { id }: { id: string }): Promise<{ deliveries: Delivery[] }> {
  return { deliveries: found(await store.findDeliveries(scope, id)) };
}

export async function saveActivity(scope: Scope): Promise<void> {
  await recordActivity(scope);
}

/** The other tabs of the caller follow, and the professionals who see what a client has read. */
async function emitRead(scope: Scope, notificationIds: string[]): Promise<void> {
  if (notificationIds.length === 0) return;
  const { membershipId, clientId } = scope.caller;
  emitLiveEvent(scope, notificationRead, { membershipIds: [membershipId], data: { notificationIds } });
  if (clientId)
    await emitToProfessionals(scope, notificationRead, { clientIds: [clientId], data: { notificationIds } });
}
