import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { ProgramContent } from '../../../contract/document.ts';
import { exampleProgram } from '../../../example.ts';
import { currentView } from '../cells/visible-columns.ts';
import { openGrid, press, savedContent, savedProgram } from '../testing/grid.ts';

beforeEach(() => currentView.set('columns'));
afterEach(cleanup);

const benches = ({ weeks }: ProgramContent) =>
  weeks.map(({ days }) => {
    const row = days[0]?.workouts[0]?.exercises[0];
    return [row?.sets, row?.weight];
  });

async function openDialog() {
  await openGrid();
  await userEvent.click(screen.getByRole('button', { name: 'Azioni per la settimana 2' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Settimana di scarico…' }, { timeout: 10_000 }));
  return within(await screen.findByRole('dialog', { name: 'Scarico della settimana 2' }, { timeout: 10_000 }));
}

test('a deload of week 2 has 2 of 4 sets of bench press with 75 of 82,5 kg, and one undo takes it back', async () => {
  const dialog = await openDialog();
  expect(dialog.getByRole('status').textContent).toMatch(/^Da \d+ a \d+ serie\. \d+ caric\S+ più bass\S+/);
  await userEvent.click(dialog.getByRole('button', { name: 'Alleggerisci la settimana' }));

  expect(await screen.findByText(/^Settimana 2 alleggerita/)).toBeTruthy();
  expect(benches(await savedProgram())).toEqual([
    [4, '80 kg'],
    [2, '75 kg'],
  ]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await press('{Control>}z{/Control}');
  await waitFor(() => expect(benches(savedContent(exampleProgram))).toEqual(benches(exampleProgram)), {
    timeout: 15_000,
  });
});

test('percentages above 90 are refused, and those of 0 have nothing to apply', async () => {
  const dialog = await openDialog();
  const apply = dialog.getByRole<HTMLButtonElement>('button', { name: 'Alleggerisci la settimana' });
  const [sets, load] = [dialog.getByLabelText('Serie in meno (%)'), dialog.getByLabelText('Carico in meno (%)')];
  const retype = async (field: HTMLElement, text: string) => {
    await userEvent.clear(field);
    await userEvent.type(field, text);
  };
  await retype(sets, '0');
  await retype(load, '0');
  expect(apply.disabled).toBe(true);

  await retype(load, '95');
  await userEvent.click(apply);
  expect(screen.queryByText(/alleggerita/)).toBeNull();
  expect(screen.getByRole('dialog')).toBeTruthy();
});
