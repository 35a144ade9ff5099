import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { respond, requestsTo, respondWithError } from '#shell/web/testing/fake-api.ts';
import { renderScreen } from '#shell/web/testing/render.tsx';
import { programRoutes } from '../../contract.ts';
import type { AssignedProgram, ProgramAssignment } from '../../contract/assigned.ts';
import { exampleProgram } from '../../example.ts';
import { withDays } from '../../rules/pauses.ts';
import { AssignedMenu } from './AssignedMenu.tsx';

const copy: AssignedProgram = {
  id: '0199a000-0000-7000-8000-00000000000c',
  title: exampleProgram.title,
  clientId: '0199a000-0000-7000-8000-00000000000a',
  clientName: 'Giulia Ferrari',
  startsOn: '2026-11-16',
  endsOn: '2026-11-29',
  state: 'running',
  weeks: 2,
  workouts: 6,
  completedWorkouts: 2,
};
const user: ProgramAssignment = {
  ...copy,
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

afterEach(() => {
  vi.useRealTimers();
});

async function open(itemName: string, program = copy, programUser = user) {
  respond(programRoutes.programUser, { programUser });
  await renderScreen(() => <AssignedMenu program={program} />, {
    permissions: ['view programs', 'update programs'],
    texts: ['programs', 'assignments'],
  });
  await userEvent.click(await screen.findByRole('button', { name: /^Azioni per/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: itemName }));
  return within(await screen.findByRole('dialog'));
}

async function moveTo(dialog: ReturnType<typeof within>, day: string): Promise<void> {
  const field = await dialog.findByLabelText('Da quando');
  await userEvent.clear(field);
  await userEvent.type(field, day);
}

const savedBodies = () => requestsTo(programRoutes.saveProgramUser).map(({ body }) => body);

test('a copy that starts 7 days later ends 7 days later, which is shown before it is saved', async () => {
  const dialog = await open('Date e nota');
  respond(programRoutes.saveProgramUser, { programUser: { ...user, startsOn: '2026-11-23' } });
  await moveTo(dialog, '2026-11-23');
  expect(
    dialog.getByText(/Inizia 7 giorni più tardi e finisce il 6 dic 2026. I 2 allenamenti già svolti/),
  ).toBeTruthy();

  await userEvent.click(dialog.getByRole('button', { name: 'Salva' }));
  await waitFor(() =>
    expect(savedBodies()).toEqual([{ version: 4, startsOn: '2026-11-23', note: '', chosenEnd: null }]),
  );
  expect(await screen.findByText('Date e nota salvate.')).toBeTruthy();
});

test('dates that cannot be saved without a connection say so', async () => {
  const dialog = await open('Date e nota');
  await moveTo(dialog, '2026-11-23');
  vi.spyOn(globalThis, 'fetch').mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await userEvent.click(dialog.getByRole('button', { name: 'Salva' }));

  expect(await dialog.findByText(/^Nessuna risposta: controlla la connessione/)).toBeTruthy();
});

test('a program that is ended early says its last day before it is saved', async () => {
  const dialog = await open('Date e nota');
  respond(programRoutes.saveProgramUser, { programUser: { ...user, endsOn: '2026-11-25', chosenEnd: '2026-11-25' } });
  const lastDay = await dialog.findByLabelText('Ultimo giorno');
  await userEvent.type(lastDay, '2026-11-25');
  expect(dialog.getByText(/Finisce il 25 nov 2026/)).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'Fine delle settimane' }));
  expect(dialog.getByText(/Finisce il 29 nov 2026/)).toBeTruthy();
  await userEvent.type(lastDay, '2026-11-25');

  await userEvent.click(dialog.getByRole('button', { name: 'Salva' }));
  await waitFor(() => expect(savedBodies()[0]).toMatchObject({ startsOn: '2026-11-16', chosenEnd: '2026-11-25' }));
});

test('a concurrent edit of the weeks is no conflict: the new dates are saved on top of it', async () => {
  const dialog = await open('Date e nota');
  respondWithError(programRoutes.saveProgramUser, 409, {
    code: 'version_conflict',
    data: { copy: { ...user, version: 9 } },
  });
  await moveTo(dialog, '2026-11-30');
  await userEvent.click(dialog.getByRole('button', { name: 'Salva' }));

  await waitFor(() => expect(savedBodies().length).toBeGreaterThan(1));
  expect(savedBodies()[1]).toEqual({ version: 9, startsOn: '2026-11-30', note: '', chosenEnd: null });
});

test('a concurrent change of the first day is shown, and is overwritten only after a confirmation', async () => {
  const dialog = await open('Date e nota');
  const theirs = { ...user, version: 5, startsOn: '2026-12-14', note: 'Dopo le ferie' };
  respondWithError(programRoutes.saveProgramUser, 409, { code: 'version_conflict', data: { copy: theirs } });
  await moveTo(dialog, '2026-11-30');
  await userEvent.click(dialog.getByRole('button', { name: 'Salva' }));
  expect(await dialog.findByText('Ora sul server: dal 14 dic 2026, nota: «Dopo le ferie»')).toBeTruthy();

  respond(programRoutes.saveProgramUser, { programUser: theirs });
  await userEvent.click(dialog.getByRole('button', { name: 'Tieni le mie' }));
  await waitFor(() =>
    expect(savedBodies().at(-1)).toEqual({ version: 5, startsOn: '2026-11-30', note: '', chosenEnd: null }),
  );
});

test('unassigning a program with completed workouts needs a typed confirmation, which says that they stay', async () => {
  const dialog = await open('Ritira programma');
  respond(programRoutes.unassign, {});
  const yes = dialog.getByRole<HTMLButtonElement>('button', { name: 'Ritira' });
  expect(dialog.getByText(/I 2 allenamenti già svolti restano nello storico/)).toBeTruthy();
  expect(yes.disabled).toBe(true);

  await userEvent.type(dialog.getByRole('textbox'), 'ritira');
  await userEvent.click(yes);
  await waitFor(() => expect(requestsTo(programRoutes.unassign)[0]?.body).toEqual({ programId: copy.id }));
});

test('a program without completed workouts is unassigned after a plain confirmation', async () => {
  const dialog = await open('Ritira programma', { ...copy, completedWorkouts: 0 });
  respond(programRoutes.unassign, {});
  await userEvent.click(dialog.getByRole('button', { name: 'Ritira' }));

  await waitFor(() => expect(requestsTo(programRoutes.unassign)).toHaveLength(1));
});

test('a new first day of a paused copy takes its pause away, which is said before it is saved', async () => {
  const pauses = [withDays({ from: '2026-11-18', until: '2026-11-29', keepsWeekdays: true, note: '' })];
  const dialog = await open('Date e nota', copy, { ...user, endsOn: '2026-12-13', pauses });
  expect(await dialog.findByText(/Finisce il 13 dic 2026/)).toBeTruthy();
  expect(dialog.queryByText(/la pausa viene tolta/)).toBeNull();
  await moveTo(dialog, '2026-11-23');

  expect(dialog.getByText(/finisce il 6 dic 2026. Con un altro inizio la pausa viene tolta/)).toBeTruthy();
});

test('today is proposed as the last day of a copy, unless it is paused today', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T10:00:00Z') });
  const pauses = [withDays({ from: '2026-11-18', until: '2026-11-29', keepsWeekdays: true, note: '' })];
  const dialog = await open('Date e nota', copy, { ...user, endsOn: '2026-12-13', pauses });
  await dialog.findByLabelText('Ultimo giorno');
  const proposedToday = () => dialog.queryAllByRole('button', { name: 'Oggi' }).length;
  const paused = proposedToday();
  await moveTo(dialog, '2026-11-17');

  expect(proposedToday()).toBe(paused + 1);
});
