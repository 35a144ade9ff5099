import { wordsOf } from '#shell/common/normalize-text.ts';
import { type Allergen, allergens } from '../contract/taxonomy.ts';
import { allergenNames, foodsWithAllergen, otherFoods } from './allergen-names.ts';
import { servedDishesWith } from './dish-allergens.ts';
import { withNamesRepeated, withoutNounPattern } from './inherited-names.ts';
import {
  animalAllergens,
  boundary,
  freeFrom,
  hit,
  isHitUnqualified,
  type QualifiedName,
  type Quality,
  withMarks,
  withoutMarks,
} from './name-qualifiers.ts';

/** The allergens that a text names, in the order of the regulation. */
export function allergensNamedIn(text: string): Allergen[] {
  const padded = paddedWords(text);
  return allergens.filter((one) => isNamedIn(padded, patterns[one]));
}

/**
 * Whether the name of a food names the allergen. What an ingredient does not have, `senza uova`, and what it imitates, `maionese vegana`,
 * names nothing; the other ingredients do.
 */
export function isNamedByFood(name: string, allergen: Allergen): boolean {
  return isInName(readName(name), allergen);
}

/** The allergens that the name of a food names, in the order of the regulation. */
export function allergensNamedByFood(name: string): Allergen[] {
  const read = readName(name);
  return allergens.filter((one) => isInName(read, one));
}

/**
 * The names of an allergen in the present words of names of foods, which a text about them may repeat: in `noce moscata` none of nuts. Of
 * `titles`, the names of what is made of these foods, only dishes count, and none for gluten: `torta di mele` of flour and oil.
 */
export function namesOfAllergen(
  allergen: Allergen,
  presents: readonly string[],
  titles: readonly string[] = [],
): KnownNames {
  const dish = dishPatterns.get(allergen);
  const hits = [
    ...presents.flatMap((present) => hitsIn(present, foodPatterns[allergen])),
    ...titles.flatMap((title) => (dish && presentIngredients(title).match(dish)) || []),
  ];
  const isOfOats = allergen === 'gluten' && hits.some((one) => oats.test(one));
  return new Set([...hits, ...(isOfOats ? ['porridge'] : [])].map(withoutNumber));
}

/** Milk products that plants imitate by name, which a dish of such an imitation may be called by: `coppa yogurt` of `yogurt di soia`. */
const imitatedMilk = / (?:yogh?urt|latte|panna|formaggio|mozzarella|ricotta|gelato|milk|cream|cheese)(?= )/g;

/** The bare names of the milk products that names of foods imitate. */
export function milkImitatedIn(presents: readonly string[]): KnownNames {
  const { other } = foodPatterns.milk;
  const imitations = other ? presents.flatMap((present) => present.match(other) ?? []) : [];
  return new Set(imitations.flatMap((one) => `${one} `.match(imitatedMilk) ?? []).map(withoutNumber));
}

/** What porridge is made of, unless its name says otherwise. */
const oats = /^ ?(?:avena|oats?)$/;

/** The allergens among these that a text names besides names that are known. */
export function allergensNamedBesides(text: string, known: ReadonlyMap<Allergen, KnownNames>): Allergen[] {
  const read = readName(text);
  return [...known].flatMap(([allergen, names]) => (isInName(read, allergen, names) ? allergen : []));
}

/**
 * Whether a name says of all its ingredients with milk that they have no lactose: `latte delattosato`. Names that are known are left out.
 */
export function isNamedLactoseFree(name: string, known: KnownNames = noNames): boolean {
  const { marked } = readName(name);
  return / §\Slactose /.test(marked) && !isIn(marked, { allergen: 'milk', relevant: ['lactose'], known });
}

/** The words of a name that say what the food has, each between two spaces. */
export function presentWords(name: string): string {
  return presentIngredients(name).replaceAll(` ${boundary} `, ' ');
}

/** The same with a boundary between its ingredients. */
export function presentIngredients(name: string): string {
  return readName(name).present;
}

/** `latte di soia/vaccino`. */
const slashed = new RegExp(String.raw`\s?\/\s?(?=${withoutNounPattern})`, 'giu');

function readName(name: string): QualifiedName {
  return withMarks(withNamesRepeated(paddedWords(name.replaceAll(slashed, ' o '))));
}

/** Names of an allergen, without their ending in the plural and the singular. */
export type KnownNames = ReadonlySet<string>;
const noNames: KnownNames = new Set();

function isInName({ marked }: QualifiedName, allergen: Allergen, known: KnownNames = noNames): boolean {
  const own = freeFrom[allergen];
  const vegan = animalAllergens.has(allergen) ? (['vegan'] as const) : [];
  return isIn(marked, { allergen, relevant: [...(own ? [own] : []), ...vegan], known });
}

interface Searched {
  allergen: Allergen;
  relevant: readonly Quality[];
  known: KnownNames;
}

function isIn(marked: string, { allergen, relevant, known }: Searched): boolean {
  const pattern = foodPatterns[allergen];
  const unmarked = withoutMarks(marked);
  if (!isNamedIn(unmarked, pattern)) return false;
  if (known.size > 0 && hitsIn(unmarked, pattern).every((one) => known.has(withoutNumber(one)))) return false;
  if (!relevant.some((one) => marked.includes(`${one} `))) return true;
  if (allergen === 'gluten' && grains.test(pattern.other ? unmarked.replaceAll(pattern.other, ' ') : unmarked))
    return true;
  const ingredients = pattern.other ? marked.replaceAll(pattern.other, ' ') : marked;
  const tokens = ingredients.replaceAll(pattern.all, (name) => (known.has(withoutNumber(name)) ? ' ' : ` ${hit}`));
  if (isContradicted(tokens, allergen)) return true;
  return isHitUnqualified(tokens.trim().split(/ +/), relevant);
}

/** A grain that always has gluten, which a word for its absence contradicts. Oats are without it when that is said. */
const grains = / (?:frumento|farro|orzo|segale|kamut|triticale|wheat|spelt|barley|rye) /;
/** `crema vegana di latte`: an imitation is named by its kind, `bastoncini vegani di pesce`, but not what it is made of. */
const veganOfMilk = new RegExp(` §.vegan (?:di|d|of) ${hit} `);
/** `salmon poke vegan`: “vegan” directly behind the ingredient would negate it; here a dish is between the two. */
const dishBetween = new RegExp(` ${hit} (?:poke|bowl|salad|wrap|roll|sandwich) §.vegan $`);

/** Whether a name says both that it has the ingredient and that it does not, so that it is to be checked. */
function isContradicted(tokens: string, allergen: Allergen): boolean {
  if (!animalAllergens.has(allergen)) return false;
  const spaced = ` ${tokens.trim().replaceAll(/ +/g, ' ')} `;
  return dishBetween.test(spaced) || (allergen === 'milk' && veganOfMilk.test(spaced));
}

function hitsIn(padded: string, { all, other }: NamePattern): string[] {
  return (other ? padded.replaceAll(other, ' ') : padded).match(all) ?? [];
}

/** `noc` of `noci` and `noce`: no two foods with the same allergen differ by their endings only. */
function withoutNumber(name: string): string {
  return name.trim().replaceAll(/(?<=\S{3})(?:h?[aeiou]|es|s)(?= |$)/g, '');
}

interface NamePattern {
  name: RegExp;
  /** The same, for each name of a text. */
  all: RegExp;
  other: RegExp | null;
}

function isNamedIn(padded: string, { name, other }: Pick<NamePattern, 'name' | 'other'>): boolean {
  return name.test(other ? padded.replaceAll(other, ' ') : padded);
}

const patterns = patternsOf(allergenNames);
const dishPatterns = new Map(
  allergens
    .map((one) => [one, servedDishesOf(one)] as const)
    .flatMap(([one, names]) => (names === '' ? [] : [[one, new RegExp(` (?:${names})(?= )`, 'g')] as const])),
);
const foodPatterns = patternsOf(
  Object.fromEntries(
    allergens.map((one) => [
      one,
      [allergenNames[one], foodsWithAllergen[one], servedDishesOf(one)].filter(Boolean).join('|'),
    ]),
  ) as Record<Allergen, string>,
);

/** Those with gluten are among the foods with gluten. */
function servedDishesOf(allergen: Allergen): string {
  return allergen === 'gluten' ? '' : servedDishesWith(allergen);
}

function patternsOf(names: Readonly<Record<Allergen, string>>): Record<Allergen, NamePattern> {
  const entries = allergens.map((allergen) => {
    const other = otherFoods[allergen];
    const pattern: NamePattern = {
      name: new RegExp(` (?:${names[allergen]}) `),
      all: new RegExp(` (?:${names[allergen]})(?= )`, 'g'),
      other: other === undefined ? null : new RegExp(` (?:${other})(?= )`, 'g'),
    };
    return [allergen, pattern];
  });
  return Object.fromEntries(entries) as Record<Allergen, NamePattern>;
}

/** Without its accent it would be the adverb: `pure il pane`. */
const accentedPurea = /(?<!\p{L})pur(?:[èé]e?|e['’])(?!\p{L})/giu;

/** The words of a text and a boundary for what separates them, each between two spaces. */
export function paddedWords(text: string): string {
  const parts = text.replaceAll(accentedPurea, 'purea').split(/[,;:()[\]{}/+&*•·|\n]+|[.!?](?=\s|$)|\s[-–—]\s/);
  const wordGroups = parts.map((part) => wordsOf(part).join(' ')).filter(Boolean);
  return ` ${wordGroups.join(` ${boundary} `)} `;
}
