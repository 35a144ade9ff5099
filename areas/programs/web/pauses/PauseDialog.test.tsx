import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { requestsTo, respond, respondWithError } from '#shell/web/testing/fake-api.ts';
import { renderScreen } from '#shell/web/testing/render.tsx';
import { type ProgramAssignment, programRoutes } from '../../contract.ts';
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

test('without a last day the pause lasts until the program is resumed', async () => {
  const { dialog } = await open();
  expect(dialog.getByText(/le nuove date si decidono quando il programma riprende/)).toBeTruthy();

  await userEvent.click(dialog.getByRole('button', { name: 'Metti in pausa' }));
  await waitFor(() => expect(requestsTo(programRoutes.pause)[0]?.body).toMatchObject({ until: null }));
});

test('a program that another one replaces still ends before that', async () => {
  const { dialog } = await open({ endsOn: '2026-12-01' });
  await fill(dialog.getByLabelText('Fino al'), '2026-11-25');

  expect(dialog.getByText(/finisce comunque il 1 dic 2026/)).toBeTruthy();
});

test('the program is resumed today: its pause ends yesterday, and the toast undoes that', async () => {
  const { dialog } = await open({ pauses: [holidays], endsOn: '2026-12-27' });
  expect(dialog.getByText('In pausa dal 18 nov 2026 al 29 nov 2026.')).toBeTruthy();

  await userEvent.click(dialog.getByRole('button', { name: 'Riprendi da oggi' }));
  await waitFor(() =>
    expect(requestsTo(programRoutes.pause)[0]?.body).toMatchObject({ replaced: '2026-11-18', until: '2026-11-19' }),
  );
});

test('a pause is taken away, also one that is over', async () => {
  const past = withDays({ from: '2026-11-17', until: '2026-11-17', keepsWeekdays: false, note: '' });
  const { dialog } = await open({ pauses: [past, holidays] });

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
