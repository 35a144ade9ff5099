/** What a coach means by one bare word, as codes of the library: "squat" is the one with the barbell. */
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

/** What a coach means by a bare name: "leg curl" is the machine lying down. */
const ofOneName = [
  'arnold-dumbbell-press',
  'barbell-shoulder-press',
  'bulgarian-split-squat-dumbbell',
  'butt-lift-bridge',
  'butterfly',
  'dips-chest-version',
  'dumbbell-flyes',
  'dumbbell-shrug',
  'ez-bar-skullcrusher',
  'face-pull',
  'front-barbell-squat',
  'front-dumbbell-raise',
  'good-morning',
  'hack-squat',
  'hammer-curls',
  'hyperextensions-back-extensions',
  'leg-extensions',
  'leg-press',
  'lying-leg-curls',
  'one-arm-dumbbell-row',
  'plank',
  'push-press',
  'seated-cable-rows',
  'seated-calf-raise',
  'triceps-pushdown',
  'wide-grip-lat-pulldown',
];

/**
 * The rarity of what bare names mean, by code: below what any attribute comes to (`rarityOf`), and below the account's
 * own exercises, which count as 0.
 */
export const staples: ReadonlyMap<string, number> = new Map([
  ...ofOneWord.map((code) => [code, -2] as const),
  ...ofOneName.map((code) => [code, -1] as const),
]);
