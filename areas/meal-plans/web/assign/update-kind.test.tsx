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
