import { followNotes } from '#areas/dietary-profiles/server/public.ts';
import { canonicalJson } from '#shell/common/canonical-json.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import type { MealEntry } from '../../contract.ts';
import type { SavedEntry } from '../store/entries.ts';

/** Characters of the notes of one meal that are read for what they declare. */
const maxNotes = 10_000;

/** The notes of a client that were changed may declare an allergy or a pregnancy, which is to be confirmed like that of a message. */
export async function followChangedNotes(
  scope: Scope,
  clientId: string,
  { stored, saved }: { stored: readonly MealEntry[]; saved: readonly SavedEntry[] },
): Promise<void> {
  const notesBefore = new Map(saved.map(({ id, clientNotesBefore }) => [id, clientNotesBefore]));
  const changed = stored.flatMap(({ id, note, otherNotes = [] }) => {
    const before = notesBefore.get(id)?.filter(Boolean);
    const present = [...otherNotes, note].filter(Boolean);
    const isChanged = before && canonicalJson(before) !== canonicalJson(present);
    return isChanged ? [{ recordId: id, text: present.join('\n').slice(0, maxNotes) }] : [];
  });
  if (changed.length > 0) await followNotes(scope, { clientId, source: 'meal' }, changed);
}
