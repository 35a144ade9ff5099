import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { isNotWithdrawn } from '#areas/clients/server/public.ts';
import { healthKinds, photoKinds } from '../../contract/kinds.ts';

/**
 * SQL condition of every read of `notifications`: the client has not withdrawn the consent that the kind needs. Such a
 * notification is hidden until the consent is given again. `unread_notifications_of` has the same condition for all accounts, and that of
 * `kindsOpenTo`.
 */
export const isShown: RawBuilder<SqlBool> = sql`(
  (notifications.kind <> all(${healthKinds}) or ${isNotWithdrawn('health_data', 'notifications.client_id')})
  and (notifications.kind <> all(${photoKinds}) or ${isNotWithdrawn('photos', 'notifications.client_id')}))`;
