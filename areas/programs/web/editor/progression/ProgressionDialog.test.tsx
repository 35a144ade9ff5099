import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { ProgramContent } from '../../../contract/document.ts';
import { exampleProgram, exampleSettings } from '../../../example.ts';
import { currentView } from '../cells/visible-columns.ts';
import { setClip } from '../clipboard/current-clip.ts';
import { cell, clipboard, dayOf, openGrid, press, savedProgram, clickCell } from '../testing/grid.ts';
import { openProgramScreen } from '../testing/open-program-screen.tsx';

beforeEach(() => {
  currentView.set('columns');
  setClip(null);
});
afterEach(cleanup);

type Day = Awaited<ReturnType<typeof dayOf>>;

/** Opens the progression form of the bench press. */
async function openForm(day: Day) {
  await userEvent.click(day.getByRole('button', { name: 'Azioni per Panca piana con bilanciere' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Progressione' }));
  return within(
    await screen.findByRole('dialog', { name: 'Progressione di Panca piana con bilanciere' }, { timeout: 10_000 }),
  );
}

async function write(form: Awaited<ReturnType<typeof openForm>>, label: string, value: string): Promise<void> {
  const field = form.getByRole('textbox', { name: label });
  await userEvent.clear(field);
  await userEvent.type(field, value);
}

const benches = (program: ProgramContent) =>
  program.weeks.map(({ days }) => days[0]?.workouts[0]?.exercises[0]?.progression);

test('a double progression begins with the 6-8 of the row and is also set in the next week, as one undo entry', async () => {
  const day = await openGrid();
  const form = await openForm(day);
  await userEvent.click(form.getByRole('radio', { name: 'Doppia progressione' }));

  expect(form.getByText(/da 6 a 8 ripetizioni con lo stesso carico, poi \+2,5 kg e di nuovo da 6/)).toBeTruthy();
  await userEvent.click(form.getByRole('button', { name: 'Applica' }));

  expect(await day.findByText('6-8 · +2,5 kg')).toBeTruthy();
  expect((await dayOf(2)).getByText('6-8 · +2,5 kg')).toBeTruthy();
  expect(screen.getByText('Progressione impostata in 2 righe.')).toBeTruthy();
  const double = { kind: 'double', fromReps: 6, toReps: 8, stepKg: 2.5 };
  expect(benches(await savedProgram())).toEqual([double, double]);

  await press('{Control>}z{/Control}');
  await waitFor(() => expect(day.queryByText('6-8 · +2,5 kg')).toBeNull());
  expect((await dayOf(2)).queryByText('6-8 · +2,5 kg')).toBeNull();
});

test('applied to this week only, the other weeks do not change', async () => {
  const form = await openForm(await openGrid());
  await userEvent.click(form.getByRole('radio', { name: 'Lineare' }));
  await write(form, 'Passo in kg', '5');
  await userEvent.click(form.getByRole('checkbox', { name: /Anche nella settimana dopo/ }));
  await userEvent.click(form.getByRole('button', { name: 'Applica' }));

  expect(benches(await savedProgram())).toEqual([{ kind: 'linear', stepKg: 5 }, null]);
});

test('from 12 to 8 repetitions shows an error at the field, and the typed values stay', async () => {
  const day = await openGrid();
  const form = await openForm(day);
  await userEvent.click(form.getByRole('radio', { name: 'Doppia progressione' }));
  await write(form, 'Rip. minime', '12');
  await userEvent.click(form.getByRole('button', { name: 'Applica' }));

  const most = form.getByRole('textbox', { name: 'Rip. massime' });
  expect(form.getByText('Il massimo non può essere minore del minimo.')).toBeTruthy();
  expect(most.getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(most);
  expect((form.getByRole('textbox', { name: 'Rip. minime' }) as HTMLInputElement).value).toBe('12');
  expect(day.queryByText('12-8 · +2,5 kg')).toBeNull();
});

test('"Nessuna" removes the progression', async () => {
  const program = structuredClone(exampleProgram);
  for (const { days } of program.weeks)
    Object.assign(days[0]?.workouts[0]?.exercises[0] ?? {}, { progression: { kind: 'percent', percent: 72.5 } });
  await openProgramScreen({ program });
  const day = await dayOf(1);
  expect(day.getByText('72,5% 1RM')).toBeTruthy();

  const form = await openForm(day);
  expect((form.getByRole('textbox', { name: 'Percentuale' }) as HTMLInputElement).value).toBe('72,5');
  await userEvent.click(form.getByRole('radio', { name: 'Nessuna' }));
  await userEvent.click(form.getByRole('button', { name: 'Applica' }));

  expect(benches(await savedProgram())).toEqual([null, null]);
});

test('a percentage is of the maximum that counts: the tested one, otherwise the estimate', async () => {
  const form = await openForm(await openGrid());
  await userEvent.click(form.getByRole('radio', { name: 'Percentuale del massimale' }));
  await write(form, 'Percentuale', '80');

  const help = 'Una parte del massimale del cliente: quello testato, altrimenti quello stimato dalle sue serie.';
  expect(form.getByText(help)).toBeTruthy();
  expect(form.getByText('Progressione: 80% del massimale.')).toBeTruthy();
});

test('the default step is the one of the account, 1.25 kg', async () => {
  await openProgramScreen({ settings: { ...exampleSettings, loadStepKg: 1.25 } });
  const form = await openForm(await dayOf(1));
  await userEvent.click(form.getByRole('radio', { name: 'Lineare' }));

  expect((form.getByRole('textbox', { name: 'Passo in kg' }) as HTMLInputElement).value).toBe('1,25');
});

test('an exercise of type time has no progression', async () => {
  const day = await openGrid();
  await userEvent.click(day.getByRole('button', { name: 'Azioni per Plank' }));

  expect(await screen.findByRole('menuitem', { name: 'Duplica' })).toBeTruthy();
  expect(screen.queryByRole('menuitem', { name: 'Progressione' })).toBeNull();
});

test('a row pasted over another brings its progression', async () => {
  const day = await openGrid();
  const form = await openForm(day);
  await userEvent.click(form.getByRole('radio', { name: 'Lineare' }));
  await userEvent.click(form.getByRole('button', { name: 'Applica' }));
  await clickCell(cell(day, 'Serie, A Panca piana con bilanciere'));
  await press('{Shift>} {/Shift}');
  const held = clipboard();
  held.copy();
  await clickCell(cell(day, 'Serie, C Plank'));
  await press('{Shift>} {/Shift}');
  held.paste();

  await waitFor(() => expect(day.getAllByText('+2,5 kg')).toHaveLength(2));
});
