import type pg from 'pg';
import { z } from 'zod';
import { queryRows } from '#shell/server/database/rows.ts';

export type Connection = pg.ClientBase;

/** A food of a batch by the columns of its table. */
export interface StoredFood {
  id: string;
  source_ref: string;
  [column: string]: unknown;
}

/** An import: a file, and where its foods go. The library has no account. */
export interface ImportTarget {
  fingerprint: string;
  file_name: string;
  account: { id: string; name: string } | null;
  source: string;
  edition: string;
  licence: string;
  citation: string;
}

const Progress = z.object({
  foods_read: z.number().int(),
  foods_stored: z.number().int(),
  rejected: z.number().int(),
});
export type ImportProgress = z.output<typeof Progress>;

const numbers = 'quantity, calories, protein_tot, carbs_tot, lipids_tot, micronutrients, states';
const columns = `${numbers}, name_it, name_en, named_allergens_it, named_allergens_en, synonyms, brand, category, form, allergens,
  declares_allergens, other_allergens, suits, portions, cooking, barcode`;
const prefixed = (table: string) => numbers.replaceAll(/\w+/g, `${table}.$&`);

const Counts = z.object({ added: z.number().int(), updated: z.number().int() });
export type StoredCounts = z.output<typeof Counts>;

const counted = `select count(*) filter (where is_new)::int as added, count(*) filter (where not is_new)::int as updated from stored`;

/**
 * Adds foods to the library. One that is known changes its numbers only, because a person may have corrected its names, category and
 * portions; but a name in a language without one and allergens that are new are added. The order of the rows is the same for all
 * imports, so that two at once do not lock each other out.
 */
export async function upsertLibraryFoods(
  connection: Connection,
  { source, edition }: Pick<ImportTarget, 'source' | 'edition'>,
  foods: readonly StoredFood[],
): Promise<StoredCounts> {
  const [counts] = await queryRows(connection, Counts, {
    name: 'upsert-library-foods',
    text: `
      with stored as (
        insert into system_aliments as known (id, source, source_ref, edition, ${columns})
        select id, $2, source_ref, $3, ${columns} from jsonb_populate_recordset(null::system_aliments, $1) order by source_ref
        on conflict (source, source_ref) do update set
          (${numbers}) = row(${prefixed('excluded')}),
          edition = excluded.edition,
          name_it = case known.name_it when '' then excluded.name_it else known.name_it end,
          name_en = case known.name_en when '' then excluded.name_en else known.name_en end,
          named_allergens_it = case known.name_it when '' then excluded.named_allergens_it else known.named_allergens_it end,
          named_allergens_en = case known.name_en when '' then excluded.named_allergens_en else known.named_allergens_en end,
          allergens = merged_allergens(known.allergens, excluded.allergens),
          declares_allergens = known.declares_allergens or excluded.declares_allergens
        where (${prefixed('known')}) is distinct from (${prefixed('excluded')})
          or known.name_it = '' and excluded.name_it <> '' or known.name_en = '' and excluded.name_en <> ''
          or merged_allergens(known.allergens, excluded.allergens) <> known.allergens
        returning xmax = 0 as is_new)
      ${counted}`,
    values: [JSON.stringify(foods), source, edition],
  });
  return counts ?? { added: 0, updated: 0 };
}

/** Locks the names and barcodes of an account, as the creation of an own food does. */
export async function lockNamesOf(connection: Connection, accountId: string): Promise<void> {
  await connection.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`aliments ${accountId}`]);
}

const Taken = z.object({ source_ref: z.string(), field: z.enum(['name', 'barcode']) });

/**
 * Foods that an account has under another number, by name or by barcode with or without leading zeros; among new foods of the batch
 * with the same name or barcode all but the first.
 */
export async function findTakenFoods(
  connection: Connection,
  accountId: string,
  foods: readonly StoredFood[],
): Promise<z.output<typeof Taken>[]> {
  return queryRows(connection, Taken, {
    text: `
      with given as (
        select source_ref, lpad(barcode, 14, '0') as gtin, coalesce(nullif(fold_name(name_it), ''), fold_name(name_en)) as folded
        from jsonb_populate_recordset(null::aliments, $2) sent
        where not exists (select from aliments known
          where known.account_id = $1 and known.source = 'import' and known.source_ref = sent.source_ref)),
      numbered as (
        select *, row_number() over (partition by folded order by source_ref) as same_name,
          row_number() over (partition by coalesce(gtin, source_ref) order by source_ref) as same_gtin
        from given)
      select source_ref, 'name' as field from numbered
      where same_name > 1 or exists (select from aliments taken where taken.account_id = $1 and taken.archived_at is null
        and coalesce(nullif(taken.folded_it, ''), taken.folded_en) = folded)
      union all
      select source_ref, 'barcode' from numbered
      where same_gtin > 1 or exists (select from aliments taken where taken.account_id = $1 and taken.archived_at is null
        and taken.gtin = numbered.gtin)`,
    values: [accountId, JSON.stringify(foods)],
  });
}

/** Adds own foods to an account. One that was imported before changes its numbers only. */
export async function upsertOwnFoods(
  connection: Connection,
  accountId: string,
  foods: readonly StoredFood[],
): Promise<StoredCounts> {
  const [counts] = await queryRows(connection, Counts, {
    text: `
      with stored as (
        insert into aliments as known (account_id, id, source, source_ref, ${columns})
        select $2, id, 'import', source_ref, ${columns} from jsonb_populate_recordset(null::aliments, $1) order by source_ref
        on conflict (account_id, source_ref) where source = 'import' do update set
          (${numbers}) = row(${prefixed('excluded')}),
          version = known.version + 1
        where (${prefixed('known')}) is distinct from (${prefixed('excluded')})
        returning xmax = 0 as is_new)
      ${counted}`,
    values: [JSON.stringify(foods), accountId],
  });
  return counts ?? { added: 0, updated: 0 };
}

/** How far an interrupted import of the same file came; undefined for a new or a finished one. */
export async function findProgress(connection: Connection, fingerprint: string): Promise<ImportProgress | undefined> {
  const text = `select foods_read, foods_stored, rejected from aliment_imports where fingerprint = $1 and finished_at is null`;
  const [row] = await queryRows(connection, Progress, { text, values: [fingerprint] });
  return row;
}

/** Two imports of the same file at once store the farther one: all foods before it are stored by one of them. */
export async function saveProgress(
  connection: Connection,
  { account, ...target }: ImportTarget,
  progress: ImportProgress & { isFinished: boolean },
): Promise<void> {
  await connection.query({
    name: 'save-import-progress',
    text: `
      insert into aliment_imports as known (fingerprint, file_name, account_name, source, edition, licence, citation,
        foods_read, foods_stored, rejected, finished_at)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, case when $11 then now() end)
      on conflict (fingerprint) do update set
        started_at = case when known.finished_at is null then known.started_at else now() end,
        foods_read = case when known.finished_at is null then greatest(known.foods_read, $8) else $8 end,
        foods_stored = $9, rejected = $10, finished_at = excluded.finished_at`,
    values: [
      target.fingerprint,
      target.file_name,
      account?.name ?? null,
      target.source,
      target.edition,
      target.licence,
      target.citation,
      progress.foods_read,
      progress.foods_stored,
      progress.rejected,
      progress.isFinished,
    ],
  });
}

/** Updates the words that correct typing errors and the statistics of the tables, after foods were imported. */
export async function refreshSearch(connection: Connection): Promise<void> {
  await connection.query('refresh materialized view concurrently aliment_words');
  await connection.query('analyze system_aliments');
  await connection.query('analyze aliments');
}

/** Whether PostgreSQL refused the values of a statement (classes 22 and 23 of its error codes), and not the statement as such. */
export function isRefusedValue(error: unknown): error is Error {
  return error instanceof Error && /^2[23]/.test((error as Error & { code?: string }).code ?? '');
}
