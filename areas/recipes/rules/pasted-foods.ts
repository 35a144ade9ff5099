import type { ParsedIngredient } from '../contract/library.ts';
import { bracketsOf, quantityBefore, quantityFollows, startsAlternative } from './pasted-alternatives.ts';
import { weightOfEach } from './pasted-numbers.ts';
import { unitOf } from './pasted-units.ts';

/** ` marmellata (20 g)`: bounded, so that a text is searched in linear time. */
const foodAndWeight = String.raw`(?= [\p{L}'’ ]{2,40}\(?\d[\d.,]* ?(?:gr?|kg|ml)(?!\p{L}))`;
/** A comma or semicolon that is not the mark of a decimal, and `e` or `+` beside a quantity. */
const separator = new RegExp(
  String.raw` ?(?:;|(?<!\d),|,(?!\d)|(?<= )(?:\+|e|con|and|with)${quantityFollows}|(?<= )(?:con|with)${foodAndWeight}|(?<= )\+(?= )|${quantityBefore}(?:\+|e|con|and|with)(?= )) ?`,
  'giu',
);
/** Separators of a line beyond which it is no list of foods. */
const maxSeparators = 100;

/** Whether a food has exactly this name. */
export type IsFood = (name: string) => boolean;

/**
 * Separates the foods of one line, `Bresaola 80 g, pane 50 g, rucola`, so that none gets the quantity of another one. What is said of a
 * food stays with it: `latte 250 ml, tiepido`. A food with exactly the written name stays whole: `muesli con nocciole 30 g`. The foods
 * of `insalata con pomodori e mais 80 g` are one group, since it is not known whose quantity it is. The whitespace of the line is
 * single spaces.
 */
export function foodGroups(line: string, read: (part: string) => ParsedIngredient, isFood: IsFood): FoodGroup[] {
  const namesFood = (part: string) => {
    const { food } = read(part);
    return /\p{L}/u.test(food) && !unitOf.has(food.toLowerCase()) && weightOfEach(part)?.text !== '';
  };
  const isOneFood = (part: string) => {
    const { food, unread } = read(part);
    return unread === '' && isFood(food);
  };
  const hasQuantity = ({ text }: Part) => read(text).unit !== null;
  const isToTaste = ({ text }: Part) => read(text).unit === 'to_taste';
  const undivided = [{ text: line, parts: [line] }];
  const found = partsOf(line, { namesFood, isOneFood });
  if (found.length > 1 && isOneFood(line)) return undivided;
  const parts = withDescriptions(line, found, read);
  const isOneQuantity = parts.filter(hasQuantity).length <= 1;
  // One text counts for all foods to taste.
  if (parts.length === 1 || (isOneQuantity && parts.some(isToTaste))) return undivided;
  const groups = partGroups(parts, hasQuantity);
  return groups.flatMap((group, index) => {
    const texts = group.map(({ text }) => text);
    const last = texts.at(-1) ?? '';
    const isEnumerated = group.length > 1 || (isOneQuantity && index === groups.length - 1);
    const names = isEnumerated && !isOneFood(last) ? [...texts.slice(0, -1), ...last.split(and)] : texts;
    if (group.length === 1) return names.map((text) => ({ text, parts: [text] }));
    return [{ text: line.slice(group[0]?.start, group.at(-1)?.end), parts: names }];
  });
}

/** Puts what follows `con` with a quantity behind it, `riso con piselli 80 g`, to the part before it that has none. */
function partGroups(parts: readonly Part[], hasQuantity: (part: Part) => boolean): Part[][] {
  const groups: Part[][] = [];
  for (const part of parts) {
    const before = groups.at(-1);
    const isBehind = part.isWith && hasQuantity(part) && isQuantityBehind(part.text);
    if (before && isBehind && !before.some(hasQuantity)) before.push(part);
    else groups.push([part]);
  }
  return groups;
}

interface FoodGroup {
  text: string;
  /** The text of each food; of several, the quantity behind the last one may be that of any. */
  parts: string[];
}

interface Part {
  text: string;
  start: number;
  end: number;
  /** Whether `con` stands before it. */
  isWith: boolean;
}

/** Whether the text ends with its quantity, without brackets: `piselli 80 g`. */
function isQuantityBehind(text: string): boolean {
  return /^\p{L}.*[^)]$/u.test(text);
}

/** Dishes and foods that are not weighed, beside which the weight is that of what they are eaten with: `minestrone con orzo 40 g`. */
const unweighed =
  /^(?:minestr|zupp|vellutat|passat[oa] di verdur|passato|brodo|ribollita|insalat[ae](?! di (?:riso|pasta|farro|orzo|cous|cereali))|insalatona|verdur|ortaggi|spinaci|zucchin|bieta|cavol|frittata|toast|panino|piadina|tramezzino|macedonia|frullato|caff[eè]|pancake|soup|salad|vegetables|spinach|greens|broth|omelette|sandwich|wrap|smoothie|coffee)/iu;

/** The quantity behind the last food at that or at the first one, which is usually weighed; all have the text of the line. */
export function withQuantityShared(foods: ParsedIngredient[], text: string): ParsedIngredient[] {
  const { count = null, unit = null, range = '' } = foods.at(-1) ?? {};
  const weighed = unweighed.test(foods[0]?.food ?? '') ? foods.length - 1 : 0;
  return foods.map((food, index) =>
    index === weighed
      ? { ...food, text, count, unit, range, isQuantityShared: true }
      : { ...food, text, count: null, unit: null, range: '' },
  );
}

/**
 * What is said of a food after a comma, by its first word: `ceci, secchi`, `chicken, skinless`. Italian participles by their endings,
 * except those that are foods, such as `insalata`.
 */
const descriptionWords = [
  '(?:crud|cott|fresc|magr|ross|inter|light|cald|fredd|tiepid|piccol|gross|sod|matur|mist|less|fritt|fatt|cremos|bass|ridott)[oaie]?',
  'frizzante|gasata|secc(?:o|a|hi|he)|bianc(?:o|a|hi|he)|fresc(?:hi|he)|verd[ei]|dolc[ei]|croccant[ei]|integral[ei]|natural[ei]|medi[aeo]?|grand[ei]',
  'sottil[ei]|sottovuoto|arrosto|vaccin[oa]|extravergine|fast|di|da|in|ai?|al|all[aeo]|con|senza|non|per|extra|solo|circa|meglio|peso',
  'parzialmente|raw|cooked|dry|dried|fresh|frozen|canned|drained|lean|boneless|whole|peeled|plain|low|high|very|reduced|fat|with',
  'without|no|from|uht|wild|hard|unsalted|natural|white|red|green|brown|yellow|large|medium|small|hot|cold|warm|sweet|soft|instant|powder|type',
  '(?:whole|multi)(?:meal|wheat|grain)|(?:pre|self|semi|part|home)-\\p{L}+|\\p{L}+-\\p{L}+ed|\\p{L}+-free|\\p{L}+less|[\\d-]* ?%',
];
const participle =
  '(?!insalat|patat|frittat|gelat|aranciat|spremut|cioccolat|marmellat|passat)\\p{L}+(?:at|it|ut)[oaie](?!\\p{L})|' +
  '(?:\\p{L}+ly )?(?!\\p{L}*seed)\\p{L}+ed(?:$| (?:and|into|in|or|without) )';
/** What is said of a food rather than another food. */
export const description = new RegExp(
  `^(?:(?:${descriptionWords.join('|')})(?!\\p{L})|(?:all|sott)['’]|${participle})`,
  'iu',
);
const and = / (?:e|and) /iu;

/** The parts with what is said of each, `ceci, secchi`, and with what comes without an amount behind `con`: `pollo 150 g con verdure`. */
function withDescriptions(line: string, parts: readonly Part[], read: (part: string) => ParsedIngredient): Part[] {
  const joined: Part[] = [];
  for (const part of parts) {
    const before = joined.at(-1);
    const { food, unit } = read(part.text);
    const isBeforeWeighed = before !== undefined && read(before.text).unit !== null;
    const isOfBefore = part.isWith
      ? isBeforeWeighed && unit === null
      : description.test(food) || (unit === null && description.test(part.text));
    if (!before || !isOfBefore || (isBeforeWeighed && unit !== null)) joined.push(part);
    else joined.splice(-1, 1, { ...before, end: part.end, text: line.slice(before.start, part.end) });
  }
  return joined;
}

const joinedWith = /^ ?(?:con|with) ?$/iu;

interface PartTests {
  namesFood: (part: string) => boolean;
  isOneFood: (part: string) => boolean;
}

/** Splits at the separators outside brackets between two parts that each name a food, and are not one food together. */
function partsOf(line: string, { namesFood, isOneFood }: PartTests): Part[] {
  const isInBrackets = bracketsOf(line);
  const found = [...line.matchAll(separator)].filter(({ index }) => !isInBrackets(index));
  const parts: Part[] = [];
  let part = { start: 0, isWith: false };
  for (const [position, { 0: match, index }] of found.length > maxSeparators ? [] : found.entries()) {
    const end = found[position + 1]?.index;
    const next = line.slice(index + match.length, end);
    const text = line.slice(part.start, index).replace(/[ ,;]{1,3}$/u, '');
    if (startsAlternative(next) || !namesFood(next) || !namesFood(text)) continue;
    if (isOneFood(line.slice(part.start, end))) continue;
    parts.push({ ...part, text, end: index });
    part = { start: index + match.length, isWith: joinedWith.test(match) };
  }
  return [...parts, { ...part, text: line.slice(part.start), end: line.length }];
}
