import { sql } from 'kysely';
import { z } from 'zod';
import { rowsOf } from '#shell/server/database/rows.ts';
import type { Scope } from '#shell/server/database/scope.ts';

const Found = z.object({ n: z.number().int(), name: z.string(), name_en: z.string() });
type Names = Pick<z.output<typeof Found>, 'name' | 'name_en'>;

/** Foods of each search, own ones and those without a brand, and as many branded ones when there are none of these. */
const maxFoods = 100;

/**
 * The names of foods that have all words of a search, for each search, in its order. A word is given as its beginning, lower-case letters
 * and digits without accents, and may have another ending of number or a diminutive: the caller decides which of the names it means.
 */
export async function findNamesWithWords(
  { db }: Pick<Scope, 'db'>,
  searches: readonly (readonly string[])[],
): Promise<Names[][]> {
  if (searches.length === 0) return [];
  const queries = searches.map((beginnings) => beginnings.map((one) => `'${one}':*`).join(' & '));
  const patterns = searches.map((beginnings) => `^${beginnings.map(wordPattern).join('')}`);
  const hasWords = sql`search @@ searched.query and (folded_it ~ searched.pattern or folded_en ~ searched.pattern)`;
  const names = sql`name_it as name, name_en`;
  const plain = sql`
    select ${names} from aliments where ${hasWords}
    union all select ${names} from system_aliments where brand = '' and ${hasWords}`;
  const branded = sql`select ${names} from system_aliments where brand <> '' and ${hasWords}`;
  const rows = await rowsOf(
    db,
    Found,
    sql`
    with searched as materialized (
      select n::integer, query::tsquery, pattern
      from unnest(${queries}::text[], ${patterns}::text[]) with ordinality as given (query, pattern, n))
    select n, found.* from searched cross join lateral (${plain} limit ${sql.lit(maxFoods)}) found
    union all
    select n, found.* from searched cross join lateral (${branded} limit ${sql.lit(maxFoods)}) found
    where not exists (${plain})`,
  );
  const bySearch = Map.groupBy(rows, ({ n }) => n);
  return searches.map((_, index) => bySearch.get(index + 1) ?? []);
}

/** A condition for one word, at any place of the name. */
function wordPattern(beginning: string): string {
  return String.raw`(?=.*\m${beginning}h?(?:in|ett|ott)?[aeiou]*s?\M)`;
}
