import { dayPattern, mealPattern } from './pasted-heading-words.ts';
import { beginsWithExclusion } from './pasted-exclusions.ts';
import { referenceOf } from './pasted-references.ts';

const free = 'liber[oa]|free';
/** A free meal or day of its own, and a free meal of a named one: `Pasto libero`, `Giorno libero`, `Cena libera`, `Free dinner`. */
const freeMeal = String.raw`(?:pasto|giorno)\s(?:libero|sgarro)|giornata\slibera|(?:free|cheat)[\s-](?:meal|day)`;
/** Source of a regular expression: marks of a list before a heading. */
export const headingMarks = String.raw`[\s*_#=>•·▪◦–—-]*(?:\d{1,2}[.)]\s{1,3})?[*_]{0,3}`;
const clock = String.raw`\d{1,2}[:.]\d{2}`;
const about = 'circa|ca\\.?|about';
/** `alle 7`, `(ore 7:30 circa)`, `7:30/8:00`. */
const time = String.raw`\(?(?:(?:alle\s)?(?:ore|h\.?|alle|at|n[.°]?)\s?)?(?:(?:${about})\s)?(?:${clock}(?:\s?[/–-]\s?${clock})?|\d{1,2})(?:\s?[ap]m)?(?:\s(?:${about}))?\)?`;
/** `Colazione`, `Spuntino 1`, `GIORNO 1`, `Breakfast at 8:00 am`. A number with more behind it is that of a food: `Pranzo 2 uova`. */
const heading = new RegExp(
  String.raw`^${headingMarks}(?:(?:ore\s)?${clock}[\s:–—-]{1,3})?(?:(?<free>${freeMeal})|(?<freeBefore>free\s)?(?<meal>${mealPattern})(?<freeBehind>\s(?:${free}))?|(?:dal?\s|from\s)?(?<day>${dayPattern}))(?![\p{L}\d])(?:\s{0,2}${time}(?=[*_]{0,3}\s{0,2}(?:$|[:–—(-])))?`,
  'iu',
);
const endsWithHour = /(?<!\p{L})(?:ore|h\.?|alle|at)\s?\d{1,2}$/iu;
const endsLine = new RegExp(String.raw`^(?:\s{0,2}[:,–—-]?\s{0,2}${time})?[\s:.)*_#=–—-]*$`, 'iu');
/** `: pasto libero` behind the name of a meal, `: libero` behind that of a day. */
const freeBehindHeading = new RegExp(String.raw`^[\s:,(–—-]{0,4}(?<name>${free}|${freeMeal})[\s:.)*_]*$`, 'iu');
const beforeFoods = /^[)*_]{0,4}\s{0,2}(?::|[–—]|-(?=\s))[\s*_]*/u;
const beforeHeading = /^\s{0,2}(?:[(/,+&]|[–—-]|(?:e|o|al?|and|or|to)\s)?\s{0,2}/iu;
/** Headings of one line, such as `Giorno 1 - lunedì - Pranzo:`. */
const maxHeadings = 5;

/** A heading as it was typed: `Spuntino`, `GIORNO 1`. */
interface Heading {
  kind: 'meal' | 'day';
  name: string;
  /** The number behind a meal, `Spuntino 1`; null without one. */
  number: number | null;
  /** Whether it is a meal that the client chooses freely: `Cena libera`, `Pasto libero`. */
  isFree: boolean;
  /** The hour beside it as `HH:MM`; missing without one. */
  time?: string;
}

export interface HeadedLine {
  /** The foods behind the headings; empty for a line that is only a heading. */
  rest: string;
  headings: Heading[];
}

/** Separates the names of meals and days at the beginning of a pasted line, `Pranzo: pasta 80 g`, `GIORNO 1`. */
export function withoutHeading(line: string): HeadedLine {
  const headings: HeadedLine['headings'] = [];
  let rest = line;
  let foods = line;
  while (headings.length < maxHeadings) {
    const found = heading.exec(rest);
    if (!found) break;
    const after = rest.slice(found[0].length);
    const isAtEnd = endsLine.test(after);
    // Before other words the minutes are behind the heading, `Pranzo ore 12:30 in ufficio`, unlike those of `Spuntino 1:20 g mandorle`.
    const [minutes = ''] = (endsWithHour.test(found[0]) && /^[:.]\d{2}/.exec(after)) || [];
    headings.push(headingOf(found, isAtEnd ? `${found[0]} ${after}` : found[0] + minutes));
    if (isAtEnd) return { rest: '', headings };
    const last = headings.at(-1);
    const freeName = freeBehindHeading.exec(after)?.groups?.['name'];
    if (last && freeName !== undefined) return { rest: '', headings: withFree(headings, last, freeName) };
    const next = after.replace(beforeFoods, '');
    const joined = after.replace(beforeHeading, '');
    // `Martedì come lunedì` has no mark before what it refers to.
    if ((next === after || next.startsWith('=')) && referenceOf(next) !== null) return { rest: next, headings };
    if (next === after && beginsWithExclusion(next)) return { rest: next.trim(), headings };
    if (next === after && !heading.test(joined)) return { rest: foods, headings: headings.slice(0, -1) };
    rest = next === after ? joined : next;
    if (next !== after) foods = next;
  }
  return { rest: foods, headings };
}

/** The headings with the last one free: a meal, or a day, which has one free meal. */
function withFree(headings: readonly Heading[], last: Heading, name: string): Heading[] {
  if (last.kind === 'meal') return headings.with(-1, { ...last, isFree: true });
  const mealName = name.includes(' ') ? name : /^free$/i.test(name) ? 'Free day' : 'Giorno libero';
  return [...headings, { kind: 'meal', name: mealName, number: null, isFree: true }];
}

function headingOf({ 0: text, groups = {} }: RegExpExecArray, withTime: string): Heading {
  const { meal, day, free: freeName, freeBefore, freeBehind } = groups;
  const [, digits] = /\p{L}\s{0,2}(\d{1,2})$/u.exec(text) ?? [];
  if (day !== undefined) return { kind: 'day', name: day, number: null, isFree: false };
  const number = digits === undefined ? null : Number(digits);
  const isFree = [freeName, freeBefore, freeBehind].some((one) => one !== undefined);
  const hour = timeIn(withTime);
  return { kind: 'meal', name: meal ?? freeName ?? '', number, isFree, ...(hour && { time: hour }) };
}

/** A number alone is no hour: `Spuntino 2`. */
const hourPattern =
  /(?<!\p{L})(?<before>ore|h\.?|alle|at)?\s?(?<!\d)(?<hour>\d{1,2})(?:[:.](?<minutes>\d{2}))?(?!\d)(?:\s?(?<half>[ap])m)?/giu;

function timeIn(text: string): string | null {
  for (const { groups = {} } of text.matchAll(hourPattern)) {
    const { before, hour, minutes, half } = groups;
    if (before === undefined && minutes === undefined && half === undefined) continue;
    const hours = (Number(hour) % (half ? 12 : 24)) + (half?.toLowerCase() === 'p' ? 12 : 0);
    const isTime = Number(hour) <= 24 && Number(minutes ?? 0) < 60;
    if (isTime) return `${String(hours).padStart(2, '0')}:${minutes ?? '00'}`;
  }
  return null;
}
