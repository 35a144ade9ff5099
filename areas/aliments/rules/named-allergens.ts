import { wordsOf } from '#shell/common/normalize-text.ts';
import { type Allergen, allergens } from '../contract/taxonomy.ts';
import { allergenNames, foodsWithAllergen, otherFoods } from './allergen-names.ts';
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

/** Whether a name says of all its ingredients with milk that they have no lactose: `latte delattosato`. */
export function isNamedLactoseFree(name: string): boolean {
  const { marked } = readName(name);
  return / §\Slactose /.test(marked) && !isIn(marked, 'milk', ['lactose']);
}

/** The words of a name that say what the food has, each between two spaces. */
export function presentWords(name: string): string {
  return readName(name).present.replaceAll(` ${boundary} `, ' ');
}

function readName(name: string): QualifiedName {
  return withMarks(paddedWords(name));
}

function isInName({ marked }: QualifiedName, allergen: Allergen): boolean {
  const own = freeFrom[allergen];
  return isIn(marked, allergen, [
    ...(own ? [own] : []),
    ...(animalAllergens.has(allergen) ? (['vegan'] as const) : []),
  ]);
}

function isIn(marked: string, allergen: Allergen, relevant: readonly Quality[]): boolean {
  const pattern = foodPatterns[allergen];
  if (!isNamedIn(withoutMarks(marked), pattern)) return false;
  if (!relevant.some((one) => marked.includes(`${one} `))) return true;
  const { name, other } = pattern;
  const ingredients = other ? marked.replaceAll(other, ' ') : marked;
  const all = new RegExp(`${name.source.slice(0, -1)}(?= )`, 'g');
  return isHitUnqualified(ingredients.replaceAll(all, ` ${hit}`).trim().split(/ +/), relevant);
}

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

/** The words of a text and a boundary for what separates them, each between two spaces. */
function paddedWords(text: string): string {
  const parts = text.split(/[,;:()[\]{}/+&*•·|\n]+|[.!?](?=\s|$)|\s[-–—]\s/);
  const wordGroups = parts.map((part) => wordsOf(part).join(' ')).filter(Boolean);
  return ` ${wordGroups.join(` ${boundary} `)} `;
}
