import { sql } from 'kysely';
import { ClientSettingChoices, ClientSettings } from '../../contract/settings.ts';
import { settingStore } from '#shell/server/database/setting-choices.ts';

export const clientSettingChoices = settingStore(
  { account: 'client_setting_defaults', client: 'client_settings' },
  ClientSettingChoices,
);

const { subscriptionNoticeDays: defaultNoticeDays } = ClientSettings.parse({});

/** The days before the end of the subscription of a row of `clients` from which it is listed as expiring. */
export const subscriptionNoticeDays = sql<number>`coalesce(
  (select (choices ->> 'subscriptionNoticeDays')::int from client_settings where client_id = clients.id),
  (select (choices ->> 'subscriptionNoticeDays')::int from client_setting_defaults),
  ${defaultNoticeDays}::int)`;
