import { clear, del, get, set } from 'idb-keyval';
import { deviceStore } from '#shell/web/api/device-store.ts';
import type { Importing } from './importing.ts';

const store = deviceStore('forma-history-import');

/** Raised when what is kept changes its form: what was kept before is then forgotten. */
const form = 1;

interface Kept {
  form: number;
  importing: Importing;
}

/** Whose history it is, and who takes it in. */
export function keptName(userId: string, clientId: string | undefined): string {
  return `${userId} ${clientId ?? 'own'}`;
}

/** The file with everything chosen, so that a reload loses nothing. A device that keeps nothing goes without. */
export async function keepImport(name: string, importing: Importing): Promise<void> {
  if (!importing.content) return forgetImport(name);
  await set(name, { form, importing } satisfies Kept, store).catch(() => {});
}

export async function findKeptImport(name: string): Promise<Importing | null> {
  const kept = await get<Kept>(name, store).catch(() => undefined);
  return kept?.form === form ? kept.importing : null;
}

export async function forgetImport(name: string): Promise<void> {
  await del(name, store).catch(() => {});
}

/** Of everybody who used this device. */
export async function forgetKeptImports(): Promise<void> {
  await clear(store).catch(() => {});
}
