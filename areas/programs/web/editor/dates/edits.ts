import type { Day, Week } from '../../../contract/document.ts';
import { offsetsOf, withDayMoved, withOffsets } from '../../../rules/dates.ts';
import { withNumbers } from '../../../rules/numbers.ts';
import { mapShared } from '#shell/common/structural-sharing.ts';
import { findDay } from '../state/program-index.ts';

type WeeksChange = (weeks: Week[]) => Week[];

/** Moves a day to an offset of its week, 0 to 6; a day that has this offset gets the previous one. */
export function toMoveDay(dayId: string, toOffset: number): WeeksChange {
  return (weeks) =>
    withDays(weeks, (week) =>
      week.days.some(({ id }) => id === dayId) ? withDayMoved(week.days, dayId, toOffset) : week.days,
    );
}

/** Moves a day one place earlier or later in its week. The two days exchange their dates. */
export function toMoveDayBy(dayId: string, step: -1 | 1): WeeksChange {
  return (weeks) => {
    const location = findDay(weeks, dayId);
    if (!location) return weeks;
    const { week, day } = location;
    const offset = offsetsOf(week.days)[week.days.indexOf(day) + step];
    return offset === undefined ? weeks : toMoveDay(dayId, offset)(weeks);
  };
}

/** Returns the later weeks with the same number of days, to which the offsets of a week's days may be copied. */
export function weeksLike(weeks: readonly Week[], weekId: string): Week[] {
  const source = weeks.find(({ id }) => id === weekId);
  return weeks.filter(
    ({ weekNumber, days }) => source && weekNumber > source.weekNumber && days.length === source.days.length,
  );
}

/** Copies the offsets of a week's days to later weeks with the same number of days. */
export function toCopyOffsets(weekId: string): WeeksChange {
  return (weeks) => {
    const source = weeks.find(({ id }) => id === weekId);
    const targets = weeksLike(weeks, weekId);
    return withDays(weeks, (week) =>
      targets.includes(week)
        ? week.days.map((day, index) => ({ ...day, offset: source?.days[index]?.offset ?? null }))
        : week.days,
    );
  };
}

/** Resets the days of a week to evenly spread offsets. */
export function toResetOffsets(weekId: string): WeeksChange {
  return (weeks) =>
    withDays(weeks, (week) =>
      week.id === weekId ? withOffsets(week.days, new Map(week.days.map(({ id }) => [id, null]))) : week.days,
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
