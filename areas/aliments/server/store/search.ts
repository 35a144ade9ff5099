import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { z } from 'zod';
import { macroNames } from '../../contract.ts';
import { type AlimentFilters, AlimentRow } from '../../contract/library.ts';
import { statementsFor } from '../../rules/diets.ts';
import { limited } from '#shell/server/database/list-queries.ts';
import { rowsOf } from '#shell/server/database/rows.ts';
import type { Language } from '#shell/common/fields.ts';
import type { Scope, Transaction } from '#shell/server/database/scope.ts';
import { listedAliments } from './listed.ts';
import { isPlainest, nameIn, nameOrder, type SearchedName } from './name-matches.ts';

const pageSize = 25;

/** Branded foods of a search that are sorted; a library can have a million of them. */
export const maxBranded = 200;

export interface Wanted extends AlimentFilters {
  /** Names are sorted as this language writes them. */
  language: Language;
  /** The searched words, folded; empty without a search. */
  terms: readonly string[];
  /** Amounts of protein, carbs and lipids in 100 g, to which near foods are searched. */
  near: Near | null;
}

export interface Near {
  protein_tot: number;
  carbs_tot: number;
  lipids_tot: number;
}

const FoundId = z.object({ id: z.uuid(), total: z.number().int() });
type FoundId = z.output<typeof FoundId>;

/**
 * One page of foods, at most one more than its size. Own foods and those without a brand are sorted together; branded ones follow
 * when these do not fill the page.
 */
export async function findAliments(scope: Scope, wanted: Wanted): Promise<{ rows: AlimentRow[]; nextPage: number }> {
  const skipped = (wanted.page - 1) * pageSize;
  const found = await findIds(scope, wanted, { skipped, rows: pageSize + 1 });
  const total = found[0]?.total ?? (skipped > 0 ? await countFirst(scope, wanted) : 0);
  const missing = pageSize + 1 - found.length;
  const isLibrary = wanted.owner === undefined || wanted.owner === 'system';
  const branded =
    missing > 0 && isLibrary && wanted.terms.length > 0
      ? await findBranded(scope, wanted, { skipped: Math.max(0, skipped - total), rows: missing })
      : [];
  const ids = [...found.map(({ id }) => id), ...branded];
  const rows = await findByIds(scope, ids.slice(0, pageSize));
  return { rows, nextPage: ids.length > pageSize ? wanted.page + 1 : 0 };
}

/** The foods with these ids that the account may see, in this order. */
export async function findByIds({ db }: Transaction, ids: readonly string[]): Promise<AlimentRow[]> {
  if (ids.length === 0) return [];
  return rowsOf(
    db,
    AlimentRow,
    sql`
    select listed.* from ${listedAliments(sql`id = any(${ids}::uuid[])`)} listed
    order by array_position(${ids}::uuid[], listed.id)`,
  );
}

/** The words that the library has for words with a typing error; a word that is known, or like none, stays. */
export async function findSimilarWords({ db }: Scope, terms: readonly string[]): Promise<string[]> {
  if (terms.length === 0) return [];
  const [row] = await rowsOf(
    db,
    z.object({ similarWords: z.array(z.string()) }),
    sql`
    select array_agg(coalesce(known.word, given.word) order by n) as "similarWords"
    from unnest(${terms}::text[]) with ordinality given (word, n) left join lateral (
      select word from aliment_words where aliment_words.word % given.word
      order by similarity(aliment_words.word, given.word) desc, total desc limit 1) known on true`,
  );
  return row?.similarWords ?? [];
}

interface Slice {
  skipped: number;
  rows: number;
}

async function findIds(scope: Scope, wanted: Wanted, slice: Slice): Promise<FoundId[]> {
  return rowsOf(
    scope.db,
    FoundId,
    sql`
    select found.id, count(*) over ()::int as total from (${firstFoods(wanted)}) found
    left join aliment_uses on aliment_uses.aliment_id = found.id
    order by ${firstOrderOf(wanted)} ${limited(slice)}`,
  );
}

async function countFirst(scope: Scope, wanted: Wanted): Promise<number> {
  const [row] = await rowsOf(
    scope.db,
    z.object({ total: z.number().int() }),
    sql`select count(*)::int as total from (${firstFoods(wanted)}) found`,
  );
  return row?.total ?? 0;
}

async function findBranded(scope: Scope, wanted: Wanted, slice: Slice): Promise<string[]> {
  const rows = await rowsOf(
    scope.db,
    z.object({ id: z.uuid() }),
    sql`
    select found.id from (
      select ${orderColumns}, rank from system_aliments where brand <> '' and archived_at is null and ${conditionOf(wanted)}
      limit ${sql.lit(maxBranded)}) found
    left join aliment_uses on aliment_uses.aliment_id = found.id
    order by ${orderOf(wanted)} ${limited(slice)}`,
  );
  return rows.map(({ id }) => id);
}

export const orderColumns = sql`id, form, folded_it, folded_en, head_it, head_en, synonyms, category, quantity, calories, protein_tot, carbs_tot, lipids_tot`;

/** SQL for the own foods, which are ranked before all others, and those of the library without a brand. */
function firstFoods(wanted: Wanted): RawBuilder<unknown> {
  const { owner } = wanted;
  const archived = owner === 'archived' ? sql`not null` : sql`null`;
  const own = sql`select ${orderColumns}, 0 as rank from aliments
    where archived_at is ${archived} and ${conditionOf(wanted)}`;
  const library = sql`select ${orderColumns}, rank from system_aliments
    where brand = '' and archived_at is null and ${conditionOf(wanted)}`;
  if (owner === 'system') return library;
  return owner ? own : sql`${own} union all ${library}`;
}

function conditionOf(wanted: Wanted): RawBuilder<SqlBool> {
  const { terms, category, source, withoutAllergen, suits, reference_aliment_id: reference } = wanted;
  const conditions = [
    terms.length > 0 && matchOf(terms),
    category && sql`category = ${category}`,
    source && sql`source = ${source}`,
    withoutAllergen && sql`${withoutAllergen}::text <> all(found_allergens)`,
    suits && sql`suits && ${statementsFor(suits)}::text[]`,
    reference && sql`id <> ${reference}`,
    wanted.near !== null && sql`num_nulls(protein_tot, carbs_tot, lipids_tot) = 0`,
    ...rangeOf(wanted),
  ].filter((condition) => typeof condition === 'object');
  return sql.join([sql`true`, ...conditions], sql` and `);
}

export const maxShortTerm = 2;

/** The foods with all words. */
function matchOf(terms: readonly string[]): RawBuilder<SqlBool> {
  const query = sql`search_query(${terms}::text[])`;
  const indexed = indexedTerms(terms);
  if (indexed.terms === terms) return sql`search @@ ${query}`;
  const before = indexed.isComplete
    ? sql`plainto_tsquery('simple', ${indexed.terms.join(' ')})`
    : sql`search_query(${indexed.terms}::text[])`;
  // The subquery is computed once; a function of a parameter may be computed for each row.
  return sql`search @@ ${before} and ts_match_vq(search, (select ${query}))`;
}

interface IndexedTerms {
  terms: readonly string[];
  /** Whether the last of them is a complete word, too. */
  isComplete: boolean;
}

/**
 * The words that the index finds. An unfinished word of one or two letters begins so many words of a large library that the index would
 * read most of it: then the index finds the words before it, and `ts_match_vq`, which no index serves, the unfinished one. The longest
 * of those words comes last, because the last one also matches as the beginning of a word.
 */
export function indexedTerms(terms: readonly string[]): IndexedTerms {
  const before = terms.slice(0, -1).toSorted((one, other) => one.length - other.length);
  if (before.length === 0 || (terms.at(-1)?.length ?? 0) > maxShortTerm) return { terms, isComplete: false };
  return { terms: before, isComplete: (before.at(-1)?.length ?? 0) <= maxShortTerm };
}

function rangeOf({ nutrient, nutrientMin, nutrientMax }: Wanted): RawBuilder<unknown>[] {
  if (!nutrient) return [];
  const isMacro = (macroNames as readonly string[]).includes(nutrient);
  const stated = isMacro ? sql.ref(nutrient) : sql`(micronutrients ->> ${nutrient}::text)::double precision`;
  const amount = sql`${stated} * 100 / quantity`;
  return [
    sql`${stated} is not null`,
    ...(nutrientMin === undefined ? [] : [sql`${amount} >= ${nutrientMin}::double precision`]),
    ...(nutrientMax === undefined ? [] : [sql`${amount} <= ${nutrientMax}::double precision`]),
  ];
}

/** Energy of the differences in kcal: 4 per gram of protein and carbs, 9 per gram of lipids. */
function distanceTo({ protein_tot, carbs_tot, lipids_tot }: Near): RawBuilder<unknown> {
  const difference = (column: string, amount: number, kcal: number) =>
    sql`${sql.lit(kcal)} * abs(${sql.ref(`found.${column}`)} * 100 / found.quantity - ${amount}::double precision)`;
  return sql`${difference('protein_tot', protein_tot, 4)} + ${difference('carbs_tot', carbs_tot, 4)}
    + ${difference('lipids_tot', lipids_tot, 9)}`;
}

/** The plain food of a search first. A beginning of one or two letters means no food yet. */
function firstOrderOf(wanted: Wanted): RawBuilder<unknown> {
  const { terms, near, sortBy, language } = wanted;
  const isMeant = !sortBy && !near && terms.join(' ').length > maxShortTerm;
  return isMeant ? sql`${isPlainest(searchedName(terms), language)} desc, ${orderOf(wanted)}` : orderOf(wanted);
}

/** The requested order; else by nearness to the reference; else by how well the name matches; without a search, used foods first. */
function orderOf({ near, terms, sortBy, sortOrder, language }: Wanted): RawBuilder<unknown> {
  const name = nameIn(language);
  if (sortBy && sortOrder) {
    const value = sortBy === 'name' ? name : sql`${sql.ref(`found.${sortBy}`)} * 100 / found.quantity`;
    return sql`${value} ${sql.raw(sortOrder)} nulls last, found.id`;
  }
  if (near) return sql`${distanceTo(near)}, found.rank, ${name}, found.id`;
  if (terms.length === 0) return sql`aliment_uses.total desc nulls last, found.rank, ${name}, found.id`;
  return nameOrder(searchedName(terms), language);
}

function searchedName(terms: readonly string[]): SearchedName {
  // The subqueries are computed once; a function of a parameter may be computed for each row.
  const head = (term: string, stem: string) => sql`(select nullif(head_of(${term}, ${sql.lit(stem)}), ''))`;
  return {
    text: sql`${terms.join(' ')}::text`,
    headIt: head(terms[0] ?? '', 'italian_stem'),
    headEn: head(terms.at(-1) ?? '', 'english_stem'),
  };
}
