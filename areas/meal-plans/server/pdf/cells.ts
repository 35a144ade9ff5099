import type { Meal, MealComponent } from '../../contract.ts';
import type { FoodText, MealPlanTexts } from './texts.ts';

/** A line of a meal: a food, `or` an alternative of the food before it, the heading of a recipe, or a line without food. */
type Line = { kind: 'food' | 'or' | 'recipe' | 'line'; isInRecipe: boolean } & FoodText;

export interface Cell {
  title: string;
  time: string;
  lines: Line[];
  isFree: boolean;
  note: string;
  /** The mark of what the title and the note name. */
  mark: string;
  totals: string;
}

export function cellOf(meal: Meal, { texts, notes }: { texts: MealPlanTexts; notes: boolean }): Cell {
  return {
    title: texts.titleOf(meal),
    time: meal.time ?? '',
    lines: meal.free_meal ? [] : meal.mealComponents.flatMap((one) => linesOf(one, texts)),
    isFree: meal.free_meal,
    note: notes ? texts.inLanguage(meal.meal_description, meal.meal_description_en) : '',
    mark: texts.noteMark(
      [meal.meal_title, meal.meal_title_en],
      ...(notes ? [[meal.meal_description, meal.meal_description_en] as [string, string]] : []),
    ),
    totals: meal.free_meal || !hasFood(meal) ? '' : texts.totalsTexts(meal).join('\n'),
  };
}

function hasFood({ mealComponents }: Meal): boolean {
  return mealComponents.some(({ components }) => components.length > 0);
}

function linesOf({ recipe, components, line, line_en }: MealComponent, texts: MealPlanTexts): Line[] {
  const plain = { quantity: '', form: '', mark: '', confirmed: '' };
  if (!recipe && components.length === 0)
    return [
      {
        kind: 'line',
        isInRecipe: false,
        ...plain,
        name: texts.inLanguage(line, line_en),
        mark: texts.noteMark([line, line_en]),
      },
    ];
  const isInRecipe = recipe !== null;
  const foods = components.flatMap((component): Line[] => [
    { kind: 'food', isInRecipe, ...texts.foodText(component) },
    ...component.alternatives.map((one): Line => ({ kind: 'or', isInRecipe, ...texts.foodText(one) })),
  ]);
  if (!recipe) return foods;
  return [
    {
      kind: 'recipe',
      isInRecipe: false,
      ...plain,
      name: texts.inLanguage(recipe.name, recipe.name_en),
      quantity: texts.eatenPortionsText(recipe, components),
      // Description and steps are on the page of recipes only, which may not be printed.
      mark: texts.noteMark(
        [recipe.name, recipe.name_en],
        [recipe.description, recipe.description_en],
        ...recipe.steps.map(({ text, text_en }): [string, string] => [text, text_en]),
      ),
    },
    ...foods,
  ];
}
