import { type RawBuilder, sql } from 'kysely';
import { meantWords } from '../../rules/abbreviations.ts';

/** Short forms among the asked words, as rows of `exercise_tokens`: the library's exercises with all they stand for. */
export function abbreviated(asked: readonly string[]): RawBuilder<{ word: string; exercise_ids: string[] }> {
  return sql`(
    select short as word, array_agg(id) as exercise_ids from (
      select short, id
      from jsonb_to_recordset(${JSON.stringify(meantWords(asked))}::jsonb) as meant (short text, word text, needed int)
      join exercise_tokens on token = meant.word, unnest(exercise_ids) as id
      group by short, needed, id having count(*) = needed
    ) as meaning group by short)`;
}
