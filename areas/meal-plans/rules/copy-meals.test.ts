import { expect, test } from 'vitest';
import { limits, type Meal, type MealPlan } from '../contract.ts';
import { exampleHeadings, exampleMealPlan as plan } from '../example.ts';
import { withMealCopiedTo } from './copy-meals.ts';
import { withDayChanged } from './edit-days.ts';
import { newMeal, withMealChanged } from './edit-meals.ts';
import { idsIn, newIds } from './testing/ids.ts';
import { sameContent } from './same-content.ts';

const [first, second] = plan.days as [MealPlan['days'][number], MealPlan['days'][number]];
const [breakfast, midMorning, lunch] = first.meals as [Meal, Meal, Meal];

test('lunch copied to day 2 takes the place of its lunch, and one meal was replaced', () => {
  const copied = copy(plan, lunch.id);

  expect(copied).toMatchObject({ replaced: 1, added: 0, withoutRoom: 0 });
  expect(titles(copied.plan)).toEqual(['Colazione', 'Pranzo', 'Cena']);
  expect(sameContent(mealOf(copied.plan, 1), lunch)).toBe(true);
});

test('a snack day 2 does not have goes last, and none was replaced', () => {
  const copied = copy(plan, midMorning.id);

  expect(copied).toMatchObject({ replaced: 0, added: 1 });
  expect(titles(copied.plan)).toEqual(['Colazione', 'Pranzo', 'Cena', 'Spuntino']);
});

test('" PRAN zo" is the same title; so is "lunch" in English under another Italian one', () => {
  for (const heading of [
    { meal_title: ' PRAN zo', meal_title_en: '' },
    { meal_title: 'Al sacco', meal_title_en: 'lunch' },
  ]) {
    const renamed = withMealChanged(plan, second.meals[1]?.id ?? '', (meal) => ({ ...meal, ...heading }));

    expect(copy(renamed, lunch.id)).toMatchObject({ replaced: 1, added: 0 });
  }
});

test('two meals without any title are the same when their type is', () => {
  const untitled = newMeal({ meal_title: '', meal_title_en: ' ', meal_type: 'snack' }, () => 'untitled');
  const both = withDayChanged(plan, first.id, (day) => ({ ...day, meals: [...day.meals, untitled] }));
  const once = copy(both, 'untitled');
  const described = withMealChanged(once.plan, once.plan.days[1]?.meals.at(-1)?.id ?? '', (meal) => ({
    ...meal,
    meal_description: 'Un frutto',
  }));

  expect(once).toMatchObject({ replaced: 0, added: 1 });
  expect(copy(described, 'untitled')).toMatchObject({ replaced: 1, added: 0 });
});

test('an untitled snack is not the same as a titled one', () => {
  const titled = { ...exampleHeadings.midMorning, meal_type: 'snack' as const };
  const untitled = newMeal({ meal_title: '', meal_title_en: '', meal_type: 'snack' }, () => 'untitled');
  const there = withDayChanged(plan, second.id, (day) => ({
    ...day,
    meals: [...day.meals, newMeal(titled, () => 'titled')],
  }));
  const both = withDayChanged(there, first.id, (day) => ({ ...day, meals: [...day.meals, untitled] }));

  expect(copy(both, 'untitled')).toMatchObject({ replaced: 0, added: 1 });
});

test('the copy has ids of its own, down to the alternatives', () => {
  const copied = copy(plan, lunch.id);

  const ids = idsIn(copied.plan);
  expect(new Set(ids).size).toBe(ids.length);
});

test('copying once more changes nothing and replaces none', () => {
  const once = copy(plan, lunch.id);

  expect(copy(once.plan, lunch.id)).toEqual({ plan: once.plan, replaced: 0, added: 0, withoutRoom: 0 });
});

test('a meal copied onto its own day stays as it is', () => {
  const copied = withMealCopiedTo(plan, { mealId: lunch.id, toDayIds: [first.id], newId: newIds() });

  expect(copied).toEqual({ plan, replaced: 0, added: 0, withoutRoom: 0 });
});

test('a day of 12 meals without a snack has no room for one, and says so', () => {
  const meals = Array.from({ length: limits.mealsADay }, (_, index) => ({ ...breakfast, id: `meal ${index}` }));
  const full = withDayChanged(plan, second.id, (day) => ({ ...day, meals }));

  expect(copy(full, midMorning.id)).toEqual({ plan: full, replaced: 0, added: 0, withoutRoom: 1 });
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
