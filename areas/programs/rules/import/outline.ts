import { limits } from '../../contract/document.ts';
import type { ImportedDay, ImportedRow, ImportedWeek, ImportedWorkout, RowNotice } from '../../contract/import.ts';
import type { Heading } from './headings.ts';

interface OpenWeek extends ImportedWeek {
  /** As many weeks as it stands for. */
  times: number;
  labels: Set<string>;
}

export interface Outline {
  weeks: OpenWeek[];
  /** Whether any week, or any day, was announced. */
  hasWeeks: boolean;
  hasDays: boolean;
  /** Something said before there was an exercise to say it of. */
  pendingNote: string;
}

export function newOutline(): Outline {
  return { weeks: [], hasWeeks: false, hasDays: false, pendingNote: '' };
}

export function openHeading(outline: Outline, heading: Heading): void {
  if (heading.kind === 'week') {
    outline.hasWeeks = true;
    openWeek(outline, heading.to - heading.from + 1);
    outline.pendingNote = heading.words;
    return;
  }
  outline.hasDays = true;
  const week = lastWeek(outline);
  const isRepeated = !outline.hasWeeks && week.labels.has(heading.label);
  const into = isRepeated ? openWeek(outline, 1) : week;
  into.labels.add(heading.label);
  openDay(outline, heading.words);
}

/**
 * A title names the workout that is open while it is empty. Otherwise it begins the next one: in the same day where
 * days are announced, in a day of its own where titles are all there is.
 */
export function openTitle(outline: Outline, title: string): void {
  const workout = lastWorkout(outline);
  if (workout.rows.length === 0) workout.title = [workout.title, title].filter(Boolean).join(' · ').slice(0, 120);
  else if (outline.hasDays && hasRoom(lastDay(outline))) lastDay(outline).workouts.push(newWorkout(title));
  else openDay(outline, title);
}

/** What belongs to the workout as a whole, or to the row last read. */
export function addNote(outline: Outline, words: string): void {
  const workout = lastWorkout(outline);
  const row = workout.rows.at(-1);
  if (row) row.info = joined(row.info, words).slice(0, 2000);
  else workout.info = joined(workout.info, words).slice(0, 2000);
}

/** Puts the row where it belongs. Where there is no room the next workout, day or week begins, and the row says so. */
export function addRow(outline: Outline, row: ImportedRow): void {
  let workout = lastWorkout(outline);
  const full = workout.rows.length >= limits.rowsAWorkout ? makeRoom(outline) : null;
  if (full) workout = lastWorkout(outline);
  const notices = full ? [...row.notices, full] : row.notices;
  if (outline.pendingNote) workout.info = joined(workout.info, outline.pendingNote);
  outline.pendingNote = '';
  workout.rows.push({ ...row, notices, joinsSuperset: row.joinsSuperset && workout.rows.length > 0 });
}

function makeRoom(outline: Outline): RowNotice {
  const day = lastDay(outline);
  const { title } = lastWorkout(outline);
  if (hasRoom(day)) day.workouts.push(newWorkout(title));
  else openDay(outline, title);
  return 'workout_full';
}

function openWeek(outline: Outline, times: number): OpenWeek {
  const week = { days: [], times, labels: new Set<string>() };
  outline.weeks.push(week);
  return week;
}

function openDay(outline: Outline, title: string): void {
  let week = lastWeek(outline);
  // An empty day that nobody announced is not there.
  const last = week.days.at(-1);
  if (last && isEmpty(last) && last.workouts[0]?.title === '') week.days.pop();
  if (week.days.length >= limits.daysAWeek) week = openWeek(outline, 1);
  week.days.push({ workouts: [newWorkout(title)] });
}

function newWorkout(title: string): ImportedWorkout {
  return { title: title.slice(0, 120), info: '', rows: [] };
}

function lastWeek(outline: Outline): OpenWeek {
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

function isEmpty(day: ImportedDay): boolean {
  return day.workouts.every(({ rows, info }) => rows.length === 0 && info === '');
}

function joined(before: string, words: string): string {
  return [before, words].filter(Boolean).join(' · ');
}

/** How many weeks it comes to, with those announced as a range. */
export function countWeeks({ weeks }: Outline): number {
  return weeks.reduce((sum, { times, days }) => sum + (days.every(isEmpty) ? 0 : times), 0);
}

/** The weeks that hold something; "Settimane 1-4" stands four times. */
export function weeksOf({ weeks }: Outline): ImportedWeek[] {
  return weeks.flatMap(({ days, times }) => {
    const kept = days.filter((day) => !isEmpty(day)).map((day) => ({ workouts: day.workouts }));
    return kept.length === 0 ? [] : Array.from({ length: times }, () => ({ days: kept }));
  });
}
