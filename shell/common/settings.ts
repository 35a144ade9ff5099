import { z } from 'zod';

/** Where the value of a setting comes from. */
export const settingSources = ['default', 'account', 'client'] as const;
export type SettingSource = (typeof settingSources)[number];

/** Settings with a default each: `z.object({ barKg: z.number().default(20) })`. */
type SettingFields = Record<string, z.ZodDefault>;

/** The settings of an account or of one client after defaults and choices are merged. */
export interface EffectiveSettings<Values> {
  values: Values;
  sources: Record<keyof Values, SettingSource>;
  /**
   * The values that apply without the choices of this level: those of the account for a client, the defaults for the
   * account.
   */
  inherited: Values;
}

/** The stored choices of an account and of one client. */
export interface StoredChoices<Choices> {
  account: Choices;
  client: Choices;
}

/** Schema of chosen settings. In a request null resets a setting, and a missing key leaves it unchanged. */
export function settingChoices<Fields extends SettingFields>(settings: z.ZodObject<Fields>) {
  const entries = Object.entries(settings.shape).map(([name, field]) => [name, z.nullable(field.unwrap())]);
  return z
    .object(
      Object.fromEntries(entries) as { [Name in keyof Fields]: z.ZodNullable<ReturnType<Fields[Name]['unwrap']>> },
    )
    .partial();
}

export function effectiveSettingsSchema<Fields extends SettingFields>(settings: z.ZodObject<Fields>) {
  return z.object({
    values: settings,
    sources: z.record(settings.keyof(), z.enum(settingSources)),
    inherited: settings,
  });
}

/** Merges the choices: one of the client overrides one of the account, which overrides the default. */
export function mergedSettings<Values extends object>(
  settings: z.ZodType<Values>,
  { account, client }: StoredChoices<object>,
): Values {
  return settings.parse({ ...account, ...client });
}

/** Returns the settings of a client with their sources, or those of the account when `client` is missing. */
export function effectiveSettings<Values extends object>(
  settings: z.ZodType<Values>,
  { account, client }: { account: object; client?: object },
): EffectiveSettings<Values> {
  const values = mergedSettings(settings, { account, client: client ?? {} });
  const sourceOf = (name: string): SettingSource => {
    if (client && name in client) return 'client';
    return name in account ? 'account' : 'default';
  };
  const sources = Object.fromEntries(Object.keys(values).map((name) => [name, sourceOf(name)]));
  return {
    values,
    sources: sources as Record<keyof Values, SettingSource>,
    inherited: mergedSettings(settings, { account: client ? account : {}, client: {} }),
  };
}
