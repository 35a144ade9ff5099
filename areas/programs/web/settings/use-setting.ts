import { useTexts } from '#shell/web/texts/texts.ts';
import { serverFieldErrors } from '#shell/web/forms/form-errors.ts';
import type { SettingChoices, SettingName } from '../../contract/settings.ts';
import type { SettingSource, EffectiveSettings } from '../../contract/settings-routes.ts';
import type { SettingValue } from './groups.ts';
import { useSaveSettings } from './queries.ts';

export interface SettingsScope {
  settings: EffectiveSettings;
  /** Undefined for the settings of the account. */
  client?: { id: string; name: string };
}

export interface Setting {
  /** The value in effect: the last choice, also while it is being saved or after its save failed. */
  value: SettingValue;
  source: SettingSource;
  inherited: SettingValue;
  /** Saves a value; null resets the setting. */
  choose: (value: SettingValue | null) => void;
  isSaved: boolean;
  /** Message of the failed save. */
  error: string | null;
  /** Repeats the failed save; null when no save failed or the server refused the value. */
  retry: (() => void) | null;
}

/** Returns the state of one setting. A choice is saved immediately. */
export function useSetting(name: SettingName, { settings, client }: SettingsScope): Setting {
  const t = useTexts('shell');
  const save = useSaveSettings(client?.id ?? null);
  const { error, variables } = save;
  const unsaved = save.isPending || error ? variables?.[name] : undefined;
  const inherited = settings.inherited[name];
  const fieldError = error && Object.values(serverFieldErrors(error))[0];

  return {
    value: unsaved === null ? inherited : (unsaved ?? settings.values[name]),
    source: settings.sources[name],
    inherited,
    choose: (value) => save.mutate({ [name]: value } as SettingChoices),
    isSaved: save.isSuccess,
    error: error && (fieldError || error.message || t('errors.unreachable')),
    retry: error && !fieldError && variables ? () => save.mutate(variables) : null,
  };
}
