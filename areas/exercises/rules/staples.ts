/**
 * What a coach means by a bare name, as codes of the library: "stacco" is the one from the floor, "leg curl" the machine
 * lying down.
 */
export const staples: ReadonlySet<string> = new Set([
  'arnold-dumbbell-press',
  'barbell-bench-press-medium-grip',
  'barbell-curl',
  'barbell-deadlift',
  'barbell-hip-thrust',
  'barbell-shoulder-press',
  'barbell-squat',
  'bent-over-barbell-row',
  'bulgarian-split-squat-dumbbell',
  'butt-lift-bridge',
  'butterfly',
  'crunches',
  'dips-chest-version',
  'dumbbell-flyes',
  'dumbbell-lunges',
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
  'pullups',
  'push-press',
  'pushups',
  'seated-cable-rows',
  'seated-calf-raise',
  'side-lateral-raise',
  'standing-calf-raises',
  'triceps-pushdown',
  'wide-grip-lat-pulldown',
]);

/** Below what any attribute comes to (`rarityOf`), and below the account's own exercises, which count as 0. */
export const stapleRarity = -1;
