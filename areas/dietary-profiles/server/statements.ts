import { messageDeleted, messageSent } from '#areas/chats/server/public.ts';
import { emitToClientsAndProfessionals } from '#areas/clients/server/public.ts';
import { measurementNoted } from '#areas/metrics/server/public.ts';
import { subscribe } from '#shell/server/events.ts';
import { createYield } from '#shell/server/yield-to-event-loop.ts';
import type { ActingScope } from '#shell/server/jobs/job.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { liveDietaryProfileChanged } from '../contract.ts';
import { declaringPartsOf, mayDeclare } from '../rules/may-declare.ts';
import { ownHealthSentencesIn } from '../rules/written-illnesses.ts';
import { findUndecidedRecords } from './declarations.ts';
import { findPresentStatements, removeStatements, type StatementSource, saveStatements } from './store/statements.ts';

/** Follows what clients write in the chat and in the notes of their measurements. */
export const statementSubscribers = [
  subscribe(
    messageSent,
    async (scope, { conversationId: clientId, messageId: recordId, authorId, isInternal, writtenText: text }) => {
      const isByClient = scope.caller.clientId === clientId && authorId === scope.caller.membershipId;
      if (!isByClient || isInternal) return;
      const statements = statementsIn({ recordId, text });
      if (await saveStatements(scope, { clientId, source: 'message' }, statements)) await emitChanged(scope, clientId);
    },
  ),
  subscribe(messageDeleted, async (scope, { conversationId: clientId, messageId }) => {
    if (await forget(scope, { clientId, source: 'message' }, [messageId])) await emitChanged(scope, clientId);
  }),
  subscribe(measurementNoted, async (scope, { clientId, sourceId: recordId, note }) => {
    await followNotes(scope, { clientId, source: 'measurement' }, [{ recordId, text: note }]);
  }),
];

interface Note {
  recordId: string;
  text: string;
}

/**
 * Stores the changed notes of a client that may declare something for their profile, or name an illness or a medicine, and forgets what was
 * stored of the others. Does not check access to the client.
 */
export async function followNotes(
  scope: Scope,
  { clientId, source }: { clientId: string; source: Exclude<StatementSource, 'message'> },
  notes: readonly Note[],
): Promise<void> {
  const statements: ReturnType<typeof statementsIn> = [];
  // A phone may send 300 notes of 1,000 characters at once.
  const yieldToOthers = createYield();
  for (const note of notes) {
    statements.push(...statementsIn(note));
    await yieldToOthers();
  }
  const statedIds = new Set(statements.map(({ recordId }) => recordId));
  const others = notes.map(({ recordId }) => recordId).filter((id) => !statedIds.has(id));
  const isSaved = await saveStatements(scope, { clientId, source }, statements);
  const isRemoved = await forget(scope, { clientId, source }, others);
  if (isSaved || isRemoved) await emitChanged(scope, clientId);
}

/**
 * Forgets texts that the client deleted or changed, except the sentences of which no professional has decided: these stay to be decided.
 * Returns whether there were any.
 */
async function forget(
  scope: Scope,
  { clientId, source }: { clientId: string; source: StatementSource },
  recordIds: readonly string[],
): Promise<boolean> {
  const present = await findPresentStatements(scope, { clientId, source }, recordIds);
  if (present.length === 0) return false;
  const undecided = await findUndecidedRecords(scope, clientId);
  await removeStatements(
    scope,
    { clientId, source },
    present.map(({ recordId, text }) => ({ recordId, text: undecided.has(recordId) ? declaringPartsOf(text) : '' })),
  );
  return true;
}

/** A note that may declare something, or names an illness or a medicine; none for any other. */
function statementsIn({ recordId, text }: Note): (Note & { mayDeclare: boolean })[] {
  const isDeclaring = mayDeclare(text);
  return isDeclaring || ownHealthSentencesIn(text).length > 0 ? [{ recordId, text, mayDeclare: isDeclaring }] : [];
}

async function emitChanged(scope: ActingScope, clientId: string): Promise<void> {
  await emitToClientsAndProfessionals(scope, liveDietaryProfileChanged, { clientIds: [clientId], data: { clientId } });
}
