import { z } from 'zod';
import { nextPage, pageNumber } from '#shell/common/fields.ts';
import { guardianFields } from './guardian.ts';
import { defineProblems } from '#shell/common/problem.ts';
import { defineRoutes, defineSubjectRoutes } from '#shell/common/route.ts';

/** Version of the text of the consents. Must change with a text. */
export const consentVersion = '2026-11.6';

/** What a client may agree to, one by one, and take back. */
export const consentPurposes = ['health_data', 'photos', 'advertising', 'automatic_messages'] as const;
export type ConsentPurpose = (typeof consentPurposes)[number];

/** Purposes without whose consent the calls concerned are refused, with `consentProblems`. */
export type DataPurpose = 'health_data' | 'photos';

/** The terms are agreed to at the registration. */
export const listedConsents = ['terms', ...consentPurposes] as const;

export const Consent = z.object({
  purpose: z.enum(listedConsents),
  isGiven: z.boolean(),
  /** The last decision and the version of the text it was about; null when the client has not decided. */
  decidedAt: z.string().nullable(),
  textVersion: z.string().nullable(),
  /** Who gave the consent together with a client who was a minor. */
  guardianName: z.string().nullable(),
});
export type Consent = z.output<typeof Consent>;

const response = z.object({
  consents: z.array(Consent),
  studioId: z.uuid(),
  /** False when the studio rests on the secrecy of its profession and the client has not withdrawn the consent. */
  asksHealthConsent: z.boolean(),
  /** Whether the client is a minor today, who gives a consent together with a guardian. */
  isMinor: z.boolean(),
});

export const consentSubjectRoutes = defineSubjectRoutes({
  consents: {
    own: { endpoint: 'GET /my/consents', permission: 'view own record' },
    client: { endpoint: 'GET /clients/:clientId/consents', permission: 'view clients' },
    response,
  },
});

const WithoutGuardian = z.object({ id: z.uuid(), name: z.string(), birthDate: z.string() });

const WithdrawnHealthData = z.object({ id: z.uuid(), name: z.string(), withdrawnAt: z.string() });

export const consentRoutes = defineRoutes({
  /** Only clients decide, for themselves. */
  decideConsent: {
    endpoint: 'POST /my/consents',
    permission: 'update own record',
    body: z.object({ purpose: z.enum(consentPurposes), isGiven: z.boolean(), ...guardianFields }),
    response,
  },
  /** Active clients who have withdrawn the consent to health data, the latest first. */
  withdrawnHealthData: {
    endpoint: 'GET /clients/withdrawn-health-data/list',
    permission: 'view clients',
    query: z.object({ page: pageNumber }),
    response: z.object({ clients: z.array(WithdrawnHealthData), nextPage }),
  },
  /** Active clients who are minors and gave the consent to health data without a guardian, by name. */
  withoutGuardian: {
    endpoint: 'GET /clients/without-guardian/list',
    permission: 'view clients',
    query: z.object({ page: pageNumber }),
    response: z.object({ clients: z.array(WithoutGuardian), nextPage }),
  },
});

/** What a withdrawn consent refuses. Both sides read why, and the client where to give the consent again. */
export const consentProblems = defineProblems('clients', {
  health_data_withdrawn: 403,
  own_health_data_withdrawn: 403,
  photos_withdrawn: 403,
  own_photos_withdrawn: 403,
  photos_not_given: 422,
  own_photos_not_given: 422,
  own_advertising_not_given: 422,
});
