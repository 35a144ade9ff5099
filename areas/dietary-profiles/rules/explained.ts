import type { Conflict } from '../contract.ts';
import { isWarning, levelOf } from './conflicts.ts';
import { saysSomething } from './says-something.ts';

/** A food in a document with the note that says why it is eaten in spite of its conflicts. */
interface Noted {
  conflictNote: string;
  /** Keys of the conflicts that the note explains; missing in notes from before these were stored, which explain none. */
  explainedConflicts?: readonly string[] | undefined;
}

const stateKey = 'state';

/** Whether a key is of a conflict with pregnancy or breastfeeding. */
export function isMaternalKey(key: string): boolean {
  const [, kind, state] = key.split(' ');
  return kind === stateKey && state !== 'minor';
}

/** Identifies a conflict of a food. A stronger or a milder one of the same allergen or diet is another one. */
function conflictKey(alimentId: string, conflict: Conflict): string {
  if (conflict.kind === 'excluded')
    return `${alimentId} excluded${isDoubtful(conflict) ? ' usual' : ''}${conflict.isAllergy ? ' allergy' : ''}`;
  if (conflict.kind === 'diet')
    return `${alimentId} diet ${conflict.diet} ${conflict.isTraces ? 'traces' : levelOf(conflict)}`;
  if (conflict.kind === 'state')
    return `${alimentId} ${stateKey} ${conflict.state} ${conflict.group} ${conflict.strength}`;
  const { allergen, strength, severity } = conflict;
  return `${alimentId} allergen ${allergen} ${strength} ${severity}`;
}

function isDoubtful({ isUsual, isGeneric }: Extract<Conflict, { kind: 'excluded' }>): boolean {
  return isUsual === true || isGeneric === true;
}

/** The keys of the conflicts of a food that a note explains: those of which a client is warned. */
export function conflictKeys(alimentId: string, conflicts: readonly Conflict[]): string[] {
  return conflicts.filter(isWarning).map((one) => conflictKey(alimentId, one));
}

/** Whether the note explains a conflict of a food: one of those it was written for. A note that says nothing explains none. */
export function isExplainedByNote(
  { conflictNote, explainedConflicts }: Noted,
  alimentId: string,
  conflict: Conflict,
): boolean {
  return saysSomething(conflictNote) && (explainedConflicts?.includes(conflictKey(alimentId, conflict)) ?? false);
}
