import { expect, test } from 'vitest';
import { exampleAliments as food } from '#areas/aliments/example.ts';
import { withQuantity } from '#areas/aliments/rules/quantities.ts';
import type { MealPlan } from '../contract.ts';
import { exampleMealPlan as mealPlan } from '../example.ts';
import { cloneDay } from './copies.ts';
import { withComponentChanged } from './edit-components.ts';
import { withDayChanged } from './edit-days.ts';
import { hasUnsavedChanges, sameContent } from './same-content.ts';
import { newIds } from './testing/ids.ts';
import { withTotals } from './totals.ts';

const component = mealPlan.days[0]?.meals[2]?.mealComponents[0]?.components[0];
const uuid = component?.uuid ?? '';

test('a meal plan that was just loaded has no unsaved changes, before and after computing its totals', () => {
  const loaded = structuredClone(mealPlan);

  expect(hasUnsavedChanges(loaded, mealPlan)).toBe(false);
  expect(hasUnsavedChanges(withTotals(loaded), mealPlan)).toBe(false);
});

test('a corrected aliment of the library changes the totals but is no unsaved change', () => {
  const corrected = withComponentChanged(mealPlan, uuid, (one) => ({
    ...one,
    aliment: { ...one.aliment, name: 'Pasta di semola', calories: 360, micronutrients: {} },
  }));

  expect(withTotals(corrected).calories).not.toBe(mealPlan.calories);
  expect(hasUnsavedChanges(withTotals(corrected), mealPlan)).toBe(false);
});

test.each<[string, (mealPlan: MealPlan) => MealPlan]>([
  ['a title', (before) => ({ ...before, title: 'Altro' })],
  ['the duration', (before) => ({ ...before, duration: 14 })],
  ['how alternatives count', (before) => ({ ...before, include_alternatives_in_macro: true })],
  ['a day less', (before) => ({ ...before, days: before.days.slice(0, 1) })],
  ['the order of the days', (before) => ({ ...before, days: before.days.toReversed() })],
  [
    'the name of a day',
    (before) => withDayChanged(before, before.days[1]?.id ?? '', (day) => ({ ...day, name: 'Domenica' })),
  ],
  ['a quantity', (before) => withComponentChanged(before, uuid, (one) => withQuantity(one, 81))],
  ['another aliment', (before) => withComponentChanged(before, uuid, (one) => ({ ...one, aliment: food.bread }))],
  ['an alternative less', (before) => withComponentChanged(before, uuid, (one) => ({ ...one, alternatives: [] }))],
  ['a custom name', (before) => withComponentChanged(before, uuid, (one) => ({ ...one, custom_name: 'Penne' }))],
])('%s is an unsaved change', (_, change) => {
  expect(hasUnsavedChanges(change(structuredClone(mealPlan)), mealPlan)).toBe(true);
});

test('a quantity changed from 80 to 81 g and back is no unsaved change', () => {
  const changed = withComponentChanged(mealPlan, uuid, (one) => withQuantity(one, 81));

  expect(
    hasUnsavedChanges(
      withComponentChanged(changed, uuid, (one) => withQuantity(one, 80)),
      mealPlan,
    ),
  ).toBe(false);
});

test('another aliment with the same name is different content', () => {
  const other = component && { ...component, aliment: { ...component.aliment, id: 'other' } };

  expect(component && other && sameContent(other, component)).toBe(false);
});

test('a copied day has the content of its source under other ids', () => {
  const [first, second] = mealPlan.days;
  const copy = first && cloneDay(first, newIds());

  expect(first && copy && sameContent(copy, first)).toBe(true);
  expect(second && copy && sameContent(copy, second)).toBe(false);
});
