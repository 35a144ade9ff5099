import type { Week, Workout } from '../contract/document.ts';
import { diffWithTemplate, type Reader } from './diff-with-template.ts';
import { cloneWeek } from './clone-weeks.ts';
import { withNumbers } from './numbers.ts';
import type { CopyCalendar } from './pauses.ts';
import { firstFutureWeek } from './schedule.ts';

export interface CopyWeek {
  weekNumber: number;
  /** Whether a workout of the week was logged. */
  isLogged: boolean;
}

interface CopyAndTemplate extends CopyCalendar {
  today: string;
  weeks: readonly CopyWeek[];
  /** Number of weeks of the template. */
  templateWeeks: number;
}

/** Numbers of the weeks that an update from the template changes in a copy. */
export interface TemplateUpdate {
  /** Weeks of both programs: they get the content of the template. */
  replaced: number[];
  /** Weeks that only the template has. */
  added: number[];
  /** Weeks that only the copy has. */
  removed: number[];
}

/**
 * Determines the weeks of a copy that its template may still change: future weeks without logged workouts. Weeks are
 * removed only from the end, so that the other weeks keep their numbers. A template without weeks changes nothing.
 */
export function templateUpdateOf({ weeks, templateWeeks, ...dates }: CopyAndTemplate): TemplateUpdate {
  const future = firstFutureWeek(dates);
  const mayChange = (week: CopyWeek) => week.weekNumber >= future && !week.isLogged;
  const lastWeek = Math.max(templateWeeks, ...weeks.filter((week) => !mayChange(week)).map((week) => week.weekNumber));
  if (templateWeeks === 0) return { replaced: [], added: [], removed: [] };
  return {
    replaced: weeks
      .filter((week) => mayChange(week) && week.weekNumber <= templateWeeks)
      .map((week) => week.weekNumber),
    added: Array.from({ length: Math.max(0, templateWeeks - weeks.length) }, (_, index) => weeks.length + index + 1),
    removed: weeks.filter((week) => week.weekNumber > lastWeek).map((week) => week.weekNumber),
  };
}

/**
 * The update without the weeks that are in the template what they were when the copy was made or last updated, `synced`: what was changed
 * by hand there stays. A week in which both changed gets the content of the template.
 */
export function withoutUnchangedWeeks(
  update: TemplateUpdate,
  { template, synced }: { template: readonly Week[]; synced: readonly Week[] },
): TemplateUpdate {
  const isChanged = (weekNumber: number) => {
    const isWeek = (week: Week) => week.weekNumber === weekNumber;
    return diffWithTemplate(template.filter(isWeek), synced.filter(isWeek), exactReader).length > 0;
  };
  return { ...update, replaced: update.replaced.filter(isChanged) };
}

/** Reads values without translating them, because they are only compared. */
const exactReader: Reader = { formatNumber: String, language: 'it', nameOf: ({ name }) => name };

/** Returns the number of the first week that the update changes; null when it changes none. */
export function firstUpdatedWeek({ replaced, added, removed }: TemplateUpdate): number | null {
  const all = [...replaced, ...added, ...removed];
  return all.length === 0 ? null : Math.min(...all);
}

/** Returns the weeks of a copy that the update does not change. */
export function unchangedWeeks(weeks: readonly CopyWeek[], { replaced, removed }: TemplateUpdate): CopyWeek[] {
  const changed = new Set([...replaced, ...removed]);
  return weeks
    .filter(({ weekNumber }) => !changed.has(weekNumber))
    .map(({ weekNumber, isLogged }) => ({ weekNumber, isLogged }));
}

/** Returns the numbers of the weeks that the update does not change and that are not over. */
export function stayingWeeks(
  weeks: readonly CopyWeek[],
  { update, ...dates }: CopyCalendar & { update: TemplateUpdate; today: string },
): number[] {
  const running = firstFutureWeek(dates) - 1;
  return unchangedWeeks(weeks, update)
    .map(({ weekNumber }) => weekNumber)
    .filter((weekNumber) => weekNumber >= running);
}

interface AppliedUpdate {
  template: readonly Week[];
  update: TemplateUpdate;
  newId: () => string;
}

/**
 * Applies the update. Parts that stay keep their ids, so that an edit of them in an open editor is merged, and a workout that was begun
 * still belongs to the program: a replaced week, the days and workouts at the same position, and the rows with the same exercise. A
 * week keeps its dates when the number of its days does not change.
 */
export function withTemplateUpdate(weeks: Week[], { template, update, newId }: AppliedUpdate): Week[] {
  const { replaced, added, removed } = update;
  const cloned = (weekNumber: number) =>
    template.slice(weekNumber - 1, weekNumber).map((week) => cloneWeek(week, newId));
  const remaining = weeks
    .filter(({ weekNumber }) => !removed.includes(weekNumber))
    .flatMap((week) => {
      if (!replaced.includes(week.weekNumber)) return [week];
      return cloned(week.weekNumber).map((next) => withIdsOf(week, next));
    });
  return withNumbers([...remaining, ...added.flatMap(cloned)]);
}

function withIdsOf(old: Week, next: Week): Week {
  const keepsDates = old.days.length === next.days.length;
  return {
    ...next,
    id: old.id,
    days: next.days.map((day, index) => {
      const former = old.days[index];
      if (!former) return day;
      const workouts = day.workouts.map((workout, position) => withWorkoutIds(former.workouts[position], workout));
      return { ...day, id: former.id, workouts, ...(keepsDates && { offset: former.offset }) };
    }),
  };
}

function withWorkoutIds(old: Workout | undefined, next: Workout): Workout {
  if (!old) return next;
  const rows = Map.groupBy(old.exercises, ({ exerciseId }) => exerciseId);
  const exercises = next.exercises.map((row) => ({ ...row, id: rows.get(row.exerciseId)?.shift()?.id ?? row.id }));
  return { ...next, id: old.id, exercises };
}
