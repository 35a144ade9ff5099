import { minContainsSimilarity } from './word-similarity.ts';
import { type MatchableExercise, createTokenIndex } from './token-index.ts';
import { type NameScore, rankMatches } from './rank-matches.ts';
import { createNameIndex } from './same-name.ts';
import { normalizedName } from './normalized-name.ts';

/**
 * `exact`: the first candidate has this name or an equal one (`same-name.ts`); `similar`: it contains all the words, or
 * several exercises have this name; `unknown`: the candidates are only similar.
 */
export interface NameMatch {
  match: 'exact' | 'similar' | 'unknown';
  /** Best match first, at most five. */
  candidates: { id: string; name: string; isOwn: boolean }[];
}

const maxCandidates = 5;

/** Further words of a name are ignored. */
const maxStems = 8;

export interface NameMatcher {
  /** Adds an exercise before the first match, so that a caller can add thousands in several turns of the event loop. */
  add(exercise: MatchableExercise): void;
  /** Finds the exercises with this or a similar name. Equal matches are in the order in which they were added. */
  match(name: string): NameMatch;
}

export function createNameMatcher(): NameMatcher {
  const exercises: MatchableExercise[] = [];
  const tokens = createTokenIndex();
  const names = createNameIndex(exercises);

  function add(exercise: MatchableExercise): void {
    const index = exercises.push(exercise) - 1;
    tokens.add(exercise, index);
    names.add(exercise, index);
  }

  function match(name: string): NameMatch {
    const searched = normalizedName(name).stems.slice(0, maxStems);
    const scores = rankMatches(searched.map(tokens.matchesOf));
    const maxWordCount = scores.reduce((count, score) => Math.max(count, score.wordCount), 0);
    const best = bestOf(scores, maxWordCount, orderFor(name, exercises));
    const [first] = best;
    const hasAll =
      first !== undefined && first.wordCount === searched.length && first.minSimilarity >= minContainsSimilarity;
    const sameNamed = names.find(name);
    const indexes = [...new Set([...sameNamed, ...best.map(({ index }) => index)])].slice(0, maxCandidates);
    const candidates = indexes
      .flatMap((index) => exercises[index] ?? [])
      .map(({ id, name, isOwn }) => ({ id, name, isOwn }));
    if (sameNamed.length === 1) return { match: 'exact', candidates };
    return { match: hasAll || sameNamed.length > 1 ? 'similar' : 'unknown', candidates };
  }

  return { add, match };
}

type Order = (one: NameScore, other: NameScore) => number;

/**
 * Orders matches by: similarity of the words, same length as the searched name, common exercises first (negative
 * `rarity`, lowest first), names that begin with the searched name, position in the list.
 */
function orderFor(name: string, exercises: readonly MatchableExercise[]): Order {
  const start = name.toLowerCase();
  const hasSameLength = ({ index }: NameScore) => Number(exercises[index]?.name.length === name.length);
  const staple = ({ index }: NameScore) => Math.min(exercises[index]?.rarity ?? 0, 0);
  const startsWithName = ({ index }: NameScore) => Number(exercises[index]?.name.toLowerCase().startsWith(start));
  return (one, other) =>
    other.similarity - one.similarity ||
    hasSameLength(other) - hasSameLength(one) ||
    staple(one) - staple(other) ||
    startsWithName(other) - startsWithName(one) ||
    one.index - other.index;
}

/** The first five scores with the maximum number of words, in order. */
function bestOf(scores: readonly NameScore[], maxWordCount: number, order: Order): NameScore[] {
  const best: NameScore[] = [];
  for (const score of scores) {
    const last = best[maxCandidates - 1];
    if (score.wordCount < maxWordCount || (last && order(score, last) > 0)) continue;
    best.push(score);
    best.sort(order);
    best.length = Math.min(best.length, maxCandidates);
  }
  return best;
}
