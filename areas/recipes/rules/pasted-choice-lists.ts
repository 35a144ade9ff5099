import { withoutHeading } from './line-headings.ts';
import { bulletPattern, choiceMark, startsAlternative, withoutBullet } from './pasted-alternatives.ts';

const following = String.raw`(?:\s(?:le|i|queste|questi|seguenti|opzioni|alternative|proposte|combinazioni|alimenti)){0,3}`;
const among = String.raw`\s(?:tra|fra|delle|dei)${following}`;
const few = 'un[ao]|due|tre|quattro|[1-4]';
const fewInEnglish = 'one|two|three|four|[1-4]';
const choices = '(?:opzion[ei]|alternativ[ae]|porzion[ei]|combinazion[ei]|aliment[oi])';
const ofThese = String.raw`(?:\s(?:the|following|these|options?)){0,3}`;
const someOf = [
  String.raw`(?:(?:${few})\s)?(?:${choices}\s)?a\sscelta(?:${among})?`,
  String.raw`scegli(?:ere|ete)?(?:\s(?:${few})(?:\s${choices})?)?(?:${among})?`,
  `(?:${few})${among}`,
  String.raw`(?:(?:a|in)\srotazione|alternand[oi]|alternat[ei]|in\srotation|rotating)(?:\s(?:tra|fra|between))?`,
  String.raw`(?:choose|pick|select)\s(?:${fewInEnglish})(?:\s(?:of|from))?${ofThese}`,
  String.raw`(?:${fewInEnglish}|your\schoice|a\schoice)\sof${ofThese}`,
].join('|');
const countsOfChoice = [
  [2, /(?<![\p{L}\d])(?:due|two|2)(?![\p{L}\d])/iu],
  [3, /(?<![\p{L}\d])(?:tre|three|3)(?![\p{L}\d])/iu],
  [4, /(?<![\p{L}\d])(?:quattro|four|4)(?![\p{L}\d])/iu],
] as const;
/** `Colazione (una a scelta tra): …`: what stands before and behind the words for a choice. */
const announcement = new RegExp(
  String.raw`^(?<before>.{0,60}?)(?<![\p{L}\d])(?<words>${someOf})(?![\p{L}\d])[\s)\]*_]{0,4}(?<colon>:?)[\s*_]{0,4}(?<after>.*)$`,
  'iu',
);
const namesList = /\s(?:tra|fra|delle|dei|of|from|between)(?!\p{L})|rotazion|rotat|alterna[tn]/iu;
/** Names of courses, which are no foods: `Secondo (a rotazione): …`. */
const course =
  /^\P{L}{0,4}(?:primo|secondo|contorno|frutta|dolce|starter|main(?: course)?|side(?: dish)?|dessert)(?: piatto)?$/iu;
const numbered = /\s{1,3}(?=\d{1,2}[.)]\s)/u;
const enumerated = /\s{0,2};\s{0,2}|\s?,(?!\d)\s?|\s(?:o|or|oppure)\s|(?<=\d\s?(?:gr?|kg|ml)\.?)\s(?:e|and)\s/iu;
const choiceOnly = new RegExp(String.raw`^[\s(]{0,3}(?:${someOf})[\s):]{0,3}$`, 'iu');
const bulletAtStart = new RegExp(String.raw`^\s*(?:${bulletPattern}|\d{1,2}[.)]\s)`, 'u');
const numberAtStart = /^\s*\d{1,2}[.)]\s/u;

/**
 * The lines with `oppure` before each entry but the first of a list of which one is eaten: below `Colazione (una a scelta)` or `choose one
 * of`, behind it in the same line, and where each line says how often in a week it is eaten. An entry goes on in the lines below its number.
 * Of `due a scelta tra` the first two are foods, the others alternatives of the second one, below a note with the words.
 */
export function withChoicesMarked(lines: readonly string[]): string[] {
  const marked: string[] = [];
  for (let index = 0; index < lines.length; ) {
    const choice = listAnnounced(lines, index) ?? foodsOfWeek(lines, index);
    marked.push(...(choice?.lines ?? lines.slice(index, index + 1)));
    index += choice?.count ?? 1;
  }
  return marked;
}

interface Choice {
  lines: string[];
  /** The lines of the text that it is. */
  count: number;
}

function listAnnounced(lines: readonly string[], index: number): Choice | null {
  const { before = '', words = '', colon = '', after = '' } = announcement.exec(lines[index] ?? '')?.groups ?? {};
  const head = before.replace(/[\s([,:–—-]+$/u, '');
  const isCourse = course.test(head);
  const isHeading =
    !/[\p{L}\d]/u.test(head) || isCourse || (isHeadingOnly(head) && withoutHeading(head).headings.length > 0);
  const isList = namesList.test(words) && (isHeading || colon !== '');
  if (words === '' || !(isHeading || (isList && !/\d/u.test(head)))) return null;
  const chosen = countOfChoice(words);
  const titles = isCourse ? [] : titlesOf({ head, words, isHeading, chosen });
  if (after !== '') {
    const parts = after.split(numbered);
    const items = parts.length > 1 ? marked(parts, chosen) : isList ? enumeratedItems(after, chosen) : [];
    return items.length > chosen || (items.length > 0 && chosen === 1)
      ? { lines: [...titles, ...items], count: 1 }
      : null;
  }
  const { items, count } = itemsBelow(lines.slice(index + 1));
  const areOptions = items.some((entry) => startsAlternative(withoutBullet(entry.trim())));
  // The options below have `oppure` already: `Opzione 1: …`, `Opzione 2: …`.
  if (areOptions && isHeading && head !== '') return { lines: titles, count: 1 };
  const isChoice = items.length > chosen && !areOptions;
  return isChoice ? { lines: [...titles, ...marked(items, chosen)], count: count + 1 } : null;
}

/** The heading, and the words as a note where they name no meal or more than one is eaten. */
function titlesOf({
  head,
  words,
  isHeading,
  chosen,
}: Record<'head' | 'words', string> & { isHeading: boolean; chosen: number }): string[] {
  if (!isHeading) return [`Nota: ${head.trim()} ${words}`];
  return chosen > 1 ? [head, `Nota: ${words.trim()}`] : [head];
}

/** How many of a list are eaten by `una a scelta`, `due a scelta tra`, `choose two of`. */
export function countOfChoice(choice: string): number {
  return countsOfChoice.find(([, pattern]) => pattern.test(choice))?.[0] ?? 1;
}

/** The foods of `latte 200 ml, yogurt 125 g o uova 2`, none for a single one; as one choice, `mele o pere 150 g`, where they have one quantity. */
function enumeratedItems(text: string, chosen: number): string[] {
  const items = text.split(enumerated);
  if (items.length === 1) return [];
  const isOneQuantity = items.filter((entry) => /\d/u.test(entry)).length === 1;
  return isOneQuantity && chosen === 1 ? [items.join(' o ')] : marked(items, chosen);
}

/** Whether a cell of a table only says how many of the foods beside it are eaten: `una a scelta`. */
export function saysChoice(text: string): boolean {
  return choiceOnly.test(text);
}

function isHeadingOnly(line: string): boolean {
  return withoutHeading(line).rest === '';
}

/** The items with `oppure` before all but the first ones, which are eaten. */
export function marked(items: readonly string[], chosen = 1): string[] {
  return items.map((entry, index) => (index < chosen ? entry : `${choiceMark}${withoutBullet(entry.trim())}`));
}

/** The items of a list: to the next heading, the end of the bullets, or an empty line where there are none. */
function itemsBelow(lines: readonly string[]): { items: string[]; count: number } {
  const items: string[] = [];
  const first = lines.find((line) => line.trim() !== '') ?? '';
  const hasBullets = bulletAtStart.test(first);
  const isNumbered = numberAtStart.test(first);
  let count = 0;
  for (const [index, line] of lines.entries()) {
    const isEmpty = line.trim() === '';
    if (isEmpty && (hasBullets || items.length < 2)) continue;
    if (isEmpty || withoutHeading(line.trim()).headings.length > 0) break;
    const isItem = !hasBullets || bulletAtStart.test(line);
    const isBelowNumber = isNumbered && lines[index - 1]?.trim() !== '';
    if (!isItem && !isBelowNumber) break;
    if (isNumbered ? numberAtStart.test(line) : isItem) items.push(line);
    else items.push(`${items.pop()?.trimEnd()}, ${withoutBullet(line.trim())}`);
    count = index + 1;
  }
  return { items, count };
}

const counted = String.raw`\d|un[ao]?|due|tre|quattro|cinque|one|two|three|four|five`;
const often = String.raw`(?:(?<count>${counted})\s?(?:volt[ae]|times?|x|v)|(?<word>once|twice))`;
const aWeek = String.raw`\s?(?:(?:a|alla|per|each|every)\s|\/\s?)(?:settimana|sett\.?|week)(?!\p{L})`;
const weekly = new RegExp(String.raw`(?<![\p{L}\d])${often}${aWeek}`, 'iu');
const inBrackets = new RegExp(String.raw`\(${often}\)`, 'iu');
const countWords = [
  ['un', 'una', 'uno', 'one', 'once'],
  ['due', 'two', 'twice'],
  ['tre', 'three'],
  ['quattro', 'four'],
  ['cinque', 'five'],
];
const daysAWeek = 7;

/** Foods of which each is eaten some times a week, in lines or one line; together not more often than a week has days. */
function foodsOfWeek(lines: readonly string[], index: number): Choice | null {
  const line = lines[index] ?? '';
  if (timesAWeek(line) === null) return null;
  const parts = line.split(/\s{1,2}\/\s{1,2}|\s?;\s{1,2}|(?<=\)),\s/u);
  const inLine = parts.length > 1 && parts.every((part) => timesAWeek(part) !== null);
  const below = lines.slice(index + 1);
  const end = below.findIndex(
    (other) => timesAWeek(other) === null || withoutHeading(other.trim()).headings.length > 0,
  );
  const run = [line, ...(end === -1 ? below : below.slice(0, end))];
  const foods = inLine ? parts : run;
  const sum = foods.reduce((total, food) => total + (timesAWeek(food) ?? 0), 0);
  const isChoice = foods.length > 1 && sum <= daysAWeek && foods.some((food) => weekly.test(food));
  if (!isChoice || foods.some((food) => startsAlternative(withoutBullet(food.trim())))) return null;
  return { lines: marked(foods), count: inLine ? 1 : run.length };
}

/** How often a food is eaten in a week; null where its line does not say so. */
function timesAWeek(line: string): number | null {
  const { count, word } = (weekly.exec(line) ?? inBrackets.exec(line))?.groups ?? {};
  const found = (count ?? word)?.toLowerCase();
  if (found === undefined) return null;
  return Number(found) || countWords.findIndex((names) => names.includes(found)) + 1;
}
