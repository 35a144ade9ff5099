import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import type { DocumentContent } from '#shell/common/documents/parts.ts';
import { rowsOf } from '../database/rows.ts';
import type { Scope } from '../database/scope.ts';
import { findContent } from './content-rows.ts';
import type { DocumentKind } from './kind.ts';
import { updatedContent } from './updated-content.ts';

/** Saves of one author form one version (an edit session) as long as the pauses between them are shorter than this. */
const sessionPauseMinutes = 10;

/** A save after this duration of an edit session starts a new one. */
const maxSessionMinutes = 60;

/** The version of the content with which a document is created or assigned. */
export const firstVersion = 1;

const StoredHeader = z.object({
  id: z.string(),
  version: z.number(),
  savedAt: z.string(),
  saveId: z.string().nullable(),
});

export type StoredDocument<Content> = z.output<typeof StoredHeader> & { content: Content };

type Kind<Content extends DocumentContent = never> = Pick<DocumentKind<Content>, 'table' | 'isVisible' | 'list'>;

export async function findDocument<Content>(
  scope: Scope,
  kind: Kind,
  id: string,
): Promise<StoredDocument<Content> | undefined> {
  return readDocument<Content>(scope, kind, { id, lock: sql`` });
}

/** Whether the caller may see the document. Reads nothing of its content. */
export async function isVisibleDocument(scope: Scope, { table, isVisible }: Kind, id: string): Promise<boolean> {
  const rows = await rowsOf(
    scope.db,
    z.object({ id: z.uuid() }),
    sql`select id from ${sql.table(table)} where id = ${id} and ${isVisible(scope)}`,
  );
  return rows.length > 0;
}

/** Reads the document and locks its row until the transaction ends. */
export async function lockDocument<Content>(
  scope: Scope,
  kind: Kind,
  id: string,
): Promise<StoredDocument<Content> | undefined> {
  return readDocument<Content>(scope, kind, { id, lock: sql`for no key update` });
}

/** `lockDocument`, with whether the caller may change the document. */
export async function lockToEdit<Content extends DocumentContent>(
  scope: Scope,
  { table, isVisible, list, editable }: Kind<Content> & Pick<DocumentKind<Content>, 'editable'>,
  id: string,
): Promise<{ document: StoredDocument<Content>; isEditable: boolean } | undefined> {
  const found = await findContent<Content, typeof EditedHeader>(scope, {
    header: EditedHeader,
    document: sql`
      select ${storedColumns}, ${editable?.condition(scope) ?? sql`true`} as "isEditable"
      from ${sql.table(table)} where id = ${id} and ${isVisible(scope)} for no key update`,
    list,
  });
  if (!found) return undefined;
  const { isEditable, ...header } = found.header;
  return { document: { ...header, content: found.content }, isEditable };
}

const EditedHeader = StoredHeader.extend({ isEditable: z.boolean() });

const storedColumns = sql`id, version, content, saved_at as "savedAt", save_id as "saveId"`;

async function readDocument<Content>(
  scope: Scope,
  { table, isVisible, list }: Kind,
  { id, lock }: { id: string; lock: RawBuilder<unknown> },
): Promise<StoredDocument<Content> | undefined> {
  const found = await findContent<Content, typeof StoredHeader>(scope, {
    header: StoredHeader,
    document: sql`
      select ${storedColumns} from ${sql.table(table)} where id = ${id} and ${isVisible(scope)} ${lock}`,
    list,
  });
  return found && { ...found.header, content: found.content };
}

interface Update {
  id: string;
  saveId: string;
  startsSession: boolean;
  columns: Record<string, unknown>;
  /** `before` is the stored content, which is locked. */
  content: { before: DocumentContent; after: DocumentContent };
}

const Updated = z.object({ version: z.number(), hasNewVersion: z.boolean() });

/**
 * Writes the next version of a locked document. The previous content is inserted into the history when this save starts a
 * new edit session: another author, a pause, an hour since the session started, or an editor that the author opened after the last
 * save. The content with which the document was created is always inserted. `hasNewVersion` says whether one was inserted.
 */
export async function updateDocument(
  { db, caller }: Scope,
  { table }: Pick<DocumentKind<never>, 'table'>,
  { id, saveId, startsSession, columns, content }: Update,
): Promise<z.output<typeof Updated>> {
  const isNewSession = sql`(${startsSession}::boolean or version = ${sql.lit(firstVersion)} or saved_by is distinct from ${caller.membershipId}::uuid
    or saved_at < now() - make_interval(mins => ${sql.lit(sessionPauseMinutes)})
    or session_started_at < now() - make_interval(mins => ${sql.lit(maxSessionMinutes)})
    or exists (select from ${sql.table(`${table}_editors`)} where document_id = ${id}
      and membership_id = ${caller.membershipId}::uuid and began_at > saved_at))`;
  const assignments = Object.entries(columns).map(([name, value]) => sql`${sql.ref(name)} = ${value}`);
  const [updated] = await rowsOf(
    db,
    Updated,
    sql`
    with previous as (
      insert into ${sql.table(`${table}_versions`)} (document_id, version, content, saved_by, saved_at, session_started_at)
      select id, version, content, saved_by, saved_at, session_started_at from ${sql.table(table)}
      where id = ${id} and ${isNewSession}
      returning 1
    ), written as (
      update ${sql.table(table)} set ${sql.join([...assignments, sql`content = ${updatedContent(content)}`])},
        version = version + 1, saved_at = now(), saved_by = ${caller.membershipId}::uuid, save_id = ${saveId}::uuid,
        session_started_at = case when ${isNewSession} then now() else session_started_at end
      where id = ${id} returning version
    )
    select version, exists (select from previous) as "hasNewVersion" from written`,
  );
  if (!updated) throw new Error(`updateDocument: no row ${id} in ${table}`);
  return updated;
}
