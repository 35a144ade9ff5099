import { type Expression, type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import { type SortKeys, sortOf } from '#shell/common/sorting.ts';

const pageSize = 25;

/** One page of a list and the number of the next page, 0 when there is none. */
export async function paginate<DB, TB extends keyof DB, Row>(
  list: SelectQueryBuilder<DB, TB, Row>,
  page: number,
  size = pageSize,
): Promise<{ rows: Row[]; nextPage: number }> {
  return toPage(await limitedToPage(list, page, size).execute(), page, size);
}

/**
 * Limits a list to a page and one row more. As a subquery of a list with joins it makes PostgreSQL read the page from the index of
 * its order first, and join its rows only. The number of rows is part of the text of the statement: see `limited`.
 */
export function limitedToPage<DB, TB extends keyof DB, Row>(
  list: SelectQueryBuilder<DB, TB, Row>,
  page: number,
  size = pageSize,
): SelectQueryBuilder<DB, TB, Row> {
  const first = list.limit(sql.lit(size + 1));
  return page === 1 ? first : first.offset((page - 1) * size);
}

/** The page of the rows that `limitedToPage` reads. */
export function toPage<Row>(rows: Row[], page: number, size = pageSize): { rows: Row[]; nextPage: number } {
  return rows.length > size ? { rows: rows.slice(0, size), nextPage: page + 1 } : { rows, nextPage: 0 };
}

/**
 * SQL for `limit` and `offset` with numbers in the text: a prepared statement with parameters is planned for a tenth of all rows
 * and then sorts them all, instead of reading a page from an index.
 */
export function limited({ rows, skipped }: { rows: number; skipped: number }): RawBuilder<unknown> {
  return skipped === 0 ? sql`limit ${sql.lit(rows)}` : sql`limit ${sql.lit(rows)} offset ${skipped}`;
}

/** A pattern for `ilike` that finds the text anywhere; its wildcards are escaped. */
export function containsPattern(text: string): string {
  return `%${text.trim().replaceAll(/[\\%_]/g, (wildcard) => `\\${wildcard}`)}%`;
}

/** The requested order, with empty values last; the default order of the list when the request has none. */
export function sortExpression<Key extends string>(
  request: SortKeys<Key>,
  columns: Record<Key, Expression<unknown>>,
  defaultOrder: Expression<unknown>,
): Expression<unknown> {
  const sort = sortOf(request);
  return sort ? sql`${columns[sort.by]} ${sql.raw(sort.order)} nulls last` : defaultOrder;
}
