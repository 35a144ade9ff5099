import type { Allergen, Category } from '#areas/aliments/contract/taxonomy.ts';
import { animalPartsNamedIn } from '#areas/aliments/rules/animal-parts.ts';
import { strengthOf } from '#areas/aliments/rules/food-allergens.ts';
import { presentIngredients } from '#areas/aliments/rules/named-allergens.ts';
import type { NamedFood } from '#areas/aliments/rules/named-foods.ts';
import { withoutOtherDishes } from '#areas/aliments/rules/named-meats.ts';
import { isNamedUnlessVegan } from '#areas/aliments/rules/named-unless-vegan.ts';
import { restrictedGroupsNamedIn, restrictedGroupsOf } from '#areas/aliments/rules/restricted-foods.ts';
import { wordsOf } from '#shell/common/normalize-text.ts';
import type { Conflict, DietaryProfile } from '../contract.ts';
import type { CheckedAliment } from './checked-aliment.ts';
import { type FoodGroup, foodGroups } from './food-groups.ts';
import { excludedByReligion } from './religions.ts';

type ExcludedConflict = Extract<Conflict, { kind: 'excluded' }>;

/** Whether a food is always or usually of a group, or has what is. */
type Membership = 'always' | 'usually' | null;

/** The conflict with an excluded word that names a group of foods, such as “maiale” with ham; null without any. */
export function groupConflict(phrases: readonly string[], aliment: CheckedAliment): ExcludedConflict | null {
  return conflictWith(phrases, (group) => cachedMembership(aliment, group));
}

/** The same of a food that a text names. */
export function groupConflictOfText(phrases: readonly string[], food: NamedFood): ExcludedConflict | null {
  return conflictWith(phrases, (group) => {
    if (group.allergens?.some((one) => food.allergens.includes(one))) return 'usually';
    if (group.isAlcohol && restrictedGroupsNamedIn(food.text).includes('alcohol')) return 'usually';
    return membershipOfName(food.eaten, group);
  });
}

/** Whether an excluded phrase names a group whose foods are looked for. */
export function namesFoodGroup(phrase: string): boolean {
  return groupsNamedBy(phrase).length > 0;
}

/** Whether the profile excludes all foods of the groups that a word names, by another word for them or by their categories. */
export function excludesGroupsOf(word: string, { excludedWords, excludedCategories }: DietaryProfile): boolean {
  const groups = groupsNamedBy(word);
  const named = excludedWords.flatMap(groupsNamedBy);
  const isOfCategories = ({ categories = [], allergens }: FoodGroup) =>
    categories.length > 0 && !allergens && categories.every((one) => excludedCategories.includes(one));
  return groups.length > 0 && groups.every((group) => named.includes(group) || isOfCategories(group));
}

function conflictWith(
  phrases: readonly string[],
  membershipIn: (group: FoodGroup) => Membership,
): ExcludedConflict | null {
  const found = phrases.flatMap((word) =>
    groupsNamedBy(word).flatMap((group) => {
      const membership = membershipIn(group);
      return membership ? { word, membership } : [];
    }),
  );
  const [first] = [...found.filter(({ membership }) => membership === 'always'), ...found];
  if (!first) return null;
  const { word, membership } = first;
  return { kind: 'excluded', by: 'word', word, ...(membership === 'usually' && { isUsual: true as const }) };
}

/** Words around the name of a group: “carne di maiale e derivati”, “any pork products”. */
const fillers =
  / (?:carn[ei] (?:(?:di|d) )?|(?:tutt[aeio]|ogni tipo di|qualsiasi|all|any) |(?:il|lo|la|i|gli|le|l|the) )(?=\S)| (?:(?:e|o|and|or) )?(?:(?:i )?(?:suoi |loro )?derivati|prodotti derivati|products?|meats?)(?= $)/g;

const groupsOfPhrases = new Map<string, readonly FoodGroup[]>();
const mostPhrases = 5000;

function groupsNamedBy(phrase: string): readonly FoodGroup[] {
  const known = groupsOfPhrases.get(phrase);
  if (known) return known;
  const written = ` ${wordsOf(phrase).join(' ')} `;
  const texts = [written, ` ${written.replaceAll(fillers, ' ').trim()} `];
  const parts = excludedByReligion(phrase);
  const group = foodGroups.find(({ phrases }) => texts.some((text) => phrases.test(text)));
  const groups = parts ? parts.flatMap(groupsNamedBy) : group ? [group] : [];
  if (groupsOfPhrases.size >= mostPhrases) groupsOfPhrases.clear();
  groupsOfPhrases.set(phrase, groups);
  return groups;
}

/** Lists of foods are checked again on every change of a screen. */
const memberships = new WeakMap<CheckedAliment, Map<FoodGroup, Membership>>();

function cachedMembership(aliment: CheckedAliment, group: FoodGroup): Membership {
  const known = memberships.get(aliment) ?? new Map<FoodGroup, Membership>();
  memberships.set(aliment, known);
  if (!known.has(group)) known.set(group, membershipOf(aliment, group));
  return known.get(group) ?? null;
}

function membershipOf(aliment: CheckedAliment, group: FoodGroup): Membership {
  const { name, name_en, category } = aliment;
  if (group.isAlcohol) return membershipOfAlcohol(aliment);
  if (category === 'plant_based' && !group.isPlant) return null;
  const texts = [name, name_en].filter(Boolean).map(presentIngredients);
  const ofNames = texts.map((text) => membershipOfName(text, group));
  const ofAllergens = (group.allergens ?? []).map((one) => membershipOfAllergen(aliment, one, group));
  const all = [...ofNames, ...ofAllergens];
  if (all.includes('always') || isOfCategory(texts, category, group)) return 'always';
  if (all.includes('usually')) return 'usually';
  return group.usualCategories?.includes(category) && !isOther(texts, group) ? 'usually' : null;
}

function isOfCategory(texts: readonly string[], category: Category, group: FoodGroup): boolean {
  return group.categories?.includes(category) === true && !isOther(texts, group);
}

function isOther(texts: readonly string[], { others }: FoodGroup): boolean {
  return others !== undefined && texts.some((text) => text.search(others) !== -1);
}

function membershipOfAlcohol(aliment: CheckedAliment): Membership {
  const found = restrictedGroupsOf(aliment).find(({ group }) => group === 'alcohol');
  if (!found) return null;
  return found.strength === 'contains' ? 'always' : 'usually';
}

/** Traces are in no food on purpose; nuts are suspected in many foods that have no more than traces. */
function membershipOfAllergen(aliment: CheckedAliment, allergen: Allergen, { isPlant }: FoodGroup): Membership {
  const strength = strengthOf(aliment, allergen);
  if (strength === null || strength === 'may_contain' || (strength === 'suspected' && isPlant)) return null;
  return strength === 'contains' ? 'always' : 'usually';
}

function membershipOfName(present: string, group: FoodGroup): Membership {
  const own = withoutOtherDishes(present);
  const text = group.ofOthers ? own.replaceAll(group.ofOthers, ' ') : own;
  const isNamed = (pattern: RegExp | undefined) =>
    pattern !== undefined &&
    text.search(pattern) !== -1 &&
    (group.isPlant === true || isNamedUnlessVegan(text, pattern, group.isOfMilkOrEggs));
  if (isNamed(group.always)) return 'always';
  const isGelatine = group.hasGelatine === true && animalPartsNamedIn(present).includes('gelatine');
  return isNamed(group.usually) || isGelatine ? 'usually' : null;
}
