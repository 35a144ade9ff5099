import { z } from 'zod';
import { type Allergen, allergens, restrictedGroups } from '#areas/aliments/contract/taxonomy.ts';
import { saysSomething } from '#areas/dietary-profiles/rules/says-something.ts';
import { optionalText } from '#shell/common/fields.ts';

/** Why foods stay although they conflict with the profile of a client. */
export const conflictNote = optionalText(300).refine(
  (note) => note === null || saysSomething(note),
  'meal-plans:invalid.conflictNote',
);

/** What a confirmation is about: an allergen, or a group of foods that is not eaten in pregnancy, while breastfeeding or by minors. */
const confirmedCauses = [...allergens, ...restrictedGroups] as const;
export type ConfirmedCause = (typeof confirmedCauses)[number];

export function isAllergen(cause: ConfirmedCause): cause is Allergen {
  return allergens.some((one) => one === cause);
}

/** Confirmations of one request. */
const maxConfirmations = 2000;

/** That a client may eat a food in spite of their allergy, as a professional confirmed it. */
const AllergyConfirmation = z.object({ clientId: z.uuid(), alimentId: z.uuid(), allergen: z.enum(confirmedCauses) });
export type AllergyConfirmation = z.output<typeof AllergyConfirmation>;

/** One for each client, food and allergen; others than the needed ones have no effect. */
export const confirmedAllergies = z.array(AllergyConfirmation).max(maxConfirmations).default([]);

/** A confirmation that was given for a copy, and when. */
export const GivenConfirmation = z.object({
  alimentId: z.uuid(),
  name: z.string(),
  name_en: z.string(),
  allergen: z.enum(confirmedCauses),
  strength: z.string(),
  confirmedAt: z.string(),
  /** Null when the professional is no longer part of the account. */
  author: z.string().nullable(),
  /** Whether it holds for the present profile of the client: otherwise it is asked again. */
  isCurrent: z.boolean(),
});
export type GivenConfirmation = z.output<typeof GivenConfirmation>;

/** A food that a professional confirmed for the client, and a version of their dietary profile for which that holds. */
export const ConfirmedFood = GivenConfirmation.pick({ alimentId: true, allergen: true, strength: true }).extend({
  profileVersion: z.number().int(),
});
export type ConfirmedFood = z.output<typeof ConfirmedFood>;
