import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import { type MediaFilters, Medium } from '../../contract.ts';
import { rowsOf } from '#shell/server/database/rows.ts';
import type { Transaction } from '#shell/server/database/scope.ts';

const pageSize = 24;

export interface PlacedRows {
  origin: Medium['origin'];
  rows: RawBuilder<unknown>;
}

/** One page of the rows of all sources, the newest first. */
export async function findMedia(
  { db }: Transaction,
  sources: readonly PlacedRows[],
  { kind, page }: MediaFilters,
): Promise<{ media: Medium[]; nextPage: number }> {
  if (sources.length === 0) return { media: [], nextPage: 0 };
  const all = sources.map(
    ({ origin, rows }) => sql`select ${sql.lit(origin)}::text as origin, source.* from ${named(rows)}`,
  );
  const ofKind = kind ? sql`where kind = ${kind}` : sql``;
  const rows = await rowsOf(
    db,
    Medium,
    sql`
    select id, kind, origin, sent_at as "sentAt", name, thumbnail_key is not null as "hasThumbnail", target
    from (${sql.join(all, sql` union all `)}) media ${ofKind}
    order by sent_at desc, id desc limit ${pageSize + 1} offset ${(page - 1) * pageSize}`,
  );
  return { media: rows.slice(0, pageSize), nextPage: rows.length > pageSize ? page + 1 : 0 };
}

/** The storage key of a medium’s thumbnail; undefined unless a source has the medium and it has one. */
export async function findThumbnailKey(
  { db }: Transaction,
  sources: readonly PlacedRows[],
  mediumId: string,
): Promise<string | undefined> {
  const [source] = sources;
  if (!source) return undefined;
  const [row] = await rowsOf(
    db,
    z.object({ key: z.string().nullable() }),
    sql`select thumbnail_key as key from ${named(source.rows)} where id = ${mediumId}`,
  );
  return row?.key ?? undefined;
}

function named(rows: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(${rows}) source (id, kind, sent_at, name, thumbnail_key, target)`;
}
