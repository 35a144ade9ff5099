import type { TypeCode } from '#areas/metrics/contract/types.ts';

/** The exercises of the library, by code, whose estimated maximum is a measurement of the client, by its metric. */
export const exercisesOfMaximum = {
  bench_press: ['barbell-bench-press-medium-grip', 'bench-press-powerlifting'],
  squat: ['barbell-squat', 'barbell-full-squat', 'high-bar-back-squat', 'low-bar-back-squat', 'olympic-squat'],
  deadlift: ['barbell-deadlift', 'sumo-deadlift'],
} as const satisfies Partial<Record<TypeCode, readonly string[]>>;

export const maximumMetrics = Object.keys(exercisesOfMaximum) as [keyof typeof exercisesOfMaximum];
