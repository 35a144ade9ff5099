import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { exerciseRoutes } from '#areas/exercises/contract.ts';
import { exampleExercise } from '#areas/exercises/example.ts';
import { respond, requestsTo } from '#shell/web/testing/fake-api.ts';
import { programRoutes } from '../../contract.ts';
import { exampleExercises, exampleProgram } from '../../example.ts';
import { currentView } from './cells/visible-columns.ts';
import { setClip } from './clipboard/current-clip.ts';
import { bench, cell, column, dayOf, rowLabels, openGrid, press, savedProgram, clickCell } from './testing/grid.ts';

beforeEach(() => {
  currentView.set('columns');
  setClip(null);
});
// Unmounting sends a last presence request, which needs the fake server.
afterEach(cleanup);

test('typing 6 over the 4 sets of the first exercise replaces them, and the day has 15 sets instead of 13', async () => {
  const day = await openGrid();
  expect(day.getByText('13 serie')).toBeTruthy();

  await clickCell(cell(day, `Serie, ${bench}`));
  await press('6');

  expect(day.getByText('15 serie')).toBeTruthy();
  await press('{Enter}');
  expect(column(day, 'Serie')).toEqual(['6', '3', '3', '3']);
  await waitFor(() => expect(screen.getByText('Salvato', { selector: 'span' })).toBeTruthy(), { timeout: 15_000 });
  expect(requestsTo(programRoutes.save)).toHaveLength(1);
});

test('90, 1:30 and 1.30 are a rest of 1:30 minutes', async () => {
  const day = await openGrid();
  for (const typed of ['90', '1:30', '1.30']) {
    await clickCell(cell(day, `Recupero, ${bench}`));
    await press(`45{Enter}`);
    await clickCell(cell(day, `Recupero, ${bench}`));
    await press(`${typed}{Enter}`);
    expect(column(day, 'Recupero')[0]).toBe('01:30');
  }
});

test('an invalid rest stays in its cell with an error and a hint, and is not saved', async () => {
  const day = await openGrid();
  await clickCell(cell(day, `Recupero, ${bench}`));
  await press('un po{Enter}{ArrowUp}');

  const rest = cell(day, `Recupero, ${bench}`);
  expect(rest.textContent).toContain('un po');
  expect(rest.getAttribute('aria-invalid')).toBe('true');
  expect(within(rest).getByText(/Minuti e secondi/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: '1 cella da correggere' }));
  await press('2:00{Enter}');
  expect(screen.queryByText('1 cella da correggere')).toBeNull();
  const saved = await savedProgram();
  expect(saved.weeks[0]?.days[0]?.workouts[0]?.exercises[0]).toMatchObject({ restType: 'seconds', restValue: 120 });
});

test('a RIR that is no number up to 10 and no range of them is shown as typed with a hint', async () => {
  const day = await openGrid();
  await clickCell(cell(day, `RIR, ${bench}`));
  await press('0-1{Enter}{ArrowUp}');
  expect(cell(day, `RIR, ${bench}`).textContent).toBe('0-1');
  await press('0-11{Enter}{ArrowUp}');

  const rir = cell(day, `RIR, ${bench}`);
  expect(rir.textContent).toContain('0-11');
  expect(within(rir).getByText('Un numero da 0 a 10, o un intervallo come 1-2.')).toBeTruthy();
});

test('an unrecognized load is shown as typed, with a mark and the whole text', async () => {
  const day = await openGrid();
  await clickCell(cell(day, `Carico, ${bench}`));
  await press('ottanta chili{Enter}');

  const weight = cell(day, `Carico, ${bench}`);
  expect(weight.textContent).toBe('ottanta chili');
  expect(weight.title).toMatch(/^ottanta chili\nNon la riconosciamo/);
  expect(weight.getAttribute('aria-invalid')).toBeNull();
});

test('Tab moves along the row, Enter below the cell where Tab began, and below the last row is the "add exercise" cell', async () => {
  const day = await openGrid();
  await clickCell(cell(day, `Serie, ${bench}`));
  await press('5{Tab}4{Tab}90 kg{Enter}');
  expect(document.activeElement).toBe(cell(day, 'Serie, B1 Alzate laterali con manubri'));

  await press('{ArrowDown}{ArrowDown}{ArrowDown}');

  expect(column(day, 'Ripetizioni')[0]).toBe('4');
  expect(column(day, 'Carico')[0]).toBe('90 kg');
  expect(document.activeElement).toBe(day.getByRole('button', { name: 'Esercizio' }));
});

test('after a click on another cell, Enter no longer returns to where Tab began', async () => {
  const day = await openGrid();
  await clickCell(cell(day, `Serie, ${bench}`));
  await press('5{Tab}');

  await clickCell(cell(day, `Carico, ${bench}`));
  await press('90 kg{Enter}');

  expect(document.activeElement).toBe(cell(day, 'Carico, B1 Alzate laterali con manubri'));
});

test('a click beside the cells of a row moves no focus to the first cell of the program', async () => {
  const day = await openGrid();
  const row = day.getByRole('row', { name: new RegExp(bench) });
  const first = (await dayOf(1)).getAllByRole('rowheader')[0];

  await userEvent.click(row);

  expect(document.activeElement).not.toBe(first);
});

test('arrow keys lead into the next day and into the adjacent week', async () => {
  const day = await openGrid();
  const [legs, second] = [await dayOf(1, 2), await dayOf(2)];
  await clickCell(cell(day, 'Serie, C Plank'));
  await press('{ArrowDown}{ArrowDown}');
  expect(document.activeElement).toBe(cell(legs, 'Serie, A Squat con bilanciere'));

  await clickCell(cell(day, `TUT, ${bench}`));
  await press('{ArrowRight}');

  expect(document.activeElement).toBe(second.getByRole('rowheader', { name: bench }));
});

test('Escape restores the value of a cell, and there is nothing to undo', async () => {
  const day = await openGrid();
  await clickCell(cell(day, `Carico, ${bench}`));
  await press('999{Escape}');

  expect(cell(day, `Carico, ${bench}`).textContent).toBe('80 kg');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Annulla' }).disabled).toBe(true);
});

test('F2 edits the present text, and Ctrl+Z undoes the whole edit session', async () => {
  const day = await openGrid();
  await clickCell(cell(day, `Carico, ${bench}`));
  await press('{F2}{End}!');
  expect(cell(day, `Carico, ${bench}`).querySelector('input')?.value).toBe('80 kg!');

  await press('{Control>}z{/Control}');

  expect(cell(day, `Carico, ${bench}`).textContent).toBe('80 kg');
  await press('{Control>}y{/Control}');
  expect(cell(day, `Carico, ${bench}`).textContent).toBe('80 kg!');
});

test('Delete empties the selected cells, and one undo restores them', async () => {
  const day = await openGrid();
  await clickCell(cell(day, `Ripetizioni, ${bench}`));
  await press('{Shift>}{ArrowRight}{ArrowDown}{/Shift}{Delete}');
  expect(column(day, 'Ripetizioni').slice(0, 2)).toEqual(['', '']);
  expect(column(day, 'Carico').slice(0, 2)).toEqual(['', '']);

  await press('{Control>}z{/Control}');

  expect(column(day, 'Ripetizioni').slice(0, 2)).toEqual(['6-8', '12-15']);
});

test('Ctrl+Enter searches an exercise for the row below: it becomes row B, with its sets focused', async () => {
  const day = await openGrid();
  const { id, name } = exampleExercises.squat;
  const exercise = { ...exampleExercise, id, name };
  respond(exerciseRoutes.list, { exercises: [exercise], total: 1, isSimilarOnly: false, nextPage: 0 });
  await clickCell(cell(day, `Serie, ${bench}`));
  await press('{Control>}{Enter}{/Control}');
  // Enter right after the last letter, before the search has started.
  await press('squat{Enter}');

  await waitFor(() => expect(rowLabels(day)).toEqual(['A', 'B', 'C1', 'C2', 'D']));
  await waitFor(() => expect(document.activeElement).toBe(cell(day, 'Serie, B Squat con bilanciere')));
});

test('running added from the search begins as one set by time, not as repetitions with a load', async () => {
  const day = await openGrid();
  const running = { ...exampleExercise, name: 'Corsa all’aperto', category: 'cardio', force: null } as const;
  respond(exerciseRoutes.list, { exercises: [running], total: 1, isSimilarOnly: false, nextPage: 0 });
  await clickCell(cell(day, `Serie, ${bench}`));
  await press('{Control>}{Enter}{/Control}');
  await press('corsa{Enter}');

  await waitFor(() => expect(rowLabels(day)).toHaveLength(5));
  const rows = (await savedProgram()).weeks[0]?.days[0]?.workouts[0]?.exercises ?? [];
  expect(rows[1]).toMatchObject({ name: running.name, type: 'time', sets: 1, reps: '', value: '', weight: '' });
});

test('Escape closes the exercise search of a name and returns to the name', async () => {
  respond(exerciseRoutes.list, { exercises: [], total: 0, isSimilarOnly: false, nextPage: 0 });
  const day = await openGrid();
  await clickCell(day.getByRole('rowheader', { name: bench }));
  await press('{Enter}squat');
  expect(screen.getByRole('combobox')).toBeTruthy();
  await press('{Escape}');

  expect(screen.queryByRole('combobox')).toBeNull();
});

test('Ctrl+G joins a row with the one above, whose rest counts for the round, Ctrl+Shift+G gives them their own rests again', async () => {
  const day = await openGrid();
  await clickCell(cell(day, 'Serie, C Plank'));
  await press('{Control>}g{/Control}');
  expect(rowLabels(day)).toEqual(['A', 'B1', 'B2', 'B3']);
  expect(column(day, 'Recupero')).toEqual(['02:30', '–', '–', '01:00']);

  await press('{Control>}{Shift>}g{/Shift}{/Control}');

  expect(rowLabels(day)).toEqual(['A', 'B', 'C', 'D']);
  expect(column(day, 'Recupero').slice(2)).toEqual(['01:15', '01:00']);
});

test('rows that are not adjacent become a superset with the button of the selection bar', async () => {
  const day = await openGrid();
  await clickCell(cell(day, 'Serie, B1 Alzate laterali con manubri'));
  await press('{Control>}{Shift>}g{/Shift}{/Control}');
  await userEvent.click(day.getByRole('button', { name: 'Seleziona B Alzate laterali con manubri' }));
  fireEvent.click(day.getByRole('button', { name: 'Seleziona D Plank' }), { ctrlKey: true });
  await userEvent.click(screen.getByRole('button', { name: 'Superset' }));

  expect(rowLabels(day)).toEqual(['A', 'B1', 'B2', 'C']);
});

test('Alt with an arrow key moves a row, past the end of its workout into the next', async () => {
  const day = await openGrid();
  const legs = await dayOf(1, 2);
  await clickCell(cell(day, 'Serie, C Plank'));
  await press('{Alt>}{ArrowDown}{/Alt}');

  expect(rowLabels(day)).toEqual(['A', 'B1', 'B2']);
  expect(legs.getAllByRole('rowheader').map(({ textContent }) => textContent)[0]).toMatch(/Plank/);
});

test('one week at a time shows every column, and the choice is remembered on this device', async () => {
  await openGrid();
  await userEvent.click(screen.getByText('Righe'));
  const day = await dayOf(1);

  for (const name of ['Esercizio', 'Tipo', 'Serie', 'Ripetizioni', 'Carico', 'Recupero', 'RIR', 'RPE', 'TUT', 'Nota'])
    expect(day.getByRole('columnheader', { name })).toBeTruthy();
  expect(localStorage.getItem('programs.view')).toBe('rows');
});

test('a question mark shows all keys', async () => {
  const day = await openGrid();
  await clickCell(cell(day, `Serie, ${bench}`));
  await press('?');

  const keys = within(await screen.findByRole('dialog', { name: 'Tasti' }));
  expect(keys.getByText('Sciogli il superset')).toBeTruthy();
});

test('the menu of the last week does not offer to copy it into the following ones', async () => {
  await openGrid();
  await userEvent.click(screen.getByRole('button', { name: 'Azioni per la settimana 2' }));

  expect(await screen.findByRole('menuitem', { name: /Elimina/ })).toBeTruthy();
  expect(screen.queryByRole('menuitem', { name: /Copia nell/ })).toBeNull();
});

test('the menu of an exercise of week 1 adds it to week 2, where it may be already; that of week 2 offers nothing', async () => {
  const day = await openGrid();
  const menu = { name: 'Azioni per Panca piana con bilanciere' };
  await userEvent.click(day.getByRole('button', menu));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Aggiungi nelle settimane dopo' }));
  expect(await screen.findByText(/Le settimane dopo hanno già l’esercizio/)).toBeTruthy();

  await userEvent.click(screen.getAllByRole('button', menu).at(-1) as HTMLElement);
  expect(await screen.findByRole('menuitem', { name: 'Duplica' })).toBeTruthy();
  expect(screen.queryByRole('menuitem', { name: 'Aggiungi nelle settimane dopo' })).toBeNull();
});

test('in week 1 of 2 the menu copies the week into week 2, with a message that offers undo', async () => {
  await openGrid();
  await userEvent.click(screen.getByRole('button', { name: 'Azioni per la settimana 1' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Copia nella settimana 2' }));
  expect(column(await dayOf(2), 'Carico')[0]).toBe('80 kg');

  expect(screen.getByText('La settimana 1 è stata copiata in 1 settimana.')).toBeTruthy();
  await userEvent.click(screen.getAllByRole('button', { name: 'Annulla' }).at(-1) as HTMLElement);
  expect(column(await dayOf(2), 'Carico')[0]).toBe('82,5 kg');
});

test('long instructions of a workout are whole in their title, since the columns view shows two lines', async () => {
  const instructions = 'Ferma la discesa per due secondi. '.repeat(20).trim();
  const program = structuredClone(exampleProgram);
  const workout = program.weeks[0]?.days[0]?.workouts[0];
  if (workout) workout.info = instructions;
  const day = await openGrid(program);

  expect(day.getByRole('textbox', { name: "Indicazioni per l'allenamento" }).title).toBe(instructions);
});
