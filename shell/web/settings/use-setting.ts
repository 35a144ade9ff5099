import type { EffectiveSettings, SettingSource } from '#shell/common/settings.ts';
import { messageOf } from '#shell/web/api/error-message.ts';
import { serverFieldErrors } from '#shell/web/forms/form-errors.ts';
import { type SettingRoutes, useSaveSettings } from './queries.ts';

export interface SettingsScope<Values> {
  routes: SettingRoutes;
  settings: EffectiveSettings<Values>;
  /** Undefined for the settings of the account. */
  client?: { id: string; name: string };
}

export interface Setting<Value> {
  /** The value in effect: the last choice, also while it is being saved or after its save failed. */
  value: Value;
  source: SettingSource;
  inherited: Value;
  /** Saves a value; null resets the setting. */
  choose: (value: Value | null) => void;
  isSaved: boolean;
  /** Message of the failed save. */
  error: string | null;
  /** Repeats the failed save; null when no save failed or the server refused the value. */
  retry: (() => void) | null;
}

/** Returns the state of one setting. A choice is saved immediately. */
export function useSetting<Values extends object, Name extends keyof Values & string>(
  name: Name,
  { routes, settings, client }: SettingsScope<Values>,
): Setting<Values[Name]> {
  const save = useSaveSettings<Values>(routes, client?.id ?? null);
  const { error, variables } = save;
  const unsaved = save.isPending || error ? (variables?.[name] as Values[Name] | null | undefined) : undefined;
  const inherited = settings.inherited[name];
  const fieldError = error && Object.values(serverFieldErrors(error))[0];

  return {
    value: unsaved === null ? inherited : (unsaved ?? settings.values[name]),
    source: settings.sources[name],
    inherited,
    choose: (value) => save.mutate({ [name]: value }),
    isSaved: save.isSuccess,
    error: error && (fieldError || messageOf(error)),
    retry: error && !fieldError && variables ? () => save.mutate(variables) : null,
  };
}
