import { z } from 'zod';
import { StudioBrand } from '#areas/account/contract.ts';
import { email, emptyResponse, language, requiredText } from '#shell/common/fields.ts';
import { defineRoutes } from '#shell/common/route.ts';

/** The open link of a studio: a person who has it may ask to become a client. */
export const RegistrationLink = z.object({ token: z.string(), isOn: z.boolean() });
export type RegistrationLink = z.output<typeof RegistrationLink>;

const token = z.string().min(20, 'account:problems.link_invalid').max(100, 'account:problems.link_invalid');
const response = z.object({ registrationLink: RegistrationLink.nullable() });

export const registrationLinkRoutes = defineRoutes({
  registrationLink: { endpoint: 'GET /registration-link', permission: 'admin', response },
  /** The first call creates the link. */
  switchRegistrationLink: {
    endpoint: 'POST /registration-link',
    permission: 'admin',
    body: z.object({ isOn: z.boolean() }),
    response,
  },
  /** Replaces the link; the previous one ends. */
  renewRegistrationLink: { endpoint: 'POST /registration-link/renew', permission: 'admin', response },
  readRegistrationLink: {
    endpoint: 'POST /register/open-link',
    permission: 'public',
    body: z.object({ token }),
    response: z.object({ studioName: z.string(), brand: StudioBrand }),
  },
  /** Mails a link that completes the registration. The response is the same for known and unknown addresses. */
  apply: {
    endpoint: 'POST /register/apply',
    permission: 'public',
    body: z.object({ token, name: requiredText(120), email, locale: language.default('it') }),
    response: emptyResponse,
  },
});
