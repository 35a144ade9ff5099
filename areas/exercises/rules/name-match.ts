import { minContainsSimilarity } from './word-similarity.ts';
import { type CalledExercise, createTokenIndex } from './token-index.ts';
import { type NameScore, rankMatches } from './rank-matches.ts';
import { searchWords, wordsOf } from './search-words.ts';

/** `exact`: called like that; `similar`: the first has all the words; `unknown`: at best something near. */
export interface NameMatch {
  match: 'exact' | 'similar' | 'unknown';
  /** Best first, at most five. */
  candidates: { id: string; name: string; isOwn: boolean }[];
}

const maxCandidates = 5;

/** Answers what a typed name may mean. Of exercises that match equally the one that stands first is meant. */
export function nameMatcher(exercises: readonly CalledExercise[]): (name: string) => NameMatch {
  const hitsOf = createTokenIndex(exercises);
  return (name) => {
    const words = searchWords(name);
    const scores = rankMatches(words.map(hitsOf));
    const most = scores.reduce((words, score) => Math.max(words, score.words), 0);
    const best = bestOf(scores, most, orderFor(name, exercises));
    const [first] = best;
    const hasAll = first !== undefined && first.words === words.length && first.least >= minContainsSimilarity;
    const found = best.flatMap(({ index }) => exercises[index] ?? []);
    const exact = found.find((exercise) => isCalled(exercise, name));
    const inOrder = exact ? [exact, ...found.filter((exercise) => exercise !== exact)] : found;
    const candidates = inOrder.map(({ id, name, isOwn }) => ({ id, name, isOwn }));
    return { match: exact ? 'exact' : hasAll ? 'similar' : 'unknown', candidates };
  };
}

type Order = (one: NameScore, other: NameScore) => number;

/** Nearest words, then as long as the asked name, a staple, a beginning with it, and the place in the list. */
function orderFor(asked: string, exercises: readonly CalledExercise[]): Order {
  const start = asked.toLowerCase();
  const isAsLong = ({ index }: NameScore) => Number(exercises[index]?.name.length === asked.length);
  const staple = ({ index }: NameScore) => Math.min(exercises[index]?.rarity ?? 0, 0);
  const starts = ({ index }: NameScore) => Number(exercises[index]?.name.toLowerCase().startsWith(start));
  return (one, other) =>
    other.closeness - one.closeness ||
    isAsLong(other) - isAsLong(one) ||
    staple(one) - staple(other) ||
    starts(other) - starts(one) ||
    one.index - other.index;
}

/** Those with the most words, the first five of them in order. */
function bestOf(scores: readonly NameScore[], most: number, order: Order): NameScore[] {
  const best: NameScore[] = [];
  for (const score of scores) {
    const last = best[maxCandidates - 1];
    if (score.words < most || (last && order(score, last) > 0)) continue;
    best.push(score);
    best.sort(order);
    best.length = Math.min(best.length, maxCandidates);
  }
  return best;
}

/** In either language, whatever stands between the letters. */
function isCalled({ name, otherName }: CalledExercise, asked: string): boolean {
  const sought = wordsOf(asked).join('');
  return [name, otherName ?? ''].some((called) => wordsOf(called).join('') === sought);
}
