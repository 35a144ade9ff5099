import { sql } from 'kysely';
import { z } from 'zod';
import { type DeclarationKey, declarationDecisions } from '../../contract.ts';
import { rowsOf } from '#shell/server/database/rows.ts';
import type { Scope } from '#shell/server/database/scope.ts';

const Decision = z.object({
  clientId: z.uuid(),
  checkInId: z.uuid(),
  questionId: z.uuid(),
  sentAt: z.string(),
  decision: z.enum(declarationDecisions),
});
export type Decision = z.output<typeof Decision>;

/** What professionals decided about the declarations of clients. Does not check access to the clients. */
export async function findDecisions({ db }: Scope, clientIds: readonly string[]): Promise<Decision[]> {
  return rowsOf(
    db,
    Decision,
    sql`
    select client_id as "clientId", check_in_id as "checkInId", question_id as "questionId", sent_at as "sentAt", decision
    from dietary_declaration_decisions where client_id = any(${clientIds}::uuid[])`,
  );
}

export interface NewDecisions extends Pick<Decision, 'clientId' | 'decision'> {
  declarations: readonly DeclarationKey[];
}

/** Stores one decision for each declaration; it replaces that about an earlier answer to the question. */
export async function saveDecisions(
  { db, caller }: Scope,
  { clientId, decision, declarations }: NewDecisions,
): Promise<void> {
  const keys = declarations.map(({ checkInId, questionId, sentAt }) => ({ checkInId, questionId, sentAt }));
  await sql`
    insert into dietary_declaration_decisions (client_id, check_in_id, question_id, sent_at, decision, decided_by)
    select ${clientId}, declared."checkInId", declared."questionId", declared."sentAt", ${decision}, ${caller.membershipId}
    from jsonb_to_recordset(${JSON.stringify(keys)}::jsonb) as declared ("checkInId" uuid, "questionId" uuid, "sentAt" timestamptz)
    on conflict (account_id, client_id, check_in_id, question_id) do update
      set (sent_at, decision, decided_by, decided_at) = (excluded.sent_at, excluded.decision, excluded.decided_by, now())`.execute(
    db,
  );
}

/** Deletes the decisions about these answers. Returns whether there were any. */
export async function deleteDecisions(
  { db }: Scope,
  { clientId, declarations }: Omit<NewDecisions, 'decision'>,
): Promise<boolean> {
  const keys = declarations.map(({ checkInId, questionId, sentAt }) => ({ checkInId, questionId, sentAt }));
  const { numAffectedRows } = await sql`
    delete from dietary_declaration_decisions decisions
    using jsonb_to_recordset(${JSON.stringify(keys)}::jsonb) as declared ("checkInId" uuid, "questionId" uuid, "sentAt" timestamptz)
    where decisions.client_id = ${clientId} and decisions.check_in_id = declared."checkInId"
      and decisions.question_id = declared."questionId"
      and date_trunc('milliseconds', decisions.sent_at) = date_trunc('milliseconds', declared."sentAt")`.execute(db);
  return numAffectedRows !== undefined && numAffectedRows > 0n;
}
