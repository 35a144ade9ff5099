import { expect, test } from 'vitest';
import type { StoredDay, StoredMeal } from '#areas/meal-plans/contract/document.ts';
import { exampleMealPlan } from '#areas/meal-plans/example.ts';
import { storedMealPlan } from '#areas/meal-plans/rules/stored.ts';
import { mealsOn, type Reported } from './days.ts';

const [before, after] = ['0199a000-0000-7000-8000-00000000a001', '0199a000-0000-7000-8000-00000000a002'];
const { days: _, ...fields } = exampleMealPlan;
const day = storedMealPlan(exampleMealPlan, { ...fields, aliments: [], recipes: [], days: [] }).days[0] as StoredDay;
const [breakfast, , lunch] = day.meals as [StoredMeal, StoredMeal, StoredMeal];
const titles = day.meals.map(({ meal_title: title }) => title);

/** The new version has the same meals under other ids. */
const newDay = { ...day, meals: day.meals.map((meal, index) => ({ ...meal, id: `new ${index}` })) };

/** The meals of the date on which the new version was published, after `reported` of the version before. */
function shown(reported: StoredMeal[], entries: Reported[]) {
  const earlier = reported.map((meal) => ({ publishedId: before, meal }));
  return mealsOn({ date: '2026-11-25', publishedId: after, day: newDay, reported: earlier }, entries);
}

const report = (meal: StoredMeal, changes: Partial<Reported> = {}): Reported => ({
  ...{ mealId: meal.id, publishedId: before, state: 'as_planned' },
  ...changes,
});

test('a meal that was eaten is there once, in its place, when a new version has it under another id', () => {
  const meals = shown([lunch], [report(lunch)]);

  expect(meals.map(({ meal }) => meal.meal_title)).toEqual(titles);
  expect(meals[2]).toMatchObject({ publishedId: before, meal: { id: lunch.id }, isInPlan: true, isCounted: true });
  expect(meals.filter(({ publishedId }) => publishedId === before)).toHaveLength(1);
});

test('a meal that was eaten of a meal plan that is replaced is no longer in the plan, and the one of the new plan is there to be reported, too', () => {
  const reported = [{ publishedId: before, meal: lunch, isOfOtherPlan: true }];
  const onDay = (entries: Reported[]) =>
    mealsOn({ date: '2026-11-25', publishedId: after, day: newDay, reported }, entries);
  const meals = onDay([report(lunch)]);
  const both = onDay([report(lunch), report({ ...lunch, id: 'new 2' }, { publishedId: after })]);

  expect(meals.map(({ meal }) => meal.meal_title)).toEqual(titles.toSpliced(2, 0, lunch.meal_title));
  expect(meals.slice(2, 4)).toMatchObject([
    { publishedId: before, meal: { id: lunch.id }, isInPlan: false, isCounted: true },
    { publishedId: after, meal: { id: 'new 2' }, isInPlan: true, isCounted: false },
  ]);
  expect(both.filter(({ isCounted }) => isCounted)).toHaveLength(titles.length + 1);
});

test('both stay when both were reported, and when only a note was written about the first', () => {
  const both = shown([lunch], [report(lunch), report({ ...lunch, id: 'new 2' }, { publishedId: after })]);
  const noted = shown([breakfast], [report(breakfast, { state: 'planned', note: 'Più pane?' })]);

  expect(both).toHaveLength(titles.length + 1);
  expect(noted).toHaveLength(titles.length + 1);
  expect(noted.filter(({ isCounted }) => isCounted)).toHaveLength(titles.length);
});

test('a meal with another title does not take the place of one', () => {
  const other = { ...lunch, meal_title: 'Merenda in ufficio', meal_title_en: '' };

  expect(shown([other], [report(other)])).toHaveLength(titles.length + 1);
});
