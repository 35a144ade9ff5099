import { type Expression, type SelectQueryBuilder, sql } from 'kysely';

const pageSize = 25;

/** One stretch of a list and the number of the next one, 0 when there is none. */
export async function paginate<DB, TB extends keyof DB, Row>(
  list: SelectQueryBuilder<DB, TB, Row>,
  page: number,
  size = pageSize,
): Promise<{ rows: Row[]; nextPage: number }> {
  const rows = await list
    .limit(size + 1)
    .offset((page - 1) * size)
    .execute();
  return rows.length > size ? { rows: rows.slice(0, size), nextPage: page + 1 } : { rows, nextPage: 0 };
}

/** For `ilike`: the words anywhere, with nothing of them read as a pattern. */
export function containsPattern(words: string): string {
  return `%${words.trim().replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
}

type Sorting<Key extends string> = { sortBy?: Key | undefined; sortOrder?: 'asc' | 'desc' | undefined };

/** The expression to order by: what was asked for when an order was given with it, otherwise the list's own. */
export function sortExpression<Key extends string>(
  asked: Sorting<Key>,
  columns: Record<Key, Expression<unknown>>,
  otherwise: Expression<unknown>,
): Expression<unknown> {
  if (!asked.sortBy || !asked.sortOrder) return otherwise;
  return sql`${columns[asked.sortBy]} ${sql.raw(asked.sortOrder)} nulls last`;
}
