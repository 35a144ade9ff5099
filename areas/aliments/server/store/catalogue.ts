import type pg from 'pg';
import type { NamedAllergenColumns } from '../../rules/food-allergens.ts';
import { readInstallationValue, storeInstallationValue } from '#shell/server/database/installation.ts';
import { withTransaction } from '#shell/server/database/owner-transaction.ts';

const name = 'aliment catalogue';

export interface LibraryAliment extends NamedAllergenColumns {
  id: string;
  source: string;
  source_ref: string;
  name_it: string;
  name_en: string;
  synonyms: string;
  category: string;
  form: string;
  rank: number;
  calories: number | null;
  protein_tot: number | null;
  carbs_tot: number | null;
  lipids_tot: number | null;
  micronutrients: Record<string, number>;
  states: Record<string, string>;
  allergens: Record<string, string>;
  suits: string[];
  portions: object[];
  cooking: object[];
}

const described =
  'name_it, name_en, named_allergens_it, named_allergens_en, synonyms, category, form, rank, suits, portions, cooking';
const numbers = 'calories, protein_tot, carbs_tot, lipids_tot, micronutrients, states';
const newDescribed = described.replaceAll(/\w+/g, 'excluded.$&');
/** Numbers and allergens that were imported from another edition of the table stay. */
const newNumbers = numbers.replaceAll(/\w+/g, `case known.edition when '' then excluded.$& else known.$& end`);
const newAllergens = `case known.edition when '' then excluded.allergens
  else merged_allergens(known.allergens, excluded.allergens) end`;

export async function findLoadedVersion(pool: pg.Pool): Promise<string | undefined> {
  return readInstallationValue(pool, name);
}

/**
 * Inserts or updates foods by source and number. Those of the catalogue that are no longer in the file are archived, because recipes
 * and meal plans may point to them; imported foods of the same source stay.
 */
export async function replaceLibrary(pool: pg.Pool, version: string, aliments: LibraryAliment[]): Promise<void> {
  await withTransaction(pool, async (connection) => {
    // The version is stored first, so that a server that starts at the same moment waits for this transaction.
    await storeInstallationValue(connection, name, version);
    await connection.query(
      `insert into system_aliments as known (id, source, source_ref, allergens, ${described}, ${numbers})
      select id, source, source_ref, allergens, ${described}, ${numbers} from jsonb_populate_recordset(null::system_aliments, $1)
      on conflict (source, source_ref) do update set
        (${described}, archived_at) = row(${newDescribed}, null), (${numbers}) = row(${newNumbers}),
        allergens = ${newAllergens}`,
      [JSON.stringify(aliments)],
    );
    const ids = aliments.map(({ id }) => id);
    await connection.query(
      `update system_aliments set archived_at = now()
      where id <> all($1::uuid[]) and source = any($2) and edition = '' and archived_at is null`,
      [ids, [...new Set(aliments.map(({ source }) => source))]],
    );
    await connection.query('refresh materialized view aliment_words');
  });
}
