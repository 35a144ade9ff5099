import { addDays, mondayOf } from '#shell/common/dates.ts';
import { addMonths, monthOf, sameDayIn } from '../../../rules/calendar.ts';

const moves: Record<string, (day: string) => string> = {
  ArrowLeft: (day) => addDays(day, -1),
  ArrowRight: (day) => addDays(day, 1),
  ArrowUp: (day) => addDays(day, -7),
  ArrowDown: (day) => addDays(day, 7),
  Home: mondayOf,
  End: (day) => addDays(mondayOf(day), 6),
  PageUp: (day) => sameDayIn(addMonths(monthOf(day), -1), day),
  PageDown: (day) => sameDayIn(addMonths(monthOf(day), 1), day),
};

/** Undefined for all other keys. */
export function dayAfterKey(key: string, day: string): string | undefined {
  return moves[key]?.(day);
}
