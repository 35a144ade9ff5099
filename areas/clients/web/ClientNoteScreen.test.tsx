import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { respond, requestsTo, respondWithError } from '#shell/web/testing/fake-api.ts';
import { renderScreen } from '#shell/web/testing/render.tsx';
import { clientRoutes } from '../contract.ts';
import { exampleClient as giulia } from '../example.ts';
import { NoteEditor } from './ClientNoteScreen.tsx';

function Note() {
  return <NoteEditor client={giulia} />;
}

function open(permissions = ['view clients', 'view health records', 'update clients', 'update health records']) {
  return renderScreen(Note, { permissions, texts: ['clients'] });
}

const field = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Nota su Giulia Bianchi' });
const failure = () => screen.findByRole('button', { name: 'Non salvato: riprova' }, { timeout: 15_000 });

test('the note is saved once when typing pauses', async () => {
  respond(clientRoutes.saveNote, { client: { ...giulia, note: 'Spalla destra' } });
  await open();

  await userEvent.type(await field(), 'Spalla destra');
  expect(screen.getByText('Salvataggio…')).toBeTruthy();

  expect(await screen.findByText('Salvato', {}, { timeout: 15_000 })).toBeTruthy();
  expect(requestsTo(clientRoutes.saveNote).map(({ body }) => body)).toEqual([
    { note: 'Spalla destra', version: giulia.version },
  ]);
});

test('a failed save shows an error and keeps the text, also after a reload; retrying saves it', async () => {
  respondWithError(clientRoutes.saveNote, 500, {});
  const { unmount } = await open();
  await userEvent.type(await field(), 'Spalla destra');
  expect(await failure()).toBeTruthy();

  unmount();
  await open();
  expect((await field()).value).toBe('Spalla destra');
  expect(await failure()).toBeTruthy();
  respond(clientRoutes.saveNote, { client: { ...giulia, note: 'Spalla destra' } });
  await userEvent.click(await failure());

  expect(await screen.findByText('Salvato', { selector: 'span' })).toBeTruthy();
});

test('leaving the screen saves immediately', async () => {
  respond(clientRoutes.saveNote, { client: { ...giulia, note: 'Ciao' } });
  const { unmount } = await open();

  await userEvent.type(await field(), 'Ciao');
  unmount();

  await waitFor(() =>
    expect(requestsTo(clientRoutes.saveNote)[0]?.body).toEqual({ note: 'Ciao', version: giulia.version }),
  );
});

test('who may only view clients reads the note, and nothing says that it is saved', async () => {
  await open(['view clients', 'view health records']);

  expect((await field()).readOnly).toBe(true);
  expect((await field()).placeholder).toBe('Nessuna nota.');
  expect(screen.getByText('La vedi solo tu con il tuo team.')).toBeTruthy();
  expect(screen.queryByText(/Salva/)).toBeNull();
});
