import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { CopyUpdatesInEditor } from '#areas/assignments/web/public.tsx';
import { respond, respondWithError, requestsTo } from '#shell/web/testing/fake-api.ts';
import { renderScreen } from '#shell/web/testing/render.tsx';
import { programRoutes } from '../../contract.ts';
import type { ProgramUpdate } from '../../contract/copy-update.ts';
import { exampleDetail, exampleProgram } from '../../example.ts';
import { DocumentProvider } from '#shell/web/documents/DocumentProvider.tsx';
import { markSaved } from '#shell/web/documents/document-store.ts';
import { documentOf } from '../editor/load-program.ts';
import { openEditor } from '../editor/open-editor.ts';
import { useUpdateKind } from './use-update-kind.tsx';

beforeEach(() => localStorage.clear());

async function open(counts: { copies: number; outdatedCopies: number }) {
  const document = documentOf(exampleProgram);
  const editor = openEditor(
    { detail: exampleDetail, document, orphanedDraft: null },
    { userId: '1', membershipId: '1', typeName: String, onSaved: () => {}, onReplaced: () => {} },
  );
  const Updates = () => (
    <>
      <CopyUpdatesInEditor kind={useUpdateKind()} templateId={exampleProgram.id} {...counts} />
      <input aria-label="Serie" />
    </>
  );
  await renderScreen(
    () => (
      <DocumentProvider document={editor}>
        <Updates />
      </DocumentProvider>
    ),
    { texts: ['programs', 'assignments'], permissions: ['update programs'] },
  );
  return editor;
}

const id = '0199a000-0000-7000-8000-000000000001';
const copy: ProgramUpdate = {
  id,
  version: 2,
  clientId: '0199a000-0000-7000-8000-000000000002',
  clientName: 'Giulia Ferrari',
  startsOn: '2026-11-09',
  isOpen: true,
  fromWeek: 2,
  unchangedWeeks: [{ weekNumber: 1, isLogged: false }],
  wasEditedByHand: false,
  changeCount: 0,
  stayingChangeCount: 1,
  ownChanges: [],
  ownChangeCount: 0,
  changes: [],
};

test('up-to-date copies are not shown; after a save those of three clients are, without another request', async () => {
  const editor = await open({ copies: 3, outdatedCopies: 0 });
  expect(screen.queryByRole('status')).toBeNull();

  act(() => markSaved(editor.store, { ...documentOf(exampleProgram), entry: null, version: 2 }));
  expect(await screen.findByText('Il modello è cambiato: ne sono assegnate 3 copie.')).toBeTruthy();
  expect(requestsTo(programRoutes.copyUpdates)).toHaveLength(0);
});

test('when the editor opens, only copies that can be updated are counted, and the dialog shows them', async () => {
  respond(programRoutes.copyUpdates, {
    version: 1,
    copies: [
      { ...copy, changeCount: 2 },
      { ...copy, id: copy.clientId },
    ],
  });
  await open({ copies: 3, outdatedCopies: 2 });
  await screen.findByText('1 copia assegnata ha una versione precedente.');
  await userEvent.click(await screen.findByRole('button', { name: 'Vedi e aggiorna' }));

  expect(await screen.findByRole('checkbox', { name: 'Giulia Ferrari' })).toBeTruthy();
});

test('when the differences cannot be loaded, it says that the template has changed', async () => {
  respondWithError(programRoutes.copyUpdates, 503, {});
  await open({ copies: 3, outdatedCopies: 2 });

  expect(await screen.findByText('Il modello è cambiato: ne sono assegnate 2 copie.')).toBeTruthy();
});

test('a change of a week that has begun says what to do, and nothing is offered any more', async () => {
  const editor = await open({ copies: 1, outdatedCopies: 0 });
  act(() => markSaved(editor.store, { ...documentOf(exampleProgram), entry: null, version: 2 }));
  respond(programRoutes.copyUpdates, { version: 2, copies: [copy] });
  await userEvent.click(await screen.findByRole('button', { name: 'Vedi e aggiorna' }));
  const dialog = within(await screen.findByRole('dialog'));

  expect(await dialog.findByText(/^Nessuna copia da aggiornare\. Cambiano solo le settimane non ancora/)).toBeTruthy();
  const link = await dialog.findByRole('link', { name: 'Giulia Ferrari' });
  expect(link.getAttribute('href')).toBe(`/programs/${id}/manage`);
  await userEvent.click(dialog.getByRole('button', { name: 'Chiudi' }));
  await waitFor(() => expect(screen.queryByText(/Il modello è cambiato/)).toBeNull());
});

test('while a cell has the focus a save shows nothing above it, which would move it; once it is left the copies are shown', async () => {
  const editor = await open({ copies: 3, outdatedCopies: 0 });
  const cell = await screen.findByRole('textbox', { name: 'Serie' });
  cell.focus();

  act(() => markSaved(editor.store, { ...documentOf(exampleProgram), entry: null, version: 2 }));
  await new Promise((resolve) => setTimeout(resolve, 700));
  expect(screen.queryByRole('status')).toBeNull();

  act(() => cell.blur());
  expect(await screen.findByText('Il modello è cambiato: ne sono assegnate 3 copie.')).toBeTruthy();
});

test('it is hidden for this version of the template, also when the editor opens again, and comes back with the next change', async () => {
  respondWithError(programRoutes.copyUpdates, 503, {});
  await open({ copies: 3, outdatedCopies: 2 });
  await screen.findByText('Il modello è cambiato: ne sono assegnate 2 copie.');
  await userEvent.click(screen.getByRole('button', { name: 'Nascondi fino alla prossima modifica del modello' }));
  expect(screen.queryByText(/Il modello è cambiato/)).toBeNull();
  cleanup();

  const editor = await open({ copies: 3, outdatedCopies: 2 });
  await waitFor(() => expect(requestsTo(programRoutes.copyUpdates).length).toBeGreaterThan(1));
  expect(screen.queryByText(/Il modello è cambiato/)).toBeNull();

  act(() => markSaved(editor.store, { ...documentOf(exampleProgram), entry: null, version: 2 }));
  expect(await screen.findByText('Il modello è cambiato: ne sono assegnate 3 copie.')).toBeTruthy();
});
