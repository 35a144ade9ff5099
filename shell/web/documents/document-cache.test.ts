import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { networkError } from '../api/call.ts';
import { cacheDocument, clearDocumentCache, findCachedDocument } from './document-cache.ts';
import { saveLocalDraft } from './local-draft.ts';
import { loadDocument } from './open-document.ts';
import { note, noteId, type Note, serverNote } from './testing/note.ts';
import type { ServerDocument } from './autosave.ts';

const key = { userId: 'ada', kind: 'note', id: noteId };

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(async () => {
  vi.useRealTimers();
  await clearDocumentCache();
});

function load(fetchDetail: () => Promise<ServerDocument<Note>>, userId = 'ada') {
  const parseContent = (content: unknown) => content as Note;
  return loadDocument({ ...key, userId, fetchDetail, documentOf: (detail) => detail, parseContent });
}

const offline = () => Promise.reject(networkError());

test('a document that was opened before opens offline with the last response of the server', async () => {
  await load(async () => serverNote({}, 3));

  expect(await load(offline)).toMatchObject({
    document: { version: 3 },
    orphanedDraft: null,
    cachedAt: expect.any(String),
  });
});

test('a document that is not cached for the user does not open offline', async () => {
  await cacheDocument(key, serverNote());

  await expect(load(offline, 'berto')).rejects.toMatchObject({ status: 0 });
});

test('the five documents opened last are cached', async () => {
  for (let index = 0; index < 6; index++) {
    vi.setSystemTime(new Date(2026, 10, 20, 10, index));
    await cacheDocument({ ...key, id: String(index) }, serverNote());
  }
  const cached = await Promise.all([0, 1, 5].map((index) => findCachedDocument({ ...key, id: String(index) })));

  expect(cached.map((one) => one !== null)).toEqual([false, true, true]);
});

function storeDraft(draft: { title: string; version: number; base: Note | null }): void {
  const { title, version, base } = draft;
  const content = { ...note, title };
  saveLocalDraft(`draft.note.${noteId}.1`, { content, base, version, pendingSaveIds: [], userId: 'ada' });
}

test('the base of a draft is found after other tabs saved and opened newer versions', async () => {
  storeDraft({ title: 'Qui', version: 2, base: note });
  await cacheDocument(key, serverNote({ title: 'Altrove' }, 8));

  const loaded = await load(async () => serverNote({ title: 'Altrove' }, 9));

  expect(loaded.orphanedDraft).toMatchObject({ content: { title: 'Qui' }, version: 2, base: note });
  expect(await load(offline)).toMatchObject({ document: { version: 9 } });
});

test('a draft that was stored without its base finds it in the cache while that has the same version', async () => {
  storeDraft({ title: 'Qui', version: 1, base: null });
  await cacheDocument(key, serverNote({}, 1));

  const loads = [await load(offline), await load(async () => serverNote({ title: 'Altrove' }, 9)), await load(offline)];

  expect(loads.map(({ orphanedDraft }) => orphanedDraft?.base)).toEqual([note, note, null]);
});

test('offline, edits made after a save that is not cached are no conflict', async () => {
  await cacheDocument(key, serverNote({}, 1));
  storeDraft({ title: 'Domani', version: 2, base: { ...note, title: 'Oggi' } });

  expect(await load(offline)).toMatchObject({ document: { version: 2, content: { title: 'Oggi' } } });
});
