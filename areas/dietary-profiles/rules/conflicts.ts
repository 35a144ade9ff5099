import type { Allergen } from '#areas/aliments/contract/taxonomy.ts';
import { isUndeclared, strengthOf } from '#areas/aliments/rules/food-allergens.ts';
import { type Conflict, type ConflictLevel, conflictLevels, type DietaryProfile, type Severity } from '../contract.ts';
import type { CheckedAliment, Diet } from './checked-aliment.ts';
import { dietConflict } from './diets.ts';
import { groupConflict } from './excluded-groups.ts';
import { withAllergy } from './allergic-words.ts';
import { findInGeneric } from './generic-foods.ts';
import { findInMix } from './mixed-foods.ts';
import { isNamedBy } from './name-match.ts';
import { categoriesWithPork } from './pork-of-cold-cuts.ts';
import { type StateConflict, stateConflicts } from './state-conflicts.ts';

/** All conflicts of a food with the profile of a client, the worst first. */
export function conflictsOf(aliment: CheckedAliment, profile: DietaryProfile): Conflict[] {
  const excluded = excludedConflict(aliment, profile);
  const conflicts = [
    ...profile.allergies.map(({ allergen, severity }) => allergenConflict(aliment, allergen, severity)),
    excluded && withAllergy(excluded, profile),
    ...dietsOf(profile).map((diet) => dietConflict(aliment, diet)),
    ...stateConflicts(aliment, profile),
  ];
  return conflicts.filter((one) => one !== null).toSorted(byGravity);
}

/**
 * Orders conflicts as people read them, the gravest first: every finding of an allergy before what an intolerance, a diet or an exclusion
 * says, since a suspected allergen may harm more than a contained one that is tolerated in part. What is only not declared follows its level.
 */
export function byGravity(one: Conflict, other: Conflict): number {
  return (
    Number(isFoundAllergy(other)) - Number(isFoundAllergy(one)) ||
    rankOf(one) - rankOf(other) ||
    Number(other.kind === 'allergen') - Number(one.kind === 'allergen')
  );
}

function isFoundAllergy(conflict: Conflict): boolean {
  if (conflict.kind === 'excluded') return conflict.isAllergy === true;
  return conflict.kind === 'allergen' && conflict.severity === 'allergy' && conflict.strength !== 'not_declared';
}

type AllergenConflict = Extract<Conflict, { kind: 'allergen' }>;

/**
 * Whether a professional must confirm that the client may eat the food: it is forbidden because of an allergy, which needs a note, too, or
 * is of a group that is not eaten in pregnancy, while breastfeeding or by minors.
 */
export function needsConfirmation(conflict: Conflict): conflict is AllergenConflict | StateConflict {
  if (conflict.kind === 'state') return true;
  return conflict.kind === 'allergen' && conflict.severity === 'allergy' && isAgainst(conflict);
}

/** Whether a published meal plan that has the food is listed until it is published again: it needs a note or a confirmation. */
export function mustBeDecided(conflict: Conflict): boolean {
  return isAgainst(conflict) || needsConfirmation(conflict);
}

/** All conflicts of a food of which a client is warned, with its hints; none of a food that has only hints. */
export function warningsOf(aliment: CheckedAliment, profile: DietaryProfile): Conflict[] {
  const conflicts = conflictsOf(aliment, profile);
  return conflicts.some(isWarning) ? conflicts : [];
}

/** What is not known of a food for the diet of a client, who is not warned of it; of lactose below the limit, not how much there is. */
export function unknownsOf(aliment: CheckedAliment, profile: DietaryProfile): Conflict[] {
  return unknownsAmong(conflictsOf(aliment, profile));
}

/** The same among the conflicts of a food; none beside a warning, which says more. */
export function unknownsAmong(conflicts: readonly Conflict[]): Conflict[] {
  return conflicts.some(isWarning) ? [] : [...conflicts];
}

/** Whether a client is warned of the conflict: it is no hint. */
export function isWarning(conflict: Conflict): boolean {
  return levelOf(conflict) !== 'hint';
}

/** The conflict that decides what may be done with the food. */
export function worstOf(conflicts: readonly Conflict[]): Conflict | undefined {
  return conflicts.reduce<Conflict | undefined>(
    (worst, one) => (worst && rankOf(worst) <= rankOf(one) ? worst : one),
    undefined,
  );
}

/**
 * Traces of an allergen, and a name that names it without a declaration, are forbidden with an allergy and doubtful with an intolerance.
 * Without a declaration and such a name the food is doubtful too, and with the diets without gluten or lactose when nobody knows
 * whether it suits them. Declared traces of gluten do not suit coeliacs.
 */
export function levelOf(conflict: Conflict): ConflictLevel {
  if (conflict.kind === 'excluded') return levelOfExcluded(conflict);
  if (conflict.kind === 'diet') return levelOfDiet(conflict);
  if (conflict.kind === 'state') return 'doubtful';
  const { strength, severity } = conflict;
  if (strength === 'contains') return 'forbidden';
  const isTraces = strength === 'may_contain' || strength === 'named';
  return isTraces && severity === 'allergy' ? 'forbidden' : 'doubtful';
}

function levelOfExcluded({ isUsual, isGeneric, isAllergy }: Extract<Conflict, { kind: 'excluded' }>): ConflictLevel {
  if (isUsual || isGeneric) return 'doubtful';
  return isAllergy ? 'forbidden' : 'unwanted';
}

function levelOfDiet({ diet, isKnown, isTraces, isBelowLimit }: Extract<Conflict, { kind: 'diet' }>): ConflictLevel {
  if (isKnown || isTraces) return 'unwanted';
  return !isBelowLimit && isMedicalDiet(diet) ? 'doubtful' : 'hint';
}

/** Whether a meal plan that has the food all the same needs a note that says why: it is forbidden or unwanted. */
export function needsNote(level: ConflictLevel): boolean {
  return level === 'forbidden' || level === 'unwanted';
}

/** Whether the food is forbidden or unwanted because of the conflict. */
export function isAgainst(conflict: Conflict): boolean {
  return needsNote(levelOf(conflict));
}

/** Whether a client must not be offered the food: it is forbidden, unwanted, or may contain something forbidden. */
export function isUnsafe(aliment: CheckedAliment, profile: DietaryProfile): boolean {
  return conflictsOf(aliment, profile).some(preventsOffer);
}

/** Whether a client must not be offered the food because of the conflict: of a missing declaration they are only warned. */
export function preventsOffer(conflict: Conflict): boolean {
  if (conflict.kind === 'diet' && !conflict.isKnown) return conflict.isSuspected === true;
  return isWarning(conflict) && !(conflict.kind === 'allergen' && conflict.strength === 'not_declared');
}

/** Allergens that people with an allergy to the other one often react to, or are told to avoid until they are tested. */
const relatedAllergens: Partial<Record<Allergen, readonly Allergen[]>> = {
  peanuts: ['nuts', 'lupin', 'soybeans'],
  nuts: ['peanuts'],
  lupin: ['peanuts'],
  crustaceans: ['molluscs'],
  molluscs: ['crustaceans'],
};

/** Whether a food that may be offered is not known to be safe: there is a conflict, or it has a related allergen. */
export function isUncertain(aliment: CheckedAliment, profile: DietaryProfile): boolean {
  if (conflictsOf(aliment, profile).length > 0) return true;
  return profile.allergies.some(({ allergen }) =>
    relatedAllergens[allergen]?.some((related) => strengthOf(aliment, related) !== null),
  );
}

/** The diets that a client follows. */
export function dietsOf(profile: DietaryProfile): Diet[] {
  const { diet, isGlutenFree, isLactoseFree } = profile;
  return [
    ...(diet === 'none' ? [] : [diet]),
    ...(isGlutenFree ? (['gluten_free'] as const) : []),
    ...(isLactoseFree ? (['lactose_free'] as const) : []),
    ...(isLowNickel(profile) ? (['low_nickel'] as const) : []),
  ];
}

/** Whether a client eats little nickel. Among the excluded words nickel is the name of no food, so it says the same. */
function isLowNickel(profile: Pick<DietaryProfile, 'isLowNickel' | 'excludedWords'>): boolean {
  return profile.isLowNickel || profile.excludedWords.some(isNickel);
}

/** Whether an excluded word is nickel. */
export function isNickel(word: string): boolean {
  return /^(?:nichel|nickel)$/i.test(word.trim());
}

/** Whether a client follows the diet because of a disease, such as coeliac disease: what is not known of a food must be checked. */
export function isMedicalDiet(diet: Diet): diet is 'gluten_free' | 'lactose_free' | 'low_nickel' {
  return diet === 'gluten_free' || diet === 'lactose_free' || diet === 'low_nickel';
}

/** Lower for graver conflicts. */
export function rankOf(conflict: Conflict): number {
  return conflictLevels.indexOf(levelOf(conflict));
}

function allergenConflict(aliment: CheckedAliment, allergen: Allergen, severity: Severity): Conflict | null {
  const strength = strengthOf(aliment, allergen) ?? (isUndeclared(aliment) ? 'not_declared' : null);
  return strength && { kind: 'allergen', allergen, strength, severity };
}

function excludedConflict(aliment: CheckedAliment, profile: DietaryProfile): Conflict | null {
  const { id, name, name_en, category } = aliment;
  if (profile.excludedAliments.some((excluded) => excluded.id === id))
    return { kind: 'excluded', by: 'aliment', word: '' };
  if (profile.excludedCategories.includes(category)) return { kind: 'excluded', by: 'category', word: '' };
  const named = categoriesWithPork(aliment).find((one) => profile.excludedCategories.includes(one));
  if (named) return { kind: 'excluded', by: 'category', word: '', category: named };
  const names = [name, name_en];
  const excludedNames = [...(profile.allergicWords ?? []), ...profile.excludedWords];
  const word =
    excludedNames.find((phrase) => names.some((one) => isNamedBy(phrase, one))) ??
    names.map((one) => findInMix(excludedNames, one)).find((phrase) => phrase !== undefined);
  if (word !== undefined) return { kind: 'excluded', by: 'word', word };
  const ofGroup = groupConflict(profile.excludedWords, aliment);
  if (ofGroup) return ofGroup;
  const generic = findInGeneric(phrasesOf(profile), names);
  return generic === undefined ? null : { kind: 'excluded', by: 'word', word: generic, isGeneric: true };
}

/** The excluded words and the names of the excluded foods before their details, those of allergies first. */
function phrasesOf({ excludedWords, excludedAliments, allergicWords = [] }: DietaryProfile): string[] {
  const names = excludedAliments.map(({ name, name_en }) => name || name_en);
  return [...allergicWords, ...excludedWords, ...names.map((one) => one.split(',', 1)[0] ?? one)];
}

/** Each conflict once, such as the same one of several foods. */
export function distinctConflicts(conflicts: readonly Conflict[]): Conflict[] {
  return [...new Map(conflicts.map((one) => [JSON.stringify(one), one])).values()];
}
