import type { Exercise } from '../contract/exercise.ts';

type Kind = Pick<Exercise, 'name' | 'primaryMuscles' | 'category' | 'mechanic' | 'force'>;

/**
 * Movements of the shoulder, compound or not: the face pull is replaced with rows and flyes for the rear deltoids, the lateral
 * raise not with the front raise.
 */
const shoulderPatterns: readonly (readonly [pattern: string, names: RegExp])[] = [
  [
    'rear deltoid',
    /face pull|rear[- ]delt|reverse fl|bent[- ]over (?:lateral|low|rear)|deltoidi posterior|apertur[ae] posterior|\b90°/,
  ],
  ['lateral raise', /lateral raise|alzat[ae] lateral/],
  ['front raise', /front (?:[\w-]+ )*raise|alzat[ae] frontal/],
];

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
 * Returns the movement pattern of an exercise; null when its name has none and its mechanic is unknown, as of an own exercise. The
 * pattern of an exercise for the shoulders, and of a compound one, follows from the name. Without a match it is the first muscle of a
 * compound exercise with its force, or the muscle of an isolation exercise and whether its force is static. Exercises for another
 * purpose than strength have a pattern of that purpose and their muscle.
 */
export function movementPattern({ name, primaryMuscles, category, mechanic, force }: Kind): string | null {
  const muscle = primaryMuscles[0] ?? '';
  const purpose = purposeOf(category);
  if (purpose !== 'strength') return `${purpose} ${muscle}`;
  const patterns = [
    ...(muscle === 'shoulders' ? shoulderPatterns : []),
    ...(mechanic === 'isolation' ? [] : compoundPatterns),
  ];
  const lowerCase = name.toLowerCase();
  const named = patterns.find(([, names]) => names.test(lowerCase));
  if (named) return named[0];
  if (mechanic === null) return null;
  const direction = mechanic === 'compound' || force === 'static' ? force : null;
  return `${mechanic} ${direction ?? ''} ${muscle}`;
}
