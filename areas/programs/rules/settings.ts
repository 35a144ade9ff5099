import { ProgramSettings, type SettingChoices, type SettingName } from '../contract/settings.ts';
import type { SettingSource, EffectiveSettings } from '../contract/settings-routes.ts';

/** What an account chose, and what of it is different for one client. */
export interface Chosen {
  account: SettingChoices;
  client: SettingChoices;
}

/** The client's choice goes before the account's, and that before the default. */
export function mergedSettings({ account, client }: Chosen): ProgramSettings {
  return ProgramSettings.parse({ ...account, ...client });
}

/** As one client has them, or as the account has them when no choices of a client are given. */
export function effectiveSettings({
  account,
  client,
}: {
  account: SettingChoices;
  client?: SettingChoices;
}): EffectiveSettings {
  const values = mergedSettings({ account, client: client ?? {} });
  const sourceOf = (name: SettingName): SettingSource => {
    if (client && name in client) return 'client';
    return name in account ? 'account' : 'default';
  };
  const names = Object.keys(values) as SettingName[];
  const sources = Object.fromEntries(names.map((name) => [name, sourceOf(name)])) as EffectiveSettings['sources'];
  return { values, sources, inherited: mergedSettings({ account: client ? account : {}, client: {} }) };
}
