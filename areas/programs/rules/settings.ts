import { ProgramSettings, type SettingChoices, type SettingName } from '../contract/settings.ts';
import type { SettingSource, EffectiveSettings } from '../contract/settings-routes.ts';

/** The stored choices of an account and of one client. */
export interface StoredChoices {
  account: SettingChoices;
  client: SettingChoices;
}

/** Merges the choices: one of the client overrides one of the account, which overrides the default. */
export function mergedSettings({ account, client }: StoredChoices): ProgramSettings {
  return ProgramSettings.parse({ ...account, ...client });
}

/** Returns the settings of a client with their sources, or those of the account when `client` is missing. */
export function effectiveSettings({
  account,
  client,
}: Pick<StoredChoices, 'account'> & Partial<StoredChoices>): EffectiveSettings {
  const values = mergedSettings({ account, client: client ?? {} });
  const sourceOf = (name: SettingName): SettingSource => {
    if (client && name in client) return 'client';
    return name in account ? 'account' : 'default';
  };
  const names = Object.keys(values) as SettingName[];
  const sources = Object.fromEntries(names.map((name) => [name, sourceOf(name)])) as EffectiveSettings['sources'];
  return { values, sources, inherited: mergedSettings({ account: client ? account : {}, client: {} }) };
}
