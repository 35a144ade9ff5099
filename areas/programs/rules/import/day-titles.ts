import {
  isMarkedAsTitle,
  isMuscleHeading,
  isSection,
  isSupersetHeading,
  parseHeadings,
  undecorated,
} from './headings.ts';
import { parseLine } from './line.ts';
import { looksLikeFormula, normalizeText } from './normalize.ts';
import { isSentence } from './sentences.ts';
import { hasValues } from './values.ts';
import { isWarmUpNote, parseWarmUpLine } from './warm-up-line.ts';

export const maxTitleLength = 60;

/** `text`: short and without values; `note`: another text that is neither a title nor an exercise with values. */
export type LineKind = 'empty' | 'week' | 'day' | 'values' | 'note' | 'text';

/** A line of a text, or a row of a sheet with one cell; the kind of other rows is known. */
export interface LineToSort {
  text: string;
  kind?: LineKind;
}

export interface DayTitles {
  /** Indexes of the lines that are titles of the days below them. */
  titles: ReadonlySet<number>;
  /** Indexes of the lines that may be a title because they are directly above a day, after an empty line or a week. */
  separate: ReadonlySet<number>;
  /** Index of the first title when only texts are above it: the title of the program and its notes. 0 otherwise. */
  preambleEnd: number;
}

interface Candidate {
  index: number;
  text: string;
  /** The line above with text; undefined when only a title of the program is above. */
  above: LineToSort | undefined;
  isSeparate: boolean;
  /** Whether no empty line is between it and the heading of the day. */
  isAdjacent: boolean;
  isOfFirstDay: boolean;
  /** Whether it is the first line with text. */
  isFirstLine: boolean;
}

/**
 * Finds the titles above the headings of days: lines without values that are the last ones above the headings of two or
 * more days. An exercise without values may be the last one of a day too. Lines without an empty line before them are
 * therefore titles only when they look like titles, or when every day has one and the texts are no exercises.
 */
export function findDayTitles(lines: readonly LineToSort[]): DayTitles {
  const all = candidatesIn(lines);
  const hasLowerCase = all.some(({ above }) => above && /\p{Ll}{3}/u.test(above.text));
  const isEvident = ({ text }: Candidate) => looksLikeTitle(text) || (hasLowerCase && isUpperCase(text));
  const candidates = withoutProgramTitle(all, isEvident);
  const areAllTitles = areTitles(candidates, { isEvident, lines });
  const accepted = candidates.filter((one) => one.isSeparate || areAllTitles || isEvident(one));
  const separate = new Set(candidates.filter((one) => one.isSeparate).map(({ index }) => index));
  const titles = new Set(accepted.map(({ index }) => index));
  if (titles.size < 2) return { titles: new Set(), separate, preambleEnd: 0 };
  const first = Math.min(...titles);
  const isPreamble = lines.slice(0, first).every((line) => ['empty', 'note', 'text'].includes(kindOf(line)));
  return { titles, separate, preambleEnd: isPreamble ? first : 0 };
}

/** Sorts a line by its text. */
export function kindOf(line: LineToSort): LineKind {
  const { text } = line;
  const kind = headingKind(line);
  if (kind) return kind;
  if (text.length > maxTitleLength || /[.!?;,]$/.test(text) || looksLikeFormula(text)) return 'note';
  if (isSupersetHeading(text) || noteIn(text) !== null) return 'note';
  if (isSentence(text) && !parseLine(text).some(hasValues)) return 'note';
  if (parseWarmUpLine(normalizeText(text)) || isWarmUpNote(normalizeText(text))) return 'note';
  return parseLine(text).some(hasValues) ? 'values' : 'text';
}

/** Sorts an empty line or a heading; returns null for other lines, unless their kind is known. */
function headingKind({ text, kind }: LineToSort): LineKind | null {
  if (kind) return kind;
  if (normalizeText(text).replace(/[-=_*#~]/g, '') === '') return 'empty';
  const [heading] = parseHeadings(text);
  return heading && !/\d\s*[x×]\s*\d/i.test(text) ? heading.kind : null;
}

const noteLine =
  /^(?:note?|nota|n\.b\.|nb|obiettivo|goal|durata|duration|frequenza|frequency|livello|level|periodo|period|cliente|client|atleta|athlete)\s*:\s*(\S.*)$/iu;

/** Returns the note of a line like "Note: lento"; null for other lines. */
export function noteIn(text: string): string | null {
  return noteLine.exec(normalizeText(text))?.[1] ?? null;
}

/** Returns the lines that may be titles: the last ones with text above the headings of days, without values. */
function candidatesIn(lines: readonly LineToSort[]): Candidate[] {
  const filled = lines.flatMap((line, index) => (headingKind(line) === 'empty' ? [] : [{ ...line, index }]));
  const isDay = (line: LineToSort | undefined) => line !== undefined && headingKind(line) === 'day';
  const firstDay = filled.findIndex(isDay);
  const isPreamble = filled.slice(0, Math.max(firstDay, 0)).every((line) => kindOf(line) !== 'values');
  return filled.flatMap((day, at): Candidate[] => {
    const [above, title] = [filled[at - 2], filled[at - 1]];
    if (!isDay(day) || !title || kindOf(title) !== 'text') return [];
    const { index, text } = title;
    const aboveKind = above && kindOf(above);
    const isAfterWeek = aboveKind === 'week' && above?.index === index - 1;
    const isAdjacent = day.index === index + 1;
    const isSeparate = isAdjacent && (isAfterWeek || (lines[index - 1]?.text ?? '') === '');
    const isOfFirstDay = at === firstDay && isPreamble;
    if (isPartOfWorkout(text) || !(isSeparate || isOfFirstDay || mayEndDay(text, aboveKind))) return [];
    return [
      {
        index,
        text,
        above: isOfFirstDay ? undefined : above,
        isSeparate,
        isAdjacent,
        isOfFirstDay,
        isFirstLine: at === 1,
      },
    ];
  });
}

/** Whether the text names a part of workouts such as the warm-up. Strength may also be the title of a day. */
function isPartOfWorkout(text: string): boolean {
  const title = undecorated(text);
  return isSection(title) && !isMuscleHeading(text) && !/^(?:forza|strength|metcon|skill)$/i.test(title);
}

/** Whether the text may be more than an exercise of the day above: this day has exercises, and those have values. */
function mayEndDay(text: string, above: LineKind | undefined): boolean {
  if (above === 'text') return looksLikeTitle(text) || isUpperCase(text);
  return above !== 'day';
}

/**
 * Removes the first line of the text when it is the title of the program: it says so, or it does not look like the titles
 * of all other days.
 */
function withoutProgramTitle(
  [first, ...others]: readonly Candidate[],
  isEvident: (candidate: Candidate) => boolean,
): readonly Candidate[] {
  if (!first) return [];
  const differs = !isEvident(first) && others.length > 1 && others.every(isEvident);
  return first.isFirstLine && (programTitle.test(first.text) || differs) ? others : [first, ...others];
}

/**
 * Whether the last lines of the days are titles of the next ones: every day has one, written like the first,
 * no other one than the first is an exercise, and the last day does not end with such a line.
 */
function areTitles(
  candidates: readonly Candidate[],
  { isEvident, lines }: { isEvident: (candidate: Candidate) => boolean; lines: readonly LineToSort[] },
): boolean {
  const first = candidates.find(({ isOfFirstDay }) => isOfFirstDay);
  const last = lines.findLast(({ text }) => text !== '');
  const days = lines.filter((line) => headingKind(line) === 'day').length;
  if (!first || !last || candidates.length < days) return false;
  if (kindOf(last) === 'text' && !exerciseName.test(last.text)) return false;
  return candidates.every((one) => {
    const isExercise = exerciseName.test(one.text) && !exerciseName.test(first.text);
    const isLikeFirst = one.isAdjacent === first.isAdjacent && isUpperCase(one.text) === isUpperCase(first.text);
    return one.isSeparate || isEvident(one) || (isLikeFirst && !isExercise);
  });
}

/** Whether the line is decorated, names muscles or splits the body like "Push" and "Upper". */
export function looksLikeTitle(text: string): boolean {
  return isMarkedAsTitle(text) || isMuscleHeading(text) || splitName.test(undecorated(text));
}

function isUpperCase(text: string): boolean {
  return /\p{Lu}{3}/u.test(text) && !/\p{Ll}/u.test(text);
}

const splitName =
  /^(?:push|pull|legs?|upper(?: body)?|lower(?: body)?|full ?body|total ?body|spinta|tirata|trazione|parte (?:alta|bassa))(?:\s+(?:day|[a-d]|\d))?$/i;
/** Words that name a program, for a regular expression. */
export const programWords = '(?:scheda|programma|program|plan|piano|mesociclo|mesocycle|routine)(?!\\p{L})';
const programTitle = new RegExp(String.raw`(?:^|\P{L})${programWords}`, 'iu');
/** Words of exercises that are often written without values, mostly at the end of a workout. */
export const exerciseName =
  /(?:^|\P{L})(?:plank|crunch|sit ?up|hollow|vacuum|corsa|camminata|cyclette|bici|bike|tapis|treadmill|ellittica|elliptical|vogatore|rower|run|walk|nuoto|swim|allungament[oi]|stretching|mobilit[aà]|mobility|curl|squat|panca|bench|press|stacco|deadlift|rematore|row|trazioni|pull ?ups?|push ?(?:ups?|downs?)|piegamenti|dips?|affondi|lunges?|alzate|raises?|croci|estensioni|extensions?|calf|hyperextension|face ?pull)(?!\p{L})/iu;
