import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { newId } from '#shell/common/ids.ts';
import { renderScreen } from '#shell/web/testing/render.tsx';
import type { MealEntry } from '../../contract.ts';
import { plannedDays } from '../../rules/days.ts';
import { clientId, exampleDiet, publishedId, today } from '../testing/diet.ts';
import { DayReport } from './DayReport.tsx';

test('a note that gave way to one of another phone stands in the diary as written before, with what it names', async () => {
  const planned = plannedDays(exampleDiet()).get(today);
  if (!planned) throw new Error('the example has no day');
  const notes = { note: 'Tutto bene', otherNotes: ['Mi formicolano le labbra'] };
  const meal = { id: newId(), date: today, publishedId, mealId: planned.meals[0]?.meal.id ?? '' };
  const report = { state: 'as_planned', swaps: [], pictures: [], loggedAt: `${today}T12:00:00.000Z` } as const;
  const entry: MealEntry = {
    ...meal,
    ...report,
    ...notes,
    swaps: [],
    pictures: [],
    isByProfessional: false,
    isNew: false,
  };
  const shown = { clientId, planned, entries: [entry], conflicts: [], drunkMl: 0, isFuture: false };
  await renderScreen(() => <DayReport {...shown} newIds={new Set()} />, { texts: ['meals', 'attachments'] });

  expect(await screen.findByText('Scritto prima: Mi formicolano le labbra')).toBeTruthy();
  expect(screen.getByText('Tutto bene')).toBeTruthy();
  expect(screen.getAllByText('Disturbo')).toHaveLength(1);
});
