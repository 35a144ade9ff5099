import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { answer, askedOf, refuse } from '#shell/web/testing/answers.ts';
import { renderScreen } from '#shell/web/testing/render.tsx';
import { type AssignedProgram, programRoutes } from '../../contract.ts';
import { exampleProgram } from '../../example.ts';
import { AssignProgramScreen } from './AssignProgramScreen.tsx';

const [giulia, matteo] = ['0199a000-0000-7000-8000-00000000000a', '0199a000-0000-7000-8000-00000000000b'];
const copy: AssignedProgram = {
  id: '0199a000-0000-7000-8000-00000000000c',
  title: exampleProgram.title,
  clientId: giulia ?? '',
  clientName: 'Giulia Ferrari',
  startsOn: '2026-11-16',
  endsOn: '2026-11-29',
  state: 'running',
  weeks: 2,
  workouts: 6,
  completedWorkouts: 2,
};

async function open() {
  answer(programRoutes.get, { program: exampleProgram });
  answer(programRoutes.assignedClients, { programs: [copy] });
  answer(programRoutes.assignableClients, {
    clients: [
      { id: giulia ?? '', name: 'Giulia Ferrari', runningProgram: exampleProgram.title },
      { id: matteo ?? '', name: 'Matteo Ricci', runningProgram: null },
    ],
    nextPage: 0,
  });
  await renderScreen(AssignProgramScreen, {
    path: '/programs/$id/assign',
    at: `/programs/${exampleProgram.id}/assign`,
    permissions: ['view programs', 'update programs'],
    texts: ['programs'],
  });
}

test('both clients chosen get it from the same Monday', async () => {
  await open();
  answer(programRoutes.assign, { programIds: [giulia ?? '', matteo ?? ''] });
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Giulia Ferrari' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Matteo Ricci' }));
  await userEvent.click(screen.getByRole('button', { name: 'Assegna a 2 clienti' }));

  await waitFor(() => expect(askedOf(programRoutes.assign)).toHaveLength(1));
  const asked = askedOf(programRoutes.assign)[0]?.body as { clientIds: string[]; startsOn: string } | undefined;
  expect(asked?.clientIds).toEqual([giulia, matteo]);
  expect(new Date(asked?.startsOn ?? '').getUTCDay()).toBe(1);
});

test('without a client nothing is asked, and it says what is missing', async () => {
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Assegna programma' }));

  expect(await screen.findByText('Scegline almeno 1.')).toBeTruthy();
  expect(askedOf(programRoutes.assign)).toHaveLength(0);
});

test('a program without exercises is refused with what to do', async () => {
  await open();
  refuse(programRoutes.assign, 422, { code: 'empty', message: 'Questo programma non ha ancora esercizi.' });
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Matteo Ricci' }));
  await userEvent.click(screen.getByRole('button', { name: 'Assegna a 1 cliente' }));

  expect(await screen.findByText('Questo programma non ha ancora esercizi.')).toBeTruthy();
});

test('whoever has it shows state and progress; taking it away says what stays', async () => {
  await open();
  answer(programRoutes.unassign, {});
  const row = within((await screen.findByRole('link', { name: 'Giulia Ferrari' })).closest('tr') as HTMLElement);
  expect(row.getByText('In corso')).toBeTruthy();
  expect(row.getByText('2 di 6 allenamenti')).toBeTruthy();

  await userEvent.click(row.getByRole('button', { name: /^Azioni per/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Ritira programma' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/già svolti restano nello storico/)).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'Ritira programma' }));
  await waitFor(() => expect(askedOf(programRoutes.unassign)[0]?.body).toEqual({ programId: copy.id }));
});
