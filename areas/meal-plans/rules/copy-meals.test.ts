import { expect, test } from 'vitest';
import { limits, type Meal, type MealPlan } from '../contract.ts';
import { exampleHeadings, exampleMealPlan as mealPlan } from '../example.ts';
import { withMealCopiedTo } from './copy-meals.ts';
import { withDayChanged } from './edit-days.ts';
import { newMeal, withMealChanged } from './edit-meals.ts';
import { idsIn, newIds } from './testing/ids.ts';
import { sameContent } from './same-content.ts';

const [first, second] = mealPlan.days as [MealPlan['days'][number], MealPlan['days'][number]];
const [breakfast, midMorning, lunch] = first.meals as [Meal, Meal, Meal];

test('copying lunch to day 2 replaces its lunch and counts 1 replaced', () => {
  const copied = copy(mealPlan, lunch.id);

  expect(copied).toMatchObject({ replaced: 1, added: 0, withoutRoom: 0 });
  expect(titles(copied.mealPlan)).toEqual(['Colazione', 'Pranzo', 'Cena']);
  expect(sameContent(mealOf(copied.mealPlan, 1), lunch)).toBe(true);
});

test('the lunch that is replaced keeps its id, under which clients have reported it', () => {
  expect(mealOf(copy(mealPlan, lunch.id).mealPlan, 1).id).toBe(second.meals[1]?.id);
});

test('a snack that day 2 does not have is appended and counts 0 replaced', () => {
  const copied = copy(mealPlan, midMorning.id);

  expect(copied).toMatchObject({ replaced: 0, added: 1 });
  expect(titles(copied.mealPlan)).toEqual(['Colazione', 'Pranzo', 'Cena', 'Spuntino']);
});

test('titles match without case and whitespace, as " PRAN zo", and by the English one alone, as "lunch"', () => {
  for (const heading of [
    { meal_title: ' PRAN zo', meal_title_en: '' },
    { meal_title: 'Al sacco', meal_title_en: 'lunch' },
  ]) {
    const renamed = withMealChanged(mealPlan, second.meals[1]?.id ?? '', (meal) => ({ ...meal, ...heading }));

    expect(copy(renamed, lunch.id)).toMatchObject({ replaced: 1, added: 0 });
  }
});

test('two untitled meals match when they have the same type', () => {
  const untitled = newMeal({ meal_title: '', meal_title_en: ' ', meal_type: 'snack' }, () => 'untitled');
  const both = withDayChanged(mealPlan, first.id, (day) => ({ ...day, meals: [...day.meals, untitled] }));
  const once = copy(both, 'untitled');
  const described = withMealChanged(once.mealPlan, once.mealPlan.days[1]?.meals.at(-1)?.id ?? '', (meal) => ({
    ...meal,
    meal_description: 'Un frutto',
  }));

  expect(once).toMatchObject({ replaced: 0, added: 1 });
  expect(copy(described, 'untitled')).toMatchObject({ replaced: 1, added: 0 });
});

test('an untitled snack does not match a titled one', () => {
  const titled = { ...exampleHeadings.midMorning, meal_type: 'snack' as const };
  const untitled = newMeal({ meal_title: '', meal_title_en: '', meal_type: 'snack' }, () => 'untitled');
  const withTitledSnack = withDayChanged(mealPlan, second.id, (day) => ({
    ...day,
    meals: [...day.meals, newMeal(titled, () => 'titled')],
  }));
  const both = withDayChanged(withTitledSnack, first.id, (day) => ({ ...day, meals: [...day.meals, untitled] }));

  expect(copy(both, 'untitled')).toMatchObject({ replaced: 0, added: 1 });
});

test('all parts of the copy have new ids, including the alternatives', () => {
  const copied = copy(mealPlan, lunch.id);

  const ids = idsIn(copied.mealPlan);
  expect(new Set(ids).size).toBe(ids.length);
});

test('copying a second time changes nothing and counts 0 replaced', () => {
  const once = copy(mealPlan, lunch.id);

  expect(copy(once.mealPlan, lunch.id)).toEqual({ mealPlan: once.mealPlan, replaced: 0, added: 0, withoutRoom: 0 });
});

test('copying a meal to its own day changes nothing', () => {
  const copied = withMealCopiedTo(mealPlan, { mealId: lunch.id, toDayIds: [first.id], newId: newIds() });

  expect(copied).toEqual({ mealPlan, replaced: 0, added: 0, withoutRoom: 0 });
});

test('a day of 12 meals without a snack is counted in withoutRoom', () => {
  const meals = Array.from({ length: limits.mealsADay }, (_, index) => ({ ...breakfast, id: `meal ${index}` }));
  const full = withDayChanged(mealPlan, second.id, (day) => ({ ...day, meals }));

  expect(copy(full, midMorning.id)).toEqual({ mealPlan: full, replaced: 0, added: 0, withoutRoom: 1 });
});

function copy(from: MealPlan, mealId: string): ReturnType<typeof withMealCopiedTo> {
  return withMealCopiedTo(from, { mealId, toDayIds: [second.id], newId: newIds() });
}

function titles({ days }: MealPlan): string[] {
  return days[1]?.meals.map((meal) => meal.meal_title) ?? [];
}

function mealOf({ days }: MealPlan, index: number): Meal {
  return days[1]?.meals[index] as Meal;
}
