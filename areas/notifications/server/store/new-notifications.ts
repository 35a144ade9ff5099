import { sql } from 'kysely';
import { z } from 'zod';
import { effectivePermissions } from '#areas/account/server/public.ts';
import { isNotWithdrawn } from '#areas/clients/server/public.ts';
import type { Notification } from '../../contract.ts';
import { NotificationChoices } from '../../contract/settings.ts';
import { rowsOf } from '#shell/server/database/rows.ts';
import type { Transaction } from '#shell/server/database/scope.ts';
import type { StoredParams } from './present-params.ts';

const Recipient = z.object({
  membershipId: z.uuid(),
  timeZone: z.string(),
  permissions: z.array(z.string()),
  account: NotificationChoices,
  personal: NotificationChoices,
  refusesReminders: z.boolean(),
});
export type Recipient = z.output<typeof Recipient>;

/** The memberships with their settings. Clients who were deactivated and removed collaborators have no access: they are left out. */
export async function findRecipients({ db }: Transaction, ids: readonly string[]): Promise<Recipient[]> {
  return rowsOf(
    db,
    Recipient,
    sql`
    select memberships.id as "membershipId", coalesce(users.time_zone, accounts.time_zone) as "timeZone",
      coalesce(${effectivePermissions}, '{}') as permissions,
      coalesce(notification_defaults.choices, '{}') as account, coalesce(notification_settings.choices, '{}') as personal,
      clients.id is not null and not ${isNotWithdrawn('automatic_messages')} as "refusesReminders"
    from memberships
      join users on users.id = memberships.user_id
      join accounts on accounts.id = memberships.account_id
      left join role_permissions on role_permissions.role = memberships.role
      left join clients on clients.membership_id = memberships.id
      left join notification_defaults on true
      left join notification_settings on notification_settings.membership_id = memberships.id
    where memberships.id = any(${ids}::uuid[]) and memberships.deactivated_at is null and clients.deactivated_at is null
    order by memberships.id`,
  );
}

export interface NotificationRow extends Pick<Notification, 'kind' | 'subjectId' | 'clientId'> {
  params: StoredParams;
  id: string;
  membershipId: string;
  occurrence: string;
  isInApp: boolean;
  /** The row is left out when one of `quietKinds` about the same subject is unread or was created within these hours; null: never. */
  quietHours: number | null;
  quietKinds: readonly string[];
  /** An earlier one with a context does not count as such, unless this transaction created it: then it tells of the same change. */
  ignoresContexts: boolean;
  deliveries: { channel: 'push' | 'mail'; dueAt: string | null }[];
}

/**
 * Inserts notifications with their deliveries in one statement and returns what was inserted. A delivery without `dueAt` is
 * switched off. One with the same kind and occurrence as an existing one of the membership is left out.
 */
export async function insertNotifications(
  { db }: Transaction,
  rows: readonly NotificationRow[],
): Promise<{ id: string; membershipId: string }[]> {
  return rowsOf(
    db,
    z.object({ id: z.uuid(), membershipId: z.uuid() }),
    sql`
    with given as (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given(id uuid, "membershipId" uuid, kind text,
        "subjectId" uuid, "occurrence" text, "clientId" uuid, params jsonb, "isInApp" boolean, "quietHours" int,
        "quietKinds" text[], "ignoresContexts" boolean, deliveries jsonb)
    ), added as (
      insert into notifications (id, membership_id, kind, subject_id, occurrence, client_id, params, is_in_app)
      select id, "membershipId", kind, "subjectId", "occurrence", "clientId", params, "isInApp" from given
      where "quietHours" is null or not exists (
        select from notifications earlier
        where earlier.subject_id = given."subjectId" and earlier.membership_id = given."membershipId"
          and earlier.kind = any(given."quietKinds")
          and not (given."ignoresContexts" and earlier.params ? 'context'
            and earlier.created_at < date_trunc('milliseconds', now()))
          and (earlier.read_at is null or earlier.created_at > now() - make_interval(hours => "quietHours")))
      order by "membershipId"
      on conflict (account_id, membership_id, kind, occurrence) do nothing
      returning id, membership_id
    ), deliveries as (
      insert into notification_deliveries (notification_id, channel, due_at, outcome, decided_at)
      select added.id, delivery ->> 'channel', (delivery ->> 'dueAt')::timestamptz,
        case when delivery ->> 'dueAt' is null then 'off' end, case when delivery ->> 'dueAt' is null then now() end
      from added join given using (id), jsonb_array_elements(given.deliveries) delivery
    )
    select id, membership_id as "membershipId" from added`,
  );
}
