import type { OtherCare } from '#areas/completed-workouts/contract/other-care.ts';
import { findDaysOn, findNextDayOn } from '#areas/meal-plans/server/public.ts';
import { mealsOn } from '../../rules/days.ts';
import { stateTones } from '../../rules/state-tones.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { textsIn } from '#shell/server/texts/texts.ts';
import { findStates } from '../store/states.ts';
import { findDietDays } from './diet-days.ts';

/** The meals of today with what was reported, of the client's meal plan, or the first day of one to come; null without. */
export async function readMealsOfToday(
  scope: Scope,
  { clientId, today }: { clientId: string; today: string },
): Promise<OtherCare | null> {
  const period = { clientId, from: today, until: today };
  const [planned, found] = await Promise.all([findDaysOn(scope, period), findStates(scope, period)]);
  const { days, entries } = await findDietDays(scope, { clientId, dates: [today], planned, entries: found });
  const shown = days.flatMap((day) => mealsOn(day, entries));
  if (planned.length === 0 && shown.length === 0) {
    const mealsFrom = await findNextDayOn(scope, { clientId, date: today });
    return mealsFrom === undefined ? null : { meals: null, mealsFrom };
  }
  const t = textsIn(scope.language);
  const meals = shown.map(({ meal: { id, meal_title, meal_title_en, meal_type, time } }) => {
    const title = scope.language === 'en' ? meal_title_en || meal_title : meal_title || meal_title_en;
    const { state = 'planned' } = entries.find(({ mealId }) => mealId === id) ?? {};
    const report = state === 'planned' ? null : { label: t(`meals:states.${state}`), tone: stateTones[state] };
    return { id, title: title.trim() || t(`meals:mealTypes.${meal_type}`), time, report };
  });
  return { meals };
}
