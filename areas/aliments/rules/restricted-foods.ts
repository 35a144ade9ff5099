import type { UsedAliment } from '../contract.ts';
import { type RestrictedGroup, restrictedGroups } from '../contract/taxonomy.ts';
import { boundary } from './name-qualifiers.ts';
import { paddedWords } from './named-allergens.ts';
import { type RestrictedFoods, restrictedFoods } from './restricted-groups.ts';

/** `contains`: by category, measured amount or the name of a food of the category. `named`: its name suggests it. */
export type RestrictedStrength = 'contains' | 'named';

/** The fields of a food that say which groups it is of. */
export interface RestrictableFood extends Pick<UsedAliment, 'name' | 'name_en' | 'quantity' | 'micronutrients'> {
  category: UsedAliment['category'];
  form?: UsedAliment['form'] | undefined;
}

/** The group and how the food is known to be of it, in the order of the groups. */
export interface RestrictedFood {
  group: RestrictedGroup;
  strength: RestrictedStrength;
}

/** In g of ethanol of 100 g: 1.2 % of the volume, from which labels must state it. Source: Regulation (EU) 1169/2011, annex XII. */
const leastAlcohol = 1;

/** In µg of retinol of 100 g: the upper intake level of a day. Source: EFSA. */
const mostRetinol = 3000;

/** The groups of a food that are not eaten in pregnancy. A measured amount of alcohol decides before the name does. */
export function restrictedGroupsOf(food: RestrictableFood): RestrictedFood[] {
  return restrictedGroups.flatMap((group) => {
    const strength = strengthIn(food, group);
    return strength ? { group, strength } : [];
  });
}

/** The groups that a text about one food names, such as a part of a note. */
export function restrictedGroupsNamedIn(text: string): RestrictedGroup[] {
  return restrictedGroups.filter((group) => isNamed(text, group));
}

function strengthIn(food: RestrictableFood, group: RestrictedGroup): RestrictedStrength | null {
  const measured = isMeasured(food, group);
  if (measured !== null) return measured ? 'contains' : null;
  if (group === 'alcohol' && food.category === 'alcohol' && ![food.name, food.name_en].some(isAlcoholFree))
    return 'contains';
  if (food.category === 'plant_based' && group !== 'alcohol') return null;
  if (food.form === 'cooked' && (group === 'raw_animal' || group === 'unpasteurised_cheese')) return null;
  // The names of one food in two languages say the same: what one of them takes back, the other does not name.
  const names = [food.name, food.name_en].filter(Boolean);
  if (!names.some((name) => isNamed(name, group)) || names.some((name) => isTakenBack(name, group))) return null;
  return restrictedFoods[group].categories.includes(food.category) ? 'contains' : 'named';
}

/** Null where nothing was measured. Spices with alcohol, such as vanilla extract, are eaten by the drop. */
function isMeasured({ category, quantity, micronutrients }: RestrictableFood, group: RestrictedGroup): boolean | null {
  const in100g = (amount: number) => (amount * 100) / quantity;
  const { alcohol, retinol } = micronutrients;
  if (group === 'vitamin_a' && retinol !== undefined && in100g(retinol) >= mostRetinol) return true;
  if (group !== 'alcohol' || alcohol === undefined) return null;
  if (in100g(alcohol) >= leastAlcohol) return category !== 'spices_herbs';
  // A zero of an own food may mean that the value is unknown.
  return alcohol > 0 ? false : null;
}

function isAlcoholFree(name: string): boolean {
  return patterns.alcohol.takenBack.test(readable(name));
}

function isNamed(name: string, group: RestrictedGroup): boolean {
  const text = withoutVegetableRolls(readable(name), group);
  const { dishes, takenBackDish, other } = patterns[group];
  if (dishes?.test(joinedText(text)) && !takenBackDish.test(joinedText(text))) return true;
  const pieces = piecesOf(other ? text.replaceAll(other, ' ') : text);
  return pieces.some((_, index) => isHit(pieces, index, group));
}

/** The name without the rolls of which it says that they have vegetables, and no animal. */
function withoutVegetableRolls(text: string, group: RestrictedGroup): string {
  const { rolls } = patterns[group];
  if (!rolls?.fillings.test(text) || rolls.animals.test(text)) return text;
  return text.replaceAll(rolls.names, ' ');
}

/** Whether a name has a name of the group, and each of them is taken back. */
function isTakenBack(name: string, group: RestrictedGroup): boolean {
  const { other, names } = patterns[group];
  const text = readable(name);
  const eaten = other ? text.replaceAll(other, ' ') : text;
  if (eaten !== text) return !names.test(eaten);
  return names.test(eaten) && !isNamed(name, group);
}

interface Piece {
  /** The separator before it: a comma, `with` (for “con” too) or `and` for all other words; empty at the beginning. */
  joiner: string;
  text: string;
}

/** Whether a piece names the group, and neither it nor what belongs to it takes that back. */
function isHit(pieces: readonly Piece[], index: number, group: RestrictedGroup): boolean {
  const { names, takenBack, takenBackBehind, takenBackWith } = patterns[group];
  const text = pieces[index]?.text ?? '';
  if (!names.test(text)) return false;
  if (takenBack.test(text)) return false;
  for (const { joiner, text: next } of pieces.slice(index + 1)) {
    if (joiner === 'and' || names.test(next)) break;
    if (joiner === boundary && takenBackBehind.test(next)) return false;
    if (takenBackWith?.test(next)) return false;
  }
  return true;
}

const joiners = / (,|e|ed|o|and|or|con|with) /;

/** Splits a padded name into its ingredients, each with the separator before it. */
function piecesOf(text: string): Piece[] {
  const parts = text.replaceAll(' ', '  ').split(joiners);
  return parts.flatMap((part, index) => {
    if (index % 2 === 1) return [];
    const joiner = parts[index - 1] ?? '';
    const kind = joiner === 'con' || joiner === 'with' ? 'with' : joiner === boundary || joiner === '' ? joiner : 'and';
    return { joiner: kind, text: ` ${part.trim().replaceAll(/ +/g, ' ')} ` };
  });
}

/** The name without what joins its ingredients, for dishes of several words. */
function joinedText(text: string): string {
  return ` ${piecesOf(text)
    .map((one) => one.text.trim())
    .join(' ')} `;
}

/** The padded words of a name; `0,0 %` is read as without alcohol. */
function readable(name: string): string {
  return paddedWords(name.replaceAll(/(?<!\d)0[.,]0 ?%?/g, ' analcolica '));
}

interface GroupPatterns {
  names: RegExp;
  dishes: RegExp | null;
  other: RegExp | null;
  takenBack: RegExp;
  /** The same behind a comma, where it must come first: `prosciutto crudo, formaggio vegetale` is not taken back. */
  takenBackBehind: RegExp;
  takenBackWith: RegExp | null;
  takenBackDish: RegExp;
  rolls: { names: RegExp; fillings: RegExp; animals: RegExp } | null;
}

const patterns: Readonly<Record<RestrictedGroup, GroupPatterns>> = {
  alcohol: patternsOf(restrictedFoods.alcohol),
  raw_animal: patternsOf(restrictedFoods.raw_animal),
  unpasteurised_cheese: patternsOf(restrictedFoods.unpasteurised_cheese),
  mercury_fish: patternsOf(restrictedFoods.mercury_fish),
  vitamin_a: patternsOf(restrictedFoods.vitamin_a),
};

function patternsOf(group: RestrictedFoods): GroupPatterns {
  const { names, dishes, others, takenBack, takenBackWith, takenBackDish, rolls } = group;
  return {
    names: wordsPattern(names),
    dishes: dishes === undefined ? null : wordsPattern(dishes),
    other: others === undefined ? null : new RegExp(` (?:${others})(?= )`, 'g'),
    takenBack: wordsPattern(takenBack),
    takenBackBehind: new RegExp(`^ (?:(?:a base )?(?:di|d) )?(?:${takenBack})(?= )`),
    takenBackWith: takenBackWith === undefined ? null : wordsPattern(takenBackWith),
    takenBackDish: wordsPattern(takenBackDish ?? takenBack),
    rolls: rolls
      ? {
          names: new RegExp(` (?:${rolls.names})(?= )`, 'g'),
          fillings: wordsPattern(rolls.fillings),
          animals: wordsPattern(rolls.animals),
        }
      : null,
  };
}

/** Names that must begin the text have a `^` of their own. */
function wordsPattern(names: string): RegExp {
  const first = names.split('|').flatMap((one) => (one.startsWith('^') ? one.slice(1) : []));
  const others = names
    .split('|')
    .filter((one) => !one.startsWith('^'))
    .join('|');
  return new RegExp(` (?:${others})(?= )${first.map((one) => `|^${one}`).join('')}`);
}
