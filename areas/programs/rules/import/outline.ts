import { limits } from '../../contract/document.ts';
import type { ImportedDay, ImportedRow, ImportedWeek, ImportedWorkout, RowNotice } from '../../contract/import.ts';
import { copiedWeek, isFreeDay, type WeekCopy } from './copied-weeks.ts';
import type { Heading } from './headings.ts';
import { comparisonKey } from './normalize.ts';
import { holdsPrescription } from './set-schemes.ts';
import type { WarmUpOfLine } from './warm-up-line.ts';

export interface OutlineWeek extends ImportedWeek {
  /** Number of its heading, of a range the first; null without a heading. */
  number: number | null;
  /** Number of equal weeks: 4 for "Settimane 1-4". */
  times: number;
  /** Labels of the day headings of the week. */
  labels: Set<string>;
  /** Text of its heading, added to the first workout of each day: weeks have no notes. */
  note: string;
  /** The week that its heading or the line below says that it is like. */
  copy: WeekCopy | null;
}

/** The weeks, days and workouts parsed so far. Headings, titles and rows are added at the end. */
export interface Outline {
  weeks: OutlineWeek[];
  /** Whether a week heading was parsed. */
  hasWeeks: boolean;
  /** Whether a day heading was parsed. */
  hasDays: boolean;
  /** Note above a day, added to the next workout with rows. */
  pendingNote: string;
  /** Title above a day heading, for the first workout of the day. */
  pendingTitle: string;
  /** Warm-up above its exercise, for the next row, and the line that it was read from. */
  pendingWarmUp: (WarmUpOfLine & { text: string }) | null;
  /** Name of the last day heading: its weekday or label. */
  dayName: string;
  /** Names of the days that the text says to be free. */
  freeDays: Map<ImportedDay, string>;
}

export function newOutline(): Outline {
  return {
    ...{ weeks: [], hasWeeks: false, hasDays: false, pendingNote: '', pendingTitle: '', pendingWarmUp: null },
    ...{ dayName: '', freeDays: new Map() },
  };
}

export function openHeading(outline: Outline, heading: Heading): void {
  closeWarmUp(outline);
  if (heading.kind === 'week') {
    outline.hasWeeks = true;
    // A note above the first week is not of an empty week before it.
    const noteAbove = outline.weeks.length === 0 ? outline.pendingNote : '';
    const week = openWeek(outline, heading.to - heading.from + 1);
    Object.assign(week, { number: heading.from, note: heading.title, copy: copiedWeek(heading.title) });
    outline.pendingNote = noteAbove;
    return;
  }
  outline.hasDays = true;
  const week = lastWeek(outline);
  // Without week headings a repeated day label starts the next week.
  const isRepeated = !outline.hasWeeks && week.labels.has(heading.label);
  const target = isRepeated ? openWeek(outline, 1) : week;
  target.labels.add(heading.label);
  openDay(outline, joined(outline.pendingTitle, heading.title));
  outline.pendingTitle = '';
  const parts = heading.title.split(' · ');
  const isFree = isFreeDay(parts.at(-1) ?? '');
  outline.dayName = parts.slice(0, isFree ? -1 : undefined).join(' · ') || heading.label;
  if (isFree) outline.freeDays.set(lastDay(outline), outline.dayName);
}

/** Reads a line below a heading that says what the week or the day above has; false for another line, and below content. */
export function readsAsContent(outline: Outline, text: string): boolean {
  const week = outline.weeks.at(-1);
  const day = week?.days.at(-1);
  if (week && week.number !== null && !day && !week.copy) {
    week.copy = copiedWeek(text);
    if (week.copy?.hasMore) week.note = joined(week.note, text);
    return week.copy !== null;
  }
  if (!day || !outline.hasDays || day.workouts.length > 1 || !isEmpty(day) || !isFreeDay(text)) return false;
  outline.freeDays.set(day, outline.dayName);
  return true;
}

/**
 * Sets the title of the last workout while it is empty. Otherwise starts a workout: in the last day when the text has day
 * headings, in a new day when it has only titles.
 */
export function openTitle(outline: Outline, title: string): void {
  const workout = lastWorkout(outline);
  if (workout.rows.length === 0) workout.title = [workout.title, title].filter(Boolean).join(' · ').slice(0, 120);
  else if (outline.hasDays && hasRoom(lastDay(outline))) lastDay(outline).workouts.push(newWorkout(title));
  else openDay(outline, title);
}

/** Adds a note to the next workout with rows. */
export function addPendingNote(outline: Outline, note: string): void {
  outline.pendingNote = joined(outline.pendingNote, note);
}

/** Returns the last row of the last workout; null while that has none. */
export function lastRow({ weeks }: Outline): ImportedRow | null {
  return weeks.at(-1)?.days.at(-1)?.workouts.at(-1)?.rows.at(-1) ?? null;
}

/** Whether the last workout has rows. */
export function hasOpenRows(outline: Outline): boolean {
  return lastRow(outline) !== null;
}

/** Adds the note to the last row, to the workout when it has no rows, or to the next workout before the first day. */
export function addNote(outline: Outline, note: string): void {
  if (!outline.weeks.at(-1)?.days.length) {
    addPendingNote(outline, note);
    return;
  }
  const workout = lastWorkout(outline);
  const row = workout.rows.at(-1);
  const target = row ?? workout;
  target.info = joined(target.info, note).slice(0, 2000);
  if (row && holdsPrescription(note)) row.notices = [...new Set([...row.notices, 'kept_as_note' as const])];
}

/** Adds the note to the last workout, or to the next one before the first day. */
export function addWorkoutNote(outline: Outline, note: string): void {
  if (!outline.weeks.at(-1)?.days.length) {
    addPendingNote(outline, note);
    return;
  }
  const workout = lastWorkout(outline);
  workout.info = joined(workout.info, note).slice(0, 2000);
}

/**
 * Sets the warm-up of the last row or, when the workout has no rows or that row has one or is another exercise than the line names, of the
 * next row.
 */
export function setWarmUp(outline: Outline, line: WarmUpOfLine & { text: string }): void {
  const row = lastWorkout(outline).rows.at(-1);
  if (row?.warmUp === '' && isOfExercise(line, row)) {
    row.warmUp = line.warmUp;
    return;
  }
  closeWarmUp(outline);
  outline.pendingWarmUp = line;
}

/** Whether the line names no exercise, or that of the row. */
function isOfExercise({ exercise }: WarmUpOfLine, { name }: Pick<ImportedRow, 'name'>): boolean {
  return exercise === '' || ` ${comparisonKey(name)} `.includes(` ${comparisonKey(exercise)} `);
}

/** Adds a warm-up after which no exercise came to the notes. */
export function closeWarmUp(outline: Outline): void {
  if (outline.pendingWarmUp) addNote(outline, outline.pendingWarmUp.text);
  outline.pendingWarmUp = null;
}

function withPendingWarmUp(outline: Outline, row: ImportedRow): ImportedRow {
  const { pendingWarmUp } = outline;
  if (!pendingWarmUp || row.isLeftOut) return row;
  outline.pendingWarmUp = null;
  if (row.warmUp === '' && isOfExercise(pendingWarmUp, row)) return { ...row, warmUp: pendingWarmUp.warmUp };
  return { ...row, info: joined(row.info, pendingWarmUp.text).slice(0, 2000) };
}

/** Appends the row. When the workout is full the row starts another one and gets a notice. */
export function addRow(outline: Outline, row: ImportedRow): void {
  let workout = lastWorkout(outline);
  const full = workout.rows.length >= limits.rowsAWorkout ? makeRoom(outline) : null;
  if (full) workout = lastWorkout(outline);
  const notices = full ? [...row.notices, full] : row.notices;
  if (outline.pendingNote) workout.info = joined(workout.info, outline.pendingNote);
  outline.pendingNote = '';
  workout.rows.push({
    ...withPendingWarmUp(outline, row),
    notices,
    joinsSuperset: row.joinsSuperset && workout.rows.length > 0,
  });
}

function makeRoom(outline: Outline): RowNotice {
  const day = lastDay(outline);
  const { title } = lastWorkout(outline);
  if (hasRoom(day)) day.workouts.push(newWorkout(title));
  else openDay(outline, title);
  return 'workout_full';
}

function openWeek(outline: Outline, times: number): OutlineWeek {
  const week = { days: [], number: null, times, labels: new Set<string>(), note: '', copy: null };
  outline.weeks.push(week);
  return week;
}

function openDay(outline: Outline, title: string): void {
  let week = lastWeek(outline);
  // An empty last day without a title is replaced.
  const last = week.days.at(-1);
  if (last && isEmpty(last) && last.workouts[0]?.title === '') week.days.pop();
  if (week.days.length >= limits.daysAWeek) week = openWeek(outline, 1);
  week.days.push({ workouts: [newWorkout(title)] });
}

function newWorkout(title: string): ImportedWorkout {
  return { title: title.slice(0, 120), info: '', rows: [] };
}

function lastWeek(outline: Outline): OutlineWeek {
  return outline.weeks.at(-1) ?? openWeek(outline, 1);
}

function lastDay(outline: Outline): ImportedDay {
  const day = lastWeek(outline).days.at(-1);
  if (day) return day;
  openDay(outline, '');
  return lastDay(outline);
}

function lastWorkout(outline: Outline): ImportedWorkout {
  const workout = lastDay(outline).workouts.at(-1);
  if (!workout) throw new Error('lastWorkout: a day without workouts');
  return workout;
}

function hasRoom(day: ImportedDay): boolean {
  return day.workouts.length < limits.workoutsADay;
}

export function isEmpty(day: ImportedDay): boolean {
  return day.workouts.every(({ rows, info }) => rows.length === 0 && info === '');
}

export function joined(...notes: string[]): string {
  return notes.filter(Boolean).join(' · ');
}
