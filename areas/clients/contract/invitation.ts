import { z } from 'zod';
import { linkToken, password, StudioBrand } from '#areas/account/contract.ts';
import { language, plainDate, requiredText, timeZone } from '#shell/common/fields.ts';
import { guardianFields } from './guardian.ts';
import { clientLimits } from './limits.ts';

/** What the page of an invitation shows. */
export const Invitation = z.object({
  /** The studio whose terms and privacy notice apply. */
  studioId: z.uuid(),
  name: z.string(),
  email: z.string(),
  coachName: z.string(),
  brand: StudioBrand,
  /** Whether a user with this e-mail has a password. The form then asks for it instead of a new one. */
  hasLogin: z.boolean(),
  /** False when the studio rests on the secrecy of its profession. */
  asksHealthConsent: z.boolean(),
  /** Whether the studio does not know the date of birth: the client types it. */
  asksBirthDate: z.boolean(),
  /** Whether the date of birth that the studio knows is that of a minor, who registers together with a guardian. */
  isMinor: z.boolean(),
  /** The time zone of the studio. */
  timeZone: z.string(),
  locale: language,
});

/** What the invited client sends. */
export const Registration = z.object({
  token: linkToken,
  name: requiredText(clientLimits.name),
  password,
  locale: language.default('it'),
  agreement: z.literal(true, { error: 'shell:invalid.agreement' }),
  /** Required when the invitation asks for it. */
  healthConsent: z.boolean().default(false),
  /** Required when the invitation asks for it, and ignored otherwise. */
  birthDate: plainDate.nullable().default(null),
  ...guardianFields,
  /** The time zone of a new user; null for that of the studio. A user who is known keeps theirs. */
  timeZone: timeZone.nullable().default(null),
});
