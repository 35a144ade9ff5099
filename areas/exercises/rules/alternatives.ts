import type { Exercise } from '../contract/exercise.ts';

type Kind = Pick<Exercise, 'primaryMuscles' | 'secondaryMuscles' | 'category' | 'mechanic' | 'force'>;

/**
 * How well one exercise stands in for another, 0 to 9: up to 4 for the same primary muscles and no others, 2 for the
 * same mechanic, 1 each for the same force, the same category, the same secondary muscles. Two of which nothing is
 * known are not alike. A rule of the trade, not a measurement.
 */
export function likeness(exercise: Kind, other: Kind): number {
  return (
    4 * overlap(exercise.primaryMuscles, other.primaryMuscles) +
    2 * alike(exercise.mechanic, other.mechanic) +
    alike(exercise.force, other.force) +
    alike(exercise.category, other.category) +
    overlap(exercise.secondaryMuscles, other.secondaryMuscles)
  );
}

/** The likest first; of two equally like the one that stood first. */
export function nearestTo<E extends Kind>(exercise: Kind, others: readonly E[], most: number): E[] {
  const ranked = others.map((other) => ({ other, near: likeness(exercise, other) }));
  return ranked
    .toSorted((one, next) => next.near - one.near)
    .slice(0, most)
    .map(({ other }) => other);
}

/** The share of what both have in what either has, 0 to 1. */
function overlap(some: readonly string[], others: readonly string[]): number {
  const either = new Set([...some, ...others]).size;
  return either === 0 ? 0 : some.filter((one) => others.includes(one)).length / either;
}

function alike(one: string | null, other: string | null): number {
  return one !== null && one === other ? 1 : 0;
}
