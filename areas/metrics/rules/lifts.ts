import type { TypeCode } from '../contract/types.ts';

/** The exercises of the library, by code, whose maximum is a built-in type. That of any other exercise is a type of the account. */
export const exercisesOfLift = {
  bench_press: ['barbell-bench-press-medium-grip', 'bench-press-powerlifting'],
  squat: ['barbell-squat', 'barbell-full-squat', 'high-bar-back-squat', 'low-bar-back-squat', 'olympic-squat'],
  deadlift: ['barbell-deadlift', 'sumo-deadlift'],
} as const satisfies Partial<Record<TypeCode, readonly string[]>>;

export const liftCodes = Object.keys(exercisesOfLift) as [keyof typeof exercisesOfLift];
