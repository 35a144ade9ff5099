import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Exercise, ExerciseFilters, LibraryFilters } from '../../contract/exercise.ts';
import { expandMuscleWords } from '../../rules/muscle-words.ts';
import { searchWords } from '../../rules/search-words.ts';
import { paginate } from '#shell/server/database/list-queries.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { abbreviated } from './abbreviated.ts';
import { isListedExercise } from './visibility.ts';
import { exerciseColumns, exerciseOf, type ListedExercise, listedExercises, showsLibrary } from './listed.ts';

interface ExercisePage {
  exercises: Exercise[];
  total: number;
  isSimilarOnly: boolean;
  nextPage: number;
}

/**
 * One page of the exercises that the account may use. Without a search, own exercises come first, then the library,
 * both by name; a search orders by match.
 */
export async function findExercises(scope: Scope, filters: ExerciseFilters): Promise<ExercisePage> {
  const { owner } = filters;
  const matchesFilters = filterCondition(filters);
  const own = sql<SqlBool>`${matchesFilters} and ${isListedExercise(scope)} and archived_at is ${owner === 'archived' ? sql`not null` : sql`null`}`;
  const library = sql<SqlBool>`${matchesFilters} and archived_at is null and ${showsLibrary(scope)}`;
  const isOnly = { own: owner === 'own' || owner === 'archived', library: owner === 'system' };
  const listed = { own: isOnly.library ? undefined : own, library: isOnly.own ? undefined : library };
  return findPage(scope, listedExercises(scope, listed), filters);
}

/** One page of the library for super admins, who see it also when an account hides it. */
export async function findLibrary(scope: Scope, filters: LibraryFilters): Promise<ExercisePage> {
  const isArchived = filters.archived ? sql`not null` : sql`null`;
  const library = sql<SqlBool>`${filterCondition(filters)} and archived_at is ${isArchived}`;
  return findPage(scope, listedExercises(scope, { library }), filters);
}

async function findPage(
  scope: Scope,
  source: RawBuilder<ListedExercise>,
  { search: searchParam, page }: Pick<ExerciseFilters, 'search' | 'page'>,
): Promise<ExercisePage> {
  const search = searchParam?.trim();
  const { rows, nextPage } = search
    ? await paginate(matching(scope, source, search), page)
    : await paginate(byName(scope, source), page);
  const { total = 0, isSimilar: isSimilarOnly = false } = rows[0] ?? {};
  return {
    exercises: rows.map(({ total: _, isSimilar: __, ...row }) => exerciseOf(scope, row)),
    total,
    isSimilarOnly,
    nextPage,
  };
}

type SearchFilters = Pick<ExerciseFilters, 'muscle' | 'equipment' | 'category' | 'ids'>;

function filterCondition({ muscle, equipment, category, ids }: SearchFilters): RawBuilder<SqlBool> {
  const conditions = [sql<SqlBool>`true`];
  if (muscle) conditions.push(sql`(${muscle} = any(primary_muscles) or ${muscle} = any(secondary_muscles))`);
  if (equipment) conditions.push(sql`${equipment} = any(equipment)`);
  if (category) conditions.push(sql`category = ${category}`);
  if (ids !== undefined) conditions.push(sql`id = any(${ids.split(',').filter(isId)}::uuid[])`);
  return sql.join(conditions, sql` and `);
}

function isId(text: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);
}

const total = sql<number>`(count(*) over ())::int`.as('total');

function byName(scope: Scope, source: RawBuilder<ListedExercise>) {
  return scope.db
    .selectFrom(source.as('listed'))
    .select([...exerciseColumns(scope), total, sql<boolean>`false`.as('isSimilar')])
    .orderBy('isOwn', 'desc')
    .orderBy(sql`lower(name)`)
    .orderBy('id');
}

/** Minimum similarity, as a fraction, of a name that contains the typed word. */
const typedCloseness = sql.lit(0.65);

/** The text is searched as a whole name too, in which a hyphen is a space. */
const asName = (text: RawBuilder<unknown>) => sql`replace(lower(${text}), '-', ' ')`;

/** Whether the search is one of the names. The first two are those in both languages, the others aliases. */
const isOneOf = (names: RawBuilder<unknown>, search: string) =>
  sql<boolean>`exists (select from unnest(${names}) as known (name) where ${asName(sql`known.name`)} = ${asName(sql`${search}::text`)})`;

/**
 * Exercises whose names in either language match the most searched words. The order is: similarity of the words, a name that is
 * the search, an alias that is the search, staples, names that begin with the first word, own exercises, rarity.
 */
function matching(scope: Scope, source: RawBuilder<ListedExercise>, search: string) {
  const searchedWords = searchWords(search);
  const matches = sql<Match>`(
    with asked as (
      select word, number from token_rows(${searchedWords}::text[]) with ordinality as asked (word, number)
    ), hits as (${hits}
      union all
      select number, 1, null, id
      from asked join ${abbreviated(searchedWords)} abbreviation using (word), unnest(exercise_ids) as id
      ${byMuscle(searchedWords)}
      ${byJoinedWords(searchedWords)}
    ), near as (
      select id, max(closeness) as closeness, array_agg(token) filter (where number = 1) as first_words
      from hits group by id, number
    ), scored as (
      select id, count(*) as word_count, sum(closeness) as closeness, max(first_words) as first_words,
        min(closeness) < ${typedCloseness} or count(*) < (select count(*) from asked) as "isSimilar"
      from near group by id
    )
    select listed.*, word_count, max(word_count) over () as max_word_count, closeness, "isSimilar",
      coalesce(lower(name) ^@ any(first_words), false) as leads,
      ${isOneOf(sql`names[1:2]`, search)} as "isTitled", ${isOneOf(sql`names`, search)} as "isNamed"
    from scored join ${source} listed using (id))`;
  return scope.db
    .selectFrom(matches.as('listed'))
    .select([...exerciseColumns(scope), 'isSimilar', total])
    .whereRef('word_count', '=', 'max_word_count')
    .orderBy('closeness', 'desc')
    .orderBy('isTitled', 'desc')
    .orderBy('isNamed', 'desc')
    .orderBy(sql`least(rarity, 0)`)
    .orderBy('leads', 'desc')
    .orderBy('isOwn', 'desc')
    .orderBy('rarity')
    .orderBy(sql`length(name)`)
    .orderBy('name')
    .orderBy('id');
}

/** Exercises whose primary muscle is searched by its name, as further hits. */
function byMuscle(searchedWords: readonly string[]): RawBuilder<unknown> {
  const muscles = expandMuscleWords(searchedWords);
  if (muscles.length === 0) return sql``;
  const named = sql`asked join jsonb_to_recordset(${JSON.stringify(muscles)}::jsonb) as named (word text, muscle text) using (word)`;
  return sql`
      union all select number, 1, null, id from ${named} join system_exercises on primary_muscles @> array[muscle]
      union all select number, 1, null, id from ${named} join exercises on primary_muscles @> array[muscle]`;
}

/** Shorter joined words begin too many words of names. */
const minJoinedLength = 5;

/** Exercises with a word that begins with all searched words together, as further hits: "pull up" finds "Pullups". */
function byJoinedWords(searchedWords: readonly string[]): RawBuilder<unknown> {
  const joined = searchedWords.join('');
  if (searchedWords.length < 2 || joined.length < minJoinedLength) return sql``;
  return sql`
      union all select number, 1, known.token, hit.id
        from asked, exercise_tokens known, unnest(exercise_ids) as hit (id) where known.token ^@ ${joined}
      union all select number, 1, known.token, id
        from asked, exercises, unnest(name_tokens) as known (token) where known.token ^@ ${joined}`;
}

type Match = ListedExercise & {
  word_count: number;
  max_word_count: number;
  closeness: number;
  leads: boolean;
  isTitled: boolean;
  isNamed: boolean;
  isSimilar: boolean;
};

/**
 * Exercises with a word that is similar to a searched one. Searched words of more than 5 letters are also found in
 * names written without spaces.
 */
const hits = sql`
  select number, token_similarity(asked.word, known.token) as closeness, known.token, hit.id
  from asked join exercise_tokens known on token_similarity(asked.word, known.token) > 0, unnest(exercise_ids) as hit (id)
  union all
  select number, token_similarity(asked.word, known.token), known.token, id
  from exercises, unnest(name_tokens) as known (token) join asked on token_similarity(asked.word, known.token) > 0
  union all
  select number, 0.8, null, id from asked join system_exercises on length(word) > 5 and strpos(compact_name, word) > 0
  union all
  select number, 0.8, null, id from asked join exercises on length(word) > 5 and strpos(compact_name, word) > 0`;
