/** The records of a client that an access opened; `record` is the page of the client itself, `export` the archive with all of them. */
export const accessKinds = [
  'record',
  'measurements',
  'photos',
  'files',
  'surveys',
  'visits',
  'dietary_profile',
  'meals',
  'meal_plans',
  'macros',
  'advices',
  'programs',
  'workouts',
  'chat',
  'export',
] as const;
export type AccessKind = (typeof accessKinds)[number];
