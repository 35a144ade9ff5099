import { z } from 'zod';
import { Program } from '../../../contract/document.ts';

const Draft = z.object({
  contents: Program.pick({ title: true, info: true, weeks: true }),
  version: z.number(),
  /** Fingerprints of what was sent and not answered: the server may have it all the same. */
  sent: z.array(z.string()),
  keptAt: z.string(),
  userId: z.string(),
});
export type Draft = z.output<typeof Draft>;

export interface OrphanedDraft extends Draft {
  name: string;
}

/** A tab keeps its own draft, so that two tabs on one program do not overwrite each other's. */
export function draftName(programId: string, tab: string): string {
  return `${prefix(programId)}${tab}`;
}

export function saveLocalDraft(name: string, draft: Omit<Draft, 'keptAt'>): void {
  try {
    localStorage.setItem(name, JSON.stringify({ ...draft, keptAt: new Date().toISOString() }));
  } catch {
    // A full storage: the server is still asked, and the screen says whether it has it.
  }
}

export function clearLocalDraft(name: string): void {
  localStorage.removeItem(name);
}

/** As long as this is held the draft has an owner, and another tab leaves it alone. */
export function lockLocalDraft(name: string): () => void {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  void navigator.locks?.request(name, () => held);
  return release;
}

/** The newest draft of that program and person whose tab is gone. */
export async function findOrphanedDraft(programId: string, userId: string): Promise<OrphanedDraft | null> {
  const owned = await ownedNames();
  const left = Object.keys(localStorage)
    .filter((name) => name.startsWith(prefix(programId)) && !owned.has(name))
    .map(readDraft)
    .filter((draft) => draft?.userId === userId);
  return left.toSorted((one, other) => (other?.keptAt ?? '').localeCompare(one?.keptAt ?? ''))[0] ?? null;
}

function prefix(programId: string): string {
  return `draft.program.${programId}.`;
}

/** Without a secure origin the browser has no locks: then every draft counts as left. */
async function ownedNames(): Promise<Set<string | undefined>> {
  const held = (await navigator.locks?.query())?.held ?? [];
  return new Set(held.map(({ name }) => name));
}

function readDraft(name: string): OrphanedDraft | null {
  try {
    return { ...Draft.parse(JSON.parse(localStorage.getItem(name) ?? '')), name };
  } catch {
    return null;
  }
}
