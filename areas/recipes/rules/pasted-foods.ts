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

/**
 * Separates the foods of one line, `Bresaola 80 g, pane 50 g`, so that none gets the quantity of another one. A line with one quantity
 * names one food and what is said of it: `latte 250 ml, tiepido`. The whitespace of the line is single spaces.
 */
export function foodParts(line: string, read: (part: string) => ParsedIngredient): string[] {
  const namesFood = (part: string) =>
    /\p{L}/u.test(part) && /\p{L}/u.test(read(part).food) && weightOfEach(part)?.text !== '';
  const parts = partsOf(line, namesFood);
  const quantities = parts.filter((part) => read(part).unit !== null);
  if (quantities.length > 1) return parts;
  return foodsBeforeQuantity(parts, read) ?? [line];
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

/** Splits at the separators outside brackets between two parts that each name a food. */
function partsOf(line: string, namesFood: (part: string) => boolean): string[] {
  const isInBrackets = bracketsOf(line);
  const found = [...line.matchAll(separator)].filter(({ index }) => !isInBrackets(index));
  if (found.length > maxSeparators) return [line];
  const parts: string[] = [];
  let start = 0;
  for (const [position, { 0: match, index }] of found.entries()) {
    const next = line.slice(index + match.length, found[position + 1]?.index);
    if (startsAlternative(next) || !namesFood(next) || !namesFood(line.slice(start, index))) continue;
    parts.push(line.slice(start, index));
    start = index + match.length;
  }
  return [...parts, line.slice(start)];
}
