import { withoutRange } from '#areas/aliments/rules/number-ranges.ts';
import {
  countMarkPattern,
  notNumberedNamePattern,
  numberedFoodPattern,
  numberOfWord,
  pieceFoodPattern,
} from '#areas/aliments/rules/number-words.ts';
import { toTastePattern } from '#areas/aliments/rules/quantity-text.ts';
import { typedNumber } from '#areas/aliments/rules/typed-number.ts';
import type { Language } from '#shell/common/fields.ts';
import type { IngredientUnit, ParsedIngredient } from '../contract/library.ts';
import { alternativeParts, linesOf } from './pasted-alternatives.ts';
import { foodGroups, type IsFood, withQuantityShared } from './pasted-foods.ts';
import { withoutHeading } from './pasted-headings.ts';
import { bracketedWeight, weightAtEnd, weightOfEach, withUnitsBehind } from './pasted-numbers.ts';

interface UnitWords {
  unit: IngredientUnit;
  /** Units in one of this word: 1000 g in a kg. */
  factor: number;
  spellings: readonly string[];
}

const units: readonly UnitWords[] = [
  { unit: 'g', factor: 1, spellings: ['g', 'gr', 'grammi', 'grammo', 'gram', 'grams'] },
  { unit: 'g', factor: 1000, spellings: ['kg', 'chilo', 'chili', 'kilo', 'kilos'] },
  { unit: 'g', factor: 100, spellings: ['hg', 'etto', 'etti'] },
  { unit: 'g', factor: 28.35, spellings: ['oz', 'ounce', 'ounces'] },
  { unit: 'g', factor: 453.6, spellings: ['lb', 'lbs', 'pound', 'pounds'] },
  { unit: 'ml', factor: 1, spellings: ['ml'] },
  { unit: 'ml', factor: 10, spellings: ['cl'] },
  { unit: 'ml', factor: 100, spellings: ['dl'] },
  { unit: 'ml', factor: 1000, spellings: ['l', 'lt', 'litro', 'litri', 'liter', 'liters', 'litre', 'litres'] },
  { unit: 'teaspoon', factor: 1, spellings: ['cucchiaino', 'cucchiaini', 'teaspoon', 'teaspoons', 'tsp'] },
  { unit: 'tablespoon', factor: 1, spellings: ['cucchiaio', 'cucchiai', 'tablespoon', 'tablespoons', 'tbsp'] },
  { unit: 'cup', factor: 1, spellings: ['tazza', 'tazze', 'cup', 'cups'] },
  { unit: 'glass', factor: 1, spellings: ['bicchiere', 'bicchieri', 'glass', 'glasses'] },
  { unit: 'pinch', factor: 1, spellings: ['pizzico', 'pizzichi', 'presa', 'pinch', 'pinches'] },
  { unit: 'handful', factor: 1, spellings: ['manciata', 'manciate', 'pugno', 'handful', 'handfuls'] },
  { unit: 'scoop', factor: 1, spellings: ['misurino', 'misurini', 'scoop', 'scoops'] },
  { unit: 'slice', factor: 1, spellings: ['fetta', 'fette', 'slice', 'slices'] },
  { unit: 'portion', factor: 1, spellings: ['porzione', 'porzioni', 'serving', 'servings', 'portion', 'portions'] },
  {
    ...{ unit: 'square', factor: 1 },
    spellings: ['quadratino', 'quadratini', 'quadretto', 'quadretti', 'square', 'squares'],
  },
  { unit: 'clove', factor: 1, spellings: ['spicchio', 'spicchi', 'clove', 'cloves'] },
];
/** Packages and pieces that are counted as the usual measure of the food: `1 vasetto di yogurt`, `3 foglie di basilico`. */
const containers = new Set(
  (
    'vasetto vasetti barattolo barattoli scatoletta scatolette scatola scatole lattina lattine confezione confezioni bustina ' +
    'bustine busta buste pacchetto pacchetti pezzo pezzi panetto panetti coppetta coppette ciotola ' +
    'ciotole bottiglia bottiglie pot pots jar jars can cans tin tins packet packets sachet sachets piece pieces bowl bowls ' +
    'bottle bottles foglia foglie fogliolina foglioline rametto rametti ciuffo ciuffi gambo gambi leaf leaves sprig ' +
    'sprigs stalk stalks'
  ).split(' '),
);
const unitOf = new Map(units.flatMap((unit) => unit.spellings.map((word) => [word, unit] as const)));

const number = String.raw`\d+\s+\d+\/\d+|\d+\/\d+|\d+\s*[½⅓⅔¼¾]|[½⅓⅔¼¾]|\d[\d.,]*`;
const leading = new RegExp(String.raw`^(${number})(?:\s*[-–]\s*(${number}))?\s*(?:(\p{L}+)\.?(?=\s|$|['’]))?`, 'iu');
const trailing = new RegExp(String.raw`[\s,:(]{1,4}(${number})\s*(\p{L}+)\.?\)?$`, 'iu');
const countedContainer = /(?<=\p{L})\s\d{1,2}\s(\p{L}+)$/u;
const inside = new RegExp(String.raw`\s(${number})\s?(\p{L}+)\.?(?=\s)`, 'giu');
const trailingGrams = /[\s:]{1,4}([1-9]\d{1,3})$/u;
/** Not `noci (2 o 3)`, which is a range. */
const trailingCount = new RegExp(
  String.raw`${notNumberedNamePattern}(?<!(?:^|[\s(])(?:o|or))[\s,:(]{1,4}${countMarkPattern}?(${number})\)?$`,
  'iu',
);
/** A number without a unit behind the food up to this one counts pieces; a larger one is grams. */
const mostPieces = 9;
const leadingMark = new RegExp(String.raw`^${countMarkPattern}(?=\d)`, 'iu');
const toTaste = new RegExp(String.raw`(?:^|[\s,(])${toTastePattern}\)?(?=\s|$|,|\))`, 'iu');
const halves = new Set(['mezzo', 'mezza', 'half']);
const countWord = /^(un['’]|\p{L}+)\s*/iu;
const numberedFood = new RegExp(`^${numberedFoodPattern}`, 'iu');
const pieceFood = new RegExp(`^${pieceFoodPattern}`, 'iu');
const preposition = /^(?:(?:di|del|dello|della|dei|degli|delle|of)\s+|d['’]\s*|(?:dell|un)['’]\s*)/iu;
const bullet = /^(?:[-–*•·▪◦]|\d+[.)](?=\s+\p{L}))\s*/u;

/**
 * The foods of pasted lines, of each line the food and its alternatives. Each has its own part of the text, so nothing of it is lost but
 * the headings of meals and days.
 */
export function parseIngredients(text: string, language: Language, isFood: IsFood = () => false): ParsedIngredient[] {
  const lines = linesOf(text).map((line) => withoutHeading(line).rest);
  const foods = lines.flatMap((line, lineIndex) =>
    line === '' ? [] : foodsOf(line, { language, isFood }).map((food) => ({ ...food, lineIndex })),
  );
  return foods.map((food, index) => (index === 0 ? { ...food, isAlternative: false } : food));
}

/** The foods of a text without knowledge of any names, and the names of which it must be known whether a food has them. */
export function firstReading(text: string, language: Language): { foods: ParsedIngredient[]; names: string[] } {
  const names = new Set<string>();
  const foods = parseIngredients(text, language, (name) => {
    names.add(name);
    return false;
  });
  return { foods, names: [...names] };
}

function foodsOf(line: string, { language, isFood }: { language: Language; isFood: IsFood }): ParsedIngredient[] {
  const known = new Map<string, ParsedIngredient>();
  const read = (part: string) => {
    const found = known.get(part) ?? parseIngredient(part, language);
    known.set(part, found);
    return found;
  };
  const spaced = line.replace(bullet, '').replaceAll(/\s+/gu, ' ');
  const groups = foodGroups(spaced, read, isFood);
  if (groups.length === 1 && groups[0]?.parts.length === 1) return parseLine(line, language);
  return groups.flatMap(({ text, parts }) => {
    const foods = parts.flatMap((part) => parseLine(part, language));
    return parts.length > 1 && foods.length === parts.length ? withQuantityShared(foods, text) : foods;
  });
}

function parseLine(line: string, language: Language): ParsedIngredient[] {
  const namesFood = (part: string) => {
    const { food } = parseIngredient(part, language);
    return food !== '' && !containers.has(food.toLowerCase());
  };
  const { parts, isAlternative } = alternativeParts(line.replace(bullet, ''), namesFood);
  const [first, ...others] = parts.map((part) => parseIngredient(part, language));
  if (!first) return [];
  const alternatives = others.map((other) => ({ ...withQuantityOf(first, other), isAlternative: true }));
  return [{ ...first, isAlternative }, ...alternatives];
}

/** `100 g pollo oppure tacchino`: 100 g of both. A number of pieces says nothing about another food. */
function withQuantityOf(first: ParsedIngredient, other: ParsedIngredient): ParsedIngredient {
  if (other.unit !== null || first.unit === 'piece' || first.unit === 'unstated') return other;
  return { ...other, count: first.count, unit: first.unit, range: first.range };
}

/**
 * Reads `80 g di pasta`, `2 cucchiai d'olio`, `1/2 cipolla`, `sale q.b.`, `200g spinach (frozen)`, `pasta 80 g`. Of a range the mean is
 * taken. A weight that is written counts before spoons and pieces: `1 frutto (150 g)`, `2 yogurt da 125 g`.
 */
export function parseIngredient(line: string, language: Language): ParsedIngredient {
  const { text, range } = withoutRange(line.replace(bullet, '').replaceAll(/\s+/g, ' ').trim(), language);
  const typed = withUnitsBehind(text).replace(leadingMark, '');
  const pieces = weighedPieces(line, typed, language);
  if (pieces) return { ...pieces, range };
  const read = readQuantity(line, typed, language);
  const weight = bracketedWeight(typed);
  const unit = unitOf.get(weight?.unit.toLowerCase() ?? '');
  const count = typedNumber(weight?.digits ?? '', language);
  const isWeighed = read.unit === 'to_taste' || (read.unit === 'g' && !/\)$/u.test(typed)) || read.unit === 'ml';
  if (!weight || !unit || count === null || isWeighed || !/\p{L}/u.test(weight.text))
    return range ? { ...read, range } : read;
  const { food, unread } = readQuantity(line, withoutCountedContainer(weight.text), language);
  return { ...parsed(line, { count: count * unit.factor, unit: unit.unit, food }), food, unread, range };
}

/** Pieces with the weight of each, `2 yogurt da 125 g`, and one piece with a weight behind it, `1 yogurt 150 g`. */
function weighedPieces(line: string, typed: string, language: Language): ParsedIngredient | undefined {
  const ofEach = weightOfEach(typed);
  const weight = ofEach ?? weightAtEnd(typed);
  const unit = unitOf.get(weight?.unit.toLowerCase() ?? '');
  const grams = typedNumber(weight?.digits ?? '', language);
  if (!weight || !unit || grams === null || !/\p{L}/u.test(weight.text)) return undefined;
  const read = readQuantity(line, weight.text, language);
  const isWeighed = read.unit === 'to_taste' || read.unit === 'g' || read.unit === 'ml';
  if (isWeighed || (!ofEach && read.count !== 1)) return undefined;
  const count = (read.count ?? 1) * grams * unit.factor;
  return { ...parsed(line, { count, unit: unit.unit, food: withoutContainer(read.food) }), unread: read.unread };
}

function readQuantity(line: string, typed: string, language: Language): ParsedIngredient {
  const taste = toTaste.exec(typed);
  if (taste) return parsed(line, { count: null, unit: 'to_taste', food: typed.replace(taste[0], ' ') });
  return (
    startingWithNumber(line, typed, language) ??
    endingWithNumber(line, typed, language) ??
    withNumberInside(line, typed, language) ??
    withCountWord(line, typed)
  );
}

function startingWithNumber(line: string, typed: string, language: Language): ParsedIngredient | undefined {
  const found = leading.exec(typed);
  if (!found) return undefined;
  const [, first = '', last, word] = found;
  const count = meanOf(first, last, language);
  if (count === null) return undefined;
  const rest = typed.slice(found[0].length);
  const unit = unitBefore(word ?? '', rest);
  const range = last === undefined ? '' : `${first}-${last}`;
  const read = unit
    ? { count: count * unit.factor, unit: unit.unit, food: rest }
    : { count, unit: 'piece' as const, food: withoutContainer(`${word ?? ''}${rest}`) };
  return { ...parsed(line, read), range };
}

/** The unit that the word is; undefined for another word, and where the word begins the name of the food. */
function unitBefore(word: string, rest: string): UnitWords | undefined {
  return pieceFood.test(word + rest) ? undefined : unitOf.get(word.toLowerCase());
}

/** `yogurt` of `vasetto di yogurt`; a container alone stays. */
function withoutContainer(food: string): string {
  const [word = ''] = food.split(/\s/u, 1);
  const rest = food.slice(word.length).trim();
  return containers.has(word.toLowerCase()) && rest !== '' ? rest : food;
}

/** `pasta 80 g`, `pasta 80`, `uova 2`. A whole number at the end that begins with 0 belongs to the name: `farina 00`. */
function endingWithNumber(line: string, typed: string, language: Language): ParsedIngredient | undefined {
  const bare = trailingGrams.exec(typed);
  if (bare && /\p{L}/u.test(typed.slice(0, bare.index)))
    return parsed(line, { count: Number(bare[1]), unit: 'g', food: typed.slice(0, bare.index) });
  const found = trailing.exec(typed);
  const unit = unitOf.get(found?.[2]?.toLowerCase() ?? '');
  const count = typedNumber(found?.[1] ?? '', language);
  if (!found || !unit || count === null) return endingWithCount(line, typed, language);
  return parsed(line, { count: count * unit.factor, unit: unit.unit, food: typed.slice(0, found.index) });
}

/** `tonno` of `tonno 1 scatoletta`. */
function withoutCountedContainer(text: string): string {
  const [, word = ''] = countedContainer.exec(text) ?? [];
  return containers.has(word.toLowerCase()) ? text.replace(countedContainer, '') : text;
}

function endingWithCount(line: string, typed: string, language: Language): ParsedIngredient | undefined {
  const found = trailingCount.exec(typed);
  const [, digits = ''] = found ?? [];
  const count = typedNumber(digits, language);
  if (!found || !count || count > mostPieces || /^0\d*$/.test(digits)) return undefined;
  const food = typed.slice(0, found.index);
  return /\p{L}/u.test(food) ? parsed(line, { count, unit: 'unstated', food }) : undefined;
}

/** `pasta 80 g a crudo`: what follows the quantity is not read. */
function withNumberInside(line: string, typed: string, language: Language): ParsedIngredient | undefined {
  for (const { 0: found, 1: digits = '', 2: word = '', index } of typed.matchAll(inside)) {
    const unit = unitOf.get(word.toLowerCase());
    const count = typedNumber(digits, language);
    const name = typed.slice(0, index).trim();
    if (!unit || count === null || !/\p{L}/u.test(name)) continue;
    const rest = typed.slice(index + found.length).trim();
    return parsed(line, { count: count * unit.factor, unit: unit.unit, food: `${name}, ${rest}` });
  }
  return undefined;
}

/** `un cucchiaio di miele`, `due kiwi`, `mezza mela`; without one of these words the line is a food alone. */
function withCountWord(line: string, typed: string): ParsedIngredient {
  const word = countWord.exec(typed);
  const counted = word?.[1]?.toLowerCase().replace(/['’]/u, '') ?? '';
  const count = halves.has(counted) ? 0.5 : numberOfWord.get(counted);
  const counts = typed.slice(word?.[0].length);
  const rest = counted === 'half' ? counts.replace(/^an?\s/iu, '') : counts;
  if (count === undefined || numberedFood.test(rest)) return parsed(line, { count: null, unit: null, food: typed });
  const [unitWord = ''] = rest.split(/[\s'’]/u, 1);
  const food = rest.slice(unitWord.length);
  const unit = unitBefore(unitWord, food);
  if (!unit) return parsed(line, { count, unit: 'piece', food: withoutContainer(rest) });
  return parsed(line, { count: count * unit.factor, unit: unit.unit, food });
}

/** The mean of a range such as `2-3`. */
function meanOf(first: string, last: string | undefined, language: Language): number | null {
  const from = typedNumber(first, language);
  const to = last === undefined ? from : typedNumber(last, language);
  return from === null || to === null ? null : (from + to) / 2;
}

type ReadWords = Pick<ParsedIngredient, 'count' | 'unit' | 'food'>;

function parsed(text: string, { count, unit, food }: ReadWords): ParsedIngredient {
  const rounded = count === null ? null : Math.round(count * 100) / 100;
  return { text, lineIndex: 0, count: rounded, unit, range: '', isAlternative: false, ...foodWords(food) };
}

const inBrackets = /\(([^()]*)\)?/gu;
/** A comma between digits belongs to a number: `latte 1,5%`. */
const endOfName = /[;:]|,(?!\d)/u;

/** The name of the food without a preposition; what is in brackets or after a comma is not read. */
function foodWords(typed: string): Pick<ParsedIngredient, 'food' | 'unread'> {
  const bracketed = [...typed.matchAll(inBrackets)].map(([, inner = '']) => inner.trim());
  const outside = typed.replaceAll(inBrackets, ' ').replaceAll(/\s+/gu, ' ').trim();
  const [name = ''] = outside.split(endOfName, 1);
  const food = name
    .trim()
    .replace(preposition, '')
    .replace(/[\s–-]+$/u, '');
  if (food === '') return { food: typed.replaceAll(/[()]/gu, ' ').trim(), unread: '' };
  const unread = [outside.slice(name.length + 1), ...bracketed].map((part) =>
    part.replace(/^[\s,;:]+|[\s,;:]+$/gu, ''),
  );
  return { food, unread: unread.filter((part) => /[\p{L}\d]/u.test(part)).join(', ') };
}
