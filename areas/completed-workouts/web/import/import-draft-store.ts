import { clear, del, get, set } from 'idb-keyval';
import type { Subject } from '#shell/web/api/subject.ts';
import { createIndexedDbStore } from '#shell/web/api/indexed-db-store.ts';
import type { ImportDraft } from './import-draft.ts';

const store = createIndexedDbStore('forma-history-import');

/** Version of the stored format. Drafts of another version are ignored. */
const formatVersion = 1;

/** The field names are stored on devices. */
interface StoredDraft {
  form: number;
  importing: ImportDraft;
}

/** By user and client. */
export function importDraftKey(userId: string, { clientId }: Subject): string {
  return `${userId} ${clientId ?? 'own'}`;
}

/** Stores the file with all choices, so that they survive a reload. Errors of the storage are ignored. */
export async function saveImportDraft(name: string, importing: ImportDraft): Promise<void> {
  if (!importing.content) return clearImportDraft(name);
  await set(name, { form: formatVersion, importing } satisfies StoredDraft, store).catch(() => {});
}

export async function findImportDraft(name: string): Promise<ImportDraft | null> {
  const stored = await get<StoredDraft>(name, store).catch(() => undefined);
  return stored?.form === formatVersion ? stored.importing : null;
}

export async function clearImportDraft(name: string): Promise<void> {
  await del(name, store).catch(() => {});
}

/** Deletes the drafts of all users of this device. */
export async function clearImportDrafts(): Promise<void> {
  await clear(store).catch(() => {});
}
