import type { MealState } from '../contract.ts';

/** Tones of the badges of the states. */
export const stateTones = {
  planned: 'quiet',
  as_planned: 'good',
  swapped: 'fresh',
  skipped: 'soon',
  free: 'quiet',
} as const satisfies Record<MealState, string>;
