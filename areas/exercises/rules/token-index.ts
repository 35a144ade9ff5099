import { meantWords } from './abbreviations.ts';
import { wordSimilarity } from './word-similarity.ts';
import { wordsOf } from './search-words.ts';

/** An exercise as it may be called; the library's in the caller's language, with its name in the other one. */
export interface CalledExercise {
  id: string;
  name: string;
  otherName: string | null;
  isOwn: boolean;
  rarity: number;
}

/** Places in the list of exercises that have a word near the asked one, and how near it is in hundredths. */
export type TokenMatches = ReadonlyMap<number, number>;

type Places = ReadonlyMap<string, readonly number[]>;

/** Of one matching: each is held against some thousand words. */
const maxStrangeWords = 300;

/**
 * Answers where a word stands. One that stands in some exercise, or is short for such words, is taken as it is; only the
 * others are compared letter by letter, at most 300 of them.
 */
export function createTokenIndex(exercises: readonly CalledExercise[]): (word: string) => TokenMatches {
  const places = placesOf(exercises);
  const answered = new Map<string, TokenMatches>();
  let strange = 0;
  return (word) => {
    const before = answered.get(word);
    if (before) return before;
    const known = [...(places.get(word) ?? []), ...meantPlaces(word, places, exercises)];
    const isCompared = known.length === 0 && !/^\d+$/.test(word) && strange < maxStrangeWords;
    if (isCompared) strange += 1;
    const hits = isCompared ? nearHits(word, places) : new Map(known.map((place) => [place, 100]));
    answered.set(word, hits);
    return hits;
  };
}

function placesOf(exercises: readonly CalledExercise[]): Places {
  const places = new Map<string, number[]>();
  for (const [place, { name, otherName }] of exercises.entries()) {
    for (const word of new Set(wordsOf(`${name} ${otherName ?? ''}`))) {
      const there = places.get(word);
      if (there) there.push(place);
      else places.set(word, [place]);
    }
  }
  return places;
}

/** Exercises of the library with every word the short form stands for. */
function meantPlaces(short: string, places: Places, exercises: readonly CalledExercise[]): number[] {
  const [first = [], ...others] = meantWords([short]).map(({ word }) => places.get(word) ?? []);
  const sets = others.map((other) => new Set(other));
  return first.filter((place) => !exercises[place]?.isOwn && sets.every((set) => set.has(place)));
}

function nearHits(asked: string, places: Places): TokenMatches {
  const hits = new Map<number, number>();
  for (const [word, there] of places) {
    const near = wordSimilarity(asked, word);
    if (near === 0) continue;
    for (const place of there) hits.set(place, Math.max(near, hits.get(place) ?? 0));
  }
  return hits;
}
