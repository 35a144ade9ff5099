import { exerciseName, kindOf, type LineToSort, looksLikeTitle, programWords } from './day-titles.ts';
import { isMuscleHeading, isSection, undecorated } from './headings.ts';

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
