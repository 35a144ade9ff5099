import type { FoundReference, RecordPart } from '#areas/chats/server/public.ts';
import { findPublishedMeals } from '#areas/meal-plans/server/public.ts';
import { plainDate } from '#shell/common/fields.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { formatterFor } from '#shell/server/pdf/format.ts';
import { textsIn } from '#shell/server/texts/texts.ts';

/** The meals of a date among the references that the caller may open, for messages that point at them. */
export async function findMealReferences(scope: Scope, references: readonly RecordPart[]): Promise<FoundReference[]> {
  const pointers = references.flatMap(toPointer);
  const found = pointers.length > 0 ? await findPublishedMeals(scope, pointers) : [];
  const meals = new Map(found.map((one) => [`${one.publishedId} ${one.mealId}`, one]));
  const t = textsIn(scope.language);
  const { weekday } = formatterFor(scope.language);
  return pointers.flatMap(({ publishedId, mealId, date, part }) => {
    const one = meals.get(`${publishedId} ${mealId}`);
    if (!one) return [];
    const { clientId, meal } = one;
    const title = scope.language === 'en' ? meal.meal_title_en || meal.meal_title : meal.meal_title;
    const name = title.trim() || t(`meals:mealTypes.${meal.meal_type}`);
    const path = scope.caller.clientId ? '/my/nutrition' : `/clients/${clientId}/diet`;
    return [{ id: publishedId, part, clientId, label: `${name} · ${weekday(date)}`, path: `${path}?date=${date}` }];
  });
}

/** The id is that of the published meal plan, the part is `2026-11-16.<id of the meal>`. */
function toPointer({ id: publishedId, part }: RecordPart) {
  const date = plainDate.safeParse(part?.slice(0, 10)).data;
  return part && date && part[10] === '.' ? [{ publishedId, mealId: part.slice(11), date, part }] : [];
}
