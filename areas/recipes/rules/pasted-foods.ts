import type { ParsedIngredient } from '../contract/library.ts';
import { bracketsOf, quantityBefore, quantityFollows, startsAlternative } from './pasted-alternatives.ts';
import { weightOfEach } from './pasted-numbers.ts';

/** ` marmellata (20 g)`: bounded, so that a text is searched in linear time. */
const foodAndWeight = String.raw`(?= [\p{L}'’ ]{2,40}\(?\d[\d.,]* ?(?:gr?|kg|ml)(?!\p{L}))`;
/** A comma or semicolon that is not the mark of a decimal, and `e` or `+` beside a quantity. */
const separator = new RegExp(
  String.raw` ?(?:;|(?<!\d),|,(?!\d)|(?<= )(?:\+|e|con|and|with)${quantityFollows}|(?<= )(?:con|with)${foodAndWeight}|${quantityBefore}(?:\+|e|con|and|with)(?= )) ?`,
  'giu',
);
/** Separators of a line beyond which it is no list of foods. */
const maxSeparators = 100;

/** Whether a food has exactly this name. */
export type IsFood = (name: string) => boolean;

interface FoodParts {
  parts: string[];
  /** Whether the one quantity, behind the last two foods, may be that of either: `riso con piselli 80 g`. */
  isQuantityShared: boolean;
}

/**
 * Separates the foods of one line, `Bresaola 80 g, pane 50 g`, so that none gets the quantity of another one. A line with one quantity
 * names one food and what is said of it: `latte 250 ml, tiepido`. A food with exactly the written name stays whole: `muesli con
 * nocciole 30 g`. The whitespace of the line is single spaces.
 */
export function foodParts(line: string, read: (part: string) => ParsedIngredient, isFood: IsFood): FoodParts {
  const namesFood = (part: string) =>
    /\p{L}/u.test(part) && /\p{L}/u.test(read(part).food) && weightOfEach(part)?.text !== '';
  const isOneFood = (part: string) => {
    const { food, unread } = read(part);
    return unread === '' && isFood(food);
  };
  const parts = partsOf(line, { namesFood, isOneFood });
  const undivided = { parts: [line], isQuantityShared: false };
  if (parts.length > 1 && isOneFood(line)) return undivided;
  const quantities = parts.filter((part) => read(part).unit !== null);
  if (quantities.length > 1) return { parts, isQuantityShared: false };
  const separated = foodsBeforeQuantity(parts, read);
  return separated ? { parts: separated, isQuantityShared: isSharedBehind(line, separated) } : undivided;
}

const joinedWith = / (?:con|with) ?$/iu;

/** Whether `con` stands before the last food, and its quantity behind it without brackets. */
function isSharedBehind(line: string, parts: readonly string[]): boolean {
  const last = parts.at(-1) ?? '';
  return /^\p{L}.*[^)]$/u.test(last) && line.endsWith(last) && joinedWith.test(line.slice(0, -last.length));
}

/** The quantity of the last food at the one before it; both have the text of the line, in which it may be that of either. */
export function withQuantityShared(foods: ParsedIngredient[], text: string): ParsedIngredient[] {
  const [first, last] = foods.slice(-2);
  if (!first || !last) return foods;
  const { count, unit, range } = last;
  return [
    ...foods.slice(0, -2),
    { ...first, text, count, unit, range, isQuantityShared: true },
    { ...last, text, count: null, unit: null, range: '' },
  ];
}

/**
 * What is said of a food after a comma, by its first word: `ceci, secchi`, `chicken, skinless`. Italian participles by their endings,
 * except those that are foods, such as `insalata`.
 */
const description =
  /^(?:(?:crud|cott|fresc|magr|ross|inter|light)[oaie]?|secc(?:o|a|hi|he)|bianc(?:o|a|hi|he)|fresc(?:hi|he)|verd[ei]|integral[ei]|natural[ei]|di|da|in|ai?|al|all[aeo]|con|senza|per|extra|raw|cooked|dry|dried|fresh|frozen|canned|drained|lean|skinless|boneless|whole|peeled|plain|low|fat|with|without|unsalted|natural|white|red|green)(?!\p{L})|^all['’]|^(?!insalat|patat|frittat|gelat|aranciat|spremut|cioccolat|marmellat|passat)\p{L}+(?:at|it|ut)[oaie](?!\p{L})/iu;
const and = / (?:e|and) /iu;

/**
 * `rucola, pane 50 g`: the quantity is that of the last food. Undefined where the words after a comma describe the first one, and for
 * foods to taste, of which one text counts for all.
 */
function foodsBeforeQuantity(parts: string[], read: (part: string) => ParsedIngredient): string[] | undefined {
  const [last = '', ...others] = parts.toReversed();
  const unit = read(last).unit;
  if (others.length === 0 || unit === null || unit === 'to_taste') return undefined;
  if (parts.slice(1).some((part) => description.test(read(part).food))) return undefined;
  return [...parts.slice(0, -1), ...last.split(and)];
}

interface PartTests {
  namesFood: (part: string) => boolean;
  isOneFood: (part: string) => boolean;
}

/** Splits at the separators outside brackets between two parts that each name a food, and are not one food together. */
function partsOf(line: string, { namesFood, isOneFood }: PartTests): string[] {
  const isInBrackets = bracketsOf(line);
  const found = [...line.matchAll(separator)].filter(({ index }) => !isInBrackets(index));
  if (found.length > maxSeparators) return [line];
  const parts: string[] = [];
  let start = 0;
  for (const [position, { 0: match, index }] of found.entries()) {
    const end = found[position + 1]?.index;
    const next = line.slice(index + match.length, end);
    if (startsAlternative(next) || !namesFood(next) || !namesFood(line.slice(start, index))) continue;
    if (isOneFood(line.slice(start, end))) continue;
    parts.push(line.slice(start, index));
    start = index + match.length;
  }
  return [...parts, line.slice(start)];
}
