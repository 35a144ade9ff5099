import { expect, test } from 'vitest';
import { exampleMealPlan } from '../example.ts';
import type { MealPlanContent } from '../contract/document.ts';
import { storedMealPlan } from './stored.ts';
import { changesNotBrought, withTemplateMerged } from './template-update.ts';

const nothing: MealPlanContent = { ...exampleMealPlan, aliments: [], recipes: [], days: [] };
const base = storedMealPlan(exampleMealPlan, nothing);
const withCalories = (content: MealPlanContent, calories: number): MealPlanContent => ({
  ...content,
  aliments: content.aliments.map((food, index) => (index === 0 ? { ...food, calories } : food)),
});

test('new values of a food are brought, also where the copy had others already, and stay nowhere', () => {
  const [copy, template] = [withCalories(base, 333), withCalories(base, 344)];

  expect(withTemplateMerged(copy, { template, base }).aliments[0]?.calories).toBe(344);
  expect(changesNotBrought(copy, { template, base })).toEqual([]);
});

test('of what only the template or only the copy changed nothing stays', () => {
  const renamed = { ...base, title: 'Un altro titolo', days: base.days.slice(1) };

  expect(changesNotBrought(base, { template: withCalories(renamed, 344), base })).toEqual([]);
  expect(changesNotBrought(withCalories(renamed, 344), { template: base, base })).toEqual([]);
});

test('a text that both changed stays as it is in the copy', () => {
  const [copy, template] = ['Di mano', 'Del modello'].map((description) => ({ ...base, description }));
  if (!copy || !template) throw new Error('no contents');

  expect(changesNotBrought(copy, { template, base })).toMatchObject([
    { field: 'description', before: 'Di mano', after: 'Del modello' },
  ]);
});
