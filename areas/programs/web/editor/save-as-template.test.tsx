import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { requestsTo, respond, respondWithError } from '#shell/web/testing/fake-api.ts';
import { programRoutes } from '../../contract.ts';
import { exampleProgram } from '../../example.ts';
import { currentView } from './cells/visible-columns.ts';
import { exampleCopy, openProgramScreen } from './testing/open-program-screen.tsx';

beforeEach(() => {
  localStorage.clear();
  currentView.set('columns');
});
// Unmounting sends a last presence request, which needs the fake server.
afterEach(cleanup);

async function renameAndSaveAsTemplate(): Promise<void> {
  await openProgramScreen({ program: exampleCopy });
  respond(programRoutes.duplicate, { program: { ...exampleProgram, id: '0199f2a4-5c00-7000-8000-00000000c0de' } });
  await userEvent.type(screen.getByRole('textbox', { name: 'Titolo' }), ' bis');
  await userEvent.click(screen.getByRole('button', { name: /^Azioni per .* bis di Carla Prova$/ }));
}

const chooseSave = async () => userEvent.click(await screen.findByRole('menuitem', { name: 'Salva come modello' }));

test('the open copy is saved as a template with the edits of a moment ago', async () => {
  await renameAndSaveAsTemplate();
  await chooseSave();

  await waitFor(() => expect(requestsTo(programRoutes.duplicate)).toHaveLength(1));
  expect(requestsTo(programRoutes.save)).toHaveLength(1);
});

test('when the edits cannot be saved, no template is made of the copy without them', async () => {
  await renameAndSaveAsTemplate();
  respondWithError(programRoutes.save, 422, { message: 'Non si salva' });
  await chooseSave();

  await waitFor(() => expect(requestsTo(programRoutes.save)).toHaveLength(1));
  expect(await screen.findByRole('button', { name: 'Non salvato: riprova' })).toBeTruthy();
  expect(requestsTo(programRoutes.duplicate)).toHaveLength(0);
});

test('a template has no such menu', async () => {
  await openProgramScreen();

  expect(screen.queryByRole('button', { name: /^Azioni per Ipertrofia/ })).toBeNull();
});
