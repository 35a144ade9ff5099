import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { DocumentSave } from '#shell/common/documents/routes.ts';
import { respond, stubFetch, requestsTo, respondWithError } from '../testing/fake-api.ts';
import { acceptTheirs, pullNewerVersion } from './autosave.ts';
import { edit, undo, type DocumentStore } from './document-store.ts';
import { keepMine, saveMerged } from './resolve-conflict.ts';
import { type Note, noteId, noteRoutes, note, openNote, serverNote } from './testing/note.ts';

beforeEach(() => {
  vi.useFakeTimers();
  stubFetch();
});

afterEach(() => void vi.useRealTimers());

async function open(document = serverNote()) {
  const opened = await openNote(document);
  return { ...opened, line: () => opened.store.getState().content.lines[0]?.text };
}

function setLine(store: DocumentStore<Note>, text: string): void {
  edit(store, ({ lines }) => void Object.assign(lines[0] ?? {}, { text }), 'line');
}

function setTitle(store: DocumentStore<Note>, title: string): void {
  edit(store, (content) => void Object.assign(content, { title }), 'title');
}

const saves = () => requestsTo(noteRoutes.save).map(({ body }) => body as DocumentSave);
const drafts = () => Object.keys(localStorage).filter((name) => name.startsWith(`draft.note.${noteId}`));
const conflictWith = (document: object) =>
  respondWithError(noteRoutes.save, 409, { code: 'version_conflict', data: { document } });

describe('autosave', () => {
  test('sends the changes once, a second after the last keystroke', async () => {
    const { store, state } = await open();
    respond(noteRoutes.save, { version: 2 });
    setLine(store, 'bur');
    await vi.advanceTimersByTimeAsync(900);
    setLine(store, 'burro');
    await vi.advanceTimersByTimeAsync(900);
    expect(saves()).toHaveLength(0);
    expect(state.get().kind).toBe('pending');

    await vi.advanceTimersByTimeAsync(200);

    expect(saves()).toMatchObject([{ version: 1, changes: [{ id: 'a', fields: { text: 'burro' } }] }]);
    expect(state.get().kind).toBe('saved');
    expect(store.getState().version).toBe(2);
    expect(drafts()).toEqual([]);
  });

  test('saves continuous typing after ten seconds', async () => {
    const { store } = await open();
    respond(noteRoutes.save, { version: 2 });
    for (let second = 0; second < 11; second += 1) {
      setLine(store, String(second));
      await vi.advanceTimersByTimeAsync(950);
    }

    expect(saves()).toHaveLength(1);
  });

  test('sends nothing for an edit that is reverted within a second', async () => {
    const { store, state } = await open();
    setLine(store, 'burro');
    undo(store);
    await vi.advanceTimersByTimeAsync(2000);
    setLine(store, 'burro');
    setLine(store, 'pane');
    await vi.advanceTimersByTimeAsync(2000);

    expect(saves()).toHaveLength(0);
    expect(state.get().kind).toBe('saved');
  });

  test('reports the message of a validation error and saves again after the next edit', async () => {
    const { store, state } = await open();
    respondWithError(noteRoutes.save, 422, { message: 'Troppo lungo.', code: 'invalid' });
    setLine(store, 'burro');
    await vi.advanceTimersByTimeAsync(20_000);
    expect(state.get()).toEqual({ kind: 'failed', message: 'Troppo lungo.' });
    expect(saves()).toHaveLength(1);

    respond(noteRoutes.save, { version: 2 });
    setLine(store, 'olio');
    await vi.advanceTimersByTimeAsync(1100);
    expect(state.get().kind).toBe('saved');
  });
});

describe('without a network', () => {
  test('a failed save is retried and includes later edits', async () => {
    const { store, state } = await open();
    respondWithError(noteRoutes.save, 503, { code: 'unavailable' });
    setLine(store, 'burro');
    await vi.advanceTimersByTimeAsync(1100);
    expect(state.get()).toEqual({ kind: 'failed', message: null });

    setLine(store, 'olio');
    respond(noteRoutes.save, { version: 2 });
    await vi.advanceTimersByTimeAsync(2000);

    expect(saves().at(-1)?.changes).toEqual([{ id: 'a', fields: { text: 'olio' } }]);
    expect(state.get().kind).toBe('saved');
  });

  test('the next tab recovers and saves the edits of a closed tab', async () => {
    const first = await open();
    respondWithError(noteRoutes.save, 503, { code: 'unavailable' });
    setLine(first.store, 'burro');
    await vi.advanceTimersByTimeAsync(1100);
    first.stop();
    expect(drafts()).toHaveLength(1);

    respond(noteRoutes.save, { version: 2 });
    const second = await open();
    expect(second.line()).toBe('burro');
    expect(second.recoveredFrom).not.toBeNull();
    await vi.advanceTimersByTimeAsync(1100);

    expect(second.state.get().kind).toBe('saved');
    expect(drafts()).toEqual([]);
  });

  test('an own save whose response was lost is no conflict', async () => {
    const { store, state } = await open();
    respondWithError(noteRoutes.save, 503, { code: 'unavailable' });
    setTitle(store, 'Domani');
    await vi.advanceTimersByTimeAsync(1100);
    setLine(store, 'burro');
    conflictWith(serverNote({ title: 'Domani' }, 2, saves()[0]?.saveId));
    await vi.advanceTimersByTimeAsync(1900);
    expect(store.getState().version).toBe(2);

    respond(noteRoutes.save, { version: 3 });
    await vi.advanceTimersByTimeAsync(1100);
    expect(state.get().kind).toBe('saved');
    expect(saves().at(-1)).toMatchObject({ version: 2, changes: [{ id: 'a', fields: { text: 'burro' } }] });
  });

  test('an own save whose response was lost with its tab is no conflict in the next tab', async () => {
    const first = await open();
    respondWithError(noteRoutes.save, 503, { code: 'unavailable' });
    setTitle(first.store, 'Domani');
    await vi.advanceTimersByTimeAsync(1100);
    setLine(first.store, 'burro');
    first.stop();

    respond(noteRoutes.save, { version: 3 });
    const second = await open(serverNote({ title: 'Domani' }, 2, saves()[0]?.saveId));
    await vi.advanceTimersByTimeAsync(1100);
    expect(saves().at(-1)).toMatchObject({ version: 2, changes: [{ id: 'a', fields: { text: 'burro' } }] });
    expect(second.state.get().kind).toBe('saved');
  });
});

describe('when another user saved', () => {
  const theirs = serverNote({ title: 'Di un altro' }, 5);

  async function conflict() {
    const opened = await open();
    conflictWith(theirs);
    setLine(opened.store, 'burro');
    await vi.advanceTimersByTimeAsync(1100);
    return opened;
  }

  test('nothing more is sent until the conflict is resolved', async () => {
    const { store, state } = await conflict();
    setLine(store, 'olio');
    await vi.advanceTimersByTimeAsync(5000);

    expect(state.get()).toMatchObject({ kind: 'conflict', theirs: { version: 5 } });
    expect(saves()).toHaveLength(1);
    expect(drafts()).toHaveLength(1);
  });

  test('keeping mine overwrites what both changed, and nothing that only they changed', async () => {
    const { autosave, store, state } = await conflict();
    const both = serverNote({ title: 'Di un altro', lines: [{ id: 'a', text: 'olio' }, ...note.lines.slice(1)] }, 5);
    respond(noteRoutes.save, { version: 6 });
    await keepMine(autosave, both);

    expect(saves().at(-1)).toEqual({
      version: 5,
      saveId: expect.any(String),
      changes: [{ id: 'a', fields: { text: 'burro' } }],
    });
    expect(store.getState().content.title).toBe('Di un altro');
    expect(state.get().kind).toBe('saved');
  });

  test('accepting theirs shows their version, and undo restores mine', async () => {
    const { autosave, store, state, line } = await conflict();
    acceptTheirs(autosave, theirs);
    expect(store.getState()).toMatchObject({ content: { title: 'Di un altro' }, version: 5 });
    expect(line()).toBe('pane');
    expect(state.get().kind).toBe('saved');
    expect(drafts()).toEqual([]);

    undo(store);
    expect(line()).toBe('burro');
  });

  test('saving the merge overwrites their version, and undo restores mine', async () => {
    const { autosave, store, state, line } = await conflict();
    respond(noteRoutes.save, { version: 6 });
    await saveMerged(autosave, theirs, { ...store.getState().content, title: 'Di un altro' });

    expect(saves().at(-1)).toMatchObject({ version: 5, changes: [{ id: 'a', fields: { text: 'burro' } }] });
    expect(state.get().kind).toBe('saved');
    undo(store);
    expect(store.getState().content.title).toBe('Spesa');
    expect(line()).toBe('burro');
  });

  test('the same edit on both sides is no conflict', async () => {
    const { store, state } = await open();
    conflictWith(serverNote({ title: 'Domani' }, 2));
    setTitle(store, 'Domani');
    await vi.advanceTimersByTimeAsync(1100);

    expect(state.get().kind).toBe('saved');
    expect(store.getState().version).toBe(2);
  });

  test('a newer version with the content that the edits began with, such as a pause of a program, is no conflict', async () => {
    const { store, state } = await open();
    conflictWith(serverNote({}, 5));
    setTitle(store, 'Domani');
    await vi.advanceTimersByTimeAsync(1000);
    respond(noteRoutes.save, { version: 6 });
    await vi.advanceTimersByTimeAsync(1100);

    expect(saves().map(({ version }) => version)).toEqual([1, 5]);
    expect(state.get().kind).toBe('saved');
    expect(store.getState().content.title).toBe('Domani');
  });

  test('a newer version with the same content is taken without a message, and the edits before it can still be undone', async () => {
    const onReplaced = vi.fn();
    const { autosave, store, line } = await open();
    setLine(store, 'burro');
    respond(noteRoutes.save, { version: 2 });
    await vi.advanceTimersByTimeAsync(1100);
    const { content } = store.getState();
    await pullNewerVersion({ ...autosave, onReplaced, load: async () => ({ version: 3, content, saveId: null }) });

    expect(store.getState().version).toBe(3);
    expect(onReplaced).not.toHaveBeenCalled();
    undo(store);
    expect(line()).toBe('pane');
  });

  test('unsaved edits of a closed tab do not overwrite it, however often the document is opened', async () => {
    const first = await open();
    setLine(first.store, 'burro');
    first.stop();

    for (let times = 1; times <= 3; times++) {
      const next = await open(theirs);
      expect(next.state.get()).toMatchObject({ kind: 'conflict', theirs: { version: 5 } });
      expect(next.store.getState()).toMatchObject({ content: { lines: [{ text: 'burro' }, {}] }, base: note });
      await vi.advanceTimersByTimeAsync(5000);
      next.stop();
    }
    expect(saves()).toHaveLength(0);
  });
});
