import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '#shell/web/testing/render.tsx';
import type { MealPlanUpdate } from '../../contract/assigned.ts';
import { useUpdateKind } from './use-update-kind.tsx';

const unchecked = [{ text: 'Torta della nonna', text_en: '', days: [0] }];

/** What is asked of two chosen copies, with the same dish that the update brings to the first one only. */
function ChosenCopies() {
  const differences = { changes: [], changeCount: 1, conflicts: [], isUnchecked: false };
  const copy = { ...differences, version: 1, startsOn: '2026-11-23', wasEditedByHand: false, isOpen: true };
  const chosen: MealPlanUpdate[] = [
    { ...copy, id: '1', clientId: 'a', clientName: 'Giulia Prova', unchecked },
    { ...copy, id: '2', clientId: 'b', clientName: 'Marta Prova' },
  ];
  return useUpdateKind().renderOwnFields?.({ chosen, values: {}, onChange: () => {} });
}

test('an update from the template names the dishes without ingredients that it brings, and for whom they are not checked', async () => {
  await renderScreen(ChosenCopies, { texts: ['meal-plans'] });

  expect(await screen.findByText('«Torta della nonna»')).toBeTruthy();
  expect(screen.getByText('Riguarda Giulia Prova.')).toBeTruthy();
});

test('the changes that stay as the copy was changed by hand are named with their client, who does not count as equal', async () => {
  const pasta = {
    dayNumber: 1,
    dayName: 'Lunedì',
    mealTitle: 'Pranzo',
    mealTitleEn: 'Lunch',
    name: 'Pasta',
    nameEn: 'Pasta',
  };
  const change = { ...pasta, kind: 'changed' as const, field: 'amount', before: '100 g', after: '70 g' };
  const copy: MealPlanUpdate = {
    ...{
      id: '1',
      clientId: 'a',
      clientName: 'Giulia Prova',
      version: 1,
      startsOn: '2026-11-23',
      wasEditedByHand: true,
    },
    ...{ isOpen: true, changeCount: 0, changes: [], staying: [change], conflicts: [], isUnchecked: false },
  };
  const Staying = () => {
    const kind = useUpdateKind();
    return kind.staysDifferent?.(copy) ? kind.renderStaying?.([copy]) : null;
  };
  await renderScreen(Staying, { texts: ['meal-plans'] });

  expect(await screen.findByRole('link', { name: 'Giulia Prova' })).toBeTruthy();
  expect(screen.getByText(/lì la copia resta com’è/)).toBeTruthy();
  expect(screen.getByText('100 g')).toBeTruthy();
  expect(screen.getByText('70 g')).toBeTruthy();
});
