import { expandAbbreviations } from './abbreviations.ts';
import { wordSimilarity } from './word-similarity.ts';
import { wordsOf } from './search-words.ts';

/**
 * Names of an exercise. `name` is in the caller's language; `otherName` in the other language, null for own exercises.
 */
export interface MatchableExercise {
  id: string;
  name: string;
  otherName: string | null;
  isOwn: boolean;
  rarity: number;
}

/** The exercises that have a similar word, by their index in the list, with the similarity in hundredths. */
export type TokenMatches = ReadonlyMap<number, number>;

type ExerciseIndexes = ReadonlyMap<string, readonly number[]>;

/** Maximum number of unknown words of one import, because each is compared with thousands of words. */
const maxUnknownWords = 300;

/**
 * Returns a function that finds the exercises with a word. A word that occurs in a name, or is an abbreviation, matches
 * exactly; other words are compared with all words, for at most 300 of them.
 */
export function createTokenIndex(exercises: readonly MatchableExercise[]): (word: string) => TokenMatches {
  const indexesByToken = indexByToken(exercises);
  const cache = new Map<string, TokenMatches>();
  let unknownWords = 0;
  return (word) => {
    const cached = cache.get(word);
    if (cached) return cached;
    const exact = [...(indexesByToken.get(word) ?? []), ...abbreviationMatches(word, indexesByToken, exercises)];
    const isCompared = exact.length === 0 && !/^\d+$/.test(word) && unknownWords < maxUnknownWords;
    if (isCompared) unknownWords += 1;
    const matches = isCompared ? similarTokens(word, indexesByToken) : new Map(exact.map((index) => [index, 100]));
    cache.set(word, matches);
    return matches;
  };
}

function indexByToken(exercises: readonly MatchableExercise[]): ExerciseIndexes {
  const indexesByToken = new Map<string, number[]>();
  for (const [index, { name, otherName }] of exercises.entries()) {
    for (const word of new Set(wordsOf(`${name} ${otherName ?? ''}`))) {
      const indexes = indexesByToken.get(word);
      if (indexes) indexes.push(index);
      else indexesByToken.set(word, [index]);
    }
  }
  return indexesByToken;
}

/** Exercises of the library that contain every word of the abbreviation. */
function abbreviationMatches(
  short: string,
  indexesByToken: ExerciseIndexes,
  exercises: readonly MatchableExercise[],
): number[] {
  const [first = [], ...others] = expandAbbreviations([short]).map(({ word }) => indexesByToken.get(word) ?? []);
  const sets = others.map((other) => new Set(other));
  return first.filter((index) => !exercises[index]?.isOwn && sets.every((set) => set.has(index)));
}

function similarTokens(searched: string, indexesByToken: ExerciseIndexes): TokenMatches {
  const matches = new Map<number, number>();
  for (const [word, indexes] of indexesByToken) {
    const score = wordSimilarity(searched, word);
    if (score === 0) continue;
    for (const index of indexes) matches.set(index, Math.max(score, matches.get(index) ?? 0));
  }
  return matches;
}
