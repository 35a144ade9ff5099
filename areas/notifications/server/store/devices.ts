import { sql } from 'kysely';
import { type Device, maxDevices } from '../../contract/devices.ts';
import { newId } from '#shell/common/ids.ts';
import { checkedRows } from '#shell/server/database/rows.ts';
import type { Scope, Transaction } from '#shell/server/database/scope.ts';
import type { PushSubscription } from '#shell/server/push/sender.ts';
import { z } from 'zod';

const DeviceRow = z.custom<Device>();

const columns = [
  'id',
  'name',
  'endpoint',
  'shows_text as showsText',
  'created_at as createdAt',
  'last_sent_at as lastSentAt',
] as const;

/** The devices of the caller, newest first. */
export async function findDevices({ db, caller }: Scope): Promise<Device[]> {
  const rows = await db
    .selectFrom('push_devices')
    .select(columns)
    .select((eb) => eb('failed_status', 'is not', null).as('hasFailed'))
    .where('user_id', '=', caller.userId)
    .orderBy('created_at', 'desc')
    .limit(maxDevices)
    .execute();
  return checkedRows(DeviceRow, rows);
}

export interface NewDevice {
  osAppId: string | null;
  playerId: string | null;
  subscription: PushSubscription | null;
  name: string;
  showsText: boolean | undefined;
}

/**
 * Stores the device and binds it to the session of the caller. One that is known by its endpoint or ids is updated: it may
 * have belonged to another person who used the same browser.
 */
export async function saveDevice({ db, caller, tokenHash }: Scope, device: NewDevice): Promise<void> {
  const { osAppId, playerId, subscription, name, showsText = null } = device;
  const { endpoint = null, p256dh = null, auth = null } = subscription ?? {};
  const target = endpoint ? sql`(endpoint)` : sql`(os_app_id, player_id) where endpoint is null`;
  await sql`
    insert into push_devices as known (id, user_id, session_hash, endpoint, p256dh, auth, os_app_id, player_id, name, shows_text)
    values (${newId()}, ${caller.userId}, (select token_hash from sessions where token_hash = ${tokenHash}), ${endpoint},
      ${p256dh}, ${auth}, ${osAppId}, ${playerId}, ${name}, coalesce(${showsText}::boolean, false))
    on conflict ${target} do update set user_id = excluded.user_id, session_hash = excluded.session_hash,
      p256dh = excluded.p256dh, auth = excluded.auth, os_app_id = excluded.os_app_id, player_id = excluded.player_id,
      name = excluded.name, failed_status = null,
      shows_text = case when known.user_id <> excluded.user_id then excluded.shows_text
        else coalesce(${showsText}::boolean, known.shows_text) end`.execute(db);
}

/** Deletes the devices of the caller beyond the limit, the oldest ones, but not those of this session. */
export async function deleteOldestDevices({ db, caller, tokenHash }: Scope): Promise<void> {
  await sql`
    delete from push_devices where id in (
      select id from push_devices where user_id = ${caller.userId}
      order by session_hash is not distinct from ${tokenHash} desc, created_at desc, id desc
      offset ${sql.lit(maxDevices)})`.execute(db);
}

/** Also when the new endpoint is registered already, because a page was faster: then the former one is deleted. */
export async function replaceSubscription(
  { db }: Transaction,
  former: Pick<PushSubscription, 'endpoint' | 'auth'>,
  { endpoint, p256dh, auth }: PushSubscription,
): Promise<void> {
  await sql`
    with known as (
      select id, exists (select from push_devices where endpoint = ${endpoint}) as "isReplaced" from push_devices
      where endpoint = ${former.endpoint} and auth = ${former.auth} and endpoint <> ${endpoint} for update
    ), deleted as (
      delete from push_devices using known where push_devices.id = known.id and known."isReplaced"
    )
    update push_devices set endpoint = ${endpoint}, p256dh = ${p256dh}, auth = ${auth}, failed_status = null
    from known where push_devices.id = known.id and not known."isReplaced"`.execute(db);
}

export async function deleteDevice({ db, caller }: Scope, id: string): Promise<void> {
  await db.deleteFrom('push_devices').where('id', '=', id).where('user_id', '=', caller.userId).execute();
}

export async function findSubscription({ db, caller }: Scope, endpoint: string): Promise<PushSubscription | undefined> {
  return db
    .selectFrom('push_devices')
    .select(({ ref }) => [
      ref('endpoint').$notNull().as('endpoint'),
      ref('p256dh').$notNull().as('p256dh'),
      ref('auth').$notNull().as('auth'),
    ])
    .where('endpoint', '=', endpoint)
    .where('user_id', '=', caller.userId)
    .executeTakeFirst();
}

export interface DeviceResult {
  id: string;
  /** `gone`: the push service says that the subscription no longer exists. */
  kind: 'sent' | 'gone' | 'rejected' | 'retry';
  status: number | null;
}

/** Deletes subscriptions that no longer exist and records the last success or refusal of the others. */
export async function saveDeviceResults({ db }: Transaction, results: readonly DeviceResult[]): Promise<void> {
  const goneIds = results.filter(({ kind }) => kind === 'gone').map(({ id }) => id);
  const others = results.filter(({ kind }) => kind === 'sent' || kind === 'rejected');
  await Promise.all([
    goneIds.length > 0 && sql`delete from push_devices where id = any(${goneIds}::uuid[])`.execute(db),
    others.length > 0 &&
      sql`
      update push_devices d set failed_status = r.status,
        last_sent_at = case when r.kind = 'sent' then now() else last_sent_at end
      from jsonb_to_recordset(${JSON.stringify(others)}::jsonb) as r(id uuid, kind text, status int)
      where d.id = r.id`.execute(db),
  ]);
}
