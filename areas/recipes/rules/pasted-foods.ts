import type { ParsedIngredient } from '../contract/library.ts';
import { bracketsOf, quantityBefore, quantityFollows, startsAlternative } from './pasted-alternatives.ts';

/** A comma or semicolon that is not the mark of a decimal, and `e` or `+` beside a quantity. */
const separator = new RegExp(
  String.raw` ?(?:;|(?<!\d),|,(?!\d)|(?<= )(?:\+|e|con|and|with)${quantityFollows}|${quantityBefore}(?:\+|e|con|and|with)(?= )) ?`,
  'giu',
);
/** Separators of a line beyond which it is no list of foods. */
const maxSeparators = 100;

/**
 * Separates the foods of one line, `Bresaola 80 g, pane 50 g`, so that none gets the quantity of another one. A line with one quantity
 * names one food and what is said of it: `latte 250 ml, tiepido`. The whitespace of the line is single spaces.
 */
export function foodParts(line: string, read: (part: string) => ParsedIngredient): string[] {
  const namesFood = (part: string) => /\p{L}/u.test(part) && /\p{L}/u.test(read(part).food);
  const parts = partsOf(line, namesFood);
  const quantities = parts.filter((part) => read(part).unit !== null);
  return quantities.length > 1 ? parts : [line];
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
