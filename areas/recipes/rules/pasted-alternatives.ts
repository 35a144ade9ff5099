import { numberWordPattern } from '#areas/aliments/rules/number-words.ts';

/** Words before what may be eaten instead; not `in alternativa alla ricotta`, which names what it replaces (`withReplacements`). */
export const instead = String.raw`oppure|in\s+alternativa(?!\s+a(?:l|llo|lla|i|gli|lle)?(?!\p{L})|\s+all['’])|alternatively`;
export const quantityFollows = String.raw`(?=\s+(?:\d|[½⅓⅔¼¾]|un['’]|mezz[oa]\s|${numberWordPattern}\s))`;
export const quantityBefore = String.raw`(?<=\d ?(?:gr?|kg|ml)\.?(?: (?:sgocc(?:\.|iolat[oaie])|nett[oaie]|drained))?\)?[ ,;]{1,3}|(?<!\p{L})(?:gr?|kg|ml)\.? ?\d{1,4}[ ,;]{1,3})`;
/** `o` and `/` also join two names of one food: they separate foods beside a quantity only. */
const separator = String.raw`(?:(?:${instead})(?!\p{L})|(?:o|or|\/)${quantityFollows}|${quantityBefore}(?:o|or|\/)(?=\s))[\s:,]*`;
/** The runs are bounded, and the whitespace is single spaces, so that a text is searched in linear time. */
const separators = new RegExp(`[ ,;]{1,3}${separator}`, 'giu');
const atStart = new RegExp(`^${separator}`, 'iu');
const inBrackets = new RegExp(String.raw`\s*\(\s*(?:${instead}|o|or)[\s:,]+([^()]*)\)?`, 'giu');

export const bulletPattern = String.raw`(?:[-–—*•·▪◦○●■□►▸➤⁃‣✓~]|\d+[.)](?=\s+[\p{L}\d]))`;
const bullets = new RegExp(String.raw`^(?:${bulletPattern}\s*)+`, 'u');

/** The line without the bullet or number of a list. */
export function withoutBullet(line: string): string {
  return line.replace(bullets, '');
}

/** What stands for `oppure` on a line of its own, before the next line. */
export const optionMark = 'oppure: ';

/** What stands before the items of a list of which one is eaten, but the first. */
export const choiceMark = 'oppure:: ';

/** Whether a line is a further item of a list of which one is eaten. */
export function isChoiceItem(line: string): boolean {
  return line.startsWith(choiceMark);
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
  const bracketed = [...rest.matchAll(inBrackets)].map((match) => (match.at(-1) ?? '').replaceAll(';', ' oppure'));
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

const strong = new RegExp(String.raw`[ ,;]{1,3}(?=(?:${instead})(?!\p{L}))`, 'giu');

/** The parts of a line that begin with `oppure`, outside brackets, and what stands before them. */
export function optionParts(line: string): string[] {
  const isInBrackets = bracketsOf(line);
  const parts: string[] = [];
  let start = 0;
  for (const { 0: found, index } of line.matchAll(strong)) {
    if (isInBrackets(index) || index === 0) continue;
    parts.push(line.slice(start, index));
    start = index + found.length;
  }
  return [...parts, line.slice(start)];
}

/** `o` and `/` between names, `pasta o riso 80 g`, `bresaola/fesa di tacchino`: not beside a number. */
const betweenNames = new RegExp(
  String.raw`(?<=\p{L}{2}) (?:o|or) (?=\p{L}{2})(?!${numberWordPattern}(?!\p{L}))|(?<=\p{L}{3}) ?\/ ?(?=\p{L}{3})(?!(?:die|giorno|day|sett(?:imana)?|week|mese|month|pasto|meal)(?!\p{L}))`,
  'giu',
);
/** Names of a line beyond which it is no choice of a few foods. */
const mostNames = 6;

/** The foods between `o` or `/` of a text outside brackets, the quantity with the first or the last of them; one without. */
export function namesToChoose(text: string): string[] {
  const isInBrackets = bracketsOf(text);
  const found = [...text.matchAll(betweenNames)].filter(({ index }) => !isInBrackets(index));
  if (found.length === 0 || found.length >= mostNames) return [text];
  const starts = [0, ...found.map(({ 0: match, index }) => index + match.length)];
  return starts.map((start, position) => text.slice(start, found[position]?.index ?? text.length).trim());
}
