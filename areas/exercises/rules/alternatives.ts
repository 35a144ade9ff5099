import type { Exercise } from '../contract/exercise.ts';

type Kind = Pick<Exercise, 'primaryMuscles' | 'secondaryMuscles' | 'category' | 'mechanic' | 'force'>;

/**
 * Similarity of two exercises, 0 to 9: up to 4 for the same primary muscles and no others, 2 for the same mechanic, 1
 * each for the same force, the same category and the same secondary muscles. Unknown values are not equal. The weights
 * are a rule of thumb, not measured.
 */
export function similarity(exercise: Kind, other: Kind): number {
  return (
    4 * overlap(exercise.primaryMuscles, other.primaryMuscles) +
    2 * equality(exercise.mechanic, other.mechanic) +
    equality(exercise.force, other.force) +
    equality(exercise.category, other.category) +
    overlap(exercise.secondaryMuscles, other.secondaryMuscles)
  );
}

/** The `max` most similar exercises, most similar first; equally similar ones keep their order. */
export function mostSimilar<E extends Kind>(exercise: Kind, others: readonly E[], max: number): E[] {
  const ranked = others.map((other) => ({ other, score: similarity(exercise, other) }));
  return ranked
    .toSorted((first, second) => second.score - first.score)
    .slice(0, max)
    .map(({ other }) => other);
}

/** Number of common elements divided by the number of different elements of both lists, 0 to 1 (Jaccard index). */
function overlap(muscles: readonly string[], others: readonly string[]): number {
  const either = new Set([...muscles, ...others]).size;
  return either === 0 ? 0 : muscles.filter((muscle) => others.includes(muscle)).length / either;
}

function equality(value: string | null, other: string | null): number {
  return value !== null && value === other ? 1 : 0;
}
