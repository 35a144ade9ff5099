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

test('the base version stays cached while a conflict of unsaved edits is unresolved', async () => {
  await cacheDocument(key, serverNote({}, 1));
  const draft = { content: { ...note, title: 'Qui' }, version: 1, pendingSaveIds: [], userId: 'ada' };
  saveLocalDraft(`draft.note.${noteId}.1`, draft);

  for (let times = 1; times <= 2; times++)
    expect(await load(async () => serverNote({ title: 'Altrove' }, 9))).toMatchObject({ base: note });
});
