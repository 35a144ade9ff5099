import { expect, test } from 'vitest';
import { exampleAliments as food } from '#areas/aliments/example.ts';
import { withQuantity } from '#areas/aliments/rules/quantities.ts';
import type { MealPlan } from '../contract.ts';
import { exampleMealPlan as plan } from '../example.ts';
import { cloneDay } from './copies.ts';
import { withComponentChanged } from './edit-components.ts';
import { withDayChanged } from './edit-days.ts';
import { hasUnsavedChanges, sameContent } from './same-content.ts';
import { newIds } from './testing/ids.ts';
import { withTotals } from './totals.ts';

const component = plan.days[0]?.meals[2]?.mealComponents[0]?.components[0];
const uuid = component?.uuid ?? '';

test('a plan just loaded has no unsaved changes, nor once its totals are counted', () => {
  const loaded = structuredClone(plan);

  expect(hasUnsavedChanges(loaded, plan)).toBe(false);
  expect(hasUnsavedChanges(withTotals(loaded), plan)).toBe(false);
});

test('an aliment corrected in the library changes the totals, but nobody has anything to save', () => {
  const corrected = withComponentChanged(plan, uuid, (one) => ({
    ...one,
    aliment: { ...one.aliment, name: 'Pasta di semola', calories: 360, micronutrients: {} },
  }));

  expect(withTotals(corrected).calories).not.toBe(plan.calories);
  expect(hasUnsavedChanges(withTotals(corrected), plan)).toBe(false);
});

test('a version the server counted on is no change', () => {
  expect(hasUnsavedChanges({ ...plan, version: 2 }, plan)).toBe(false);
});

test.each<[string, (plan: MealPlan) => MealPlan]>([
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
  expect(hasUnsavedChanges(change(structuredClone(plan)), plan)).toBe(true);
});

test('80 g changed to 81 and back is no unsaved change', () => {
  const there = withComponentChanged(plan, uuid, (one) => withQuantity(one, 81));

  expect(
    hasUnsavedChanges(
      withComponentChanged(there, uuid, (one) => withQuantity(one, 80)),
      plan,
    ),
  ).toBe(false);
});

test('another aliment of the same name is other content', () => {
  const other = component && { ...component, aliment: { ...component.aliment, id: 'other' } };

  expect(component && other && sameContent(other, component)).toBe(false);
});

test('a copied day has the content of the first under other ids, and not that of the second', () => {
  const [first, second] = plan.days;
  const copy = first && cloneDay(first, newIds());

  expect(first && copy && sameContent(copy, first)).toBe(true);
  expect(second && copy && sameContent(copy, second)).toBe(false);
});
