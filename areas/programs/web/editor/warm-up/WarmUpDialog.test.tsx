import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { ProgramContent } from '../../../contract/document.ts';
import { currentView } from '../cells/visible-columns.ts';
import { setClip } from '../clipboard/current-clip.ts';
import { dayOf, openGrid, press, savedProgram } from '../testing/grid.ts';

beforeEach(() => {
  currentView.set('columns');
  setClip(null);
});
afterEach(cleanup);

type Day = Awaited<ReturnType<typeof dayOf>>;

/** Opens the warm-up form of the bench press. */
async function openForm(day: Day) {
  await userEvent.click(day.getByRole('button', { name: 'Azioni per Panca piana con bilanciere' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Riscaldamento' }));
  return within(
    await screen.findByRole('dialog', { name: 'Riscaldamento di Panca piana con bilanciere' }, { timeout: 10_000 }),
  );
}

const benches = (program: ProgramContent) =>
  program.weeks.map(({ days }) => days[0]?.workouts[0]?.exercises[0]?.warmUp);

test('a typed warm-up is shown below the row, also in the next week, is saved and is one undo entry', async () => {
  const day = await openGrid();
  const form = await openForm(day);
  await userEvent.type(form.getByRole('textbox', { name: 'Serie di riscaldamento' }), '10x20, 5x42,5');
  expect(form.getByRole('status').textContent).toBe(
    'Inteso come 10\u00A0×\u00A020\u00A0kg · 5\u00A0×\u00A042,5\u00A0kg',
  );
  await userEvent.keyboard('{Enter}');

  expect(
    await day.findByRole('button', { name: 'Riscaldamento: 10\u00A0×\u00A020\u00A0kg · 5\u00A0×\u00A042,5\u00A0kg' }),
  ).toBeTruthy();
  expect(
    (await dayOf(2)).getByRole('button', {
      name: 'Riscaldamento: 10\u00A0×\u00A020\u00A0kg · 5\u00A0×\u00A042,5\u00A0kg',
    }),
  ).toBeTruthy();
  expect(screen.getByText('Riscaldamento impostato in 2 righe.')).toBeTruthy();
  expect(benches(await savedProgram())).toEqual(['10x20, 5x42,5', '10x20, 5x42,5']);

  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await press('{Control>}z{/Control}');
  await waitFor(() => expect(day.queryByRole('button', { name: /^Riscaldamento:/ })).toBeNull());
});

test('a text that is no warm-up is refused with the forms that are understood, and changes nothing', async () => {
  const day = await openGrid();
  const form = await openForm(day);
  await userEvent.click(form.getByRole('checkbox', { name: /Anche nella settimana dopo/ }));
  const field = form.getByRole('textbox', { name: 'Serie di riscaldamento' });
  await userEvent.type(field, 'cyclette');
  await userEvent.click(form.getByRole('button', { name: 'Applica' }));

  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(form.getByText(/^Scrivi ripetizioni per carico: 10x20, 5x40 kg/)).toBeTruthy();
  expect(document.activeElement).toBe(field);

  await userEvent.clear(field);
  await userEvent.type(field, '5x50%');
  await userEvent.click(form.getByRole('button', { name: 'Applica' }));
  expect(await day.findByRole('button', { name: 'Riscaldamento: 5\u00A0×\u00A050%' })).toBeTruthy();
  expect((await dayOf(2)).queryByRole('button', { name: /^Riscaldamento:/ })).toBeNull();

  const again = await openForm(day);
  await userEvent.clear(again.getByRole('textbox', { name: 'Serie di riscaldamento' }));
  await userEvent.click(again.getByRole('button', { name: 'Applica' }));
  await waitFor(() => expect(day.queryByRole('button', { name: /^Riscaldamento:/ })).toBeNull());
});
