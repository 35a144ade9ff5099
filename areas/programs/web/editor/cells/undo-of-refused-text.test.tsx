import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { bench, cell, clickCell, openGrid, press } from '../testing/grid.ts';
import { openProgramScreenOnPhone } from '../testing/open-program-screen.tsx';
import { currentView } from './visible-columns.ts';

beforeEach(() => {
  localStorage.clear();
  currentView.set('columns');
});
// Unmounting sends a last presence request, which needs the fake server.
afterEach(cleanup);

const undoKeys = '{Control>}z{/Control}';
const errors = () => screen.queryByText(/da correggere/);

async function typeInto(day: Awaited<ReturnType<typeof openGrid>>, column: string, text: string): Promise<void> {
  await clickCell(cell(day, `${column}, ${bench}`));
  await press(text);
}

test('Ctrl+Z takes back a refused text before the edit of another cell', async () => {
  const day = await openGrid();
  const before = ['Recupero', 'Serie'].map((column) => cell(day, `${column}, ${bench}`).textContent);
  await typeInto(day, 'Recupero', '2:00{Enter}');
  await typeInto(day, 'Serie', 'tre{Enter}');
  expect(errors()).toBeTruthy();

  await press(undoKeys);
  expect(errors()).toBeNull();
  expect(cell(day, `Serie, ${bench}`).textContent).toBe(before[1]);
  expect(cell(day, `Recupero, ${bench}`).textContent).toBe('02:00');

  await press(undoKeys);
  expect(cell(day, `Recupero, ${bench}`).textContent).toBe(before[0]);
});

test('Ctrl+Z in the field of a refused text takes back the text', async () => {
  const day = await openGrid();
  const before = cell(day, `Serie, ${bench}`).textContent;
  await typeInto(day, 'Recupero', '2:00{Enter}');
  await typeInto(day, 'Serie', '5x');
  await press(undoKeys);

  expect(errors()).toBeNull();
  expect(cell(day, `Serie, ${bench}`).textContent).toBe(before);
  expect(cell(day, `Recupero, ${bench}`).textContent).toBe('02:00');
});

test('an edit after a refused text is undone before the text is taken back', async () => {
  const day = await openGrid();
  await typeInto(day, 'Serie', 'tre{Enter}');
  await typeInto(day, 'Recupero', '2:00{Enter}');

  await press(undoKeys);
  expect(cell(day, `Recupero, ${bench}`).textContent).not.toBe('02:00');
  expect(errors()).toBeTruthy();
  await press(undoKeys);
  expect(errors()).toBeNull();
});

test('a refused text that was corrected is not taken back again', async () => {
  const day = await openGrid();
  const before = cell(day, `Serie, ${bench}`).textContent;
  await typeInto(day, 'Serie', 'tre{Enter}');
  await typeInto(day, 'Serie', '6{Enter}');
  await press(undoKeys);

  expect(cell(day, `Serie, ${bench}`).textContent).toBe(before);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Annulla' }).disabled).toBe(true);
});

test('the undo button of a phone takes back a refused text too', async () => {
  await openProgramScreenOnPhone();
  await userEvent.click(screen.getAllByRole('button', { name: /^APanca piana/ })[0] as HTMLElement);
  const sheet = within(await screen.findByRole('dialog'));
  const sets = sheet.getByRole<HTMLInputElement>('textbox', { name: 'Serie' });
  const before = sets.value;
  await userEvent.clear(sets);
  await userEvent.type(sets, 'tre');
  expect(sets.getAttribute('aria-invalid')).toBe('true');
  await press(undoKeys);

  expect(sets.value).toBe(before);
});
