import { z } from 'zod';
import { idSchema } from '#shell/common/fields.ts';
import { defineRoutes } from '#shell/common/route.ts';
import { effectiveSettingsSchema, settingChoices } from '#shell/common/settings.ts';

/**
 * What allows to process health data of a client: their consent, or the care of a professional who is bound to secrecy by
 * law (GDPR article 9, 2 h and 3), who need not ask for it. A withdrawn consent applies with both.
 */
export const healthBases = ['consent', 'care'] as const;

export const clientSettingLimits = { subscriptionNoticeDays: { min: 1, max: 90 } } as const;

/** Settings of clients. The account chooses them and may choose other values for single clients. */
export const ClientSettings = z.object({
  /** Days before the end of a subscription from which it is listed as expiring. */
  subscriptionNoticeDays: z
    .number()
    .int()
    .min(clientSettingLimits.subscriptionNoticeDays.min)
    .max(clientSettingLimits.subscriptionNoticeDays.max)
    .default(14),
  healthBasis: z.enum(healthBases).default('consent'),
  /** Whether clients see the weight and the other numbers of their body, with goals and changes. Energy has settings of nutrition. */
  showsBodyNumbers: z.boolean().default(true),
});
export type ClientSettings = z.output<typeof ClientSettings>;

export const ClientSettingChoices = settingChoices(ClientSettings);
export type ClientSettingChoices = z.output<typeof ClientSettingChoices>;

const response = z.object({ settings: effectiveSettingsSchema(ClientSettings) });
const params = z.object({ id: idSchema('clients') });

/** Saves merge key by key, so concurrent saves of different settings are both stored. */
export const clientSettingRoutes = defineRoutes({
  settings: { endpoint: 'GET /load-client-settings', permission: 'view clients', response },
  saveSettings: { endpoint: 'POST /update-client-settings', permission: 'admin', body: ClientSettingChoices, response },
  clientSettings: { endpoint: 'GET /clients/:id/settings', permission: 'view clients', params, response },
  saveClientSettings: {
    endpoint: 'POST /clients/:id/settings',
    permission: 'update clients',
    params,
    body: ClientSettingChoices.omit({ healthBasis: true }),
    response,
  },
  /** Refused for professional secrecy after the client has withdrawn the consent: only the client gives it again. */
  saveHealthBasis: {
    endpoint: 'POST /clients/:id/health-basis',
    permission: 'admin',
    params,
    body: ClientSettingChoices.pick({ healthBasis: true }).required(),
    response,
  },
});
