import { z } from 'zod';
import { ProgramSettings, SettingChoices } from './settings.ts';
import { idOf } from '#shell/common/fields.ts';
import { defineRoutes } from '#shell/common/route.ts';

/** Who chose a value: nobody, the account, or somebody for one client. */
export const settingSources = ['default', 'account', 'client'] as const;
export type SettingSource = (typeof settingSources)[number];

/** The values in force, where each comes from, and what would hold without the choice that is made here. */
export const SettingsInForce = z.object({
  values: ProgramSettings,
  sources: z.record(ProgramSettings.keyof(), z.enum(settingSources)),
  inherited: ProgramSettings,
});
export type SettingsInForce = z.output<typeof SettingsInForce>;

const answer = z.object({ settings: SettingsInForce });
const client = z.object({ id: idOf('clients') });

/** Two people may choose at once: each value is the one chosen last. */
export const programSettingsRoutes = defineRoutes({
  settings: { ask: 'GET /load-programs-settings', permission: 'view programs', answer },
  saveSettings: { ask: 'POST /update-programs-settings', permission: 'admin', body: SettingChoices, answer },
  clientSettings: { ask: 'GET /clients/:id/programs-settings', permission: 'view programs', params: client, answer },
  saveClientSettings: {
    ask: 'POST /clients/:id/programs-settings',
    permission: 'update programs',
    params: client,
    body: SettingChoices,
    answer,
  },
});
