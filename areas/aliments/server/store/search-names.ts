import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import type { Language } from '#shell/common/fields.ts';
import { rowsOf } from '#shell/server/database/rows.ts';
import type { Scope, Transaction } from '#shell/server/database/scope.ts';
import { isHead, isNamed, isPlainest, isSynonym, nameOrder, type SearchedName } from './name-matches.ts';
import { indexedTerms, maxBranded, maxShortTerm, orderColumns } from './search.ts';

/** The searched words of one name, folded; at least one. */
export type Terms = readonly string[];

interface Searches {
  searches: readonly Terms[];
  language: Language;
  /** Foods of each search. */
  limit: number;
}

/** The first foods of each search, in its order: own foods and those without a brand, then branded ones. */
export async function findFirstOfEach(scope: Scope, { searches, language, limit }: Searches): Promise<string[][]> {
  const order = nameOrder(searchedName, language);
  const isPlain = sql`length(searched.text) > ${sql.lit(maxShortTerm)} and ${isPlainest(searchedName, language)}`;
  const plainFirst = sql`(${isPlain}) desc, ${order}`;
  const first = await findIdsOfEach(scope, searches, sql`(${ownAndPlainFoods}) found ${ordered(plainFirst, limit)}`);
  const short = searches.filter((_, index) => (first[index]?.length ?? 0) < limit);
  const branded = await findIdsOfEach(
    scope,
    short,
    sql`(select ${orderColumns}, rank ${brandedFoods} limit ${sql.lit(maxBranded)}) found ${ordered(order, limit)}`,
  );
  const brandedOf = new Map(short.map((terms, index) => [terms, branded[index] ?? []]));
  return searches.map((terms, index) => [...(first[index] ?? []), ...(brandedOf.get(terms) ?? [])].slice(0, limit));
}

/** Whether each search finds a food. */
export async function findMatching({ db }: Scope, searches: readonly Terms[]): Promise<boolean[]> {
  if (searches.length === 0) return [];
  const rows = await rowsOf(
    db,
    z.object({ isMatching: z.boolean() }),
    sql`
    with searched as materialized (${searchedNames(searches)})
    select exists (select 1 from (${ownAndPlainFoods}) found) or exists (select 1 ${brandedFoods}) as "isMatching"
    from searched order by n`,
  );
  return rows.map(({ isMatching }) => isMatching);
}

/** Cuts of meat and fish, which are named with the animal: `petto di pollo` is `Pollo, petto`, and `manzo` is `Fesa di manzo`. */
const cuts =
  '^(petto|fesa|fesette|filett|coscia|cosce|sovracosc|fettin|bistecc|macinat|tranc|carpacci|polpa|lonza|arista|noce|alett|costat|spiedin)';

/**
 * Of the foods that a search found, by their positions, those that it means and does not only mention: `latte di mucca` is no ricotta
 * of cow's milk. What the name of the food says that it is, is also what the search says: its first word in Italian, or a synonym.
 */
export async function findMeant(
  { db }: Scope,
  { found, language }: { found: readonly { terms: Terms; id: string }[]; language: Language },
): Promise<boolean[]> {
  if (found.length === 0) return [];
  // A stem alone misses some plurals, `finocchi` of `finocchio`.
  const isPlural = (
    word: RawBuilder<unknown>,
  ) => sql`abs(length(${word}) - length(split_part(found.folded_it, ' ', 1))) <= 2
    and length(${word}) > 3 and left(${word}, length(${word}) - 1) = left(found.folded_it, length(${word}) - 1)`;
  const headIn = (word: RawBuilder<unknown>) =>
    sql`(${isHead(word, sql`head_of(${word}, 'italian_stem')`)} or ${isPlural(word)})`;
  const searchedWords = sql`regexp_split_to_table(searched.text, ' ') word`;
  const isOtherWord =
    language === 'en'
      ? sql`exists (select from ${searchedWords} where head_of(word, 'english_stem') = found.head_en or ${headIn(sql`word`)})`
      : sql`searched.text ~ ${sql.lit(cuts)} and exists (select from ${searchedWords} where ${headIn(sql`word`)})`;
  const isMeant = sql`${isNamed(searchedName)} or ${isSynonym(searchedName)} or ${headIn(sql`split_part(searched.text, ' ', 1)`)}
    or found.head_en = head_of(split_part(searched.text, ' ', -1), 'english_stem') or ${isOtherWord}
    or found.folded_it ~ ${sql.lit(cuts)}`;
  const rows = await rowsOf(
    db,
    z.object({ isMeant: z.boolean() }),
    sql`
    select coalesce(${isMeant}, false) as "isMeant"
    from unnest(${found.map(({ terms }) => terms.join(' '))}::text[], ${found.map(({ id }) => id)}::uuid[])
      with ordinality as searched (text, id, n)
    join (select id, folded_it, folded_en, head_it, head_en, synonyms from aliments
      union all select id, folded_it, folded_en, head_it, head_en, synonyms from system_aliments) found using (id)
    order by n`,
  );
  return rows.map((row) => row.isMeant);
}

/** Those of the folded names that a food has exactly, in Italian or in English. */
export async function findExactNames({ db }: Transaction, names: readonly string[]): Promise<Set<string>> {
  if (names.length === 0) return new Set();
  const isNamed = sql`archived_at is null and (folded_it = name or folded_en = name)`;
  const rows = await rowsOf(
    db,
    z.object({ name: z.string() }),
    sql`
    select name from unnest(${names}::text[]) name
    where exists (select from aliments where ${isNamed}) or exists (select from system_aliments where ${isNamed})`,
  );
  return new Set(rows.map(({ name }) => name));
}

async function findIdsOfEach(
  { db }: Scope,
  searches: readonly Terms[],
  foods: RawBuilder<unknown>,
): Promise<string[][]> {
  if (searches.length === 0) return [];
  const rows = await rowsOf(
    db,
    z.object({ ids: z.array(z.uuid()) }),
    sql`
    with searched as materialized (${searchedNames(searches)})
    select array(select found.id from ${foods}) as ids from searched order by n`,
  );
  return rows.map(({ ids }) => ids);
}

/** SQL for one row a search. Materialized by its users, so that the queries and heads are computed once, not for each food. */
function searchedNames(searches: readonly Terms[]): RawBuilder<unknown> {
  const indexed = searches.map(indexedTerms);
  return sql`
    select n, text, search_query(string_to_array(text, ' ')) as query,
      case when is_complete then plainto_tsquery('simple', indexed) else search_query(string_to_array(indexed, ' ')) end
        as indexed_query,
      nullif(head_of(text, 'italian_stem'), '') as head_it,
      nullif(head_of(split_part(text, ' ', -1), 'english_stem'), '') as head_en
    from unnest(${searches.map((terms) => terms.join(' '))}::text[],
      ${indexed.map(({ terms }) => terms.join(' '))}::text[],
      ${indexed.map(({ isComplete }) => isComplete)}::boolean[])
      with ordinality as given (text, indexed, is_complete, n)`;
}

const matches = sql`search @@ searched.indexed_query and ts_match_vq(search, searched.query)`;
const ownAndPlainFoods = sql`
  select ${orderColumns}, 0 as rank from aliments where archived_at is null and ${matches}
  union all
  select ${orderColumns}, rank from system_aliments where brand = '' and archived_at is null and ${matches}`;
const brandedFoods = sql`from system_aliments where brand <> '' and archived_at is null and ${matches}`;

const searchedName: SearchedName = {
  text: sql`searched.text`,
  headIt: sql`searched.head_it`,
  headEn: sql`searched.head_en`,
};

function ordered(order: RawBuilder<unknown>, limit: number): RawBuilder<unknown> {
  return sql`left join aliment_uses on aliment_uses.aliment_id = found.id
    order by ${order} limit ${sql.lit(limit)}`;
}
