import { useTexts } from '#shell/web/texts/texts.ts';
import { serverFieldErrors } from '#shell/web/forms/form-errors.ts';
import type { SettingChoices, SettingName } from '../../contract/settings.ts';
import type { SettingSource, EffectiveSettings } from '../../contract/settings-routes.ts';
import type { SettingValue } from './groups.ts';
import { useSaveSettings } from './queries.ts';

export interface SettingsScope {
  settings: EffectiveSettings;
  /** Left out: the account's. */
  client?: { id: string; name: string };
}

export interface Setting {
  /** What was chosen last, also while it is being saved or was refused. */
  value: SettingValue;
  source: SettingSource;
  inherited: SettingValue;
  /** Null takes the choice back. */
  choose: (value: SettingValue | null) => void;
  isSaved: boolean;
  /** Why the last choice does not hold. */
  error: string | null;
  /** Where trying again may help. */
  retry: (() => void) | null;
}

/** One value, saved the moment it is chosen. */
export function useSetting(name: SettingName, { settings, client }: SettingsScope): Setting {
  const t = useTexts('shell');
  const save = useSaveSettings(client?.id ?? null);
  const { error, variables } = save;
  const asked = save.isPending || error ? variables?.[name] : undefined;
  const inherited = settings.inherited[name];
  const standing = asked === null ? inherited : (asked ?? settings.values[name]);
  const wrong = error && Object.values(serverFieldErrors(error))[0];

  return {
    value: standing,
    source: settings.sources[name],
    inherited,
    choose: (value) => save.mutate({ [name]: value } as SettingChoices),
    isSaved: save.isSuccess,
    error: error && (wrong || error.message || t('errors.unreachable')),
    retry: error && !wrong && variables ? () => save.mutate(variables) : null,
  };
}
