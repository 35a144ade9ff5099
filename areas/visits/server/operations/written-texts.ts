import { withoutCopiedLines } from '#areas/dietary-profiles/rules/copied-lines.ts';
import { findNotes, findStatements, type StatementSource } from '#areas/dietary-profiles/server/public.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { findRecordTexts, type RecordText } from '../store/record-texts.ts';

export interface WrittenText extends Omit<RecordText, 'field'> {
  /** `profile`: the note of the dietary profile. The others: what the client wrote in the chat, to measured values or about a meal. */
  field: RecordText['field'] | 'profile' | StatementSource;
  /** The message, the measurement or the meal; the client for the others. */
  recordId: string;
  isRemoved?: true;
}

/**
 * The goals and notes of the records of clients and the notes of their dietary profiles that match a regular expression, and what clients
 * stated in messages and notes of measurements and meals, the latest first. What the product itself copied to a note is left out. Clients do not read goals and notes of records. Leaves out clients whose
 * health data the caller must not read. Does not check access to the clients.
 */
export async function findWrittenTexts(
  scope: Scope,
  clientIds: readonly string[],
  pattern: string,
): Promise<WrittenText[]> {
  const [records, notes, statements] = await Promise.all([
    scope.caller.clientId === null ? findRecordTexts(scope, clientIds, pattern) : [],
    findNotes(scope, clientIds, pattern),
    findStatements(scope, clientIds),
  ]);
  const profiles = notes.flatMap(({ changedAt, day, text: note, clientId }) => {
    const text = withoutCopiedLines(note).trim();
    if (text === '') return [];
    return { clientId, text, field: 'profile' as const, changedAt, statesChangedAt: changedAt, statesDay: day };
  });
  return [
    ...[...records, ...profiles].map((text) => ({ ...text, recordId: text.clientId })),
    ...statements
      .filter(({ mayDeclare }) => mayDeclare)
      .map(({ source, sentAt, day, mayDeclare: _, removedAt, ...statement }) => {
        const removed = removedAt === null ? {} : { isRemoved: true as const };
        return { ...statement, ...removed, field: source, changedAt: sentAt, statesChangedAt: sentAt, statesDay: day };
      }),
  ];
}
