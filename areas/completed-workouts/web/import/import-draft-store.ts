import { clear, del, get, set } from 'idb-keyval';
import { createIndexedDbStore } from '#shell/web/api/indexed-db-store.ts';
import type { ImportDraft } from './import-draft.ts';

const store = createIndexedDbStore('forma-history-import');

/** Raised when what is kept changes its form: what was kept before is then forgotten. */
const form = 1;

interface Kept {
  form: number;
  importing: ImportDraft;
}

/** Whose history it is, and who takes it in. */
export function importDraftKey(userId: string, clientId: string | undefined): string {
  return `${userId} ${clientId ?? 'own'}`;
}

/** The file with everything chosen, so that a reload loses nothing. A device that keeps nothing goes without. */
export async function saveImportDraft(name: string, importing: ImportDraft): Promise<void> {
  if (!importing.content) return clearImportDraft(name);
  await set(name, { form, importing } satisfies Kept, store).catch(() => {});
}

export async function findImportDraft(name: string): Promise<ImportDraft | null> {
  const kept = await get<Kept>(name, store).catch(() => undefined);
  return kept?.form === form ? kept.importing : null;
}

export async function clearImportDraft(name: string): Promise<void> {
  await del(name, store).catch(() => {});
}

/** Of everybody who used this device. */
export async function clearImportDrafts(): Promise<void> {
  await clear(store).catch(() => {});
}
