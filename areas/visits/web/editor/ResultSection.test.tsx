import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openVisitScreen } from './testing/open-visit-screen.tsx';

test('the result of “Molnár” names the table that it is computed with, and why', async () => {
  await openVisitScreen({
    metabolicRateFormula: 'MOLNAR',
    measures: [{ id: 'weight', metric: 'weight', side: null, takes: [62.4] }],
  });

  expect(screen.getByRole('option', { name: /^Molnár \(tabella FAO\/WHO\/UNU\) · 1.413/ })).toBeTruthy();
  expect(
    screen.getByText(/usa la tabella FAO\/WHO\/UNU del 1985.*L'equazione di Molnár.*finisce a 16 anni/),
  ).toBeTruthy();
});

test('a result by an equation that is not published under its name says which equation it is', async () => {
  const folds = ['triceps_fold', 'subscapular_fold', 'suprailiac_fold', 'thigh_fold', 'calf_fold'] as const;
  await openVisitScreen({
    bodyFatFormula: 'HEATH_CARTER',
    measures: folds.map((fold) => ({ id: fold, metric: fold, side: null, takes: [14] })),
  });

  expect(screen.getByText(/è la retta di Carter a sei pliche/)).toBeTruthy();
});
