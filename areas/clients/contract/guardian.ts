import { z } from 'zod';
import { optionalText } from '#shell/common/fields.ts';
import { defineProblems } from '#shell/common/problem.ts';
import { clientLimits } from './limits.ts';

/** Required with a consent of a client who is a minor, and ignored otherwise. */
export const guardianFields = {
  /** First and last name of the parent or guardian. */
  guardianName: optionalText(clientLimits.name),
  /** The guardian says that they are one, and consents. */
  guardianAgreement: z.boolean().default(false),
};

export const guardianProblems = defineProblems('clients', {
  birth_date_missing: 422,
  guardian_name_missing: 422,
  guardian_is_client: 422,
  guardian_agreement_missing: 422,
});
