import type { Conflict } from '../contract.ts';
import { levelOf } from './conflicts.ts';

/** A food in a document with the note that says why it is eaten in spite of its conflicts. */
interface Noted {
  conflictNote: string;
  /** Keys of the conflicts that the note explains; missing in notes that were written before these were stored. */
  explains?: readonly string[] | undefined;
}

/** Identifies a conflict of a food. A stronger or a milder one of the same allergen is another one. */
function conflictKey(alimentId: string, conflict: Conflict): string {
  if (conflict.kind === 'excluded') return `${alimentId} excluded`;
  if (conflict.kind === 'diet') return `${alimentId} diet ${conflict.diet}`;
  const { allergen, strength, severity } = conflict;
  return `${alimentId} allergen ${allergen} ${strength} ${severity}`;
}

/** The keys of the conflicts of a food which a note explains: all but the hints. */
export function conflictKeys(alimentId: string, conflicts: readonly Conflict[]): string[] {
  return conflicts.filter((one) => levelOf(one) !== 'hint').map((one) => conflictKey(alimentId, one));
}

/**
 * Whether the note explains a conflict of a food: one of those it was written for. A note that does not name its conflicts
 * explains all.
 */
export function explains({ conflictNote, explains: keys }: Noted, alimentId: string, conflict: Conflict): boolean {
  return conflictNote !== '' && (keys?.includes(conflictKey(alimentId, conflict)) ?? true);
}
