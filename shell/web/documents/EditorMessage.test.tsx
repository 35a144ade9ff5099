import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { createAtom } from '../atom.ts';
import { renderScreen } from '../testing/render.tsx';
import { DocumentProvider } from './DocumentProvider.tsx';
import { edit, undo } from './document-store.ts';
import { EditorMessage } from './EditorMessage.tsx';
import { openNote } from './testing/note.ts';

interface NoteMessage {
  text: string;
}

async function openEditor() {
  const opened = await openNote();
  const { store } = opened;
  const message = createAtom<NoteMessage | null>(null);
  await renderScreen(
    () => (
      <DocumentProvider document={opened}>
        <EditorMessage
          message={message.use()}
          textOf={({ text }) => text}
          closeLabel="Chiudi"
          onClose={() => message.set(null)}
          onUndo={() => undo(store)}
        />
      </DocumentProvider>
    ),
    { texts: [] },
  );
  const setTitle = (title: string) => edit(store, (content) => void Object.assign(content, { title }));
  /** Empties the lines, as an action of a menu does, and says so. */
  function removeLines(): void {
    edit(store, ({ lines }) => void lines.splice(0));
    message.set({ text: 'Righe eliminate.' });
  }
  return { store, setTitle, removeLines };
}

const undoButton = () => screen.queryByRole('button', { name: 'Annulla' });

test('the button of a message undoes the edit that the message is about', async () => {
  const { store, removeLines } = await openEditor();
  act(removeLines);

  await userEvent.click(screen.getByRole('button', { name: 'Annulla' }));

  expect(store.getState().content.lines).toHaveLength(2);
  expect(screen.queryByText('Righe eliminate.')).toBeNull();
});

test('once something else was edited, a message has no undo button, which would undo that instead', async () => {
  const { removeLines, setTitle } = await openEditor();
  act(removeLines);
  act(() => setTitle('Domani'));

  expect(screen.getByText('Righe eliminate.')).toBeTruthy();
  expect(undoButton()).toBeNull();
});

test('a message about an edit that changed nothing has no undo button', async () => {
  const { removeLines, setTitle } = await openEditor();
  act(removeLines);
  act(() => setTitle('Domani'));

  act(removeLines);

  expect(undoButton()).toBeNull();
});

test('a message disappears when its edit is undone elsewhere', async () => {
  const { store, removeLines } = await openEditor();
  act(removeLines);
  act(() => undo(store));

  expect(screen.queryByText('Righe eliminate.')).toBeNull();
});
