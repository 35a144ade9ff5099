import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '#shell/web/testing/render.tsx';
import { exampleMealPlan } from '../../example.ts';
import type { MealPlanContent } from '../../contract/document.ts';
import { diffContents } from '../../rules/diff-contents.ts';
import { storedMealPlan } from '../../rules/stored.ts';
import { CopyChanges } from './CopyChanges.tsx';

const { days, ...fields } = exampleMealPlan;
const nothing: MealPlanContent = { ...fields, aliments: [], recipes: [], days: [] };
const untitled = storedMealPlan(
  {
    ...exampleMealPlan,
    days: days.map((day, index) => ({
      ...day,
      ...(index === 0 && { name: '', weekday: 1 }),
      meals: day.meals.map((meal) => ({ ...meal, meal_title: '', meal_title_en: '' })),
    })),
  },
  nothing,
);

test('differences of a copy name a day by its weekday and a meal without a title by its type, as the editor does', async () => {
  const changed = {
    ...untitled,
    days: untitled.days.map((day, dayIndex) => ({
      ...day,
      meals: day.meals.map((meal, index) =>
        dayIndex + index === 0 ? { ...meal, meal_description: 'Con calma' } : meal,
      ),
    })),
  };
  const changes = diffContents(untitled, changed);
  const copy = {
    ...{ changes, changeCount: changes.length, conflicts: [], isUnchecked: false, version: 1, startsOn: '2026-11-23' },
    ...{ wasEditedByHand: false, isOpen: true, id: '1', clientId: 'a', clientName: 'Giulia Prova' },
  };
  await renderScreen(() => <CopyChanges copy={copy} />, { texts: ['meal-plans'] });

  expect(await screen.findByRole('heading', { name: 'Lunedì' })).toBeTruthy();
  expect(screen.getByText(/^Colazione/)).toBeTruthy();
  expect(screen.queryByText(/breakfast/)).toBeNull();
});
