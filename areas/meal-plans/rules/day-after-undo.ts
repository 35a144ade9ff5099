import type { StoredDay } from '../contract/document.ts';
import { sameContent } from './same-content.ts';

interface DayAfterUndo {
  before: readonly StoredDay[];
  after: readonly StoredDay[];
  /** Index of the open day. */
  index: number;
}

/**
 * Index of the day to show after an undo or redo: the open day unless only others have changed, then the first of these. Days are
 * compared by content, because a restored list of days has none of the former objects.
 */
export function dayAfterUndo({ before, after, index }: DayAfterUndo): number {
  const former = new Map(before.map((day) => [day.id, day]));
  const changed = after.filter((day) => {
    const known = former.get(day.id);
    return !known || !sameContent(known, day);
  });
  const openId = before[index]?.id;
  const isOpenChanged = changed.some(({ id }) => id === openId);
  const shownId = isOpenChanged ? openId : (changed[0]?.id ?? openId);
  const shown = after.findIndex(({ id }) => id === shownId);
  return shown === -1 ? Math.max(0, Math.min(index, after.length - 1)) : shown;
}
