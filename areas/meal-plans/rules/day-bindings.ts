import { mapShared, withChanges } from '#shell/common/structural-sharing.ts';
import { type Day, dayKinds, type MealPlan } from '../contract.ts';

const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;

interface BoundDay extends Pick<Day, 'weekday' | 'dayKind'> {
  /** Whether the client has nothing to eat on it: without a binding it holds for no date that has no day of its own. */
  isEmpty?: boolean | undefined;
}
type Binding = NonNullable<BoundDay['weekday' | 'dayKind']>;

/**
 * The meal plan with another way to find the day of a date. When no day has a weekday yet, they are for Monday to Sunday in their
 * order; when none has a kind, the first of two is for training and the second for rest. A single day stays for all dates. Weekdays
 * and kinds that no longer apply are removed: days are named by them.
 */
export function withSchedule(mealPlan: MealPlan, schedule: MealPlan['schedule']): MealPlan {
  const { days } = mealPlan;
  const isOpen = days.length > 1 && days.every((day) => bindingOf(day, schedule) === null);
  const hasOneOfEach = days.length === dayKinds.length;
  const bound = mapShared(days, (day, index) => {
    const weekday = isOpen ? (weekdays[index % weekdays.length] ?? null) : day.weekday;
    const dayKind = isOpen && hasOneOfEach ? (dayKinds[index] ?? null) : day.dayKind;
    return withChanges<Day>(day, {
      weekday: schedule === 'weekdays' ? weekday : null,
      dayKind: schedule === 'training' ? dayKind : null,
    });
  });
  return withChanges(mealPlan, { schedule, days: bound });
}

/** What is wrong with the days of a meal plan for the dates of a client; everything empty when nothing is. */
export interface ScheduleFaults<One> {
  /** Days without a weekday or kind where several have no day of their own: each of them would hold for a whole week. */
  undecided: One[];
  /** Days that no date has. */
  unreached: One[];
  /** Weekdays, 1 for Monday, or kinds that have no day. */
  uncovered: Binding[];
}

export function scheduleFaults<One extends BoundDay>({
  days,
  duration,
  schedule,
}: Pick<MealPlan, 'duration' | 'schedule'> & { days: readonly One[] }): ScheduleFaults<One> {
  if (schedule === 'in_order') return { undecided: [], unreached: days.slice(duration), uncovered: [] };
  const ofBinding = (binding: Binding | null) => days.filter((day) => bindingOf(day, schedule) === binding);
  const open = (schedule === 'weekdays' ? weekdays : dayKinds).filter((one) => ofBinding(one).length === 0);
  const unbound = ofBinding(null);
  if (unbound.length > 1 && open.length > 1) return { undecided: unbound, unreached: [], uncovered: [] };
  const weeks = Math.ceil(duration / weekdays.length);
  const isUnreached = (day: One) =>
    (bindingOf(day, schedule) === null && open.length === 0) ||
    // Days of the same weekday alternate from week to week.
    (schedule === 'weekdays' && ofBinding(day.weekday).indexOf(day) >= weeks);
  return {
    undecided: [],
    unreached: days.filter(isUnreached),
    uncovered: unbound.some(({ isEmpty = false }) => !isEmpty) ? [] : open,
  };
}

function bindingOf({ weekday, dayKind }: BoundDay, schedule: MealPlan['schedule']): Binding | null {
  return schedule === 'weekdays' ? weekday : schedule === 'training' ? dayKind : null;
}
