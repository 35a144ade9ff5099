import type { Component } from '#areas/aliments/contract.ts';
import { exampleAliments as food, exampleComponent } from '#areas/aliments/example.ts';
import { UsedRecipe } from '#areas/recipes/contract.ts';
import type { Day, Meal, MealComponent, MealPlan } from './contract.ts';
import { newMealPlan } from './rules/edit-days.ts';
import { newMeal } from './rules/edit-meals.ts';
import { emptyTotals } from './rules/empty-totals.ts';
import type { MealHeading } from './rules/titles.ts';
import { withTotals } from './rules/totals.ts';

let made = 0;

/** Returns the next of sequential ids, which are the same in every run. */
function nextId(): string {
  made += 1;
  return `0199f2a4-5c00-7003-8000-${String(made).padStart(12, '0')}`;
}

export const exampleHeadings = {
  breakfast: { meal_title: 'Colazione', meal_title_en: 'Breakfast', meal_type: 'breakfast' },
  midMorning: { meal_title: 'Spuntino', meal_title_en: 'Snack', meal_type: 'mid_morning_snack' },
  lunch: { meal_title: 'Pranzo', meal_title_en: 'Lunch', meal_type: 'lunch' },
  dinner: { meal_title: 'Cena', meal_title_en: 'Dinner', meal_type: 'dinner' },
} as const satisfies Record<string, MealHeading>;

const { breakfast, midMorning, lunch, dinner } = exampleHeadings;
const porridge = UsedRecipe.parse({ id: nextId(), name: 'Porridge alla banana', name_en: 'Banana porridge' });

/** A meal plan of two days that repeat over four weeks, with a recipe, alternatives and a free dinner. */
export const exampleMealPlan: MealPlan = withTotals({
  ...newMealPlan({
    title: 'Equilibrato, 1450 kcal',
    duration: 28,
    include_alternatives_in_macro: false,
    headings: [],
    newId: nextId,
  }),
  isDraft: false,
  days: [
    day('Giorno 1', [
      meal(breakfast, [
        recipe(porridge, [eaten(food.oats, 50), eaten(food.skimmedMilk, 200), eaten(food.banana, 100)]),
        alone(eaten(food.walnuts, 15)),
      ]),
      meal(midMorning, [alone(instead(eaten(food.yogurt, 125), eaten(food.apple, 150)))]),
      meal(lunch, [
        alone(instead(eaten(food.pasta, 80), eaten(food.rice, 80))),
        alone(eaten(food.tomatoSauce, 100)),
        alone(eaten(food.parmesan, 10)),
        alone(eaten(food.oliveOil, 10)),
      ]),
      meal(dinner, [
        alone(instead(eaten(food.chicken, 150), eaten(food.cod, 200))),
        alone(eaten(food.zucchini, 200)),
        alone(instead(eaten(food.bread, 60), eaten(food.potatoes, 180))),
        alone(eaten(food.oliveOil, 15)),
      ]),
    ]),
    day('Giorno 2', [
      meal(breakfast, [alone(eaten(food.bread, 60)), alone(eaten(food.skimmedMilk, 200))]),
      meal(lunch, [
        alone(instead(eaten(food.rice, 80), eaten(food.pasta, 80))),
        alone(eaten(food.chicken, 120)),
        alone(eaten(food.zucchini, 150)),
        alone(eaten(food.balsamicVinegar, 10)),
        alone(eaten(food.oliveOil, 15)),
      ]),
      {
        ...meal(dinner, []),
        free_meal: true,
        meal_description: 'Pizza con gli amici',
        meal_description_en: 'Pizza out',
      },
    ]),
  ],
});

function day(name: string, meals: Meal[]): Day {
  const fields = { weekday: null, dayKind: null, description: '', description_en: '' };
  return { id: nextId(), name, ...fields, meals, ...emptyTotals() };
}

function meal(heading: MealHeading, mealComponents: MealComponent[]): Meal {
  return { ...newMeal(heading, nextId), mealComponents };
}

function recipe(pointed: MealComponent['recipe'], components: Component[]): MealComponent {
  return { id: nextId(), line: '', line_en: '', lineKind: null, recipe: pointed, components };
}

function alone(component: Component): MealComponent {
  return recipe(null, [component]);
}

function eaten(aliment: Component['aliment'], quantity: number): Component {
  return exampleComponent(aliment, quantity, nextId());
}

function instead(component: Component, ...others: Component[]): Component {
  return {
    ...component,
    alternatives: others.map(({ alternatives: _, role: __, isLocked: ___, conflictNote: ____, ...one }) => one),
  };
}
