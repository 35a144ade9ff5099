import type { ParsedIngredient } from '../contract/library.ts';
import { isChoiceItem, startsAlternative, startsOption } from './pasted-alternatives.ts';

interface FoodLine {
  /** The line without its headings. */
  rest: string;
  /** Whether it has a heading, below which another meal or day begins. */
  isHeaded: boolean;
  /** Whether it is the part of a line behind `oppure`, which begins an option of what stands before it in the line. */
  isWithin: boolean;
  foods: ParsedIngredient[];
}

/** Foods on both sides of `oppure` from which on all behind it is rather another option of the meal. */
const leastOfOption = 2;

interface Block {
  start: number;
  lines: number[];
  foodsBefore: number;
  /** Whether a part of the same line has only one food after `oppure`: then the others are probably alternatives, too. */
  hasSingle: boolean;
  /** Whether it is an item of a list of which one is eaten. */
  isItem: boolean;
  /** The first line of its list, or of its meal for `oppure` on a line of its own; null within a line. */
  list: number | null;
}

/**
 * Marks the foods of the blocks that begin with `oppure` and have several foods: `latte`, `fette biscottate`, `oppure`, `yogurt`,
 * `cereali`. Below `oppure` on a line of its own a block goes on to the next one or the next heading, otherwise to the end of its line.
 */
export function withOptions(lines: readonly FoodLine[]): ParsedIngredient[] {
  const foods = lines.map((line) => line.foods);
  const listsWithOptions = new Set<number>();
  for (const { start, lines: positions, foodsBefore, hasSingle, isItem, list } of blocksOf(lines)) {
    const count = countOf(positions.flatMap((position) => lines[position]?.foods ?? []));
    const isBehindOption = list !== null && listsWithOptions.has(list);
    const isAlternative = count < leastOfOption && !isBehindOption && !(isItem && foodsBefore >= leastOfOption);
    if (isAlternative || foodsBefore === 0) continue;
    if (list !== null) listsWithOptions.add(list);
    const isLikely = isItem || isBehindOption || (foodsBefore >= leastOfOption && !hasSingle);
    const option = { line: start, isLikely };
    for (const position of positions)
      foods[position] = (foods[position] ?? []).map((food) => (food.isNote ? food : { ...food, option }));
  }
  return foods.flat();
}

function blocksOf(lines: readonly FoodLine[]): Block[] {
  const blocks: Block[] = [];
  let block: Block | null = null;
  let foodsBefore = 0;
  let meal = 0;
  for (const [position, { rest, isHeaded, isWithin, foods }] of lines.entries()) {
    if (isHeaded) [block, foodsBefore, meal] = [null, 0, position];
    if (isWithin) blocks.push(blockWithin(lines, position));
    else if (isChoiceItem(rest)) {
      blocks.push(itemBlock(lines, position));
      block = null;
    } else if (startsAlternative(rest)) {
      const list = startsOption(rest) ? meal : null;
      block = { start: position, lines: [position], foodsBefore, hasSingle: false, isItem: false, list };
      blocks.push(block);
      if (!startsOption(rest)) block = null;
    } else if (block) block.lines.push(position);
    else foodsBefore += countOf(foods);
  }
  return blocks;
}

/** The block of an item, of which only the foods of the first item stand before it. */
function itemBlock(lines: readonly FoodLine[], position: number): Block {
  const list = lines.findLastIndex(({ rest, isWithin }, index) => index < position && !isWithin && !isChoiceItem(rest));
  const foodsBefore = countOf(lines[list]?.foods ?? []);
  return { start: position, lines: [position], foodsBefore, hasSingle: false, isItem: true, list };
}

/** The block of a part of a line, of which only the foods of its first part stand before it. */
function blockWithin(lines: readonly FoodLine[], position: number): Block {
  const first = lines.findLastIndex(({ isWithin }, index) => index < position && !isWithin);
  const next = lines.findIndex(({ isWithin }, index) => index > position && !isWithin);
  const parts = lines.slice(first + 1, next === -1 ? undefined : next);
  return {
    ...{ start: position, lines: [position], foodsBefore: countOf(lines[first]?.foods ?? []) },
    hasSingle: parts.some(({ foods }) => countOf(foods) < leastOfOption),
    ...{ isItem: false, list: null },
  };
}

/** The number of foods without notes and the alternatives of one before them; an alternative at the beginning counts. */
export function countOf(foods: readonly ParsedIngredient[]): number {
  return foods.filter(({ isAlternative, isNote }, index) => !isNote && (index === 0 || !isAlternative)).length;
}
