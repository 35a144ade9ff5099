import { minContainsSimilarity } from './word-similarity.ts';
import { type MatchableExercise, createTokenIndex } from './token-index.ts';
import { type NameScore, rankMatches } from './rank-matches.ts';
import { searchWords, wordsOf } from './search-words.ts';

/**
 * The exercises that match a name. `exact`: the first candidate has this name; `similar`: the first candidate contains
 * all words of the name; `unknown`: the candidates have only similar words.
 */
export interface NameMatch {
  match: 'exact' | 'similar' | 'unknown';
  /** Best match first, at most five. */
  candidates: { id: string; name: string; isOwn: boolean }[];
}

const maxCandidates = 5;

/**
 * Returns a function that finds the exercises with a given or a similar name. Equal matches keep the order of
 * `exercises`.
 */
export function nameMatcher(exercises: readonly MatchableExercise[]): (name: string) => NameMatch {
  const matchesOf = createTokenIndex(exercises);
  return (name) => {
    const searched = searchWords(name);
    const scores = rankMatches(searched.map(matchesOf));
    const maxWordCount = scores.reduce((count, score) => Math.max(count, score.wordCount), 0);
    const best = bestOf(scores, maxWordCount, orderFor(name, exercises));
    const [first] = best;
    const hasAll =
      first !== undefined && first.wordCount === searched.length && first.minSimilarity >= minContainsSimilarity;
    const matched = best.flatMap(({ index }) => exercises[index] ?? []);
    const exact = matched.find((exercise) => hasName(exercise, name));
    const ordered = exact ? [exact, ...matched.filter((exercise) => exercise !== exact)] : matched;
    const candidates = ordered.map(({ id, name, isOwn }) => ({ id, name, isOwn }));
    return { match: exact ? 'exact' : hasAll ? 'similar' : 'unknown', candidates };
  };
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

/** Whether the name in either language is equal, ignoring case, spaces and punctuation. */
function hasName({ name, otherName }: MatchableExercise, searched: string): boolean {
  const normalized = wordsOf(searched).join('');
  return [name, otherName ?? ''].some((candidate) => wordsOf(candidate).join('') === normalized);
}
