import type { StoredDay } from '../contract/document.ts';
import { sameContent } from './same-content.ts';

interface DayAfterUndo {
  before: readonly StoredDay[];
  after: readonly StoredDay[];
  /** Index of the open day. */
  index: number;
}

/**
 * Index of the day to show after an undo or redo: the open day unless only others have changed, then the first of these. Copies of the
 * open day count as no change of others: it was open when it was copied. Days are compared by content, because a restored list of days has
 * none of the former objects.
 */
export function dayAfterUndo({ before, after, index }: DayAfterUndo): number {
  const former = new Map(before.map((day) => [day.id, day]));
  const changed = after.filter((day) => {
    const known = former.get(day.id);
    return !known || !sameContent(known, day);
  });
  const open = before[index];
  const openId = open?.id;
  const isOpenChanged = changed.some(({ id }) => id === openId);
  const isCopy = (day: StoredDay) =>
    open !== undefined &&
    open.meals.length > 0 &&
    [day, former.get(day.id)].some((version) => version && haveSameFood(version, open));
  const shownId = isOpenChanged || changed.some(isCopy) ? openId : (changed[0]?.id ?? openId);
  const shown = after.findIndex(({ id }) => id === shownId);
  return shown === -1 ? Math.max(0, Math.min(index, after.length - 1)) : shown;
}

/** Whether two days have the same meals, whatever the ids of their parts. */
function haveSameFood(one: StoredDay, other: StoredDay): boolean {
  return sameContent(withoutIds(one.meals), withoutIds(other.meals));
}

function withoutIds(meals: StoredDay['meals']) {
  return meals.map(({ id: _, mealComponents, ...meal }) => ({
    ...meal,
    mealComponents: mealComponents.map(({ id: __, components, ...row }) => ({
      ...row,
      components: components.map(({ uuid: ___, alternatives, ...component }) => ({
        ...component,
        alternatives: alternatives.map(({ uuid: ____, ...alternative }) => alternative),
      })),
    })),
  }));
}
