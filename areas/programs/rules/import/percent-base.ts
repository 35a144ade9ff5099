import { loadNumbers as numbers } from '../measured-load.ts';
import { consume, consumedMarker, type LineParser } from './line-parser.ts';

const preposition = String.raw`(?:(?:di|del|dello|della|dei|degli|delle|dal|dalla|sul|sulla|rispetto\s+al?|rispetto\s+alla|of|from)(?!\p{L})|(?:dell|dall|sull|rispetto\s+all)')`;
const ofSomeone = String.raw`(?:(?:il|tuo|suo|mio|proprio|the|your|my|his|her|ultimo|attuale|stimato|teorico|current|estimated)\s+)*`;
/** The heart rate and the maximum of another exercise, "85% del massimale di panca", are no maximum of the exercise. */
const notItsOwn = String.raw`\s+(?:(?:di|del|dello|della|of|in|on|nel|nello|nella)\s+\p{L}|dell'|(?:fc|hr|heart|bpm|freq))`;
const ownMaximum = String.raw`${ofSomeone}(?:e?1\s*rm|rm|massimale|massimo|maximum|max|pr|pb)(?!\p{L})(?!${notItsOwn})`;
/** What a percentage may be of without a preposition: `50% BW`, `90% TM`, `70% FCmax`, `85% 3RM`. */
const namedBase = String.raw`(?:(?:bw|body\s?weight|peso\s+corporeo|corpo\s+libero|top\s?sets?|tm|training\s+max|(?:[2-9]|[1-3]\d)\s*rm|ftp|hrr|vam|mas)(?!\p{L})|(?:fc|hr|vo2)\p{L}{0,4}(?!\p{L})|(?:e?1\s*rm|massimale|massimo|maximum|max)${notItsOwn})`;
const otherBase = String.raw`%\s*\(?\s*(?:${preposition}(?!\s*${ownMaximum})|${namedBase})`;
const untilNextValue = String.raw`[^;|()·,@${consumedMarker}]*?(?=\s+\d{1,2}\s*(?:x|serie|sets?)|\s-\s|[;|()·,@${consumedMarker}]|$)`;
const before = String.raw`(?<![\p{L}\p{N}.,x])[+-]?\s?`;
const percentOfOther = new RegExp(String.raw`(?:@\s*)?${before}${numbers}\s*${otherBase}${untilNextValue}`, 'iu');
/** `BW 50%`, `peso corporeo al 50%`. */
const bodyWeightFirst = new RegExp(
  String.raw`(?:@\s*)?(?<!\p{L})(?:bw|body\s?weight|peso\s+corporeo)\s*(?:[x:=+@]|al?|at)?\s*${numbers}\s*%`,
  'iu',
);
const headingOfOther = new RegExp(otherBase, 'iu');

/**
 * Moves percentages of something else than the maximum to the note: of the top set, of the body weight, of the load of another day. As
 * a load they would be a share of the maximum.
 */
export function parsePercentOfOther(line: LineParser): void {
  while (consume(line, percentOfOther, noteOf) || consume(line, bodyWeightFirst, noteOf));
}

function noteOf([all]: RegExpExecArray) {
  return { note: all.replace(/^@\s*/, '').trim(), notice: 'percent_of_other' as const };
}

/** Whether a load is a percentage of something else than the maximum. */
export function isPercentOfOther(load: string): boolean {
  return percentOfOther.test(load) || bodyWeightFirst.test(load);
}

/** Whether the numbers below the heading are such percentages: "Carico (% BW)". */
export function isHeadingOfOther(heading: string): boolean {
  return headingOfOther.test(heading);
}
