export const muscles = [
  'chest',
  'lats',
  'middle_back',
  'lower_back',
  'traps',
  'neck',
  'shoulders',
  'biceps',
  'triceps',
  'forearms',
  'abs',
  'obliques',
  'hip_flexors',
  'quads',
  'hamstrings',
  'glutes',
  'adductors',
  'abductors',
  'calves',
  'tibialis',
  'full_body',
] as const;

export type Muscle = (typeof muscles)[number];

export const equipment = [
  'bodyweight',
  'barbell',
  'dumbbell',
  'kettlebell',
  'ez_bar',
  'trap_bar',
  'cable',
  'machine',
  'smith_machine',
  'cardio_machine',
  'band',
  'suspension',
  'rings',
  'pull_up_bar',
  'parallel_bars',
  'bench',
  'box',
  'exercise_ball',
  'bosu',
  'medicine_ball',
  'plate',
  'ab_wheel',
  'landmine',
  'sled',
  'sandbag',
  'battle_rope',
  'rope',
  'strongman',
  'foam_roller',
  'other',
] as const;

export type Equipment = (typeof equipment)[number];

export const categories = [
  'strength',
  'calisthenics',
  'powerlifting',
  'olympic_weightlifting',
  'strongman',
  'plyometrics',
  'cardio',
  'stretching',
  'mobility',
  'pilates_yoga',
  'rehab',
] as const;

export type Category = (typeof categories)[number];

export const levels = ['beginner', 'intermediate', 'expert'] as const;

export const mechanics = ['compound', 'isolation'] as const;

export const forces = ['push', 'pull', 'static'] as const;

/** Body regions of the muscle filter; every muscle is in exactly one. */
export const muscleGroups = {
  chest: ['chest'],
  back: ['lats', 'middle_back', 'lower_back', 'traps'],
  shoulders: ['shoulders'],
  arms: ['biceps', 'triceps', 'forearms'],
  core: ['abs', 'obliques'],
  legs: ['hip_flexors', 'quads', 'hamstrings', 'adductors', 'abductors', 'calves', 'tibialis'],
  glutes: ['glutes'],
  neck: ['neck'],
  full_body: ['full_body'],
} as const satisfies Record<string, readonly Muscle[]>;

export type MuscleGroup = keyof typeof muscleGroups;
