import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { compositionTables } from '../../contract/sources.ts';

const columns = sql`id, name_it as name, name_en, quantity, calories, protein_tot, carbs_tot, lipids_tot, micronutrients, states,
  category, form, brand, synonyms, allergens, declares_allergens as "declaresAllergens",
  other_allergens as "otherAllergens", suits, portions, cooking, barcode,
  archived_at is not null as "isArchived", source, source_ref as "sourceRef"`;

/**
 * SQL for the own aliments and those of the library that match the condition, as the API shows them. Foods of composition tables
 * have no label; other imported ones are taken for products.
 */
export function listedAliments(condition: RawBuilder<SqlBool>): RawBuilder<unknown> {
  return sql`(
    select ${columns}, true as "isOwn", true as "hasLabel", version from aliments where ${condition}
    union all
    select ${columns}, false, source <> all(${compositionTables}::text[]), 1 from system_aliments where ${condition})`;
}
