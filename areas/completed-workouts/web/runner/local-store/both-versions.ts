import { newId } from '#shell/common/ids.ts';
import { type CompletedSet, limits } from '../../../contract/set.ts';
import type { SetValues } from '../../../rules/prefill.ts';

/**
 * Returns the set as it was shown and the values to save when what was typed here counts instead of what another device logged: a version
 * with an id of its own, of which both devices show the other one. The note and the effort of the other device stay.
 */
export function mineInstead(logged: CompletedSet, values: SetValues): [CompletedSet, SetValues] {
  const [shown, { note }] = withMyNote(logged, values.note);
  const hasEffort = values.rir !== null || values.rpe !== null;
  const { rir, rpe } = hasEffort ? values : logged;
  return [
    { ...shown, id: newId() },
    { ...values, rir, rpe, note },
  ];
}

/** Returns the set as it was shown and the values to save when only the note that was typed here is added to it. */
export function withMyNote(logged: CompletedSet, typed: string): [CompletedSet, SetValues] {
  const { weightKg, reps, rir, rpe, seconds, metres, isWarmUp } = logged;
  const note = bothNotes(logged.note, typed);
  const shownNote = note.includes(logged.note) ? logged.note : '';
  return [
    { ...logged, note: shownNote },
    { weightKg, reps, rir, rpe, seconds, metres, isWarmUp, note },
  ];
}

/** Two notes of one set below each other; only the second one if they are longer than a note may be. */
function bothNotes(first: string, second: string): string {
  if (first.includes(second)) return first;
  if (second.includes(first)) return second;
  const both = `${first}\n${second}`;
  return both.length > limits.note ? second : both;
}
