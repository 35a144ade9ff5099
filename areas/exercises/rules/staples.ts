/** Codes of the exercises that coaches mean by a single word: "squat" is the barbell squat. */
const ofOneWord = [
  'barbell-bench-press-medium-grip',
  'barbell-curl',
  'barbell-deadlift',
  'barbell-hip-thrust',
  'barbell-squat',
  'bent-over-barbell-row',
  'crunches',
  'dumbbell-lunges',
  'pullups',
  'pushups',
  'side-lateral-raise',
  'standing-calf-raises',
];

/** Codes of the exercises that coaches mean by an unqualified name: "leg curl" is the lying machine. */
const ofOneName = [
  'arnold-dumbbell-press',
  'barbell-incline-bench-press-medium-grip',
  'barbell-shoulder-press',
  'bulgarian-split-squat-dumbbell',
  'butt-lift-bridge',
  'butterfly',
  'dips-chest-version',
  'dumbbell-bench-press',
  'dumbbell-bicep-curl',
  'dumbbell-flyes',
  'dumbbell-shrug',
  'ez-bar-skullcrusher',
  'face-pull',
  'front-barbell-squat',
  'front-dumbbell-raise',
  'goblet-squat',
  'good-morning',
  'hack-squat',
  'hammer-curls',
  'hyperextensions-back-extensions',
  'incline-dumbbell-press',
  'leg-extensions',
  'leg-press',
  'lying-leg-curls',
  'one-arm-dumbbell-row',
  'plank',
  'push-press',
  'romanian-deadlift',
  'seated-cable-rows',
  'seated-calf-raise',
  'triceps-pushdown',
  'wide-grip-lat-pulldown',
];

/**
 * Rarity of the staples by code: negative, so that they come before every exercise ranked by attributes (`rarityOf`)
 * and before the account's own exercises, which have 0.
 */
export const staples: ReadonlyMap<string, number> = new Map([
  ...ofOneWord.map((code) => [code, -2] as const),
  ...ofOneName.map((code) => [code, -1] as const),
]);
