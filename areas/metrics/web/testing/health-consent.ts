import { consentSubjectRoutes } from '#areas/clients/contract/consents.ts';
import { exampleHealthConsents } from '#areas/clients/example.ts';
import { respond } from '#shell/web/testing/fake-api.ts';

/** Answers that the client has given, or withdrawn, the consent to health data. */
export function respondWithHealthConsent(isGiven: boolean): void {
  respond(consentSubjectRoutes.consents.own, exampleHealthConsents(isGiven));
}
