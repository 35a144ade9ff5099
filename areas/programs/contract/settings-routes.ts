import { z } from 'zod';
import { ProgramSettings, SettingChoices } from './settings.ts';
import { idSchema } from '#shell/common/fields.ts';
import { defineRoutes } from '#shell/common/route.ts';

/** Where the value of a setting comes from. */
export const settingSources = ['default', 'account', 'client'] as const;
export type SettingSource = (typeof settingSources)[number];

/** The settings of an account or of one client after defaults and choices are merged. */
export const EffectiveSettings = z.object({
  values: ProgramSettings,
  sources: z.record(ProgramSettings.keyof(), z.enum(settingSources)),
  /**
   * The values that apply without the choices of this level: those of the account for a client, the defaults for the
   * account.
   */
  inherited: ProgramSettings,
});
export type EffectiveSettings = z.output<typeof EffectiveSettings>;

const response = z.object({ settings: EffectiveSettings });
const client = z.object({ id: idSchema('clients') });

/** Saves merge key by key, so concurrent saves of different settings are both stored. */
export const programSettingsRoutes = defineRoutes({
  settings: { endpoint: 'GET /load-programs-settings', permission: 'view programs', response },
  saveSettings: { endpoint: 'POST /update-programs-settings', permission: 'admin', body: SettingChoices, response },
  clientSettings: {
    endpoint: 'GET /clients/:id/programs-settings',
    permission: 'view programs',
    params: client,
    response,
  },
  saveClientSettings: {
    endpoint: 'POST /clients/:id/programs-settings',
    permission: 'update programs',
    params: client,
    body: SettingChoices,
    response,
  },
});
