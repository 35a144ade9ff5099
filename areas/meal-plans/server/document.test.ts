import { expect, test } from 'vitest';
import { MealPlanContent } from '../contract/document.ts';
import { exampleMealPlan } from '../example.ts';
import { resolvedMealPlan, storedMealPlan } from '../rules/stored.ts';
import { columnsOf } from './document.ts';

test('the columns of lists have the energy, the macros and the shares that the editor shows', () => {
  const empty = { ...exampleMealPlan, aliments: [], recipes: [], days: [] };
  for (const include_alternatives_in_macro of [false, true]) {
    const stored = storedMealPlan({ ...exampleMealPlan, include_alternatives_in_macro }, empty);
    const content = MealPlanContent.parse(stored);
    const shown = resolvedMealPlan(content);
    const { calories, protein_tot, carbs_tot, lipids_tot, incomplete } = shown;
    const { protein_percent, carbs_percent, lipids_percent } = shown;

    expect(calories).toBeGreaterThan(1000);
    expect(columnsOf(content)).toEqual({
      title: shown.title,
      is_draft: shown.isDraft,
      day_count: 2,
      duration: 28,
      calories,
      protein_tot,
      carbs_tot,
      lipids_tot,
      incomplete,
      protein_percent,
      carbs_percent,
      lipids_percent,
    });
  }
});
