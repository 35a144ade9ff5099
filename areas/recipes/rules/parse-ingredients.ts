import { withoutRange } from '#areas/aliments/rules/number-ranges.ts';
import { countMarkPattern } from '#areas/aliments/rules/number-words.ts';
import { typedNumber } from '#areas/aliments/rules/typed-number.ts';
import type { Language } from '#shell/common/fields.ts';
import type { ParsedIngredient } from '../contract/library.ts';
import { withAddition } from './pasted-additions.ts';
import { alternativeParts, namesToChoose, optionParts, withoutBullet } from './pasted-alternatives.ts';
import { withoutComposition } from './pasted-brackets.ts';
import { isExclusion, withExclusionsApart } from './pasted-exclusions.ts';
import { description, foodGroups, type IsFood, withQuantityShared } from './pasted-foods.ts';
import { headedLines } from './pasted-headings.ts';
import { noteText } from './pasted-notes.ts';
import { countOf, withOptions } from './pasted-options.ts';
import {
  bracketedWeight,
  measuresBehind,
  type SeparatedWeight,
  weightAtEnd,
  weightOfEach,
  withHalves,
  withCountFirst,
  withoutAbout,
  withoutFrequency,
  withoutThousandsMarks,
  withProducts,
  withUnitsSpelled,
  withUnitsBehind,
} from './pasted-numbers.ts';
import { parsed, pieceFood, type ReadWords, readQuantity, withoutContainer } from './pasted-quantity.ts';
import { isStateOnly, withStatesOutside } from './pasted-states.ts';
import { containers, isSize, unitOf, withoutSize } from './pasted-units.ts';
import { withoutAbbreviations } from './pasted-words.ts';

const countedContainer = /(?<=\p{L})\s(\d{1,2})\s(\p{L}+)(?:\ssgocciolat[oaie])?$/u;
const leadingMark = new RegExp(String.raw`^${countMarkPattern}(?=\d)`, 'iu');

/**
 * The foods of pasted lines, of each line the food and its alternatives. Each has its own part of the text, so nothing of it is lost but
 * the headings of meals and days, and a title before them.
 */
export function parseIngredients(text: string, language: Language, isFood: IsFood = () => false): ParsedIngredient[] {
  const lines = headedLines(text);
  const read = readOnce(language);
  const foods = withOptions(
    lines.flatMap(({ rest, headings, isNote }, lineIndex) =>
      (rest === '' ? [{ rest, foods: [] }] : optionsOf(rest, { read, isFood, isNote })).map((part, index) => ({
        ...{ rest: part.rest, isHeaded: headings.length > 0 && index === 0, isWithin: index > 0 },
        foods: part.foods.map((food) => ({ ...food, lineIndex })),
      })),
    ),
  );
  return withStatesJoined(foods).map((food, index) => (index === 0 ? { ...food, isAlternative: false } : food));
}

/** What only says another state of the food before it, `o 160 g cotta` in the next line or behind a comma, is not read there. */
function withStatesJoined(foods: readonly ParsedIngredient[]): ParsedIngredient[] {
  const joined: ParsedIngredient[] = [];
  for (const food of foods) {
    const before = joined.at(-1);
    const isOfBefore = food.isAlternative || food.lineIndex === before?.lineIndex;
    if (!before || !isOfBefore || food.isExclusion || food.isNote || !isStateOnly(food.food)) joined.push(food);
    else joined.splice(-1, 1, { ...before, unread: [before.unread, food.text].filter(Boolean).join(', ') });
  }
  return joined;
}

interface Reading {
  read: (part: string) => ParsedIngredient;
  isFood: IsFood;
}

/** Reads each text once: the foods of a line are found by reading its parts in several ways. */
function readOnce(language: Language): Reading['read'] {
  const known = new Map<string, ParsedIngredient>();
  return (part) => {
    const found = known.get(part) ?? parseIngredient(part, language);
    known.set(part, found);
    return found;
  };
}

interface LinePart {
  rest: string;
  foods: ParsedIngredient[];
}

/**
 * The foods of a line. Where several foods follow `oppure`, as in `latte, fette biscottate oppure yogurt, cereali`, each of its options is
 * a part of its own.
 */
function optionsOf(typed: string, { isNote, ...reading }: Reading & { isNote: boolean }): LinePart[] {
  if (isNote) return [{ rest: typed, foods: [{ ...withoutFood(noteText(typed)), isNote }] }];
  const stretches = withExclusionsApart(withoutBullet(typed));
  if (stretches.length === 1 && !stretches[0]?.isExcluded) return foodOptionsOf(typed, reading);
  const parts = stretches.map(({ text, isExcluded }) =>
    isExcluded ? [{ rest: text, foods: [{ ...withoutFood(text), isExclusion: true }] }] : foodOptionsOf(text, reading),
  );
  if (parts.some((options) => options.length > 1)) return parts.flat();
  return [{ rest: typed, foods: parts.flat().flatMap(({ foods }) => foods) }];
}

function foodOptionsOf(typed: string, reading: Reading): LinePart[] {
  const line = withStatesOutside(typed);
  const texts = optionParts(line);
  const parts = texts.length === 1 ? [] : texts.map((rest) => ({ rest, foods: foodsOf(rest, reading) }));
  const isSeveral = parts.slice(1).some(({ foods }) => countOf(foods) > 1);
  return isSeveral ? parts : [{ rest: line, foods: foodsOf(line, reading) }];
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

function foodsOf(line: string, reading: Reading): ParsedIngredient[] {
  return withAddition(line, (rest) => foodsWithin(rest, reading));
}

function foodsWithin(line: string, reading: Reading): ParsedIngredient[] {
  const spaced = withoutBullet(line).replaceAll(/\s+/gu, ' ');
  const groups = foodGroups(spaced, reading.read, reading.isFood);
  if (groups.length === 1 && groups[0]?.parts.length === 1) return parseLine(line, reading);
  return groups.flatMap(({ text, parts }) => {
    const foods = parts.flatMap((part) => parseLine(part, reading));
    return parts.length > 1 && foods.length === parts.length ? withQuantityShared(foods, text) : foods;
  });
}

function parseLine(line: string, reading: Reading): ParsedIngredient[] {
  const namesFood = (part: string) => {
    const { food } = reading.read(part);
    return food !== '' && !containers.has(food.toLowerCase());
  };
  const { parts, isAlternative } = alternativeParts(withoutBullet(line), namesFood);
  const states = parts.slice(1).filter((part) => isStateOnly(reading.read(part).food));
  const [named, ...others] = parts
    .filter((part) => !states.includes(part))
    .flatMap((part) => chosenFoods(part, reading, namesFood));
  if (!named) return [];
  const first = { ...named, unread: [named.unread, ...states].filter(Boolean).join(', ') };
  const alternatives = others.map((other) => ({ ...withQuantityOf(first, other), isAlternative: true }));
  return [{ ...first, isAlternative }, ...alternatives];
}

/**
 * The foods of `pasta o riso 80 g`, of which one is eaten, each with the quantity; one where the text has the name of a food, `latte o
 * crema di cocco`, or where the words only say how it is, `verdura cruda o cotta`.
 */
function chosenFoods(
  part: string,
  { read, isFood }: Reading,
  namesFood: (name: string) => boolean,
): ParsedIngredient[] {
  const undivided = read(part);
  const names = namesToChoose(withoutFrequency(part).text);
  if (names.length === 1 || !names.every(namesFood) || isFood(undivided.food)) return [undivided];
  const foods = names.map(read);
  const quantified = foods.filter(({ unit }) => unit !== null);
  const isOther = [...names.slice(1), ...foods.slice(1).map(({ food }) => food)].every(
    (name) => !description.test(name),
  );
  const [{ count, unit, range, measure } = undivided] = quantified;
  if (!isOther || quantified.length > 1) return [undivided];
  const shared = { count, unit, range, ...(measure && { measure }) };
  return foods.map((food) => (food.unit === null && unit !== null ? { ...food, ...shared } : food));
}

/** `100 g pollo oppure tacchino`: 100 g of both. A number of pieces says nothing about another food. */
function withQuantityOf(first: ParsedIngredient, other: ParsedIngredient): ParsedIngredient {
  if (other.unit !== null || first.unit === 'piece' || first.unit === 'unstated') return other;
  return { ...other, count: first.count, unit: first.unit, range: first.range };
}

/**
 * Reads `80 g di pasta`, `2 cucchiai d'olio`, `1/2 cipolla`, `sale q.b.`, `200g spinach (frozen)`, `pasta 80 g`. Of a range the mean is
 * taken. A weight that is written counts before spoons and pieces, which are kept beside it: `1 frutto (150 g)`, `latte 150 ml (1 tazza)`,
 * `2 yogurt da 125 g`.
 */
export function parseIngredient(line: string, language: Language): ParsedIngredient {
  const { text: typedText, isDoubtful } = withoutThousandsMarks(
    withoutBullet(line).replaceAll(/\s+/g, ' ').trim(),
    language,
  );
  if (isExclusion(typedText)) return { ...withoutFood(typedText), isExclusion: true };
  const { text: dish, composition } = withoutComposition(typedText);
  const spaced = withUnitsSpelled(language === 'it' ? withoutAbbreviations(dish) : dish);
  const { text: eaten, frequency } = withoutFrequency(spaced);
  const { text, range } = withoutRange(withHalves(withProducts(eaten, language), language), language);
  const typed = withoutAbout(withUnitsBehind(text)).replace(leadingMark, '');
  const read =
    weighedPieces(line, typed, language) ??
    withMeasureBehind(line, typed, language) ??
    withWeightBehind(line, typed, language) ??
    readQuantity(line, typed, language);
  const unread = [read.unread, composition, frequency].filter(Boolean).join(', ');
  return { ...read, unread, range: range || read.range, ...(isDoubtful && { isQuantityDoubtful: true }) };
}

function withoutFood(text: string): ParsedIngredient {
  return { ...parsed(text, { count: null, unit: null, food: '' }), food: '' };
}

/** Pieces with the weight of each, `2 yogurt da 125 g`. */
function weighedPieces(line: string, typed: string, language: Language): ParsedIngredient | undefined {
  const weight = weightOfEach(typed);
  const grams = amountOf(weight, language);
  if (!weight || !grams || !/\p{L}/u.test(weight.text)) return undefined;
  const pieces = withCountFirst(weight.text);
  const read = readQuantity(line, pieces, language);
  if (isWeighed(read)) return undefined;
  const count = (read.count ?? 1) * grams.count;
  const measure = measureOf(read, pieces);
  return { ...parsed(line, { ...grams, count, food: withoutContainer(read.food) }), unread: read.unread, measure };
}

/** A household measure behind the weight, `latte 150 ml (1 tazza)`. */
function withMeasureBehind(line: string, typed: string, language: Language): ParsedIngredient | undefined {
  for (const { text, measure: measureText } of measuresBehind(typed)) {
    const read = readQuantity(line, text, language);
    const measure = measureAlone(measureText, { food: read.food, language });
    if (measure && (read.unit === 'g' || read.unit === 'ml')) return { ...read, measure };
  }
  return undefined;
}

/** A weight behind the household measure, `1 frutto (150 g)`, `1 yogurt 150 g`; that behind several pieces may be that of each. */
function withWeightBehind(line: string, typed: string, language: Language): ParsedIngredient | undefined {
  const bracketed = bracketedWeight(typed);
  const weight = bracketed ?? weightAtEnd(typed);
  const grams = amountOf(weight, language);
  if (!weight || !grams || !/\p{L}/u.test(weight.text)) return undefined;
  const { text, counted } = withoutCountedContainer(weight.text);
  const read = readQuantity(line, text, language);
  if (isWeighed(read)) return undefined;
  const measure = counted ?? measureOf(read, text);
  if (!bracketed && !measure) return undefined;
  const weighed = { ...parsed(line, { ...grams, food: read.food }), food: read.food, unread: read.unread };
  return measure ? { ...weighed, measure: { ...measure, mayBeWeighedEach: true } } : weighed;
}

function amountOf(
  weight: SeparatedWeight | null,
  language: Language,
): (Pick<ReadWords, 'count' | 'unit'> & { count: number }) | null {
  const unit = unitOf.get(weight?.unit.toLowerCase() ?? '');
  const count = typedNumber(weight?.digits ?? '', language);
  return unit && count !== null ? { count: count * unit.factor, unit: unit.unit } : null;
}

function isWeighed({ unit }: ParsedIngredient): boolean {
  return unit === 'g' || unit === 'ml' || unit === 'to_taste';
}

/** The household measure or the pieces that were read; undefined where none are counted, or portions, whose weight differs. */
function measureOf({ count, unit, food }: ParsedIngredient, text: string): ParsedIngredient['measure'] {
  if (count === null || unit === null || unit === 'g' || unit === 'ml' || unit === 'to_taste' || unit === 'portion')
    return undefined;
  if (unit !== 'piece' && unit !== 'unstated') return { count, unit, name: '' };
  const container = text
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .find((word) => containers.has(word));
  return { count, unit: 'piece', name: container ?? food };
}

/** `una tazza`, `3 fette`, `1 cucchiaio raso`, `1 media`; undefined for words that say something else, such as `2 volte a settimana`. */
function measureAlone(
  text: string,
  { food, language }: Pick<ReadWords, 'food'> & { language: Language },
): ParsedIngredient['measure'] {
  const read = readQuantity(text, text, language);
  const measure = measureOf(read, text);
  const named = withoutSize(read.food.toLowerCase());
  const isNamed =
    named === '' || containers.has(named) || (pieceFood.test(named) && isBread.test(food)) || isSameWord(named, food);
  return measure && read.unread === '' && (isNamed || isSize(named)) ? measure : undefined;
}

/** Foods whose slices have names of their own, `fette tostate`; `latte 200 ml, 4 fette biscottate` are two foods. */
const isBread = /pane|pan |fett|toast|wasa|biscott/iu;

/** Whether both begin with the same word, in singular or plural: `mele` and `Mela Fuji`. */
function isSameWord(one: string, other: string): boolean {
  const stem = (text: string) => text.toLowerCase().split(' ', 1)[0]?.slice(0, -1);
  return stem(one) === stem(other) && !/\s/u.test(one);
}

/** `tonno` of `tonno 1 scatoletta`, with the counted container. */
function withoutCountedContainer(text: string): { text: string; counted: ParsedIngredient['measure'] } {
  const [, digits = '', word = ''] = countedContainer.exec(text) ?? [];
  if (!containers.has(word.toLowerCase())) return { text, counted: undefined };
  const counted = { count: Number(digits), unit: 'piece' as const, name: word.toLowerCase() };
  return { text: text.replace(countedContainer, ''), counted };
}
