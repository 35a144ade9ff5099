import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Exercise, ExerciseFilters } from '../../contract.ts';
import { searchWords } from '../../rules/search-words.ts';
import { pageOf } from '#shell/server/database/page.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { exerciseColumns, type ListedExercise, listedExercises } from './listed.ts';

interface ExercisePage {
  exercises: Exercise[];
  total: number;
  isSimilarOnly: boolean;
  nextPage: number;
}

/** Own exercises first, then the library, both by name. A search brings the best match first instead. */
export async function findExercises(scope: Scope, filters: ExerciseFilters): Promise<ExercisePage> {
  const left = listedExercises(scope, isLeft(filters), filters.owner);
  const search = filters.search?.trim();
  const { rows, nextPage } = search
    ? await pageOf(matching(scope, left, search), filters.page)
    : await pageOf(byName(scope, left), filters.page);
  const { total = 0, isSimilar: isSimilarOnly = false } = rows[0] ?? {};
  return {
    exercises: rows.map(({ total: _, isSimilar: __, ...exercise }) => exercise),
    total,
    isSimilarOnly,
    nextPage,
  };
}

function isLeft({ muscle, equipment }: ExerciseFilters): RawBuilder<SqlBool> {
  const conditions = [sql<SqlBool>`true`];
  if (muscle) conditions.push(sql`(${muscle} = any(primary_muscles) or ${muscle} = any(secondary_muscles))`);
  if (equipment) conditions.push(sql`${equipment} = any(equipment)`);
  return sql.join(conditions, sql` and `);
}

const total = sql<number>`(count(*) over ())::int`.as('total');

function byName({ db }: Scope, left: RawBuilder<ListedExercise>) {
  return db
    .selectFrom(left.as('listed'))
    .select([...exerciseColumns, total, sql<boolean>`false`.as('isSimilar')])
    .orderBy('isOwn', 'desc')
    .orderBy(sql`lower(name)`)
    .orderBy('id');
}

/** From here up a word holds the letters that were typed, in that order. */
const typedCloseness = sql.lit(0.65);

/**
 * Those that have the most of the asked words, in either language. Between them counts how near the words are, whether
 * the name begins with the first of them, and how usual the exercise is.
 */
function matching({ db }: Scope, left: RawBuilder<ListedExercise>, search: string) {
  const matches = sql<Match>`(
    with asked as (
      select word, number from asked_words(${searchWords(search)}::text[]) with ordinality as asked (word, number)
    ), hits as (${hits}
    ), near as (
      select id, max(closeness) as closeness, array_agg(word) filter (where number = 1) as first_words
      from hits group by id, number
    ), scored as (
      select id, count(*) as words, sum(closeness) as closeness, max(first_words) as first_words,
        min(closeness) < ${typedCloseness} or count(*) < (select count(*) from asked) as "isSimilar"
      from near group by id
    )
    select listed.*, words, max(words) over () as most_words, closeness, "isSimilar",
      coalesce(lower(name) ^@ any(first_words), false) as leads
    from scored join ${left} listed using (id))`;
  return db
    .selectFrom(matches.as('match'))
    .select([...exerciseColumns, 'isSimilar', total])
    .whereRef('words', '=', 'most_words')
    .orderBy('closeness', 'desc')
    .orderBy('leads', 'desc')
    .orderBy('isOwn', 'desc')
    .orderBy('rarity')
    .orderBy(sql`length(name)`)
    .orderBy('name')
    .orderBy('id');
}

type Match = ListedExercise & {
  words: number;
  most_words: number;
  closeness: number;
  leads: boolean;
  isSimilar: boolean;
};

/** Each exercise with a word that is near to an asked one. Long words are also looked for in names run together. */
const hits = sql`
  select number, closeness(asked.word, known.word) as closeness, known.word, hit.id
  from asked join exercise_words known on closeness(asked.word, known.word) > 0, unnest(exercise_ids) as hit (id)
  union all
  select number, closeness(asked.word, known.word), known.word, id
  from exercises, unnest(words) as known (word) join asked on closeness(asked.word, known.word) > 0
  union all
  select number, 0.8, null, id from asked join system_exercises on length(word) > 5 and strpos(squeezed, word) > 0
  union all
  select number, 0.8, null, id from asked join exercises on length(word) > 5 and strpos(squeezed, word) > 0`;
