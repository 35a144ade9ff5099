import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { requestsTo, respond, stubFetch } from '../testing/fake-api.ts';
import { edit } from './document-store.ts';
import { saveLocalDraft } from './local-draft.ts';
import { keepMine } from './resolve-conflict.ts';
import { findNoteDraft, note, noteId, noteRoutes, openNote, serverNote } from './testing/note.ts';

beforeEach(() => {
  vi.useFakeTimers();
  stubFetch();
});

afterEach(() => void vi.useRealTimers());

async function open(document = serverNote()) {
  const opened = await openNote(document);
  const setFirstLine = (text: string) =>
    edit(opened.store, ({ lines }) => void Object.assign(lines[0] ?? {}, { text }));
  return { ...opened, setFirstLine };
}

test('a draft holds the version that its tab saved last, whatever was saved since', async () => {
  const closed = await open();
  respond(noteRoutes.save, { version: 2 });
  closed.setFirstLine('burro');
  await vi.advanceTimersByTimeAsync(1100);
  edit(closed.store, ({ lines }) => void lines.splice(1, 1));
  closed.stop();

  const { state, store } = await open(serverNote({ title: 'Di un altro' }, 5));

  const saved = { ...note, lines: [{ id: 'a', text: 'burro' }, note.lines[1]] };
  expect(state.get().kind).toBe('conflict');
  expect(store.getState()).toMatchObject({ content: { lines: [{ text: 'burro' }] }, version: 2, base: saved });
});

test('a draft takes little more storage than its content', async () => {
  const lines = Array.from({ length: 500 }, (_, index) => ({ id: `line ${index}`, text: 'pane' }));
  const { store, setFirstLine, stop } = await open(serverNote({ lines }));
  setFirstLine('burro');
  stop();

  const size = JSON.stringify(store.getState().content).length;
  const name = Object.keys(localStorage).find((key) => key.startsWith('draft.note.')) ?? '';
  expect(localStorage.getItem(name)?.length).toBeGreaterThan(size);
  expect(localStorage.getItem(name)?.length).toBeLessThan(size + 400);
});

test('keeping a draft whose base is not known overwrites the version of the server', async () => {
  const draft = { content: { ...note, title: 'Qui' }, base: null, version: 1, pendingSaveIds: [], userId: 'ada' };
  saveLocalDraft(`draft.note.${noteId}.1`, draft);
  const theirs = serverNote({ lines: [{ id: 'c', text: 'olio' }] }, 5);
  const { autosave, store } = await open(theirs);
  expect(store.getState().base).toBeNull();
  respond(noteRoutes.save, { version: 6 });
  await keepMine(autosave, theirs);

  const change = { id: '', fields: { title: 'Qui' }, lists: { lines: ['a', 'b'] } };
  expect(requestsTo(noteRoutes.save).at(-1)?.body).toMatchObject({
    version: 5,
    changes: [change, { id: 'a' }, { id: 'b' }],
  });
});

test('the draft of another user of the device is not recovered', async () => {
  const { setFirstLine, stop } = await open();
  setFirstLine('burro');
  stop();

  expect(await findNoteDraft('berto')).toBeNull();
});

test('a draft in the format of the first release is recovered', async () => {
  const content = { ...note, title: 'Prima' };
  const draft = { contents: content, version: 1, sent: ['1x2y'], keptAt: '2026-11-01T10:00:00Z', userId: 'ada' };
  localStorage.setItem(`draft.note.${noteId}.1`, JSON.stringify(draft));
  const { store, recoveredFrom } = await open();

  expect(store.getState().content.title).toBe('Prima');
  expect(recoveredFrom).toBe('2026-11-01T10:00:00Z');
});
