import type { Day, Week } from '../../../contract/document.ts';
import { offsetsOf, withDayMoved, withOffsets } from '../../../rules/dates.ts';
import { withDayMovedToWeek } from '../../../rules/days.ts';
import { withNumbers } from '../../../rules/numbers.ts';
import { mapShared } from '#shell/common/structural-sharing.ts';
import { changeWeeks } from '../edits/weeks.ts';
import type { EditorStore } from '../context.tsx';
import { getDay } from '../state/program-index.ts';

/** Moves a day to an offset of its week, 0 to 6; a day that has this offset gets the previous one. */
export function moveDay(store: EditorStore, dayId: string, toOffset: number): void {
  changeWeeks(store, (weeks) =>
    withDays(weeks, (week) =>
      week.days.some(({ id }) => id === dayId) ? withDayMoved(week.days, dayId, toOffset) : week.days,
    ),
  );
}

/** Moves a day one place earlier or later in its week. The two days exchange their dates. */
export function moveDayBy(store: EditorStore, dayId: string, step: -1 | 1): void {
  const { week, day } = getDay(store.getState().content.weeks, dayId);
  const offset = offsetsOf(week.days)[week.days.indexOf(day) + step];
  if (offset !== undefined) moveDay(store, dayId, offset);
}

/** Moves a day to the end of another week. */
export function moveDayToWeek(store: EditorStore, dayId: string, toWeekId: string): void {
  changeWeeks(store, (weeks) => withDayMovedToWeek(weeks, { id: dayId, toWeekId }));
}

/**
 * Copies the offsets of a week's days to later weeks with the same number of days. Returns the number of weeks
 * changed.
 */
export function copyOffsetsToFollowing(store: EditorStore, weekId: string): number {
  const { weeks } = store.getState().content;
  const source = weeks.find(({ id }) => id === weekId);
  if (!source) return 0;
  const followingWeeks = weeks.filter(
    ({ weekNumber, days }) => weekNumber > source.weekNumber && days.length === source.days.length,
  );
  changeWeeks(store, (all) =>
    withDays(all, (week) =>
      followingWeeks.includes(week)
        ? week.days.map((day, index) => ({ ...day, offset: source.days[index]?.offset ?? null }))
        : week.days,
    ),
  );
  return followingWeeks.length;
}

/** Resets the days of a week to evenly spread offsets. */
export function resetOffsets(store: EditorStore, weekId: string): void {
  changeWeeks(store, (weeks) =>
    withDays(weeks, (week) =>
      week.id === weekId ? withOffsets(week.days, new Map(week.days.map(({ id }) => [id, null]))) : week.days,
    ),
  );
}

function withDays(weeks: Week[], change: (week: Week) => Day[]): Week[] {
  return withNumbers(
    mapShared(weeks, (week) => {
      const days = change(week);
      return days === week.days ? week : { ...week, days };
    }),
  );
}
