import { clear, del, get } from 'idb-keyval';
import { z } from 'zod';
import { muscles } from '#areas/exercises/rules/taxonomy.ts';
import { createIndexedDbStore } from '#shell/web/api/indexed-db-store.ts';
import type { ImportDraftKind } from '#shell/web/imports/import-drafts.ts';
import { HistoryPreview } from '../../contract/import.ts';
import { emptyImport, type ImportDraft } from './import-draft.ts';

const Choice = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('exercise'), id: z.string(), name: z.string() }),
  z.object({ kind: z.literal('create'), muscle: z.enum(muscles).nullable() }),
  z.object({ kind: z.literal('skip') }),
]);

const StoredDraft = z.object({
  fileName: z.string(),
  // The storage can return a buffer of another realm, which `instanceof` does not recognise.
  content: z.custom<ArrayBuffer>((value) => Object.prototype.toString.call(value) === '[object ArrayBuffer]'),
  preview: HistoryPreview.nullable(),
  choices: z.record(z.string(), Choice),
  confirmed: z.array(z.string()),
  omitsInvalid: z.boolean(),
  step: z.enum(['source', 'check']),
  imported: z.null(),
});

/** Drafts of imported histories. The target is `own`, or the id of the client. */
export const historyImport: ImportDraftKind<ImportDraft> = {
  name: 'completed-workouts',
  empty: emptyImport,
  isEmpty: ({ content }) => content === null,
  parse: (stored) => StoredDraft.safeParse(stored).data ?? null,
  takeLegacy: ({ userId, target }) => takeFromOldStore(`${userId} ${target}`),
};

const oldStore = createIndexedDbStore('forma-history-import');

/** Until November 2026 drafts had a store of their own, at first with other names of two fields. */
async function takeFromOldStore(key: string): Promise<unknown> {
  const stored = await get(key, oldStore);
  if (stored?.form !== 1) return null;
  await del(key, oldStore);
  const { sure, leavesOut, ...draft } = stored.importing;
  return { confirmed: sure, omitsInvalid: leavesOut, ...draft };
}

/** Deletes the drafts of all users of this device from the store of earlier releases. */
export async function clearOldImportDrafts(): Promise<void> {
  await clear(oldStore).catch(() => {});
}
