import { z } from 'zod';
import { ProgramSettings, SettingChoices } from './settings.ts';
import { idSchema } from '#shell/common/fields.ts';
import { defineRoutes } from '#shell/common/route.ts';

/** Who chose a value: nobody, the account, or somebody for one client. */
export const settingSources = ['default', 'account', 'client'] as const;
export type SettingSource = (typeof settingSources)[number];

/** The values in force, where each comes from, and what would hold without the choice that is made here. */
export const EffectiveSettings = z.object({
  values: ProgramSettings,
  sources: z.record(ProgramSettings.keyof(), z.enum(settingSources)),
  inherited: ProgramSettings,
});
export type EffectiveSettings = z.output<typeof EffectiveSettings>;

const response = z.object({ settings: EffectiveSettings });
const client = z.object({ id: idSchema('clients') });

/** Two people may choose at once: each value is the one chosen last. */
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
