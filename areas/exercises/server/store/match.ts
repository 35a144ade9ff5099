import { sql } from 'kysely';
import { searchWords } from '../../rules/search-words.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { abbreviated } from './abbreviated.ts';
import { listedExercises, showsLibrary } from './listed.ts';

/** `exact`: called like that; `similar`: the first has all the words; `unknown`: at best something near. */
export interface NameMatch {
  match: 'exact' | 'similar' | 'unknown';
  /** Best first, at most five. */
  candidates: { id: string; name: string; isOwn: boolean }[];
}

/** Names past this many are not looked up: nobody chooses from so many. */
const mostNames = 500;
const candidatesEach = 5;

interface Found {
  place: number;
  id: string;
  name: string;
  isOwn: boolean;
  hasAll: boolean;
  isExact: boolean;
}

/**
 * What the names of an import may mean, all in one question. A word that stands in some exercise is taken as it is;
 * only the others are compared letter by letter, at most 300 of them.
 */
export async function matchNames(scope: Scope, names: readonly string[]): Promise<Map<string, NameMatch>> {
  const asked = [...new Set(names)].slice(0, mostNames);
  const rows = asked.length > 0 ? await findNear(scope, asked) : [];
  const byPlace = Map.groupBy(rows, ({ place }) => place);
  return new Map(names.map((name) => [name, matchOf(byPlace.get(asked.indexOf(name)) ?? [])]));
}

function matchOf(rows: readonly Found[]): NameMatch {
  const exact = rows.find(({ isExact }) => isExact);
  const inOrder = exact ? [exact, ...rows.filter((row) => row !== exact)] : rows;
  const candidates = inOrder.map(({ id, name, isOwn }) => ({ id, name, isOwn }));
  return { match: exact ? 'exact' : rows[0]?.hasAll ? 'similar' : 'unknown', candidates };
}

async function findNear(scope: Scope, names: readonly string[]): Promise<Found[]> {
  const asked = names.map((name, place) => ({ place, name, words: searchWords(name) }));
  const inUse = listedExercises(scope, {
    own: sql`archived_at is null`,
    library: sql`archived_at is null and ${showsLibrary(scope)}`,
  });
  const { rows } = await sql<Found>`
    with named as (
      select * from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as named (place int, name text, words jsonb)
    ), asked as (
      select place, word from named, jsonb_array_elements_text(words) as word
    ), known as materialized (
      select word, exercise_ids from exercise_words
      union all
      select word, exercise_ids from ${abbreviated(asked.flatMap(({ words }) => words))} meant
      union all
      select word, array_agg(id) from exercises, unnest(words) as word where archived_at is null group by word
    ), words as materialized (
      select word, word in (select word from known) as is_known from (select distinct word from asked) as every_word
    ), strange as (
      select word from words where not is_known and word !~ '^\\d+$' limit 300
    ), found as (
      select word, 1::real as closeness, exercise_ids from words join known using (word) where is_known
      union all
      select strange.word, closeness(strange.word, known.word), exercise_ids
      from strange join known on closeness(strange.word, known.word) > 0
    ), hits as (
      select place, word, id, max(closeness) as closeness
      from asked join found using (word), unnest(exercise_ids) as id group by place, word, id
    ), scored as (
      select place, id, count(*) as words, sum(closeness) as closeness, min(closeness) as least from hits group by place, id
    ), best as (
      select *, max(words) over (partition by place) as most_words from scored
    ), ranked as (
      select place, id, listed.name, "isOwn", least >= 0.65 and best.words = jsonb_array_length(named.words) as "hasAll",
        squeezed(named.name) as sought, row_number() over (partition by place order by closeness desc,
          length(listed.name) = length(named.name) desc, least(rarity, 0), starts_with(lower(listed.name), lower(named.name)) desc,
          "isOwn" desc, rarity, length(listed.name), listed.name, id) as rank
      from best join named using (place) join ${inUse} listed using (id) where best.words = most_words
    )
    select place, id, name, "isOwn", "hasAll", squeezed(name) = sought or exists (
        select from system_exercises library where library.id = ranked.id
        and sought in (squeezed(name_it), squeezed(name_en))) as "isExact"
    from ranked where rank <= ${sql.lit(candidatesEach)} order by place, rank`.execute(scope.db);
  return rows;
}
