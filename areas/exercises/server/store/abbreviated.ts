import { type RawBuilder, sql } from 'kysely';
import { expandAbbreviations } from '../../rules/abbreviations.ts';

/**
 * Subquery with one row for each abbreviation in `searched`: `exercise_ids` are the exercises of the library whose
 * names contain all words of the abbreviation. The table `exercise_tokens` has rows of the same form for words.
 */
export function abbreviated(searched: readonly string[]): RawBuilder<{ word: string; exercise_ids: string[] }> {
  return sql`(
    select short as word, array_agg(id) as exercise_ids from (
      select short, id
      from jsonb_to_recordset(${JSON.stringify(expandAbbreviations(searched))}::jsonb) as expanded (short text, word text, needed int)
      join exercise_tokens on token = expanded.word, unnest(exercise_ids) as id
      group by short, needed, id having count(*) = needed
    ) as meaning group by short)`;
}
