import type { OtherCare } from '#areas/completed-workouts/contract/training.ts';
import { findDaysOn } from '#areas/meal-plans/server/public.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { textsIn } from '#shell/server/texts/texts.ts';

/** The meals of today of the client's meal plan; null without a meal plan for today. */
export async function readMealsOfToday(
  scope: Scope,
  { clientId, today }: { clientId: string; today: string },
): Promise<OtherCare | null> {
  const [planned] = await findDaysOn(scope, { clientId, from: today, until: today });
  if (!planned) return null;
  const t = textsIn(scope.language);
  const meals = planned.day?.meals.map(({ id, meal_title, meal_title_en, meal_type, time }) => {
    const title = scope.language === 'en' ? meal_title_en || meal_title : meal_title || meal_title_en;
    return { id, title: title.trim() || t(`meals:mealTypes.${meal_type}`), time };
  });
  return { meals: meals ?? [] };
}
