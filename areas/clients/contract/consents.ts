import { z } from 'zod';
import { defineRoutes, defineSubjectRoutes } from '#shell/common/route.ts';

/** Version of the text of the consents. Must change with a text. */
export const consentVersion = '2026-11';

/** What a client may agree to, one by one, and take back. */
export const consentPurposes = ['health_data', 'photos', 'advertising', 'automatic_messages'] as const;
export type ConsentPurpose = (typeof consentPurposes)[number];

/** The terms are agreed to at the registration. */
export const listedConsents = ['terms', ...consentPurposes] as const;

export const Consent = z.object({
  purpose: z.enum(listedConsents),
  isGiven: z.boolean(),
  /** The last decision and the version of the text it was about; null when the client has not decided. */
  decidedAt: z.string().nullable(),
  textVersion: z.string().nullable(),
});
export type Consent = z.output<typeof Consent>;

const response = z.object({ consents: z.array(Consent), studioId: z.uuid() });

export const consentSubjectRoutes = defineSubjectRoutes({
  consents: {
    own: { endpoint: 'GET /my/consents', permission: 'view own training' },
    client: { endpoint: 'GET /clients/:clientId/consents', permission: 'view clients' },
    response,
  },
});

export const consentRoutes = defineRoutes({
  /** Only clients decide, for themselves. */
  decideConsent: {
    endpoint: 'POST /my/consents',
    permission: 'update own training',
    body: z.object({ purpose: z.enum(consentPurposes), isGiven: z.boolean() }),
    response,
  },
});
