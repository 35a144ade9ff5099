import { normalizedName } from './normalized-name.ts';
import type { Equipment } from './taxonomy.ts';
import { wordSimilarity } from './word-similarity.ts';

/**
 * Names of an exercise. `name` is in the caller's language; `otherName` in the other language, null for own exercises.
 */
export interface MatchableExercise {
  id: string;
  name: string;
  otherName: string | null;
  /** Further names of an exercise of the library. */
  aliases: readonly string[];
  equipment: readonly Equipment[];
  isOwn: boolean;
  rarity: number;
}

/** Index of each exercise that has a similar stem, with the similarity in hundredths. */
export type TokenMatches = ReadonlyMap<number, number>;

type ExerciseIndexes = ReadonlyMap<string, readonly number[]>;

/** Limit for one import, because every unknown stem is compared with thousands of stems. */
const maxUnknownStems = 300;

export interface TokenIndex {
  add(exercise: MatchableExercise, index: number): void;
  /**
   * Finds the exercises with a stem (`normalizedName`). A stem that occurs in a name matches exactly; other stems are
   * compared with all of them, for at most 300. All exercises have been added before.
   */
  matchesOf(stem: string): TokenMatches;
}

export function createTokenIndex(): TokenIndex {
  const indexesByStem = new Map<string, number[]>();
  const cache = new Map<string, TokenMatches>();
  let unknownStems = 0;

  function add({ name, otherName, aliases, equipment }: MatchableExercise, index: number): void {
    const stems = [name, otherName ?? '', ...aliases].flatMap((one) => normalizedName(one).stems);
    for (const stem of new Set([...stems, ...equipment])) {
      const indexes = indexesByStem.get(stem);
      if (indexes) indexes.push(index);
      else indexesByStem.set(stem, [index]);
    }
  }

  function matchesOf(stem: string): TokenMatches {
    const cached = cache.get(stem);
    if (cached) return cached;
    const exact = indexesByStem.get(stem);
    const isCompared = !exact && !/^\d+$/.test(stem) && unknownStems < maxUnknownStems;
    if (isCompared) unknownStems += 1;
    const matches = isCompared ? similarStems(stem, indexesByStem) : new Map(exact?.map((index) => [index, 100]));
    cache.set(stem, matches);
    return matches;
  }

  return { add, matchesOf };
}

function similarStems(searched: string, indexesByStem: ExerciseIndexes): TokenMatches {
  const matches = new Map<number, number>();
  for (const [stem, indexes] of indexesByStem) {
    const score = wordSimilarity(searched, stem);
    if (score === 0) continue;
    for (const index of indexes) matches.set(index, Math.max(score, matches.get(index) ?? 0));
  }
  return matches;
}
