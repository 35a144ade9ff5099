import 'fake-indexeddb/auto';
import { get, set } from 'idb-keyval';
import { beforeEach, expect, test } from 'vitest';
import { createIndexedDbStore } from '#shell/web/api/indexed-db-store.ts';
import { clearImportDrafts, findImportDraft } from '#shell/web/imports/import-drafts.ts';
import { clearOldImportDrafts, emptyImport, historyImport } from './import-draft.ts';

const oldStore = createIndexedDbStore('forma-history-import');
const owner = { userId: 'u1', target: 'own' };
const key = 'u1 own';

const unchanged = { fileName: 'strong.csv', preview: null, step: 'source', imported: null };
const choices = { Boh: { kind: 'create', muscle: 'quads' }, Plank: { kind: 'skip' } };
const expected = { ...unchanged, choices, confirmed: ['Boh', 'Plank'], omitsInvalid: true };

beforeEach(async () => {
  await clearImportDrafts();
  await clearOldImportDrafts();
});

test.each([
  ['the first release', { sure: ['Boh', 'Plank'], leavesOut: true }],
  ['the release before this one', { confirmed: ['Boh', 'Plank'], omitsInvalid: true }],
])('a draft of %s moves from the old store to the shared one', async (_release, renamed) => {
  const content = new TextEncoder().encode('Date\n').buffer;
  await set(key, { form: 1, importing: { ...unchanged, choices, content, ...renamed } }, oldStore);

  expect(await findImportDraft(historyImport, owner)).toMatchObject(expected);
  expect(await get(key, oldStore)).toBeUndefined();
  const again = await findImportDraft(historyImport, owner);
  expect(again).toMatchObject(expected);
  expect(again?.content?.byteLength).toBe(5);
});

test('another user and another client do not find the draft', async () => {
  const importing = { ...unchanged, choices, content: new ArrayBuffer(3), sure: [], leavesOut: false };
  await set(key, { form: 1, importing }, oldStore);

  expect(await findImportDraft(historyImport, { ...owner, userId: 'u2' })).toBeNull();
  expect(await findImportDraft(historyImport, { ...owner, target: 'c1' })).toBeNull();
  expect(await get(key, oldStore)).toBeTruthy();
});

test('a draft that this release cannot read is not restored', () => {
  expect(historyImport.parse({ ...emptyImport, content: 'Date' })).toBeNull();
  expect(
    historyImport.parse({ ...expected, content: new ArrayBuffer(3), choices: { Boh: { kind: 'other' } } }),
  ).toBeNull();
  expect(historyImport.parse({ ...expected, content: new ArrayBuffer(3) })).toMatchObject(expected);
});
