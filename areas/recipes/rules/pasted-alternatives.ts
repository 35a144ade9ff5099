import { numberWordPattern } from '#areas/aliments/rules/number-words.ts';

/** Words before what may be eaten instead; not `in alternativa alla ricotta`, which names what it replaces. */
const instead = String.raw`oppure|in\s+alternativa(?!\s+a(?:l|llo|lla|i|gli|lle)?(?!\p{L})|\s+all['’])|alternatively`;
export const quantityFollows = String.raw`(?=\s+(?:\d|[½⅓⅔¼¾]|un['’]|mezz[oa]\s|${numberWordPattern}\s))`;
export const quantityBefore = String.raw`(?<=\d ?(?:gr?|kg|ml)\.?[ ,;]{1,3})`;
/** `o` and `/` also join two names of one food: they separate foods beside a quantity only. */
const separator = String.raw`(?:(?:${instead})(?!\p{L})|(?:o|or|\/)${quantityFollows}|${quantityBefore}(?:o|or|\/)(?=\s))[\s:,]*`;
/** The runs are bounded, and the whitespace is single spaces, so that a text is searched in linear time. */
const separators = new RegExp(`[ ,;]{1,3}${separator}`, 'giu');
const atStart = new RegExp(`^${separator}`, 'iu');
const inBrackets = new RegExp(String.raw`\s*\(\s*(?:${instead}|o|or)[\s:,]+([^()]*)\)?`, 'giu');
const atEndOfLine = new RegExp(String.raw`((?:^|\s)(?:${instead})):?[^\S\n]*\n\s*(?:[-–—*•·▪◦○●■□►✓]\s*)?`, 'gimu');

const bulletPattern = String.raw`(?:[-–—*•·▪◦○●■□►✓]|\d+[.)](?=\s+\p{L}))`;
const bullets = new RegExp(String.raw`^(?:${bulletPattern}\s*)+`, 'u');

/** The line without the bullet or number of a list. */
export function withoutBullet(line: string): string {
  return line.replace(bullets, '');
}

const marks = String.raw`[^\S\n]{0,8}(?:${bulletPattern}[^\S\n]{0,8}){0,2}[*_]{0,3}`;
const firstOption = new RegExp(
  String.raw`^${marks}(?:(?:opzione|alternativa|option)\s(?:1|a|uno|one)|prima\sopzione)[\s.:*_)–—-]*$`,
  'gimu',
);
const laterOption = String.raw`(?:opzione|alternativa|option)\s(?:[2-9]|[b-e]|due|tre|two|three)|(?:seconda|terza)\s(?:opzione|alternativa)`;
/** `oppure` on a line of its own, also as a number of the option. */
const optionLine = new RegExp(
  String.raw`^${marks}[(]?(?:${instead}|o|${laterOption})[^\S\n.:*_)–—-]{0,8}[.:*_)–—-]{0,8}[^\S\n]*\n\s*(?:${bulletPattern}\s*)?`,
  'gimu',
);
const optionMark = 'oppure: ';

/**
 * The lines with words. A line that ends with `oppure` continues in the next one; the line behind one of `oppure` alone begins with
 * `oppure:`.
 */
export function linesOf(text: string): string[] {
  const unified = text.replaceAll(/\r\n?/g, '\n').replaceAll(firstOption, '');
  const joined = unified.replaceAll(optionLine, optionMark).replaceAll(atEndOfLine, '$1 ');
  const lines = joined.split('\n').map((line) => line.trim());
  return lines.filter((line) => /\p{L}/u.test(line));
}

/** Whether `oppure` was on a line of its own before this one. */
export function startsOption(line: string): boolean {
  return line.startsWith(optionMark);
}

interface AlternativeParts {
  /** The food and its alternatives; at least one. */
  parts: string[];
  /** Whether the line begins with `oppure`, so that its food is an alternative of the line before. */
  isAlternative: boolean;
}

/**
 * Separates `100 g ricotta (oppure 60 g prosciutto)` at `oppure`, in brackets or not. A part that names no food, such as `un cucchiaio`
 * of `un cucchiaio o due di olio`, leaves the line as it is.
 */
export function alternativeParts(line: string, namesFood: (part: string) => boolean): AlternativeParts {
  const spaced = line.replaceAll(/\s+/g, ' ');
  const isAlternative = startsAlternative(spaced);
  const rest = spaced.replace(atStart, '').trim();
  const bracketed = [...rest.matchAll(inBrackets)].map((match) => match.at(-1) ?? '');
  const outside = rest.replaceAll(inBrackets, ' ').trim();
  const parts = [outside, ...bracketed].flatMap(partsOf).filter((part) => part !== '');
  return { parts: parts.length > 0 && parts.every(namesFood) ? parts : [rest || line], isAlternative };
}

/** Splits the text at the separators outside brackets. */
function partsOf(text: string): string[] {
  const isInBrackets = bracketsOf(text);
  const parts: string[] = [];
  let start = 0;
  for (const { 0: found, index } of text.matchAll(separators)) {
    if (isInBrackets(index)) continue;
    parts.push(text.slice(start, index).trim());
    start = index + found.length;
  }
  return [...parts, text.slice(start).trim()];
}

/** Whether the text begins with `oppure`, so that its food is an alternative. */
export function startsAlternative(text: string): boolean {
  return atStart.test(text);
}

/** Returns whether a position is within brackets that are closed after it. */
export function bracketsOf(text: string): (index: number) => boolean {
  const closings: boolean[] = [];
  let isClosed = false;
  for (let index = text.length - 1; index >= 0; index -= 1) {
    closings[index] = isClosed;
    if (text[index] === ')') isClosed = true;
    else if (text[index] === '(') isClosed = false;
  }
  return (index) => closings[index] ?? false;
}
