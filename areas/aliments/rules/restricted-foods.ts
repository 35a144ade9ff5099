import type { UsedAliment } from '../contract.ts';
import { type RestrictedGroup, restrictedGroups } from '../contract/taxonomy.ts';
import { boundary } from './name-qualifiers.ts';
import { paddedWords } from './named-allergens.ts';
import type { NamedFood } from './named-foods.ts';
import { type RestrictedFoods, type RestrictedNames, restrictedFoods } from './restricted-groups.ts';
import { descriptions } from './restricted-words.ts';

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

/** In µg of retinol of 100 g: the upper intake level of a day, in pregnancy too. Source: EFSA Journal 2024;22(6):8814. */
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
  return restrictedGroups.filter((group) => isNamed(text, group, {}));
}

/** The groups that a part of a text names besides the foods that are known anyway: `rare steak` beside “Beef steak, raw”. */
export function restrictedGroupsNamedBesides({ text, eaten, present, known }: NamedFood): RestrictedGroup[] {
  const groups = restrictedGroupsNamedIn(text);
  if (groups.length === 0) return groups;
  const ofOthers = new Set(restrictedGroupsNamedIn(eaten));
  const ofPart = new Set(restrictedGroupsNamedIn(present));
  const ofKnown = new Set(restrictedGroupsNamedIn(known));
  return groups.filter((one) => ofOthers.has(one) || (ofPart.has(one) && !ofKnown.has(one)));
}

function strengthIn(food: RestrictableFood, group: RestrictedGroup): RestrictedStrength | null {
  const measured = isMeasured(food, group);
  if (measured !== null) return measured ? 'contains' : null;
  const { category } = food;
  if (group === 'alcohol' && category === 'alcohol' && ![food.name, food.name_en].some(isAlcoholFree))
    return 'contains';
  if (category === 'plant_based' && group !== 'alcohol') return null;
  // The names of one food in two languages say the same: what one of them excludes, the other does not name.
  const names = [food.name, food.name_en].filter(Boolean);
  if (!names.some((name) => isNamed(name, group, food)) || names.some((name) => isExcluded(name, group, food)))
    return null;
  return restrictedFoods[group].categories.includes(category) ? 'contains' : 'named';
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
  return patterns.alcohol.names.some(({ excludedBehind }) => excludedBehind?.test(readable(name)));
}

/** What is known of the food that a name is of; nothing of a text. */
type KnownFood = Partial<Pick<RestrictableFood, 'category' | 'form'>>;

/** Whether a name has one of the group that no word of the same ingredient excludes. */
function isNamed(name: string, group: RestrictedGroup, food: KnownFood): boolean {
  const text = withoutOthers(withoutVegetableRolls(readable(name), group), group);
  const pieces = piecesOf(text);
  return patternsFor(group, food).some((one) =>
    one.isAcrossIngredients
      ? hasName(joinedText(pieces), one)
      : pieces.some((_, index) => isNamedByPiece(pieces, index, one)),
  );
}

function patternsFor(group: RestrictedGroup, { category, form }: KnownFood): NamePattern[] {
  const isCooked = form === 'cooked' && (group === 'raw_animal' || group === 'unpasteurised_cheese');
  return patterns[group].names.filter(
    (one) => (one.category === undefined || one.category === category) && (!isCooked || one.isOfCooked),
  );
}

/** The name without its rolls if it has nothing besides them but vegetables, cooked fish or meat, and rice. */
function withoutVegetableRolls(text: string, group: RestrictedGroup): string {
  const { rolls } = patterns[group];
  if (!rolls) return text;
  const others = text.replaceAll(rolls.names, ' ');
  const joiners = others.replaceAll(rolls.fillings, ' ');
  const isFilled = joiners.trim() !== others.trim();
  return isFilled && joiners.replaceAll(rolls.joiners, ' ').trim() === '' ? others : text;
}

function withoutOthers(text: string, group: RestrictedGroup): string {
  const { others } = patterns[group];
  return others ? text.replaceAll(others, ' ') : text;
}

/** Whether a name has names of the group, and words of theirs or longer names exclude each of them. */
function isExcluded(name: string, group: RestrictedGroup, food: KnownFood): boolean {
  if (isNamed(name, group, food)) return false;
  const text = readable(name);
  const rest = withoutOthers(text, group);
  return (
    rest !== text ||
    patterns[group].names.some((one) => !one.isAcrossIngredients && !one.category && one.names.test(rest))
  );
}

interface Piece {
  /** The separator before it: a comma, `with` (for “con” too) or `and` for all other words; empty at the beginning. */
  joiner: string;
  text: string;
}

/** Whether a piece has a name that neither its own words nor those of the pieces behind it exclude. */
function isNamedByPiece(pieces: readonly Piece[], index: number, pattern: NamePattern): boolean {
  if (!hasName(pieces[index]?.text ?? '', pattern)) return false;
  const { names, excludedFirst, excludedWith } = pattern;
  let isOfPiece = true;
  for (const { joiner, text } of pieces.slice(index + 1)) {
    if (joiner === 'and' || names.test(text)) break;
    isOfPiece &&= joiner === boundary;
    if (isOfPiece && excludedFirst?.test(text)) return false;
    if (excludedWith?.test(text)) return false;
  }
  return true;
}

function hasName(text: string, { names, others, excluded }: NamePattern): boolean {
  const rest = others ? text.replaceAll(others, ' ') : text;
  return names.test(rest) && names.test(excluded ? rest.replaceAll(excluded, ' ') : rest);
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

/** The name without what joins its ingredients. */
function joinedText(pieces: readonly Piece[]): string {
  return ` ${pieces
    .map((one) => one.text.trim())
    .filter(Boolean)
    .join(' ')} `;
}

/** The padded words of a name; `0,0 %` is read as without alcohol. */
function readable(name: string): string {
  return paddedWords(name.replaceAll(/(?<!\d)0[.,]0 ?%?/g, ' analcolica '));
}

interface NamePattern extends Pick<RestrictedNames, 'isAcrossIngredients' | 'isOfCooked' | 'category'> {
  names: RegExp;
  /** Phrases with a name that are not of the group. */
  others: RegExp | null;
  /** Names together with a word of the same ingredient that excludes them. */
  excluded: RegExp | null;
  /** Such a word, anywhere. */
  excludedBehind: RegExp | null;
  /** Such a word as the first one behind a comma: `prosciutto crudo, formaggio vegetale` is of the group. */
  excludedFirst: RegExp | null;
  excludedWith: RegExp | null;
}

interface GroupPatterns {
  names: readonly NamePattern[];
  others: RegExp | null;
  rolls: { names: RegExp; fillings: RegExp; joiners: RegExp } | null;
}

const patterns: Readonly<Record<RestrictedGroup, GroupPatterns>> = {
  alcohol: patternsOf(restrictedFoods.alcohol),
  raw_animal: patternsOf(restrictedFoods.raw_animal),
  unpasteurised_cheese: patternsOf(restrictedFoods.unpasteurised_cheese),
  mercury_fish: patternsOf(restrictedFoods.mercury_fish),
  vitamin_a: patternsOf(restrictedFoods.vitamin_a),
  game: patternsOf(restrictedFoods.game),
  raw_sprouts: patternsOf(restrictedFoods.raw_sprouts),
};

function patternsOf({ names, others, rolls }: RestrictedFoods): GroupPatterns {
  return {
    names: names.map(namePatternOf),
    others: others === undefined ? null : allOf(others),
    rolls: rolls ? { names: allOf(rolls.names), fillings: allOf(rolls.fillings), joiners: allOf(rolls.joiners) } : null,
  };
}

function namePatternOf({
  names,
  others,
  excludedBy,
  excludedWith,
  descriptions: own,
  ...rest
}: RestrictedNames): NamePattern {
  const named = `(?:${names.replaceAll(/\|\^[^|]*/g, '')})`;
  const described = own ?? descriptions;
  return {
    ...rest,
    names: wordsPattern(names),
    others: others === undefined ? null : allOf(others),
    excluded: excludedBy
      ? allOf(`(?:${excludedBy.before}) ${described}${named}|${named} ${described}(?:${excludedBy.behind})`)
      : null,
    excludedBehind: excludedBy ? wordsPattern(excludedBy.behind) : null,
    excludedFirst: excludedBy ? new RegExp(`^ (?:${excludedBy.behind})(?= )`) : null,
    excludedWith: excludedWith === undefined ? null : wordsPattern(excludedWith),
  };
}

/** Each of the names in a text of padded words. */
function allOf(names: string): RegExp {
  return new RegExp(` (?:${names})(?= )`, 'g');
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
