import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import { rowsOf } from '#shell/server/database/rows.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import type { StoredReference } from '../../contract.ts';
import { Draft } from '../../contract/drafts.ts';

function draftColumns(row: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`${row}.text, ${row}.reference as about, ${row}.is_internal as "isInternal", ${row}.other_text as "otherText", ${row}.version, (
    select json_build_object('id', id, 'filename', filename) from chat_attachments
    where chat_attachments.id = ${row}.attachment_id) as attachment`;
}

/** A professional who views the app as the client does not read what the client has not sent. */
export async function findDraft({ db, caller, tokenHash }: Scope, conversationId: string): Promise<Draft | undefined> {
  const [row] = await rowsOf(
    db,
    Draft,
    sql`
    select ${draftColumns(sql`drafts`)} from conversation_drafts drafts
    where membership_id = ${caller.membershipId} and conversation_id = ${conversationId}
      and not exists (select from sessions where token_hash = ${tokenHash} and viewed_client_id is not null)`,
  );
  return row;
}

interface SavedDraft {
  text: string;
  isInternal: boolean;
  attachmentId: string | null;
  reference: StoredReference | null;
  version: number;
  keepsOther: boolean;
}

/** A text that was saved since `version` stays as the other one, unless the new text begins with it. */
export async function saveDraft({ db, caller }: Scope, conversationId: string, draft: SavedDraft): Promise<Draft> {
  const { text, isInternal, attachmentId, reference, version, keepsOther } = draft;
  const [row] = await rowsOf(
    db,
    Draft,
    sql`
    with saved as (
      insert into conversation_drafts as present (
        membership_id, conversation_id, text, is_internal, attachment_id, reference)
      values (${caller.membershipId}, ${conversationId}, ${text}, ${isInternal}, ${attachmentId},
        ${reference && JSON.stringify(reference)}::jsonb)
      on conflict (account_id, membership_id, conversation_id) do update set text = excluded.text,
        is_internal = excluded.is_internal, attachment_id = excluded.attachment_id, reference = excluded.reference,
        version = present.version + 1,
        other_text = case
          when present.version <> ${version}::int and present.text <> '' and not starts_with(excluded.text, present.text)
            then present.text
          when present.version = ${version}::int and not ${keepsOther}::boolean then '' else present.other_text end
      returning *)
    select ${draftColumns(sql`saved`)} from saved`,
  );
  if (!row) throw new Error(`saveDraft: no row for ${conversationId}`);
  return row;
}

/** Empties the draft of the caller that was sent as a message, and returns its new version; undefined when there is none. */
export async function clearSentDraft(
  { db, caller }: Scope,
  { conversationId, text, isInternal }: { conversationId: string; text: string; isInternal: boolean },
): Promise<number | undefined> {
  const [row] = await rowsOf(
    db,
    z.object({ version: z.int() }),
    sql`
    update conversation_drafts set text = '', attachment_id = null, reference = null, version = version + 1
    where membership_id = ${caller.membershipId} and conversation_id = ${conversationId}
      and is_internal = ${isInternal} and btrim(text, E' \\t\\n\\r') = ${text} and text <> '' returning version`,
  );
  return row?.version;
}
