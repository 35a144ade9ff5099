import { limits } from '../../contract/document.ts';
import type { ImportedWeek } from '../../contract/import.ts';
import { exerciseName, kindOf, type LineToSort, looksLikeTitle, programWords } from './day-titles.ts';
import { isMuscleHeading, isSection, undecorated } from './headings.ts';
import { normalizeText } from './normalize.ts';

const weekNumbers = String.raw`(?<!\p{L})(?:(?:settiman[ae]|weeks?)\s*\d|\d{1,2}\s*(?:settimane|weeks)(?!\p{L}))`;
const namesProgram = new RegExp(`^${programWords}|${weekNumbers}`, 'iu');

/**
 * Finds the title of a program in lines without a heading of a day. The first line is the title when it has a word of a program
 * ("Scheda massa", "Ipertrofia, settimane 1-4"), when a title of a workout such as "Push" follows it, or when an empty line separates
 * it from the exercises. Returns the index of the line; -1 without a title.
 */
export function findProgramTitle(lines: readonly LineToSort[]): number {
  const index = nextFilled(lines, -1);
  const line = lines[index];
  const below = lines[nextFilled(lines, index)];
  if (!line || !below || kindOf(line) !== 'text' || isPartOfProgram(line.text)) return -1;
  const isNamed = namesProgram.test(undecorated(line.text));
  const isAlone = !lines.some((other) => other !== line && namesProgram.test(undecorated(other.text)));
  if (isNamed && isAlone) return index;
  const isSeparate = kindOf(lines[index + 1] ?? below) === 'empty' && kindOf(below) === 'values';
  const isAboveTitle = kindOf(below) === 'text' && looksLikeTitle(below.text) && !isSection(undecorated(below.text));
  return !isNamed && (isSeparate || isAboveTitle) ? index : -1;
}

/** Whether the text may be the title of a day or a section, or an exercise. */
function isPartOfProgram(text: string): boolean {
  return looksLikeTitle(text) || isMuscleHeading(text) || isSection(undecorated(text)) || exerciseName.test(text);
}

/** Returns the index of the next line with text after `index`; the number of lines after the last one. */
function nextFilled(lines: readonly LineToSort[], index: number): number {
  const next = lines.findIndex((line, at) => at > index && kindOf(line) !== 'empty');
  return next === -1 ? lines.length : next;
}

const weekCount = /(?<![\p{L}\d]|\d\s?-\s?)(\d{1,2})\s*(?:settimane|sett|weeks|wks)(?!\p{L})/iu;

const weekRange =
  /(?<!\p{L})(?:settiman[ae]|sett|weeks?|wks?)\.?\s*(\d{1,2})\s*(?:[-–/]|to|al?)\s*(\d{1,2})(?![\p{L}\d]|[.,]\d|\s*(?:x|volte|times|giorni|days)(?!\p{L}))/iu;

/**
 * Returns the number of weeks that a title states, “Massa - 4 settimane”, “Strength x 4 weeks” and “Anna, settimane 1-4”; null
 * without one.
 */
export function weeksInTitle(title: string): number | null {
  const written = normalizeText(title);
  const [, first = '1', last = '0'] = weekRange.exec(written) ?? [];
  const count = Number(weekCount.exec(written)?.[1] ?? Number(last) - Number(first) + 1);
  return count > 1 && count <= limits.weeks ? count : null;
}

/** What an import has read of the weeks of a program. */
interface ReadWeeks {
  title: string;
  weeks: readonly ImportedWeek[];
  notices: readonly { code: string }[];
}

/**
 * Returns how often the imported weeks are repeated to be as many as the title of the program or of its first workout states;
 * 1 when they are not repeated, because they are as many, or have numbers with gaps.
 */
export function timesInTitle({ title, weeks, notices }: ReadWeeks): number {
  if (notices.some(({ code }) => code === 'weeks_missing')) return 1;
  const first = weeks[0]?.days[0]?.workouts[0];
  const stated = [title, first?.title ?? '', first?.info ?? ''].map(weeksInTitle).find((count) => count !== null);
  const times = (stated ?? 0) / weeks.length;
  return times > 1 && Number.isInteger(times) ? times : 1;
}
