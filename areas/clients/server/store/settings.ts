import { sql } from 'kysely';
import { ClientSettingChoices, ClientSettings } from '../../contract/settings.ts';
import { isNotWithdrawn } from './consents.ts';
import type { Transaction } from '#shell/server/database/scope.ts';
import { settingStore } from '#shell/server/database/setting-choices.ts';

export const clientSettingChoices = settingStore(
  { account: 'client_setting_defaults', client: 'client_settings' },
  ClientSettingChoices,
);

const { subscriptionNoticeDays: defaultNoticeDays, healthBasis: defaultBasis } = ClientSettings.parse({});

/** The days before the end of the subscription of a row of `clients` from which it is listed as expiring. */
export const subscriptionNoticeDays = sql<number>`coalesce(
  (select (choices ->> 'subscriptionNoticeDays')::int from client_settings where client_id = clients.id),
  (select (choices ->> 'subscriptionNoticeDays')::int from client_setting_defaults),
  ${defaultNoticeDays}::int)`;

/** Active, registered clients whose health data is processed on the basis of their consent, which they have not withdrawn. */
export async function findClientsByConsent({ db }: Transaction): Promise<string[]> {
  const clients = db
    .selectFrom('clients')
    .select('id')
    .where('deactivated_at', 'is', null)
    .where('membership_id', 'is not', null)
    .where(isNotWithdrawn('health_data'))
    .where(sql<boolean>`coalesce(
      (select choices ->> 'healthBasis' from client_settings where client_id = clients.id),
      (select choices ->> 'healthBasis' from client_setting_defaults), ${defaultBasis}) = 'consent'`);
  return (await clients.execute()).map(({ id }) => id);
}
