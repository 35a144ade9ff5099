import { z } from 'zod';
import { ProgramSettings, SettingChoices } from './settings.ts';
import { idSchema } from '#shell/common/fields.ts';
import { defineRoutes } from '#shell/common/route.ts';
import { effectiveSettingsSchema } from '#shell/common/settings.ts';

const response = z.object({ settings: effectiveSettingsSchema(ProgramSettings) });
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
