import { limits, type Day, type MealPlan } from '../contract.ts';
import { cloneMeal } from './copies.ts';
import { getDay, withDayAdded, withDayChanged } from './edit-days.ts';
import { sameContent } from './same-content.ts';

interface DayCopy {
  dayId: string;
  /** Counted from 1. A position past the last day makes the days up to it. */
  toPositions: readonly number[];
  /** Of the names of new days: `Giorno` makes `Giorno 4`. */
  prefix: string;
  newId: () => string;
}

/** The plan before is the way back; the numbers are for saying what happened, in days. */
export interface DaysCopied {
  plan: MealPlan;
  /** Days that had meals, which are gone now. */
  overwritten: number;
  added: number;
}

/** The meals of a day take the place of those of others, which keep their names. Copying again changes nothing more. */
export function withDayCopied(plan: MealPlan, { dayId, toPositions, prefix, newId }: DayCopy): DaysCopied {
  const source = getDay(plan, dayId);
  const positions = new Set(toPositions.filter(isPosition));
  let copied = plan;
  while (copied.days.length < Math.max(0, ...positions)) copied = withDayAdded(copied, { prefix, headings: [], newId });

  const changing = copied.days.filter((day, index) => positions.has(index + 1) && !sameMeals(day, source));
  for (const { id } of changing)
    copied = withDayChanged(copied, id, (day) => ({
      ...day,
      meals: source.meals.map((meal) => cloneMeal(meal, newId)),
    }));
  return {
    plan: copied,
    overwritten: changing.filter((day) => day.meals.length > 0).length,
    added: copied.days.length - plan.days.length,
  };
}

function isPosition(position: number): boolean {
  return Number.isInteger(position) && position >= 1 && position <= limits.days;
}

function sameMeals(day: Day, source: Day): boolean {
  return sameContent(day.meals, source.meals);
}
