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

/**
 * Returns a function that finds the exercises with a stem (`normalizedName`). A stem that occurs in a name matches exactly;
 * other stems are compared with all of them, for at most 300.
 */
export function createTokenIndex(exercises: readonly MatchableExercise[]): (stem: string) => TokenMatches {
  const indexesByStem = indexByStem(exercises);
  const cache = new Map<string, TokenMatches>();
  let unknownStems = 0;
  return (stem) => {
    const cached = cache.get(stem);
    if (cached) return cached;
    const exact = indexesByStem.get(stem);
    const isCompared = !exact && !/^\d+$/.test(stem) && unknownStems < maxUnknownStems;
    if (isCompared) unknownStems += 1;
    const matches = isCompared ? similarStems(stem, indexesByStem) : new Map(exact?.map((index) => [index, 100]));
    cache.set(stem, matches);
    return matches;
  };
}

function indexByStem(exercises: readonly MatchableExercise[]): ExerciseIndexes {
  const indexesByStem = new Map<string, number[]>();
  for (const [index, { name, otherName, aliases, equipment }] of exercises.entries()) {
    const stems = [name, otherName ?? '', ...aliases].flatMap((one) => normalizedName(one).stems);
    for (const stem of new Set([...stems, ...equipment])) {
      const indexes = indexesByStem.get(stem);
      if (indexes) indexes.push(index);
      else indexesByStem.set(stem, [index]);
    }
  }
  return indexesByStem;
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
