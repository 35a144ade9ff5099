import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { CopyUpdatesInEditor } from '#areas/assignments/web/public.tsx';
import { respond, requestsTo } from '#shell/web/testing/fake-api.ts';
import { renderScreen } from '#shell/web/testing/render.tsx';
import { programRoutes } from '../../contract.ts';
import { exampleDetail, exampleProgram } from '../../example.ts';
import { DocumentProvider } from '#shell/web/documents/DocumentProvider.tsx';
import { markSaved } from '#shell/web/documents/document-store.ts';
import { documentOf } from '../editor/load-program.ts';
import { openEditor } from '../editor/open-editor.ts';
import { useUpdateKind } from './use-update-kind.tsx';

async function open(counts: { copies: number; outdatedCopies: number }) {
  const document = documentOf(exampleProgram);
  const editor = openEditor(
    { detail: exampleDetail, document, orphanedDraft: null, base: null },
    { userId: '1', membershipId: '1', typeName: String, onSaved: () => {}, onReplaced: () => {} },
  );
  const Updates = () => <CopyUpdatesInEditor kind={useUpdateKind()} templateId={exampleProgram.id} {...counts} />;
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

test('up-to-date copies are not shown; after the first save all three are outdated without another request', async () => {
  const editor = await open({ copies: 3, outdatedCopies: 0 });
  expect(screen.queryByText(/versione precedente/)).toBeNull();

  act(() => markSaved(editor.store, { ...documentOf(exampleProgram), entry: null, version: 2 }));
  expect(await screen.findByText('3 clienti hanno una versione precedente.')).toBeTruthy();
  expect(requestsTo(programRoutes.copyUpdates)).toHaveLength(0);
});

test('an outdated copy is shown when the editor opens, and the dialog loads its differences', async () => {
  await open({ copies: 3, outdatedCopies: 1 });
  respond(programRoutes.copyUpdates, { version: 1, copies: [] });
  await userEvent.click(await screen.findByRole('button', { name: 'Vedi e aggiorna' }));

  expect(await screen.findByText(/Nessun cliente ne sta seguendo una copia/)).toBeTruthy();
});
