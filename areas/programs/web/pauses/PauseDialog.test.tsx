import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { requestsTo, respond, respondWithError } from '#shell/web/testing/fake-api.ts';
import { renderScreen } from '#shell/web/testing/render.tsx';
import { programRoutes } from '../../contract.ts';
import type { ProgramAssignment } from '../../contract/assigned.ts';
import type { Pause } from '../../contract/document.ts';
import { exampleProgram } from '../../example.ts';
import { withDays } from '../../rules/pauses.ts';
import { PauseDialog } from './PauseDialog.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T10:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Four weeks from Monday 16 November, which end on Sunday 13 December. */
const copy: ProgramAssignment = {
  id: '0199a000-0000-7000-8000-00000000000c',
  title: exampleProgram.title,
  clientId: '0199a000-0000-7000-8000-00000000000a',
  clientName: 'Cliente Prova',
  startsOn: '2026-11-16',
  endsOn: '2026-12-13',
  state: 'running',
  weeks: 4,
  workouts: 12,
  completedWorkouts: 2,
  version: 4,
  templateId: exampleProgram.id,
  templateTitle: exampleProgram.title,
  note: '',
  lastTrainedAt: null,
  chosenEnd: null,
  pauses: [],
  replacedFrom: null,
  laterCopies: [],
};
const holidays: Pause = withDays({
  from: '2026-11-18',
  until: '2026-11-29',
  keepsWeekdays: true,
  note: 'Buon viaggio',
});

async function open(changes: Partial<ProgramAssignment> = {}) {
  const onClose = vi.fn();
  respond(programRoutes.programUser, { programUser: { ...copy, ...changes } });
  respond(programRoutes.pause, { programUser: copy });
  respond(programRoutes.deletePause, { programUser: copy });
  await renderScreen(() => <PauseDialog copy={copy} opened onClose={onClose} />, {
    permissions: ['view programs', 'update programs'],
    texts: ['programs', 'assignments'],
  });
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByLabelText('Dal');
  return { dialog, onClose };
}

async function fill(field: HTMLElement, text: string): Promise<void> {
  await userEvent.clear(field);
  await userEvent.type(field, text);
}

test('the dialog names the client and the length of the program, as that of its dates does', async () => {
  const { dialog } = await open();

  expect(dialog.getByText('Cliente Prova · 4 settimane')).toBeTruthy();
});

test('a pause until next Wednesday moves the rest by a week, which is shown before it is saved', async () => {
  const { dialog, onClose } = await open();
  await fill(dialog.getByLabelText('Fino al'), '2026-11-25');
  expect(dialog.getByText('Il resto si sposta di 7 giorni e il programma finisce il 20 dic 2026.')).toBeTruthy();
  await userEvent.type(dialog.getByLabelText('Nota per il cliente'), 'Riposa');

  await userEvent.click(dialog.getByRole('button', { name: 'Metti in pausa' }));
  await waitFor(() =>
    expect(requestsTo(programRoutes.pause)[0]?.body).toEqual({
      replaced: null,
      from: '2026-11-20',
      until: '2026-11-25',
      keepsWeekdays: true,
      note: 'Riposa',
      endsBeforeNext: false,
    }),
  );
  await waitFor(() => expect(onClose).toHaveBeenCalled());
});

test('when weekdays may change, six days of pause move the rest by six days', async () => {
  const { dialog } = await open();
  await fill(dialog.getByLabelText('Fino al'), '2026-11-25');
  await userEvent.click(dialog.getByLabelText('Riprendi negli stessi giorni della settimana'));

  expect(dialog.getByText('Il resto si sposta di 6 giorni e il programma finisce il 19 dic 2026.')).toBeTruthy();
});

test('a pause is proposed for two weeks, and its end follows another first day until it is chosen', async () => {
  const { dialog } = await open();
  const until = dialog.getByLabelText<HTMLInputElement>('Fino al');
  expect(until.value).toBe('2026-12-03');

  await fill(dialog.getByLabelText('Dal'), '2026-11-23');
  expect(until.value).toBe('2026-12-06');
  await userEvent.click(dialog.getByRole('button', { name: '1 settimana' }));
  await fill(dialog.getByLabelText('Dal'), '2026-11-24');
  expect(until.value).toBe('2026-11-29');
});

test('a pause that makes the program overlap the next one says so, and can end it before', async () => {
  const { dialog } = await open({ laterCopies: [{ title: 'Forza', startsOn: '2026-12-14' }] });
  expect(dialog.getByText(/finisce il 27 dic 2026. Dal 14 dic 2026 si sovrappone a «Forza»/)).toBeTruthy();
  await userEvent.click(dialog.getByLabelText('Termina questo programma il 13 dic 2026, prima di «Forza»'));
  expect(dialog.getByText(/finisce comunque il 13 dic 2026/)).toBeTruthy();

  await userEvent.click(dialog.getByRole('button', { name: 'Metti in pausa' }));
  await waitFor(() => expect(requestsTo(programRoutes.pause)[0]?.body).toMatchObject({ endsBeforeNext: true }));
});

test('a second pause is added after the first one, which stays', async () => {
  const { dialog } = await open({ pauses: [holidays], endsOn: '2026-12-27' });
  await userEvent.click(dialog.getByRole('button', { name: "Aggiungi un'altra pausa" }));
  await fill(dialog.getByLabelText('Dal'), '2026-12-14');
  await userEvent.click(dialog.getByRole('button', { name: 'Metti in pausa' }));

  await waitFor(() =>
    expect(requestsTo(programRoutes.pause)[0]?.body).toMatchObject({
      replaced: null,
      from: '2026-12-14',
      until: '2026-12-27',
    }),
  );
});

test('a program that another one replaces still ends before that', async () => {
  const { dialog } = await open({ endsOn: '2026-12-01', replacedFrom: '2026-12-02' });
  await fill(dialog.getByLabelText('Fino al'), '2026-11-25');

  expect(dialog.getByText(/finisce comunque il 1 dic 2026/)).toBeTruthy();
});

test('the program is resumed today, also on other weekdays: its pause ends yesterday, and the rest moves by its days', async () => {
  const { dialog } = await open({ pauses: [holidays], endsOn: '2026-12-27' });
  expect(dialog.getByText('In pausa dal 18 nov 2026 al 29 nov 2026.')).toBeTruthy();

  await userEvent.click(dialog.getByRole('button', { name: 'Riprendi da oggi' }));
  await waitFor(() =>
    expect(requestsTo(programRoutes.pause)[0]?.body).toMatchObject({
      replaced: '2026-11-18',
      until: '2026-11-19',
      keepsWeekdays: false,
    }),
  );
});

test('a program that keeps its weekdays is resumed on the next one, which the button says', async () => {
  const { dialog } = await open({ pauses: [holidays], endsOn: '2026-12-27' });
  await userEvent.click(
    dialog.getByRole('button', { name: 'Riprendi mercoledì 25 nov, negli stessi giorni della settimana' }),
  );

  await waitFor(() =>
    expect(requestsTo(programRoutes.pause)[0]?.body).toMatchObject({ until: '2026-11-19', keepsWeekdays: true }),
  );
});

test('a pause is taken away, also one that is over or comes later', async () => {
  const past = withDays({ from: '2026-11-17', until: '2026-11-17', keepsWeekdays: false, note: '' });
  const later = withDays({ from: '2026-12-10', until: '2026-12-11', keepsWeekdays: false, note: '' });
  const { dialog } = await open({ pauses: [past, holidays, later] });
  expect(dialog.getByRole('button', { name: "Togli la pausa dal 10 dic all'11 dic 2026" })).toBeTruthy();

  await userEvent.click(dialog.getByRole('button', { name: 'Togli la pausa dal 17 nov al 17 nov 2026' }));
  await waitFor(() => expect(requestsTo(programRoutes.deletePause)).toHaveLength(1));
  await userEvent.click(dialog.getByRole('button', { name: 'Togli la pausa' }));
  await waitFor(() => expect(requestsTo(programRoutes.deletePause)).toHaveLength(2));
});

test('days that another pause has are refused at their field', async () => {
  const { dialog } = await open();
  respondWithError(programRoutes.pause, 422, {
    code: 'pauses_overlap',
    errors: { from: ["In quei giorni c'è già un'altra pausa."] },
  });
  await userEvent.click(dialog.getByRole('button', { name: 'Metti in pausa' }));

  expect(await dialog.findByText("In quei giorni c'è già un'altra pausa.")).toBeTruthy();
});

test('pauses that cannot be loaded without a connection say so', async () => {
  respondWithError(programRoutes.programUser, 503, {});
  await renderScreen(() => <PauseDialog copy={copy} opened onClose={vi.fn()} />, {
    texts: ['programs', 'assignments'],
  });

  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText('Nessuna risposta: controlla la connessione e riprova.')).toBeTruthy();
});
