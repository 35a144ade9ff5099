import { findNotes } from '#areas/dietary-profiles/server/public.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { findRecordTexts, type RecordText } from '../store/record-texts.ts';

export interface WrittenText extends Omit<RecordText, 'field'> {
  /** `profile`: the note of the dietary profile. */
  field: RecordText['field'] | 'profile';
}

/**
 * The goals and notes of the records of clients and the notes of their dietary profiles that match a regular expression. Clients read the
 * latter alone. Leaves out clients whose health data the caller must not read. Does not check access to the clients.
 */
export async function findWrittenTexts(
  scope: Scope,
  clientIds: readonly string[],
  pattern: string,
): Promise<WrittenText[]> {
  const [records, notes] = await Promise.all([
    scope.caller.clientId === null ? findRecordTexts(scope, clientIds, pattern) : [],
    findNotes(scope, clientIds, pattern),
  ]);
  const profiles = notes.map(({ changedAt, day, ...note }) => {
    return { ...note, field: 'profile' as const, changedAt, statesChangedAt: changedAt, statesDay: day };
  });
  return [...records, ...profiles];
}
