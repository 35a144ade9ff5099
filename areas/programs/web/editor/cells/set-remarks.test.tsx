import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { setCurrentLanguage } from '#shell/web/texts/language.ts';
import { bench, cell, clickCell, openGrid, press } from '../testing/grid.ts';
import { currentView } from './visible-columns.ts';

beforeEach(() => {
  setCurrentLanguage('it');
  currentView.set('columns');
});
// Unmounting sends a last presence request, which needs the fake server.
afterEach(cleanup);

test('4 sets with 3 loads, and a superset with other sets, have a quiet mark', async () => {
  const day = await openGrid();
  const raises = 'B1 Alzate laterali con manubri';
  await clickCell(cell(day, `Serie, ${bench}`));
  await press('4{Enter}');
  await clickCell(cell(day, `Carico, ${bench}`));
  await press('60-65-70{Enter}');
  expect(cell(day, `Carico, ${bench}`).title).toContain('3 valori per 4 serie');
  expect(cell(day, `Carico, ${bench}`).dataset['odd']).toBe('true');

  await clickCell(cell(day, `Serie, ${raises}`));
  await press('7{Enter}');
  expect(cell(day, `Serie, ${raises}`).title).toBe('Nel superset le serie non sono uguali');
  expect(cell(day, `Serie, ${bench}`).title).toBe('');
});

test('the empty rest of the first exercise of a superset says where the rest is', async () => {
  const day = await openGrid();

  expect(cell(day, 'Recupero, B1 Alzate laterali con manubri').title).toContain(
    "Nel superset si recupera dopo l'ultimo esercizio",
  );
  expect(cell(day, `Recupero, ${bench}`).title).toBe('');
});
