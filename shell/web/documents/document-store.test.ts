import { afterEach, describe, expect, test, vi } from 'vitest';
import { createDocumentStore, edit, isDirty, lastEntry, markSaved, redo, resetTo, undo } from './document-store.ts';
import { note, type Note, serverNote } from './testing/note.ts';

afterEach(() => vi.restoreAllMocks());

function opened() {
  const store = createDocumentStore(serverNote());
  const write = (field: keyof Note & 'title', value: string) =>
    edit(store, (content) => void Object.assign(content, { [field]: value }), field);
  const setLine = (index: number, text: string) =>
    edit(store, ({ lines }) => void Object.assign(lines[index] ?? {}, { text }), `line ${index}`);
  return { store, write, setLine, title: () => store.getState().content.title };
}

describe('undo', () => {
  test('reverts a text that was typed without a pause as one entry', () => {
    const { store, write, title } = opened();
    for (const text of ['D', 'Do', 'Dom', 'Domani']) write('title', text);

    expect(store.getState().undoStack).toHaveLength(1);
    undo(store);
    expect(title()).toBe('Spesa');
    redo(store);
    expect(title()).toBe('Domani');
  });

  test('has an entry for each field, and for one field after a pause of two seconds', () => {
    const { store, write, setLine } = opened();
    vi.spyOn(performance, 'now').mockReturnValueOnce(0).mockReturnValueOnce(100).mockReturnValueOnce(2200);
    write('title', 'Domani');
    setLine(0, 'burro');
    setLine(0, 'olio');

    expect(store.getState().undoStack).toHaveLength(3);
  });

  test('cannot be redone after another edit', () => {
    const { store, write, setLine, title } = opened();
    write('title', 'Domani');
    undo(store);
    setLine(0, 'burro');
    redo(store);

    expect(title()).toBe('Spesa');
  });

  test('has no entry for an edit that changes nothing', () => {
    const { store, write } = opened();
    write('title', 'Spesa');
    edit(store, () => {});

    expect(store.getState().undoStack).toHaveLength(0);
  });
});

describe('saving', () => {
  test('a loaded document is clean, an edited one is not, and its undo is clean again', () => {
    const { store, write } = opened();
    expect(isDirty(store.getState())).toBe(false);
    write('title', 'Domani');
    expect(isDirty(store.getState())).toBe(true);
    undo(store);
    expect(isDirty(store.getState())).toBe(false);
  });

  test('edits made during a save stay unsaved', () => {
    const { store, write, setLine } = opened();
    write('title', 'D');
    const entry = lastEntry(store.getState().undoStack);
    write('title', 'Domani');
    setLine(0, 'burro');
    markSaved(store, { entry, version: 2, content: { ...note, title: 'D' } });

    expect(store.getState()).toMatchObject({
      version: 2,
      content: { title: 'Domani', lines: [{ text: 'burro' }, {}] },
    });
    expect(isDirty(store.getState())).toBe(true);
  });

  test('loading a newer version replaces the content and clears the undo stack', () => {
    const { store, write } = opened();
    write('title', 'Domani');
    resetTo(store, serverNote({ title: 'Altro' }, 7));

    expect(store.getState()).toMatchObject({ content: { title: 'Altro' }, version: 7, undoStack: [] });
  });
});
