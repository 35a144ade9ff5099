import type { Conflict } from '#areas/dietary-profiles/contract.ts';
import {
  type ConfirmedCause,
  type ConfirmedFood,
  type GivenConfirmation,
  isAllergen,
} from '../contract/allergy-confirmations.ts';
import type { FoodConflict } from '../contract/assigned.ts';
import type { StoredComponent } from '#areas/aliments/contract.ts';
import { isWarning } from '#areas/dietary-profiles/rules/conflicts.ts';
import { isExplainedByNote } from '#areas/dietary-profiles/rules/explained.ts';

type AllergyOfFood = Pick<GivenConfirmation, 'alimentId' | 'allergen' | 'strength'>;
export type Confirmation = AllergyOfFood & Pick<GivenConfirmation, 'isCurrent'>;

/** The allergen of a conflict, or the group of foods that are not eaten in pregnancy or by minors. */
export function causeOf(conflict: Extract<Conflict, { kind: 'allergen' | 'state' }>): ConfirmedCause {
  return conflict.kind === 'allergen' ? conflict.allergen : conflict.group;
}

/**
 * Whether a confirmation holds for a version of the profile. One about an allergy holds for the version that it was given for, whose note may
 * say how grave the allergy is; one about pregnancy, breastfeeding or a minor while the profile states the same, since `statesSince`.
 */
export function holdsFor(
  { allergen, profileVersion }: Pick<ConfirmedFood, 'allergen' | 'profileVersion'>,
  { version, statesSince }: { version: number; statesSince: number },
): boolean {
  if (isAllergen(allergen)) return profileVersion === version;
  return statesSince <= profileVersion && profileVersion <= version;
}

/** Whether a confirmation that holds for the present profile is about the food and the allergen as they are now. */
export function isConfirmed({ alimentId, allergen, strength }: AllergyOfFood, given: readonly Confirmation[]): boolean {
  return given.some(
    (one) => one.isCurrent && one.alimentId === alimentId && one.allergen === allergen && one.strength === strength,
  );
}

/** Whether a confirmation settles a conflict of a food without a note: those with pregnancy, breastfeeding or the age of a minor. */
export function isConfirmedConflict(alimentId: string, conflict: Conflict, given: readonly Confirmation[]): boolean {
  if (conflict.kind !== 'state') return false;
  return isConfirmed({ alimentId, allergen: causeOf(conflict), strength: conflict.strength }, given);
}

/** Whether confirmations settle all conflicts of which the client is warned at a food, so that there is no warning; hints are none. */
export function isSettled(
  { alimentId, reasons }: Pick<FoodConflict, 'alimentId' | 'reasons'>,
  given: readonly Confirmation[],
): boolean {
  const warnings = reasons.filter(isWarning);
  return warnings.length > 0 && warnings.every((one) => isConfirmedConflict(alimentId, one, given));
}

/** Where a client is to eat a food: as it was planned, also as an alternative. */
export interface FoodUse {
  /** The component whose note may explain the food, and with its own names; undefined of a food that the client chose themselves. */
  planned:
    | (Pick<StoredComponent, 'conflictNote' | 'explainedConflicts'> &
        Partial<Pick<StoredComponent, 'custom_name' | 'custom_name_en'>>)
    | undefined;
  /** What was confirmed of the version of the meal plan. */
  confirmed: readonly Confirmation[];
}

/** Whether in all uses of a food a note explains, or a confirmation settles, each of these conflicts. */
export function isExplainedInUses(
  alimentId: string,
  conflicts: readonly Conflict[],
  uses: readonly FoodUse[],
): boolean {
  return uses.every(
    ({ planned, confirmed }) =>
      planned !== undefined &&
      conflicts.every(
        (one) => isExplainedByNote(planned, alimentId, one) || isConfirmedConflict(alimentId, one, confirmed),
      ),
  );
}
