import type { Week } from '../contract/document.ts';
import { cloneWeek } from './clone-weeks.ts';
import { withNumbers } from './numbers.ts';
import { firstFutureWeek } from './schedule.ts';

/** A week of a copy as far as it decides whether it may still change. */
export interface CopyWeek {
  weekNumber: number;
  /** Something was trained of it. */
  isLogged: boolean;
}

interface CopyAndTemplate {
  startsOn: string;
  today: string;
  weeks: readonly CopyWeek[];
  /** How many weeks the model has. */
  templateWeeks: number;
}

/** The numbers of the weeks that a copy takes over from its model. */
export interface TemplateUpdate {
  /** In both: they get what the model's week holds. */
  replaced: number[];
  /** The model has become longer. */
  added: number[];
  /** It has become shorter. */
  removed: number[];
}

/**
 * Which weeks of a copy an edited model may still change: those that have not begun and hold nothing that was trained.
 * Weeks go from the end only, so that the numbers of those that stay hold; a model without weeks changes nothing.
 */
export function templateUpdateOf({ startsOn, today, weeks, templateWeeks }: CopyAndTemplate): TemplateUpdate {
  const future = firstFutureWeek({ startsOn, today });
  const isFree = (week: CopyWeek) => week.weekNumber >= future && !week.isLogged;
  const kept = Math.max(templateWeeks, ...weeks.filter((week) => !isFree(week)).map((week) => week.weekNumber));
  if (templateWeeks === 0) return { replaced: [], added: [], removed: [] };
  return {
    replaced: weeks.filter((week) => isFree(week) && week.weekNumber <= templateWeeks).map((week) => week.weekNumber),
    added: Array.from({ length: Math.max(0, templateWeeks - weeks.length) }, (_, index) => weeks.length + index + 1),
    removed: weeks.filter((week) => week.weekNumber > kept).map((week) => week.weekNumber),
  };
}

/** Null when nothing is left that may change. */
export function firstUpdatedWeek({ replaced, added, removed }: TemplateUpdate): number | null {
  const all = [...replaced, ...added, ...removed];
  return all.length === 0 ? null : Math.min(...all);
}

/** The weeks of a copy that stay as they are, whatever the model says. */
export function unchangedWeeks(weeks: readonly CopyWeek[], { replaced, removed }: TemplateUpdate): CopyWeek[] {
  const touched = new Set([...replaced, ...removed]);
  return weeks
    .filter(({ weekNumber }) => !touched.has(weekNumber))
    .map(({ weekNumber, isLogged }) => ({ weekNumber, isLogged }));
}

interface UpdateFrom {
  /** The weeks of the template. */
  template: readonly Week[];
  update: TemplateUpdate;
  newId: () => string;
}

/** The weeks of a copy after the update. A replaced week keeps its id, and its dates where it has as many days as before. */
export function withTemplateUpdate(weeks: Week[], { template, update, newId }: UpdateFrom): Week[] {
  const { replaced, added, removed } = update;
  const cloned = (weekNumber: number) =>
    template.slice(weekNumber - 1, weekNumber).map((week) => cloneWeek(week, newId));
  const stayed = weeks
    .filter(({ weekNumber }) => !removed.includes(weekNumber))
    .flatMap((week) => {
      if (!replaced.includes(week.weekNumber)) return [week];
      return cloned(week.weekNumber).map((next) => ({ ...next, id: week.id, days: withDatesOf(week.days, next.days) }));
    });
  return withNumbers([...stayed, ...added.flatMap(cloned)]);
}

function withDatesOf(old: Week['days'], next: Week['days']): Week['days'] {
  if (old.length !== next.length) return next;
  return next.map((day, index) => ({ ...day, offset: old[index]?.offset ?? null }));
}
