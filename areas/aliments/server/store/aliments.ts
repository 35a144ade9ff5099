import { sql } from 'kysely';
import { z } from 'zod';
import type { AlimentDraft, AlimentRow } from '../../contract/library.ts';
import { namedAllergenColumns } from '../../rules/food-allergens.ts';
import { rowsOf } from '#shell/server/database/rows.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { findByIds } from './search.ts';

export async function findAliment(scope: Scope, id: string): Promise<AlimentRow | undefined> {
  return (await findByIds(scope, [id]))[0];
}

interface NewAliment {
  id: string;
  draft: AlimentDraft;
  source: string;
  sourceRef: string;
}

export async function insertAliment(
  { db, caller }: Scope,
  { id, draft, source, sourceRef }: NewAliment,
): Promise<void> {
  await db
    .insertInto('aliments')
    .values({ id, source, source_ref: sourceRef, created_by: caller.membershipId, ...columnsOf(draft) })
    .execute();
}

export async function updateAliment({ db }: Scope, id: string, draft: AlimentDraft): Promise<void> {
  await db.updateTable('aliments').set(columnsOf(draft)).where('id', '=', id).execute();
}

/** Locks an own food until the transaction ends; false when the account has none with this id. */
export async function lockOwn({ db }: Scope, id: string): Promise<boolean> {
  return Boolean(await db.selectFrom('aliments').select('id').where('id', '=', id).forUpdate().executeTakeFirst());
}

/**
 * The foods with these ids, to copy them into a document. Until the transaction ends no own one is corrected, and no library one
 * declares something else (the trigger of `system_aliments` takes the same lock), so that a correction finds the copy. Called for foods
 * that the document does not have yet: a correction waits for documents that have the food.
 */
export async function findToCopy(scope: Scope, ids: readonly string[]): Promise<AlimentRow[]> {
  if (ids.length === 0) return [];
  await sql`select from aliments where id = any(${ids}::uuid[]) order by id for share`.execute(scope.db);
  await sql`select pg_advisory_xact_lock_shared(hashtextextended('declarations of library foods', 0))`.execute(
    scope.db,
  );
  return findByIds(scope, ids);
}

/** Locks the names and barcodes of the account until the transaction ends, so that two foods cannot take the same one. */
export async function lockNames({ db, caller }: Pick<Scope, 'db' | 'caller'>): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`aliments ${caller.accountId}`}, 0))`.execute(db);
}

/** Waits for those who lock the names; others may do the same at the same time, and who locks them waits for all of these. */
export async function lockNamesShared({ db, caller }: Pick<Scope, 'db' | 'caller'>): Promise<void> {
  await sql`select pg_advisory_xact_lock_shared(hashtextextended(${`aliments ${caller.accountId}`}, 0))`.execute(db);
}

/** Locks the names as `lockNames` does; false at once when another transaction has locked them. */
export async function tryLockNames({ db, caller }: Pick<Scope, 'db' | 'caller'>): Promise<boolean> {
  const [row] = await rowsOf(
    db,
    z.object({ isLocked: z.boolean() }),
    sql`select pg_try_advisory_xact_lock(hashtextextended(${`aliments ${caller.accountId}`}, 0)) as "isLocked"`,
  );
  return row?.isLocked === true;
}

const TakenField = z.object({ field: z.enum(['name', 'barcode']), name: z.string(), name_en: z.string() });
type TakenField = z.output<typeof TakenField>;

/** The own food, not archived, that has the name or the barcode too. */
export async function findTakenField(
  { db }: Scope,
  id: string,
  { name, name_en, barcode }: Pick<AlimentDraft, 'name' | 'name_en' | 'barcode'>,
): Promise<TakenField | undefined> {
  const [row] = await rowsOf(
    db,
    TakenField,
    sql`
    select case when coalesce(gtin = lpad(${barcode}::text, 14, '0'), false) then 'barcode' else 'name' end as field,
      name_it as name, name_en
    from aliments
    where id <> ${id} and archived_at is null and (
      coalesce(nullif(folded_it, ''), folded_en) = coalesce(nullif(fold_name(${name}), ''), fold_name(${name_en}))
      or gtin = lpad(${barcode}::text, 14, '0'))
    limit 1`,
  );
  return row;
}

export async function setArchived({ db }: Scope, id: string, isArchived: boolean): Promise<void> {
  await db
    .updateTable('aliments')
    .set({ archived_at: isArchived ? sql`coalesce(archived_at, now())` : null })
    .where('id', '=', id)
    .execute();
}

export async function deleteAliment({ db }: Scope, id: string): Promise<void> {
  await db.deleteFrom('aliments').where('id', '=', id).execute();
}

/** Whether the account has added the food to a recipe or a meal plan. */
export async function isUsed({ db }: Scope, id: string): Promise<boolean> {
  return Boolean(await db.selectFrom('aliment_uses').select('total').where('aliment_id', '=', id).executeTakeFirst());
}

/** Counts that the account added these foods to a recipe or a meal plan. */
export async function recordUses({ db }: Scope, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await sql`
    insert into aliment_uses (aliment_id) select distinct id from unnest(${ids}::uuid[]) id order by id
    on conflict (account_id, aliment_id) do update set total = aliment_uses.total + 1`.execute(db);
}

function columnsOf({ name, declaresAllergens, otherAllergens, ...draft }: AlimentDraft) {
  const { micronutrients, states, allergens, portions, cooking, ...rest } = draft;
  return {
    ...rest,
    name_it: name,
    ...namedAllergenColumns({ name_it: name, name_en: draft.name_en }),
    declares_allergens: declaresAllergens,
    other_allergens: otherAllergens,
    micronutrients: JSON.stringify(micronutrients),
    states: JSON.stringify(states),
    allergens: JSON.stringify(allergens),
    portions: JSON.stringify(portions),
    cooking: JSON.stringify(cooking),
  };
}
