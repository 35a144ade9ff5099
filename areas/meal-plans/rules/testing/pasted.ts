import { exampleAliments as food, exampleComponent } from '#areas/aliments/example.ts';
import { newId } from '#shell/common/ids.ts';
import type { Day, MealPlan } from '../../contract.ts';
import { exampleHeadings, exampleMealPlan } from '../../example.ts';
import { withDayAdded } from '../edit-days.ts';
import { withPastedInserted } from '../insert-pasted.ts';
import { pastedLines } from '../pasted-days.ts';

/** A row with this line and 50 g of bread. */
export const rowOf = (line: string) => ({
  ...{ id: newId(), line, line_en: '', lineKind: null, recipe: null },
  components: [exampleComponent(food.bread, 50, newId())],
});
/** A meal plan of one day without food. */
export const emptyDay = withDayAdded(
  { ...exampleMealPlan, days: [] },
  { headings: [exampleHeadings.breakfast, exampleHeadings.lunch, exampleHeadings.dinner], newId },
);

/** The rows of the meals of each day with rows: `2 breakfast latte, pane`; `?` is to be checked, `*` a free meal. */
export function pasted(text: string, before: MealPlan = emptyDay): string[] {
  const lines = pastedLines(text);
  const sections = [...new Set(lines.map(({ section }) => section))];
  const parts = sections.map((section) => ({
    section,
    rows: lines
      .filter((one) => one.section === section && one.foods !== '' && !section.isGeneral)
      .map(({ foods }) => rowOf(foods)),
    references: lines.filter((one) => one.section === section).flatMap(({ reference }) => reference ?? []),
  }));
  const origin = { mealId: before.days[0]?.meals[0]?.id ?? '', after: undefined, language: 'it' as const };
  const { mealPlan } = withPastedInserted(before, { origin, parts, newId });
  const ids = mealPlan.days.flatMap(({ meals }) => meals.flatMap((meal) => meal.mealComponents.map(({ id }) => id)));
  if (new Set(ids).size < ids.length) throw new Error('pasted: an id of a row is used twice');
  return mealPlan.days.flatMap((day, index) => {
    const meals = mealsOf(day);
    return meals.length > 0 ? [`${day.weekday ?? `n${index + 1}`} ${meals.join(' ')}`] : [];
  });
}

function mealsOf({ meals }: Day): string[] {
  return meals.flatMap(({ meal_type, free_meal, mealComponents }) => {
    const rows = mealComponents.map(({ line, lineKind }) => (lineKind === 'food' ? `?${line}` : line));
    return rows.length > 0 || free_meal ? [`${meal_type}${free_meal ? '*' : ''}=${rows.join('+')}`] : [];
  });
}

/** A text with the foods of a Monday, and that day as `pasted` reads it. */
export const mondayPasted = 'Lunedì\nColazione: latte\nPranzo: pasta\nCena: pollo\n';
export const mondayRead = '1 breakfast=latte lunch=pasta dinner=pollo';
