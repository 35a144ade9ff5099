import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { currentView } from './cells/visible-columns.ts';
import { exampleCopy, openProgramScreen } from './testing/open-program-screen.tsx';
import { bench, cell, clickCell, column, dayOf, openGrid, press } from './testing/grid.ts';

beforeEach(() => currentView.set('columns'));
// Unmounting sends a last presence request, which needs the fake server.
afterEach(cleanup);

const raise = 'B1 Alzate laterali con manubri';

async function runMenuItem(menu: HTMLElement, label: string | RegExp): Promise<void> {
  await userEvent.click(menu);
  await userEvent.click(await screen.findByRole('menuitem', { name: label }));
}

const weekMenu = (number: number) => screen.getByRole('button', { name: `Azioni per la settimana ${number}` });

test('after a week is deleted by its menu, typing continues in the focused cell of another week', async () => {
  const day = await openGrid();
  await clickCell(cell(day, `Serie, ${bench}`));

  await runMenuItem(weekMenu(2), /Elimina/);

  await waitFor(() => expect(document.activeElement).toBe(cell(day, `Serie, ${bench}`)));
  await press('7{Enter}');
  expect(column(day, 'Serie')[0]).toBe('7');
});

test('after the undo of the message typing continues in the focused cell', async () => {
  const day = await openGrid();
  await clickCell(cell(day, `Serie, ${bench}`));
  await runMenuItem(weekMenu(2), /Elimina/);
  const message = await screen.findByText('Settimana 2 eliminata.');

  await userEvent.click(within(message.parentElement as HTMLElement).getByRole('button', { name: 'Annulla' }));

  await dayOf(2);
  await waitFor(() => expect(document.activeElement).toBe(cell(day, `Serie, ${bench}`)));
});

test('when the focused cell was in the deleted week, the same cell of the week before gets the focus', async () => {
  const day = await openGrid();
  const second = await dayOf(2);
  await clickCell(cell(second, `Carico, ${raise}`));

  await runMenuItem(weekMenu(2), /Elimina/);

  await waitFor(() => expect(document.activeElement).toBe(cell(day, `Carico, ${raise}`)));
});

test('when no cell had the focus, the first of the week before the deleted one gets it', async () => {
  const day = await openGrid();

  await runMenuItem(weekMenu(2), /Elimina/);

  await waitFor(() => expect(document.activeElement).toBe(day.getByRole('rowheader', { name: bench })));
});

test('after a day is deleted by its menu, the day that takes its position gets the focus', async () => {
  const day = await openGrid();
  await clickCell(cell(day, `Serie, ${bench}`));
  const [menu] = screen.getAllByRole('button', { name: 'Azioni per il giorno 1' });

  await runMenuItem(menu as HTMLElement, 'Elimina il giorno');

  const next = await dayOf(1);
  await waitFor(() => expect(document.activeElement).toBe(cell(next, 'Serie, A Squat con bilanciere')));
});

test('after a row is deleted by its menu, the row that takes its position gets the focus', async () => {
  const day = await openGrid();
  const [menu] = screen.getAllByRole('button', { name: 'Azioni per Panca piana con bilanciere' });

  await runMenuItem(menu as HTMLElement, /Elimina/);

  const next = await waitFor(() => day.getByRole('rowheader', { name: /^A1 Alzate laterali/ }));
  await waitFor(() => expect(next.parentElement?.contains(document.activeElement)).toBe(true));
});

const [workout] = exampleCopy.weeks[0]?.days[0]?.workouts ?? [];

async function deleteFirstWorkout(): Promise<void> {
  const [menu] = screen.getAllByRole('button', { name: 'Azioni per il giorno 1' });
  await runMenuItem(menu as HTMLElement, /Elimina l'allenamento/);
}

test('a workout that the client has begun is deleted only after a question that says what stays, and comes back with the undo', async () => {
  await openProgramScreen({ program: exampleCopy, begun: [workout?.id ?? ''] });
  await deleteFirstWorkout();

  const dialog = within(await screen.findByRole('dialog'));
  expect(
    dialog.getByText(/può finire ciò che ha iniziato, com'era allora\. I risultati già registrati restano/),
  ).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'Chiudi' }));
  expect((await dayOf(1)).getByRole('rowheader', { name: bench })).toBeTruthy();

  await deleteFirstWorkout();
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: /Elimina/ }));
  const message = await screen.findByText(/eliminato\.$/);
  expect((await dayOf(1)).queryByRole('rowheader', { name: bench })).toBeNull();
  await userEvent.click(within(message.parentElement as HTMLElement).getByRole('button', { name: 'Annulla' }));
  expect(await (await dayOf(1)).findByRole('rowheader', { name: bench })).toBeTruthy();
});

test('the workout of today of the client is named as such before it is deleted, also with its day and its week', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T10:00:00Z') });
  onTestFinished(() => void vi.useRealTimers());
  await openProgramScreen({ program: { ...exampleCopy, startsOn: '2026-11-20' } });
  await deleteFirstWorkout();
  expect(await screen.findByText(/È l'allenamento del cliente per il 20 nov 2026/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Chiudi' }));

  const [menu] = screen.getAllByRole('button', { name: 'Azioni per il giorno 1' });
  await runMenuItem(menu as HTMLElement, 'Elimina il giorno');
  expect(await screen.findByText('Eliminare il giorno 1?')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Chiudi' }));

  await runMenuItem(weekMenu(1), /Elimina/);
  expect(await screen.findByText('Eliminare la settimana 1?')).toBeTruthy();
});

async function moveFirstDay(): Promise<void> {
  const [menu] = screen.getAllByRole('button', { name: 'Azioni per il giorno 1' });
  await runMenuItem(menu as HTMLElement, 'Sposta nella settimana 2');
}

/** A day of the first week on which the client has no workout, neither before nor after the moves. */
function onSaturday(): void {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T10:00:00Z') });
  onTestFinished(() => void vi.useRealTimers());
}

test('a day that is moved to another week comes back with the undo of the message', async () => {
  onSaturday();
  await openProgramScreen({ program: exampleCopy });
  await moveFirstDay();

  const message = await screen.findByText('Giorno 1 spostato nella settimana 2.');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect((await dayOf(1)).queryByRole('rowheader', { name: bench })).toBeNull();
  await userEvent.click(within(message.parentElement as HTMLElement).getByRole('button', { name: 'Annulla' }));
  expect(await (await dayOf(1)).findByRole('rowheader', { name: bench })).toBeTruthy();
});

test('a day that the client has begun is moved to another week only after a question', async () => {
  onSaturday();
  await openProgramScreen({ program: exampleCopy, begun: [workout?.id ?? ''] });
  await moveFirstDay();

  const dialog = within(await screen.findByRole('dialog', { name: 'Spostare il giorno 1 nella settimana 2?' }));
  expect(
    dialog.getByText(
      /può finire ciò che ha iniziato, com'era allora\. Nuova data di Spinta: sabato 28 novembre\. I risultati già registrati restano/,
    ),
  ).toBeTruthy();
  expect((await dayOf(1)).getByRole('rowheader', { name: bench })).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'Sposta nella settimana 2' }));
  expect(await screen.findByText('Giorno 1 spostato nella settimana 2.')).toBeTruthy();
});

test('a workout of another day is deleted without a question', async () => {
  await openProgramScreen({ program: exampleCopy });
  await deleteFirstWorkout();

  expect(await screen.findByText(/eliminato\.$/)).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
});
