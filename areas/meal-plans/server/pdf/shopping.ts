import type { Day } from '../../contract.ts';
import { linesWithoutFood, shoppingLines } from '../../rules/shopping-lines.ts';
import type { PdfContext } from '#shell/server/pdf/compose.ts';
import type { MealPlanTexts } from './texts.ts';
import { weekTitle } from './weeks.ts';

/** What to buy for each page of days, each day once and for one person, by category. Free meals need nothing. */
export function shoppingData(
  pages: readonly { days: Day[]; first: number }[],
  { t, texts }: PdfContext & { texts: MealPlanTexts },
) {
  return pages.flatMap(({ days, first }) => {
    const meals = days.flatMap((day) => day.meals).filter((meal) => !meal.free_meal);
    const lines = shoppingLines(
      meals.flatMap((meal) => meal.mealComponents.flatMap((one) => one.components)),
      1,
    );
    const groups = [...Map.groupBy(lines, ({ aliment }) => aliment.category)];
    const others = linesWithoutFood(meals).map((one) => texts.inLanguage(one.line, one.line_en));
    if (groups.length + others.length === 0) return [];
    const ofFoods = groups.map(([category, inCategory]) => ({
      name: t(`aliments:categories.${category}`),
      lines: inCategory.map((line) => texts.shoppingText(line)),
    }));
    const toDecide = {
      name: t('meal-plans:pdf.sheet.toDecide'),
      lines: others.map((name) => ({ name, form: '', amount: '', pieces: '', mark: '' })),
    };
    return [
      {
        title: weekTitle(days.length, first, { t }),
        groups: others.length > 0 ? [...ofFoods, toDecide] : ofFoods,
      },
    ];
  });
}
