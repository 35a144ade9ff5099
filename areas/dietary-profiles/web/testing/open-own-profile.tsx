import { consentSubjectRoutes } from '#areas/clients/contract/consents.ts';
import { exampleHealthConsents } from '#areas/clients/example.ts';
import { respond } from '#shell/web/testing/fake-api.ts';
import { renderScreen } from '#shell/web/testing/render.tsx';
import { OwnDietaryProfileSection } from '../OwnDietaryProfileSection.tsx';

/** Opens the section of a client's settings, with or without the consent to health data. */
export async function openOwnProfile({ isConsentGiven = true } = {}) {
  respond(consentSubjectRoutes.consents.own, exampleHealthConsents(isConsentGiven));
  await renderScreen(OwnDietaryProfileSection, { texts: ['dietary-profiles', 'aliments'] });
}
