import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { CopyUpdates } from '#areas/assignments/web/public.tsx';
import { respond, requestsTo, respondWithError } from '#shell/web/testing/fake-api.ts';
import { renderScreen } from '#shell/web/testing/render.tsx';
import { programRoutes } from '../../contract.ts';
import type { ProgramUpdate } from '../../contract/copy-update.ts';
import { exampleProgram } from '../../example.ts';
import { weeksText } from './change-text.ts';
import { useUpdateKind } from './use-update-kind.tsx';

const id = (end: string) => `0199a000-0000-7000-8000-00000000000${end}`;
const giulia: ProgramUpdate = {
  id: id('1'),
  version: 2,
  clientId: id('2'),
  clientName: 'Giulia Ferrari',
  startsOn: '2026-11-09',
  isOpen: true,
  fromWeek: 3,
  unchangedWeeks: [
    { weekNumber: 1, isLogged: false },
    { weekNumber: 2, isLogged: false },
    { weekNumber: 5, isLogged: true },
  ],
  wasEditedByHand: false,
  changeCount: 3,
  stayingChangeCount: 0,
  ownChanges: [],
  ownChangeCount: 0,
  changes: [
    { weekNumber: 3, dayNumber: 1, name: 'Squat', kind: 'changed', field: 'sets', before: '3', after: '5' },
    { weekNumber: 3, dayNumber: 1, name: 'Plank', kind: 'removed', field: null, before: '3 × 45 s', after: null },
    { weekNumber: 4, dayNumber: 2, name: 'Curl', kind: 'added', field: null, before: null, after: '3 × 10' },
  ],
};
const byHand = { ...giulia, id: id('3'), clientName: 'Matteo Ricci', wasEditedByHand: true };
const ending = {
  ...giulia,
  id: id('4'),
  clientName: 'Sara Conti',
  isOpen: false,
  fromWeek: null,
  changeCount: 0,
  changes: [],
};

async function open(copies: ProgramUpdate[]) {
  respond(programRoutes.copyUpdates, { version: 7, copies });
  const Updates = () => <CopyUpdates kind={useUpdateKind()} templateId={exampleProgram.id} />;
  await renderScreen(() => <Updates />, {
    permissions: ['view programs', 'update programs'],
    texts: ['programs', 'assignments'],
  });
}

async function openDialog(copies: ProgramUpdate[]) {
  await open(copies);
  await userEvent.click(await screen.findByRole('button', { name: 'Vedi e aggiorna' }));
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findAllByRole('checkbox', { name: 'Giulia Ferrari' });
  return dialog;
}

test('two clients with an earlier version are counted, one in the last week is not', async () => {
  await open([giulia, byHand, ending]);

  expect(await screen.findByText('2 copie assegnate hanno una versione precedente.')).toBeTruthy();
});

test('two copies of the same client are counted and listed as two, each with its first day', async () => {
  const dialog = await openDialog([giulia, { ...giulia, id: id('5'), startsOn: '2027-01-18' }]);

  expect(await screen.findByText('2 copie assegnate hanno una versione precedente.')).toBeTruthy();
  expect(dialog.getByText(/dal 9 nov/)).toBeTruthy();
  expect(dialog.getByText(/dal 18 gen/)).toBeTruthy();
  expect(dialog.getByRole('button', { name: 'Aggiorna 2 copie' })).toBeTruthy();
});

test('without differences there is nothing to offer', async () => {
  await open([ending]);
  await waitFor(() => expect(requestsTo(programRoutes.copyUpdates)).toHaveLength(1));

  expect(screen.queryByRole('button')).toBeNull();
});

test('differences that an update leaves are named with a link to the copy of each client', async () => {
  const staying = { ...ending, isOpen: true, stayingChangeCount: 2 };
  const dialog = await openDialog([giulia, staying]);

  expect(await dialog.findByText(/sono già iniziate o contengono allenamenti registrati/)).toBeTruthy();
  expect(dialog.getByRole('link', { name: 'Sara Conti' }).getAttribute('href')).toBe(`/programs/${id('4')}/manage`);
  expect(dialog.getByText('2 differenze')).toBeTruthy();
});

test('a copy edited by hand is updated only if it is selected', async () => {
  const dialog = await openDialog([giulia, byHand, ending]);
  respond(programRoutes.updateCopies, { updated: 1 });
  expect(dialog.getByRole<HTMLInputElement>('checkbox', { name: 'Matteo Ricci' }).checked).toBe(false);
  expect(dialog.getByText('Modificato a mano')).toBeTruthy();
  expect(dialog.getByText('1 copia è quasi finita e non cambia più.')).toBeTruthy();

  await userEvent.click(dialog.getByRole('button', { name: 'Aggiorna 1 copia' }));
  await waitFor(() =>
    expect(requestsTo(programRoutes.updateCopies)[0]?.body).toEqual({
      version: 7,
      copies: [{ id: id('1'), version: 2 }],
    }),
  );
  expect(await screen.findByText('Modifiche portate in 1 copia.')).toBeTruthy();
});

test('the differences show the unchanged weeks with the reason, and both values of each change', async () => {
  const dialog = await openDialog([giulia]);
  await userEvent.click(dialog.getByRole('button', { name: 'Vedi le differenze di Giulia Ferrari' }));

  expect(
    await dialog.findByText(/Restano come sono le settimane 1-2: sono già iniziate. Resta com'è la settimana 5/),
  ).toBeTruthy();
  const week = within(await dialog.findByRole('list', { name: 'Settimana 3' }));
  expect(week.getAllByRole('listitem').map((line) => line.textContent)).toEqual([
    'Giorno 1 · Squatserie35',
    'Giorno 1 · Planktolto, era 3 × 45 s',
  ]);
});

test('a template that was edited meanwhile shows its new differences before any copy is updated', async () => {
  const dialog = await openDialog([giulia]);
  respondWithError(programRoutes.updateCopies, 409, {
    code: 'version_conflict',
    message: 'Questo programma è stato salvato altrove.',
  });
  respond(programRoutes.copyUpdates, { version: 8, copies: [{ ...giulia, changeCount: 9 }] });
  await userEvent.click(dialog.getByRole('button', { name: 'Aggiorna 1 copia' }));

  expect(await dialog.findByText(/Il modello o una copia sono cambiati mentre guardavi/)).toBeTruthy();
  expect(await dialog.findByText('dal 9 nov · 9 differenze · dalla settimana 3')).toBeTruthy();
});

test('weeks 1, 2, 3 and 5 are shown as 1-3, 5', () => {
  expect(weeksText([1, 2, 3, 5])).toBe('1-3, 5');
});

test('the edits by hand that an update replaces are named in their week', async () => {
  const own = { weekNumber: 4, dayNumber: 1, name: 'Squat', kind: 'changed', field: 'weight' } as const;
  const ownChanges = [{ ...own, before: '80 kg', after: '72,5 kg' }];
  const dialog = await openDialog([giulia, { ...byHand, ownChanges, ownChangeCount: 1 }]);
  await userEvent.click(dialog.getByRole('button', { name: 'Vedi le differenze di Matteo Ricci' }));

  const list = within(
    await dialog.findByRole('list', { name: 'Settimana 4, modifiche fatte a mano che vengono sostituite' }),
  );
  expect(list.getByText('Giorno 1 · Squat')).toBeTruthy();
  expect(list.getByText('72,5 kg')).toBeTruthy();
  expect(dialog.queryByRole('list', { name: /Settimana 3, modifiche/ })).toBeNull();
});
