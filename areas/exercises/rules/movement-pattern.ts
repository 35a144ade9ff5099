import type { Exercise } from '../contract/exercise.ts';

type Kind = Pick<Exercise, 'name' | 'primaryMuscles' | 'category' | 'mechanic'>;

/** Patterns of compound exercises by words of their English or Italian names, the first match counts. */
const compoundPatterns: readonly (readonly [pattern: string, names: RegExp])[] = [
  ['lunge', /lunge|affond|split squat|bulgar|step-?up|pistol|shrimp|skater/],
  ['squat', /squat|leg press|pressa/],
  ['hinge', /deadlift|stacc|good morning|swing|hyperextension|iperestension|back extension|pull through/],
  ['bridge', /thrust|bridge|ponte/],
  ['upright row', /upright|al mento/],
  ['row', /\brows?\b|rematore|pulley/],
  ['pull-down', /pull-?ups?\b|chin-?ups?\b|pulldown|trazion|lat machine/],
  ['dip', /\bdips?\b/],
  ['overhead press', /shoulder press|overhead press|military|arnold|push press|lento|verticale|handstand|z press/],
  [
    'chest press',
    /bench press|chest press|push-?ups?\b|floor press|panca|piegament|distension|hex press|squeeze press/,
  ],
];

const otherPurposes: readonly Exercise['category'][] = ['mobility', 'stretching', 'cardio'];

/** Mobility, stretching and cardio replace no exercise for strength, although a massage of the thighs isolates the quads too. */
export function purposeOf(category: Exercise['category']): string {
  return otherPurposes.includes(category) ? category : 'strength';
}

/**
 * The movement pattern of an exercise. A compound exercise has that of its name, else one by its first muscle; an
 * isolation exercise is defined by its muscle. Exercises for another purpose are compared by it and by their muscle.
 */
export function movementPattern({ name, primaryMuscles, category, mechanic }: Kind): string {
  const muscle = primaryMuscles[0] ?? '';
  const purpose = purposeOf(category);
  if (purpose !== 'strength') return `${purpose} ${muscle}`;
  if (mechanic !== 'compound') return `${mechanic ?? category} ${muscle}`;
  const lowerCase = name.toLowerCase();
  const named = compoundPatterns.find(([, names]) => names.test(lowerCase));
  return named ? named[0] : `compound ${muscle}`;
}
