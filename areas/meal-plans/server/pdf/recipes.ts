import { compareTexts } from '#shell/common/sorting.ts';
import type { Day, MealComponent, MealPlan } from '../../contract.ts';
import type { PdfContext } from '#shell/server/pdf/compose.ts';
import type { MealPlanTexts } from './texts.ts';

type TextContext = PdfContext & { texts: MealPlanTexts };
type UsedRecipe = NonNullable<MealComponent['recipe']>;

/**
 * The recipes of the meals by name, with the ingredients of the portions that are eaten. A recipe that meals have with other
 * quantities is listed once for each.
 */
export function recipesData({ days }: MealPlan, context: TextContext) {
  const { texts, imagePath } = context;
  const used = days.flatMap((day, index) => recipesOn(day, index + 1, context));
  return [...Map.groupBy(used, ({ key }) => key).values()]
    .flatMap(([first, ...others]) => {
      if (!first) return [];
      const { recipe, portions, ingredients } = first;
      return [
        {
          name: texts.inLanguage(recipe.name, recipe.name_en),
          portions,
          uses: usesText([first, ...others].map(({ use }) => use)),
          description: texts.inLanguage(recipe.description, recipe.description_en),
          image: recipe.attachmentId && imagePath(recipe.attachmentId),
          ingredients,
          mark: texts.noteMark(
            [recipe.description, recipe.description_en],
            ...recipe.steps.map(({ text, text_en }): [string, string] => [text, text_en]),
          ),
          steps: recipe.steps.map(({ text, text_en }) => texts.inLanguage(text, text_en)).filter(Boolean),
        },
      ];
    })
    .toSorted((one, other) => compareTexts(one.name, other.name));
}

function recipesOn(day: Day, number: number, { texts, t }: TextContext) {
  return day.meals
    .filter((meal) => !meal.free_meal)
    .flatMap((meal) =>
      meal.mealComponents.flatMap(({ recipe, components }) => {
        if (!recipe) return [];
        const ingredients = components.map((one) => texts.foodText(one));
        const key = JSON.stringify([recipe.id, ingredients]);
        const dayName = day.name.trim() || t('meal-plans:pdf.sheet.day', { number });
        const use = { meal: texts.titleOf(meal), day: dayName };
        const portions = texts.eatenPortionsText(recipe, components);
        return [{ key, recipe: recipe as UsedRecipe, portions, ingredients, use }];
      }),
    );
}

/** Formats `Colazione: Giorno 1, Giorno 3 · Cena: Giorno 2`. */
function usesText(uses: readonly { meal: string; day: string }[]): string {
  return [...Map.groupBy(uses, ({ meal }) => meal)]
    .map(([meal, days]) => `${meal}: ${[...new Set(days.map(({ day }) => day))].join(', ')}`)
    .join(' · ');
}
