import { sql } from 'kysely';
import { z } from 'zod';
import { DocumentVersion } from '#shell/common/documents/routes.ts';
import { rowsOf } from '../database/rows.ts';
import type { Scope } from '../database/scope.ts';
import type { DocumentKind } from './kind.ts';
import { firstVersion } from './store.ts';

type Table = Pick<DocumentKind<never>, 'table'>;

const pageSize = 50;

/** One page of the versions, including the present one, newest first. */
export async function findVersions(
  { db }: Scope,
  { table }: Table,
  { id, page }: { id: string; page: number },
): Promise<{ versions: DocumentVersion[]; nextPage: number }> {
  const rows = await rowsOf(
    db,
    DocumentVersion,
    sql`
    select versions.version, saved_at as "savedAt", session_started_at as "startedAt", users.name as author,
      is_current as "isCurrent"
    from (
      select version, saved_at, session_started_at, saved_by, true as is_current from ${sql.table(table)} where id = ${id}
      union all
      select version, saved_at, session_started_at, saved_by, false from ${sql.table(`${table}_versions`)}
      where document_id = ${id}
    ) versions
      left join memberships on memberships.id = saved_by
      left join users on users.id = memberships.user_id
    order by versions.version desc limit ${sql.lit(pageSize + 1)} offset ${(page - 1) * pageSize}`,
  );
  return { versions: rows.slice(0, pageSize), nextPage: rows.length > pageSize ? page + 1 : 0 };
}

/** The content of the present version or of an earlier one. */
export async function findVersionContent<Content>(
  { db }: Scope,
  { table }: Table,
  { id, version }: { id: string; version: number },
): Promise<Content | undefined> {
  const [row] = await rowsOf(
    db,
    z.object({ content: z.unknown() }),
    sql`
    select content from ${sql.table(table)} where id = ${id} and version = ${version}
    union all
    select content from ${sql.table(`${table}_versions`)} where document_id = ${id} and version = ${version}`,
  );
  return row?.content as Content | undefined;
}

/**
 * Thins out the history. Keeps all versions of the last 2 days, the last one of each day of the last 30 days, of each week
 * of the last year, and of each month before. The first version, the content as it was assigned, is never deleted.
 */
export async function deleteThinnedVersions({ db }: Scope, { table }: Table, id: string): Promise<void> {
  const versions = sql.table(`${table}_versions`);
  await sql`
    delete from ${versions} using (
      select version, row_number() over (partition by case
          when saved_at > now() - interval '2 days' then version::text
          when saved_at > now() - interval '30 days' then to_char(saved_at, '"day" YYYY-MM-DD')
          when saved_at > now() - interval '1 year' then to_char(saved_at, '"week" IYYY-IW')
          else to_char(saved_at, '"month" YYYY-MM') end order by version desc) as rank
      from ${versions} where document_id = ${id}
    ) ranked
    where ${versions}.document_id = ${id} and ${versions}.version = ranked.version and ranked.rank > 1
      and ${versions}.version <> ${sql.lit(firstVersion)}`.execute(db);
}
