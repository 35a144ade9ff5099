import type { Day } from '../contract.ts';

export interface EnergyShare {
  mealId: string;
  /** Share of the known energy of the day, in percent with one decimal; null when the energy of the meal or the day is not known. */
  percent: number | null;
  /** The share that the meal should have; null without a target. */
  targetPercent: number | null;
}

/** The share of each meal in the energy of a day. A free meal has none, and the shares are those of the other meals. */
export function energyShares(day: Day): EnergyShare[] {
  const total = day.meals.reduce((sum, meal) => sum + (meal.free_meal ? 0 : (meal.calories ?? 0)), 0);
  return day.meals.map(({ id, free_meal, calories, energyPercent }) => {
    const isKnown = !free_meal && calories !== null && total > 0;
    const percent = isKnown ? Math.round((calories / total) * 1000) / 10 : null;
    return { mealId: id, percent, targetPercent: energyPercent };
  });
}
