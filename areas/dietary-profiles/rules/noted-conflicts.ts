import { animalPartsNamedIn } from '#areas/aliments/rules/animal-parts.ts';
import { certainlyHasGluten } from '#areas/aliments/rules/certain-gluten.ts';
import { nickelNamedIn } from '#areas/aliments/rules/nickel-foods.ts';
import type { Category } from '#areas/aliments/contract/taxonomy.ts';
import { foodsNamedIn, type NamedFood } from '#areas/aliments/rules/named-foods.ts';
import type { Conflict, DietaryProfile } from '../contract.ts';
import type { Diet } from './checked-aliment.ts';
import { dietsOf, isMedicalDiet } from './conflicts.ts';
import { unsuitable, unsuitableParts } from './diets.ts';
import { namedStateConflicts } from './state-conflicts.ts';
import { groupConflictOfText } from './excluded-groups.ts';
import { withPork } from './pork-of-cold-cuts.ts';
import { withAllergy } from './allergic-words.ts';
import { findInGeneric } from './generic-foods.ts';
import { findInMix } from './mixed-foods.ts';
import { areStemsIn, stemsOfName, stemsOfPhrase } from './name-match.ts';

/** A food that a text names and what speaks against it. */
interface TextConflict {
  /** The food as it was typed. */
  text: string;
  /** The category of the food that the profile excludes, otherwise the one without a name. */
  category: Category;
  reasons: Conflict[];
}

/** What speaks against the foods that texts name. */
export function conflictsInText(texts: readonly string[], profile: DietaryProfile): TextConflict[] {
  return [...new Set(texts)].flatMap(foodsNamedIn).flatMap((food) => textConflict(food, profile) ?? []);
}

/** A named food with what speaks against it; null when nothing does. */
export function textConflict(food: NamedFood, profile: DietaryProfile): TextConflict | null {
  const reasons = notedConflicts(food, profile);
  if (reasons.length === 0) return null;
  const category = food.categories.find((one) => profile.excludedCategories.includes(one)) ?? 'other';
  return { text: textOfFood(food), category, reasons };
}

/** The food of a note as it is listed. */
export function textOfFood({ text }: NamedFood): string {
  return text.slice(0, 200);
}

/**
 * What speaks against a food that a note only names. Nothing is known of it but its words, so an allergen is suspected and what the
 * diets without gluten or lactose exclude is to be checked.
 */
export function notedConflicts(food: NamedFood, profile: DietaryProfile): Conflict[] {
  const allergic = profile.allergies.filter(({ allergen }) => food.allergens.includes(allergen));
  const diets = dietsOf(profile).filter((diet) => isAgainstDiet(food, diet));
  return [
    ...allergic.map((allergy) => ({ kind: 'allergen', strength: 'suspected', ...allergy }) as const),
    ...excludedConflicts(food, profile).map((one) => withAllergy(one, profile)),
    ...diets.map((diet) => ({ kind: 'diet', diet, isKnown: isKnownAgainst(food, diet) }) as const),
    ...namedStateConflicts(food, profile),
  ];
}

/** Of the diets for a disease only a name that always means gluten, or much nickel, says so; the rest is to be checked. */
function isKnownAgainst({ text, eaten }: NamedFood, diet: Diet): boolean {
  if (diet === 'low_nickel') return nickelNamedIn(eaten) === 'high';
  return diet === 'gluten_free' ? certainlyHasGluten(text) : !isMedicalDiet(diet);
}

function isAgainstDiet({ eaten, allergens, categories, isLactoseFree }: NamedFood, diet: Diet): boolean {
  if (diet === 'low_nickel') return nickelNamedIn(eaten) !== null;
  if (diet === 'lactose_free' && isLactoseFree) return false;
  const excluded = unsuitable[diet];
  return (
    allergens.some((one) => excluded.allergens.includes(one)) ||
    categories.some((one) => excluded.categories.includes(one)) ||
    animalPartsNamedIn(eaten).some((one) => unsuitableParts[diet]?.includes(one))
  );
}

function excludedConflicts(food: NamedFood, profile: DietaryProfile): Conflict[] {
  if (withPork(food.categories, food.eaten).some((one) => profile.excludedCategories.includes(one)))
    return [{ kind: 'excluded', by: 'category', word: '' }];
  const phrases = phrasesOf(profile);
  if (phrases.length === 0) return [];
  const stems = stemsOfFoods.get(food) ?? stemsOfName(food.eaten);
  stemsOfFoods.set(food, stems);
  const found =
    phrases.find(({ searched }) => areStemsIn(searched, stems))?.phrase ??
    findInMix(
      phrases.map(({ phrase }) => phrase),
      food.eaten,
    );
  if (found !== undefined) return [{ kind: 'excluded', by: 'word', word: found }];
  const ofGroup = groupConflictOfText(profile.excludedWords, food);
  if (ofGroup) return [ofGroup];
  const generic = findInGeneric(
    phrases.map(({ phrase }) => phrase),
    [food.eaten],
  );
  return generic === undefined ? [] : [{ kind: 'excluded', by: 'word', word: generic, isGeneric: true }];
}

const stemsOfFoods = new WeakMap<NamedFood, string[]>();
const phrasesOfProfiles = new WeakMap<DietaryProfile, { phrase: string; searched: string[] }[]>();

/** The excluded words and the names of the excluded foods before their details: `Cipolle rosse` of “Cipolle rosse, crude”. */
function phrasesOf(profile: DietaryProfile): { phrase: string; searched: string[] }[] {
  const known = phrasesOfProfiles.get(profile);
  if (known) return known;
  const names = profile.excludedAliments.flatMap(({ name, name_en }) => [name, name_en]);
  const phrases = [
    ...(profile.allergicWords ?? []),
    ...profile.excludedWords,
    ...names.map((one) => one.split(',', 1)[0] ?? one),
  ];
  const read = phrases.filter(Boolean).map((phrase) => ({ phrase, searched: stemsOfPhrase(phrase) }));
  phrasesOfProfiles.set(profile, read);
  return read;
}
