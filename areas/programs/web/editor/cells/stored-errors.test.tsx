import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { exampleProgram } from '../../../example.ts';
import { bench, cell, clickCell, openGrid, press } from '../testing/grid.ts';
import { currentView } from './visible-columns.ts';

beforeEach(() => currentView.set('columns'));
// Unmounting sends a last presence request, which needs the fake server.
afterEach(cleanup);

test('an invalid rest is still in its cell after a reload, also when the page was closed while it was typed', async () => {
  const day = await openGrid();
  await clickCell(cell(day, `Recupero, ${bench}`));
  await press('un po{Enter}');
  await clickCell(cell(day, `Serie, ${bench}`));
  await press('tre');
  expect(screen.getByText('1 cella da correggere')).toBeTruthy();
  const stored = Object.entries({ ...localStorage });
  cleanup();
  localStorage.clear();
  for (const [key, value] of stored) localStorage.setItem(key, value);

  const reloaded = await openGrid();

  expect(screen.getByText('2 celle da correggere')).toBeTruthy();
  expect(cell(reloaded, `Recupero, ${bench}`).textContent).toContain('un po');
  expect(cell(reloaded, `Serie, ${bench}`).textContent).toContain('tre');
  await clickCell(cell(reloaded, `Recupero, ${bench}`));
  await press('2:00{Enter}');
  await clickCell(cell(reloaded, `Serie, ${bench}`));
  await press('3{Enter}');
  cleanup();
  const corrected = await openGrid();
  expect(screen.queryByText(/da correggere/)).toBeNull();
  expect(cell(corrected, `Serie, ${bench}`).textContent).not.toContain('tre');
});

test('an invalid cell is forgotten when its value changed meanwhile, and belongs to one user and program', async () => {
  const day = await openGrid();
  await clickCell(cell(day, `Recupero, ${bench}`));
  await press('un po{Enter}');
  cleanup();

  await openGrid({ ...exampleProgram, id: '0199a000-0000-7000-8000-0000000000aa' });
  expect(screen.queryByText(/da correggere/)).toBeNull();
  cleanup();

  const [week, ...weeks] = structuredClone(exampleProgram.weeks);
  const row = week?.days[0]?.workouts[0]?.exercises[0];
  if (!week || !row) throw new Error('the example has a first row');
  Object.assign(row, { restType: 'seconds', restValue: 45 });
  await openGrid({ ...exampleProgram, weeks: [week, ...weeks] });
  expect(screen.queryByText(/da correggere/)).toBeNull();
});
