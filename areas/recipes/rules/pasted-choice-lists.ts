import { withoutHeading } from './line-headings.ts';
import { bulletPattern, choiceMark, startsAlternative, withoutBullet } from './pasted-alternatives.ts';

const following = String.raw`(?:\s(?:le|i|queste|questi|seguenti|opzioni|alternative|proposte|combinazioni|alimenti)){0,3}`;
const among = String.raw`\s(?:tra|fra|delle|dei)${following}`;
const oneOf = [
  String.raw`(?:(?:un[ao]|1)\s)?(?:(?:opzione|alternativa|porzione|combinazione)\s)?a\sscelta(?:${among})?`,
  String.raw`scegli(?:ere|ete)?(?:\s(?:un[ao]|1)(?:\s(?:opzione|alternativa|combinazione))?)?(?:${among})?`,
  `(?:un[ao]|1)${among}`,
  String.raw`(?:choose|pick|select)\s(?:one|1)(?:\s(?:of|from))?(?:\s(?:the|following|these|options?)){0,3}`,
  String.raw`(?:one|1|your\schoice|a\schoice)\sof(?:\s(?:the|following|these|options?)){0,3}`,
].join('|');
/** `Colazione (una a scelta tra): …`: what stands before and behind the words for a choice. */
const announcement = new RegExp(
  String.raw`^(?<before>.{0,60}?)(?<![\p{L}\d])(?<words>${oneOf})(?![\p{L}\d])[\s)\]*_]{0,4}(?<colon>:?)[\s*_]{0,4}(?<after>.*)$`,
  'iu',
);
const namesList = /\s(?:tra|fra|delle|dei|of|from)(?!\p{L})/iu;
const numbered = /\s{1,3}(?=\d{1,2}[.)]\s)/u;
const enumerated = /\s{0,2};\s{0,2}|\s?,(?!\d)\s?|\s(?:o|or|oppure)\s|(?<=\d\s?(?:gr?|kg|ml)\.?)\s(?:e|and)\s/iu;
const choiceOnly = new RegExp(String.raw`^[\s(]{0,3}(?:${oneOf})[\s):]{0,3}$`, 'iu');
const bulletAtStart = new RegExp(String.raw`^\s*(?:${bulletPattern}|\d{1,2}[.)]\s)`, 'u');
const numberAtStart = /^\s*\d{1,2}[.)]\s/u;

/**
 * The lines with `oppure` before each entry but the first of a list of which one is eaten: below `Colazione (una a scelta)` or `choose one
 * of`, behind it in the same line, and where each line says how often in a week it is eaten. An entry goes on in the lines below its number.
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
  const isHeading = !/[\p{L}\d]/u.test(head) || (isHeadingOnly(head) && withoutHeading(head).headings.length > 0);
  const isList = namesList.test(words) && (isHeading || colon !== '');
  if (words === '' || !(isHeading || (isList && !/\d/u.test(head)))) return null;
  // Words that name no meal stay as a note: `Una fonte proteica a scelta tra:`.
  const title = isHeading ? head : `Nota: ${head.trim()} ${words}`;
  if (after !== '') {
    const parts = after.split(numbered);
    const items = parts.length > 1 ? marked(parts) : isList ? enumeratedItems(after) : [];
    return items.length > 0 ? { lines: [title, ...items], count: 1 } : null;
  }
  const { items, count } = itemsBelow(lines.slice(index + 1));
  const isChoice = items.length > 1 && !items.some((entry) => startsAlternative(withoutBullet(entry.trim())));
  return isChoice ? { lines: [title, ...marked(items)], count: count + 1 } : null;
}

/** The foods of `latte 200 ml, yogurt 125 g o uova 2`, none for a single one; as one choice, `mele o pere 150 g`, where they have one quantity. */
function enumeratedItems(text: string): string[] {
  const items = text.split(enumerated);
  if (items.length === 1) return [];
  const isOneQuantity = items.filter((entry) => /\d/u.test(entry)).length === 1;
  return isOneQuantity ? [items.join(' o ')] : marked(items);
}

/** Whether a cell of a table only says that one of the foods beside it is eaten: `una a scelta`. */
export function saysChoice(text: string): boolean {
  return choiceOnly.test(text);
}

function isHeadingOnly(line: string): boolean {
  return withoutHeading(line).rest === '';
}

function marked(items: readonly string[]): string[] {
  return items.map((entry, index) => (index === 0 ? entry : `${choiceMark}${withoutBullet(entry.trim())}`));
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
