import { consentSubjectRoutes } from '#areas/clients/contract/consents.ts';
import { newId } from '#shell/common/ids.ts';
import { respond } from '#shell/web/testing/fake-api.ts';

/** Answers that the client has given, or withdrawn, the consent to health data. */
export function respondWithHealthConsent(isGiven: boolean): void {
  const decision = { decidedAt: '2026-11-20T09:00:00.000Z', textVersion: '1', guardianName: null };
  respond(consentSubjectRoutes.consents.own, {
    consents: [{ purpose: 'health_data', isGiven, ...decision }],
    studioId: newId(),
    asksHealthConsent: true,
    isMinor: false,
  });
}
