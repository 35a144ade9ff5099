import { z } from 'zod';
import { Program } from '../../../contract/document.ts';
import { LastPerformance, RowExercise } from '../../../contract/editing.ts';
import { ProgramSettings } from '../../../contract/settings.ts';

const Kept = z.object({
  program: Program,
  exercises: z.array(RowExercise),
  previous: z.array(LastPerformance),
  copies: z.number(),
  outdatedCopies: z.number().default(0),
  settings: ProgramSettings.prefault({}),
  keptAt: z.string(),
});
export type CachedProgram = z.output<typeof Kept>;

/** What the editor opens with. */
export type Detail = Omit<CachedProgram, 'keptAt'>;

interface Named {
  id: string;
  userId: string;
}

/** So many programs opened lately can be opened without a network. */
const most = 5;

/** As the server last had it when this device asked or saved. Undone by logging out, as all that begins with `auth`. */
export function findCachedProgram(named: Named): CachedProgram | null {
  try {
    return Kept.parse(JSON.parse(localStorage.getItem(nameOf(named)) ?? ''));
  } catch {
    return null;
  }
}

/** The oldest make room. */
export function cacheProgram(userId: string, detail: Detail): void {
  const name = nameOf({ id: detail.program.id, userId });
  const kept = JSON.stringify({ ...detail, keptAt: new Date().toISOString() });
  const others = keptNames().filter((one) => one !== name);
  for (const old of others.slice(most - 1)) localStorage.removeItem(old);
  for (const room of [null, ...others.slice(0, most - 1).reverse()]) {
    if (room) localStorage.removeItem(room);
    if (isWritten(name, kept)) return;
  }
}

/** The program alone is newer: what was saved in the editor. Not while somebody types. */
export function updateCachedProgram(userId: string, program: Program): void {
  whenIdle(() => {
    const known = localStorage.getItem(nameOf({ id: program.id, userId }));
    if (known) cacheProgram(userId, { ...(JSON.parse(known) as CachedProgram), program });
  });
}

export function evictCachedProgram(named: Named): void {
  localStorage.removeItem(nameOf(named));
}

function nameOf({ id, userId }: Named): string {
  return `${prefix}${userId}.${id}`;
}

const prefix = 'auth.program.';

/** The newest first. */
function keptNames(): string[] {
  const at = (name: string) => localStorage.getItem(name)?.match(/"keptAt":"([^"]+)"\}$/)?.[1] ?? '';
  const names = Object.keys(localStorage).filter((name) => name.startsWith(prefix));
  return names.toSorted((one, other) => at(other).localeCompare(at(one)));
}

/** False when the storage of the device is full. */
function isWritten(name: string, text: string): boolean {
  try {
    localStorage.setItem(name, text);
    return true;
  } catch {
    return false;
  }
}

function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(run, { timeout: 5000 });
  else setTimeout(run, 200);
}
