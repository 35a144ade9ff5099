import { newId } from '#shell/common/ids.ts';
import type { Day, Week, Workout } from '../../../contract/document.ts';
import { cloneDay, cloneWeek } from '../../../rules/clone-weeks.ts';
import { workoutsOf } from '../../../rules/content.ts';
import { withDayAdded, withDayCopied, withDayDeleted } from '../../../rules/days.ts';
import { withNumbers } from '../../../rules/numbers.ts';
import { withWeekAdded, withWeekCopied, withWeekDeleted } from '../../../rules/weeks.ts';
import { getDay } from '../state/program-index.ts';
import { mapShared, withChanges } from '#shell/common/structural-sharing.ts';
import { edit } from '#shell/web/documents/document-store.ts';
import type { EditorStore } from '../context.tsx';

export function addWeek(store: EditorStore): void {
  changeWeeks(store, (weeks) => withWeekAdded(weeks, newId));
}

/** Inserts a copy after the week. */
export function copyWeek(store: EditorStore, id: string): void {
  changeWeeks(store, (weeks) => withWeekCopied(weeks, { id, after: id, newId }));
}

export function deleteWeek(store: EditorStore, id: string): void {
  changeWeeks(store, (weeks) => withWeekDeleted(weeks, id));
}

/** What a copy into later weeks changed. */
export interface FilledWeeks {
  /** Number of weeks changed. */
  count: number;
  /** Numbers of the weeks that stay as they are, because a workout that would be replaced is trained. */
  keptNumbers: number[];
}

interface Fill {
  /** Whether the client has begun or done the workout. */
  isTrained: (workout: Workout) => boolean;
}

/** Replaces the content of all later weeks with that of week `id`. */
export function fillFollowingWeeks(store: EditorStore, id: string, fill: Fill): FilledWeeks {
  const source = store.getState().content.weeks.find((week) => week.id === id);
  if (!source) return { count: 0, keptNumbers: [] };
  return fillWeeksAfter(store, source, {
    ...fill,
    replacedIn: (week) => workoutsOf([week]),
    replaced: (week) => ({ ...cloneWeek(source, newId), id: week.id }),
  });
}

/** Replaces the same day of all later weeks; a week that has one day fewer gets it as a new day. */
export function fillFollowingDays(store: EditorStore, id: string, fill: Fill): FilledWeeks {
  const { day, week: source } = getDay(store.getState().content.weeks, id);
  return fillWeeksAfter(store, source, {
    ...fill,
    replacedIn: ({ days }) => (days.length < day.dayNumber - 1 ? null : (days[day.dayNumber - 1]?.workouts ?? [])),
    replaced: (week) => withDayAt(week, day),
  });
}

interface WeekFill extends Fill {
  /** Workouts of a week that are replaced; null: the week has no place for the copy. */
  replacedIn: (week: Week) => readonly Workout[] | null;
  replaced: (week: Week) => Week;
}

function fillWeeksAfter(store: EditorStore, source: Week, { isTrained, replacedIn, replaced }: WeekFill): FilledWeeks {
  const later = store.getState().content.weeks.slice(source.weekNumber);
  const targets = later.filter((week) => replacedIn(week) !== null);
  const keptWeeks = targets.filter((week) => replacedIn(week)?.some(isTrained));
  const changed = targets.filter((week) => !keptWeeks.includes(week));
  changeWeeks(store, (weeks) => withNumbers(weeks.map((week) => (changed.includes(week) ? replaced(week) : week))));
  return { count: changed.length, keptNumbers: keptWeeks.map(({ weekNumber }) => weekNumber) };
}

function withDayAt(week: Week, day: Day): Week {
  const index = day.dayNumber - 1;
  const existing = week.days[index];
  const copy = cloneDay(day, newId);
  return { ...week, days: week.days.toSpliced(index, 1, existing ? { ...existing, workouts: copy.workouts } : copy) };
}

export function addDay(store: EditorStore, weekId: string): void {
  changeWeeks(store, (weeks) => withDayAdded(weeks, weekId, newId));
}

export function deleteDay(store: EditorStore, id: string): void {
  changeWeeks(store, (weeks) => withDayDeleted(weeks, id));
}

/** A copied day and its targets: days whose content is replaced, and weeks that get it as a new last day. */
export interface DayCopy {
  id: string;
  dayIds: readonly string[];
  weekIds: readonly string[];
}

/** The numbers of a day and its week. */
interface DayNumbers {
  week: number;
  day: number;
}

/** Returns the number of places with a copy, and the days that stay as they are, because one of their workouts is trained. */
export function copyDay(
  store: EditorStore,
  { id, dayIds, weekIds }: DayCopy,
  { isTrained }: Fill,
): { count: number; keptDays: DayNumbers[] } {
  const targets = store
    .getState()
    .content.weeks.flatMap(({ days, weekNumber }) =>
      days.flatMap((day) => (dayIds.includes(day.id) ? { day, weekNumber } : [])),
    );
  const keptTargets = targets.filter(({ day }) => day.workouts.some(isTrained));
  const replacedIds = targets.filter((target) => !keptTargets.includes(target)).map(({ day }) => day.id);
  changeWeeks(store, (weeks) => {
    const { day } = getDay(weeks, id);
    const replaced = mapShared(weeks, (week) =>
      withChanges(week, { days: mapShared(week.days, (one) => withDayReplaced(one, day, replacedIds)) }),
    );
    return weekIds.reduce(
      (extended, toWeekId) => withDayCopied(extended, { id, toWeekId, newId }),
      withNumbers(replaced),
    );
  });
  const keptDays = keptTargets.map(({ day, weekNumber }) => ({ week: weekNumber, day: day.dayNumber }));
  return { count: replacedIds.length + weekIds.length, keptDays };
}

function withDayReplaced(target: Day, day: Day, dayIds: readonly string[]): Day {
  return dayIds.includes(target.id) ? { ...target, workouts: cloneDay(day, newId).workouts } : target;
}

/**
 * Applies `change` to the stored weeks, not to the Immer draft, because functions of `rules/` return new objects. Only weeks that
 * differ are written, so that undo and redo keep the other objects.
 */
export function changeWeeks(store: EditorStore, change: (weeks: Week[]) => Week[]): void {
  edit(store, (content) => {
    const before = store.getState().content.weeks;
    const after = change(before);
    for (const [index, week] of after.entries()) if (week !== before[index]) content.weeks[index] = week;
    content.weeks.length = after.length;
  });
}
