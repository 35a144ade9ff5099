import { addDays, daysBetween, mondayOf } from '#shell/common/dates.ts';
import type { MealPlan } from '../contract.ts';

type BoundDay = Pick<MealPlan['days'][number], 'weekday' | 'dayKind'>;

interface FollowedMealPlan<Day extends BoundDay> {
  mealPlan: Pick<MealPlan, 'duration' | 'schedule'> & { days: Day[] };
  /** The date of the first day, from which days are counted. */
  startsOn: string;
  /** The dates from `startsOn` on with a workout of the client's program. */
  trainingDates?: ReadonlySet<string>;
}

/** Last calendar day of a meal plan; `duration` is in days. */
export function endsOn(startsOn: string, duration: number): string {
  return addDays(startsOn, duration - 1);
}

/**
 * The day of the meal plan on a date. Days in order repeat from the start. Days bound to weekdays, or to training and rest days,
 * repeat among those of the same weekday or kind: two Mondays alternate from week to week. A weekday or kind without a day has
 * those that are bound to none. Null before the start, after the end, and when there is no such day.
 */
export function dayOn<Day extends BoundDay>(followed: FollowedMealPlan<Day>, date: string): Day | null {
  const { mealPlan, startsOn } = followed;
  const daysPassed = daysBetween(startsOn, date);
  if (daysPassed < 0 || daysPassed >= mealPlan.duration) return null;
  if (mealPlan.schedule === 'in_order') return inTurn(mealPlan.days, daysPassed);
  if (mealPlan.schedule === 'weekdays') return dayOfWeekday(mealPlan.days, date, Math.floor(daysPassed / 7));
  return dayOfKind(followed, date, daysPassed);
}

function dayOfWeekday<Day extends BoundDay>(days: readonly Day[], date: string, weeksPassed: number): Day | null {
  const weekday = daysBetween(mondayOf(date), date) + 1;
  const bound = days.filter((day) => day.weekday === weekday);
  return inTurn(bound.length > 0 ? bound : days.filter((day) => day.weekday === null), weeksPassed);
}

function dayOfKind<Day extends BoundDay>(
  { mealPlan: { days }, startsOn, trainingDates = new Set() }: FollowedMealPlan<Day>,
  date: string,
  daysPassed: number,
): Day | null {
  const isTraining = trainingDates.has(date);
  const bound = days.filter((day) => day.dayKind === (isTraining ? 'training' : 'rest'));
  const passed = Array.from({ length: daysPassed }, (_, index) => addDays(startsOn, index));
  const turn = passed.filter((one) => trainingDates.has(one) === isTraining).length;
  return inTurn(bound.length > 0 ? bound : days.filter((day) => day.dayKind === null), turn);
}

function inTurn<Day>(days: readonly Day[], turn: number): Day | null {
  return days[turn % days.length] ?? null;
}
