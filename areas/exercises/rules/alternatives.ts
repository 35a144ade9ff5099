import type { Exercise } from '../contract/exercise.ts';
import { movementPattern, purposeOf } from './movement-pattern.ts';
import { normalizedName } from './normalized-name.ts';

type Kind = Pick<
  Exercise,
  'name' | 'primaryMuscles' | 'secondaryMuscles' | 'equipment' | 'category' | 'mechanic' | 'force'
>;

/** `rarity` as of `rules/rarity.ts`. */
type Candidate = Kind & { rarity: number };

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

/** Exercises with the same first piece of equipment among the first alternatives. */
const maxWithSameEquipment = 2;

/**
 * The `max` best alternatives of the same movement pattern, best first. Another movement for the muscle is not similar; an
 * exercise of an unknown pattern may be.
 */
export function bestAlternatives<E extends Candidate>(exercise: Kind, others: readonly E[], max: number): E[] {
  const purpose = purposeOf(exercise.category);
  const { pattern } = movementOf(exercise);
  const isSimilar = (other: E) => {
    const ofOther = movementOf(other).pattern;
    if (pattern === null || ofOther === null) return purposeOf(other.category) === purpose;
    return ofOther === pattern;
  };
  return rankedAlternatives(exercise, others.filter(isSimilar), max);
}

/**
 * The `max` best alternatives, best first, with other movements last: those of the same movement pattern and muscle, above all with other
 * equipment. At most two with the same equipment precede those with another one, and none of another purpose does.
 */
export function rankedAlternatives<E extends Candidate>(exercise: Kind, others: readonly E[], max: number): E[] {
  const ranked = others
    .map((other) => ({ other, score: suitability(exercise, other) }))
    .toSorted((one, another) => another.score - one.score)
    .map(({ other }) => other);
  const counts = new Map<string, number>();
  const purpose = purposeOf(exercise.category);
  const isVaried = (other: E) => {
    if (purposeOf(other.category) !== purpose) return false;
    const equipment = other.equipment[0] ?? 'bodyweight';
    const count = (counts.get(equipment) ?? 0) + 1;
    counts.set(equipment, count);
    return count <= maxWithSameEquipment;
  };
  const { varied = [], further = [] } = Object.groupBy(ranked, (other) => (isVaried(other) ? 'varied' : 'further'));
  return [...varied, ...further].slice(0, max);
}

/**
 * The movement pattern counts more than everything else (20). Then similarity (0 to 9), a similar name (0 to 2), a
 * staple (2); the same equipment (-1.5) and rarity (up to -1.4) count against an alternative.
 */
function suitability(exercise: Kind, other: Candidate): number {
  const [movement, ofOther] = [movementOf(exercise), movementOf(other)];
  return (
    20 * equality(movement.pattern, ofOther.pattern) +
    similarity(exercise, other) +
    2 * overlap(movement.nameStems, ofOther.nameStems) +
    (other.rarity < 0 ? 2 : 0) -
    other.rarity / 40 -
    (usesSameEquipment(movement, ofOther) ? 1.5 : 0)
  );
}

/**
 * A machine is built for one movement, so another movement is on another machine: after the lying leg curl the seated one is
 * an alternative, and the lying one with a single leg is not.
 */
function usesSameEquipment(movement: Movement, other: Movement): boolean {
  if (movement.equipment !== other.equipment) return false;
  return movement.equipment !== 'machine' || movement.nameStems.every((stem) => other.nameStems.includes(stem));
}

interface Movement {
  /** Null when unknown. */
  pattern: string | null;
  /** The stems of the words of the name without the equipment, each once. */
  nameStems: readonly string[];
  equipment: string;
}

/** The candidates of a program are compared with each of its exercises, so they are analysed once. */
const movements = new WeakMap<Kind, Movement>();

function movementOf(exercise: Kind): Movement {
  const known = movements.get(exercise);
  if (known) return known;
  const movement = {
    pattern: movementPattern(exercise),
    nameStems: normalizedName(exercise.name).movement.split(' '),
    equipment: exercise.equipment[0] ?? 'bodyweight',
  };
  movements.set(exercise, movement);
  return movement;
}

/**
 * Number of common elements divided by the number of different elements of both lists, 0 to 1 (Jaccard index). A list
 * contains an element at most once.
 */
function overlap(some: readonly string[], others: readonly string[]): number {
  const common = some.filter((one) => others.includes(one)).length;
  const either = some.length + others.length - common;
  return either === 0 ? 0 : common / either;
}

function equality(value: string | null, other: string | null): number {
  return value !== null && value === other ? 1 : 0;
}
