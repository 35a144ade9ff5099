import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import { type MediaFilters, Medium } from '../../contract.ts';
import { rowsOf } from '#shell/server/database/rows.ts';
import type { Transaction } from '#shell/server/database/scope.ts';

const pageSize = 24;

const Row = Medium.omit({ thumbnailUrl: true }).extend({ thumbnailKey: z.string().nullable() });
type Row = z.output<typeof Row>;

export interface PlacedRows {
  origin: Medium['origin'];
  rows: RawBuilder<unknown>;
}

/** One page of the rows of all sources, the newest first. */
export async function findMedia(
  { db }: Transaction,
  sources: readonly PlacedRows[],
  { kind, page }: MediaFilters,
): Promise<{ rows: Row[]; nextPage: number }> {
  if (sources.length === 0) return { rows: [], nextPage: 0 };
  const all = sources.map(
    ({ origin, rows }) => sql`select ${sql.lit(origin)}::text as origin, source.*
      from (${rows}) source (id, kind, sent_at, name, thumbnail_key, target)`,
  );
  const ofKind = kind ? sql`where kind = ${kind}` : sql``;
  const rows = await rowsOf(
    db,
    Row,
    sql`
    select id, kind, origin, sent_at as "sentAt", name, thumbnail_key as "thumbnailKey", target
    from (${sql.join(all, sql` union all `)}) media ${ofKind}
    order by sent_at desc, id desc limit ${pageSize + 1} offset ${(page - 1) * pageSize}`,
  );
  return { rows: rows.slice(0, pageSize), nextPage: rows.length > pageSize ? page + 1 : 0 };
}
