import { wordsOf } from '#shell/common/normalize-text.ts';
import { type Allergen, allergens } from '../contract/taxonomy.ts';
import { allergenNames, foodsWithAllergen, otherFoods } from './allergen-names.ts';

/** The allergens that a text names, in the order of the regulation. */
export function allergensNamedIn(text: string): Allergen[] {
  const padded = paddedWords(text);
  return allergens.filter((one) => isNamedIn(padded, patterns[one]));
}

/**
 * Whether the name of a food names the allergen. What follows “senza” or precedes “free” names nothing, and animal foods in the name of
 * a vegan one are what it imitates.
 */
export function isNamedByFood(name: string, allergen: Allergen): boolean {
  return isInName(readName(name), allergen);
}

/** The allergens that the name of a food names, in the order of the regulation. */
export function allergensNamedByFood(name: string): Allergen[] {
  const read = readName(name);
  return allergens.filter((one) => isInName(read, one));
}

interface ReadName {
  isVegan: boolean;
  /** What it says that the food does not have. */
  absent: string;
  /** The name without these words. */
  present: string;
}

function readName(name: string): ReadName {
  const padded = paddedWords(name);
  return { isVegan: / vegan[ao]? /.test(padded), ...presentWords(padded) };
}

/** Separates what a name says that the food does not have; of words between two spaces each. */
export function presentWords(padded: string): Pick<ReadName, 'absent' | 'present'> {
  return { absent: `${padded.match(without)?.join(' ') ?? ''} `, present: padded.replaceAll(without, '') };
}

function isInName({ isVegan, absent, present }: ReadName, allergen: Allergen): boolean {
  if (isVegan && animal.has(allergen)) return false;
  if (freeFrom.has(allergen) && isNamedIn(absent, patterns[allergen])) return false;
  return isNamedIn(present, foodPatterns[allergen]);
}

const animal = new Set<Allergen>(['milk', 'eggs', 'fish', 'crustaceans', 'molluscs']);

/** Allergens that a food does not have at all when its name says so: `fiocchi d’avena senza glutine`, `maionese senza uova`. */
const freeFrom = new Set<Allergen>(['gluten', 'eggs']);

/** What a name says that the food does not have: `senza latte e uova`, `senza proteine del latte`, `dairy free`. */
const without =
  / (?:senza|without|no|priv[aoi] di|free from) \S+(?: (?:di|del|della|d|a) \S+)?(?: (?:e|o|ne|and|or|nor) (?!con |with )\S+)*(?= )| \S+ free(?! (?:range|from|of) )(?= )/g;

interface NamePattern {
  name: RegExp;
  other: RegExp | null;
}

function isNamedIn(padded: string, { name, other }: NamePattern): boolean {
  return name.test(other ? padded.replaceAll(other, ' ') : padded);
}

const patterns = patternsOf(allergenNames);
const foodPatterns = patternsOf(
  Object.fromEntries(
    allergens.map((one) => [one, [allergenNames[one], foodsWithAllergen[one]].filter(Boolean).join('|')]),
  ) as Record<Allergen, string>,
);

function patternsOf(names: Readonly<Record<Allergen, string>>): Record<Allergen, NamePattern> {
  const entries = allergens.map((allergen) => {
    const other = otherFoods[allergen];
    const pattern: NamePattern = {
      name: new RegExp(` (?:${names[allergen]}) `),
      other: other === undefined ? null : new RegExp(` (?:${other})(?= )`, 'g'),
    };
    return [allergen, pattern];
  });
  return Object.fromEntries(entries) as Record<Allergen, NamePattern>;
}

/** The words of a text, each between two spaces. */
function paddedWords(text: string): string {
  return ` ${wordsOf(text).join(' ')} `;
}
