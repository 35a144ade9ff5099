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
import type { ParsedIngredient } from '../contract/library.ts';
import { containers, packages, type UnitWords, unitOf, withSizeBehind } from './pasted-units.ts';

const number = String.raw`\d+\s+\d+\/\d+|\d+\/\d+|\d+\s*[½⅓⅔¼¾]|[½⅓⅔¼¾]|\d[\d.,]*`;
const leading = new RegExp(String.raw`^(${number})(?:\s*[-–]\s*(${number}))?\s*(?:(\p{L}+)\.?(?=\s|$|['’]))?`, 'iu');
const trailing = new RegExp(String.raw`[\s,:(]{1,4}(${number})\s*(\p{L}+)\.?\)?$`, 'iu');
const inside = new RegExp(String.raw`\s(${number})\s?(\p{L}+)\.?(?=\s)`, 'giu');
const trailingGrams = /[\s:]{1,4}([1-9]\d{1,3}(?:,\d{1,2}|\.\d)?)$/u;
/** `noci n. 10`: a number behind a mark of pieces is no weight. */
const markedCount = new RegExp(String.raw`[\s,:(]{1,4}${countMarkPattern}([1-9]\d{0,2})\)?$`, 'iu');
/** Not `noci (2 o 3)`, which is a range. */
const trailingCount = new RegExp(
  String.raw`${notNumberedNamePattern}(?<!(?:^|[\s(])(?:o|or))[\s,:(]{1,4}${countMarkPattern}?(${number})\)?$`,
  'iu',
);
/** A number without a unit behind the food up to this one counts pieces; a larger one is grams. */
const mostPieces = 9;
/** The name, the count and the size of `mela 1 media`. */
const sizeBehindCount = new RegExp(
  String.raw`^([^\d]{1,80})[\s,:(]${countMarkPattern}?(${number})\s(medi[aoe]|medium|piccol[aoei]|grand[ei]|gross[aoei]|large|small)\)?$`,
  'iu',
);
const toTaste = new RegExp(String.raw`(?:^|[\s,(])${toTastePattern}\)?(?=\s|$|,|\))`, 'iu');
const halves = new Set(['mezzo', 'mezza', 'half']);
/** Amounts of no known weight: `un filo d'olio`, `una noce di burro`. */
const vagueAmount =
  /^(?:(?:filo|fili|goccio|goccia|gocce|noce|spruzzata|piatt[oi]|mestol[oi]|compress[ae]|capsul[ae]|drizzle|knob|splash|tablets?|capsules?)\s?(?=d['’]|di\s|of\s)|k?cal\s?)/iu;
const countWord = /^(un['’]|\p{L}+)\s*/iu;
const numberedFood = new RegExp(`^${numberedFoodPattern}`, 'iu');
export const pieceFood = new RegExp(`^${pieceFoodPattern}`, 'iu');
const preposition = /^(?:(?:di|del|dello|della|dei|degli|delle|of)\s+|d['’]\s*|(?:dell|un)['’]\s*)/iu;

/** Reads the first quantity of a text, in grams or another unit, and the food. */
export function readQuantity(line: string, typed: string, language: Language): ParsedIngredient {
  const taste = toTaste.exec(typed);
  if (taste)
    return (
      weighedToTaste(line, typed.replace(taste[0], ' '), { taste: taste[0], language }) ??
      parsed(line, { count: null, unit: 'to_taste', food: typed.replace(taste[0], ' ') })
    );
  return (
    startingWithNumber(line, typed, language) ??
    endingWithNumber(line, typed, language) ??
    withNumberInside(line, typed, language) ??
    withCountWord(line, typed)
  );
}

/** `zucchine 200 g a piacere` weighs 200 g; the words stay beside it. */
function weighedToTaste(
  line: string,
  rest: string,
  { taste, language }: { taste: string; language: Language },
): ParsedIngredient | undefined {
  const read = readQuantity(line, rest.replaceAll(/\s+/gu, ' ').trim(), language);
  const typedWords = taste.replaceAll(/[(),]/gu, '').trim();
  return read.unit === 'g' || read.unit === 'ml'
    ? { ...read, unread: [read.unread, typedWords].filter(Boolean).join(', ') }
    : undefined;
}

function startingWithNumber(line: string, text: string, language: Language): ParsedIngredient | undefined {
  const typed = text.replace(partOf, '$1 ');
  const found = leading.exec(typed);
  if (!found) return undefined;
  const [, first = '', last, word] = found;
  const count = meanOf(first, last, language);
  if (count === null) return undefined;
  const rest = typed.slice(found[0].length);
  if (vagueAmount.test(`${word ?? ''}${rest}`)) return parsed(line, { count: null, unit: null, food: typed });
  const unit = unitBefore(word ?? '', rest);
  const range = last === undefined ? '' : `${first}-${last}`;
  const mayBeSeveral = !unit && language === 'it' && typed === text && pluralFood.test(word ?? '');
  const between = mayBeSeveral ? severalPieces.get(first) : undefined;
  if (between !== undefined) return { ...countedPieces(line, between, `${word ?? ''}${rest}`), range: first };
  const read = unit
    ? parsed(line, { count: count * unit.factor, unit: unit.unit, food: withSizeBehind(rest) })
    : countedPieces(line, count, `${word ?? ''}${rest}`);
  return { ...read, range };
}

/** A fraction and the preposition after it: `3/4 di avocado`, `2/3 di tazza`, `2/3 of a cup`. */
const partOf = /^(\d+\/\d+|[½⅓⅔¼¾])\s+(?:di\s+(?:una?\s+|un['’]\s*)?|d['’]\s*|of\s+(?:an?\s+)?)/iu;

/** In Italian `2/3 noci` and `3/4 fette biscottate` are two or three, three or four of them; `2/3 cipolla` is a part of one. */
const severalPieces: ReadonlyMap<string, number> = new Map([
  ['2/3', 2.5],
  ['3/4', 3.5],
]);
const pluralFood = /^(?:\p{L}+[ie]|uova|\p{L}{3,}s)$/iu;

/** The unit that the word is; undefined for another word, and where the word begins the name of the food. */
function unitBefore(word: string, rest: string): UnitWords | undefined {
  return pieceFood.test(word + rest) ? undefined : unitOf.get(word.toLowerCase());
}

/** Pieces or packages of the food: `fette biscottate`, `vasetto di yogurt`. */
function countedPieces(line: string, count: number, text: string): ParsedIngredient {
  const food = withoutContainer(text);
  const container = text
    .slice(0, text.length - food.length)
    .trim()
    .toLowerCase();
  return { ...parsed(line, { count, unit: 'piece', food }), ...(packages.has(container) && { container }) };
}

/** `yogurt` of `vasetto di yogurt`; a container alone stays. */
export function withoutContainer(food: string): string {
  const [word = ''] = food.split(/\s/u, 1);
  const rest = food.slice(word.length).trim();
  return containers.has(word.toLowerCase()) && rest !== '' ? rest : food;
}

/**
 * `pasta 80 g`, `pasta 80`, `uova 2`. Of two weights, `pane 60 g come patate 200 g`, that beside the name is read, to be checked. A whole number at the end that begins with 0 belongs to the name:
 * `farina 00`.
 */
function endingWithNumber(line: string, typed: string, language: Language): ParsedIngredient | undefined {
  const marked = markedCount.exec(typed);
  if (marked && Number(marked[1]) > mostPieces && /\p{L}/u.test(typed.slice(0, marked.index)))
    return parsed(line, { count: Number(marked[1]), unit: 'piece', food: typed.slice(0, marked.index) });
  const bare = trailingGrams.exec(typed);
  if (bare && /\p{L}/u.test(typed.slice(0, bare.index)))
    return parsed(line, {
      count: Number(bare[1]?.replace(',', '.')),
      unit: 'g',
      food: withoutPackage(typed.slice(0, bare.index)),
    });
  const found = trailing.exec(typed);
  const unit = unitOf.get(found?.[2]?.toLowerCase() ?? '');
  const count = typedNumber(found?.[1] ?? '', language);
  if (found && count !== null && containers.has(found[2]?.toLowerCase() ?? ''))
    return countedPieces(line, count, `${found[2]} ${typed.slice(0, found.index)}`);
  const weighed = weighedBeforeBrackets(line, typed, language);
  if (!found || !unit || count === null)
    return weighed ?? countedBeforeBrackets(line, typed, language) ?? endingWithCount(line, typed, language);
  if (weighed) return weighed;
  const first = withNumberInside(line, typed, language);
  if (first?.unit === 'g' || first?.unit === 'ml') return { ...first, isQuantityDoubtful: true };
  return parsed(line, {
    count: count * unit.factor,
    unit: unit.unit,
    food: withoutPackage(typed.slice(0, found.index)),
  });
}

const weightBefore = /\d ?(?:grammi|kg|gr?|ml|cl|dl|l)\.?$/iu;

/** `riso 80 g (cotto 200 g)`: the weight before the brackets at the end counts. */
function weighedBeforeBrackets(line: string, typed: string, language: Language): ParsedIngredient | undefined {
  const open = typed.lastIndexOf('(');
  const before = typed.slice(0, open).trim();
  if (open === -1 || typed.slice(open, -1).includes(')') || !weightBefore.test(before)) return undefined;
  const read = readQuantity(line, before, language);
  const behind = typed
    .slice(open + 1)
    .replace(/\)$/u, '')
    .trim();
  return { ...read, unread: [read.unread, behind].filter(Boolean).join(', ') };
}

const remarkAtEnd = /\s?\(([^()\d½⅓⅔¼¾]{2,80})\)$/u;

/** `uova 2 (biologiche)`: the count before a remark in brackets. */
function countedBeforeBrackets(line: string, typed: string, language: Language): ParsedIngredient | undefined {
  const [all = '', remark = ''] = remarkAtEnd.exec(typed) ?? [];
  if (all === '') return undefined;
  const read = endingWithCount(line, typed.slice(0, -all.length), language);
  return read && { ...read, unread: [read.unread, remark.trim()].filter(Boolean).join(', ') };
}

function endingWithCount(line: string, typed: string, language: Language): ParsedIngredient | undefined {
  const sized = sizeBehindCount.exec(typed);
  if (sized) return endingWithSize(line, sized, language);
  const found = trailingCount.exec(typed);
  const [, digits = ''] = found ?? [];
  const count = typedNumber(digits, language);
  if (!found || !count || count > mostPieces || /^0\d*$/.test(digits)) return undefined;
  const food = typed.slice(0, found.index);
  return /\p{L}/u.test(food) ? parsed(line, { count, unit: 'unstated', food }) : undefined;
}

/** `mela 1 media` counts pieces of the usual size; another size is kept beside the food. */
function endingWithSize(line: string, sized: RegExpExecArray, language: Language): ParsedIngredient | undefined {
  const [, name = '', digits = '', size = ''] = sized;
  const count = typedNumber(digits, language);
  if (!count || count > mostPieces || !/\p{L}/u.test(name)) return undefined;
  return parsed(line, { count, unit: 'piece', food: /^medi/iu.test(size) ? name : `${name} (${size})` });
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
  if (count === undefined) return withPackage(line, typed);
  if (numberedFood.test(rest)) return parsed(line, { count: null, unit: null, food: typed });
  if (vagueAmount.test(rest))
    return parsed(line, { count: null, unit: null, food: rest.replace(vagueAmount, '').trim() });
  const [unitWord = ''] = rest.split(/[\s'’]/u, 1);
  const food = rest.slice(unitWord.length);
  const unit = unitBefore(unitWord, food);
  if (!unit) return countedPieces(line, count, rest);
  return parsed(line, { count: count * unit.factor, unit: unit.unit, food: withSizeBehind(food) });
}

const onePackage = /^(?:scatoletta|scatola|barattolo|lattina|vasetto|can|tin|jar)\s(?:di\s|d['’]|of\s)/iu;
const somePackages = /^(?:scatolette|scatole|barattoli|lattine|vasetti|cans|tins|jars)\s(?:di\s|d['’]|of\s)/iu;

/** `tonno` of `scatolette di tonno`, whose weight is behind it. */
function withoutPackage(food: string): string {
  return food.replace(onePackage, '').replace(somePackages, '');
}

/** `scatoletta di tonno` is one; of `scatolette di tonno` the number is not known. */
function withPackage(line: string, typed: string): ParsedIngredient {
  if (onePackage.test(typed)) return countedPieces(line, 1, typed);
  if (somePackages.test(typed)) return { ...countedPieces(line, 1, typed), count: null, unit: null };
  return parsed(line, { count: null, unit: null, food: typed });
}

/** The mean of a range such as `2-3`. */
function meanOf(first: string, last: string | undefined, language: Language): number | null {
  const from = typedNumber(first, language);
  const to = last === undefined ? from : typedNumber(last, language);
  return from === null || to === null ? null : (from + to) / 2;
}

export type ReadWords = Pick<ParsedIngredient, 'count' | 'unit' | 'food'>;

export function parsed(text: string, { count, unit, food }: ReadWords): ParsedIngredient {
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
