/** The fields of a row in which nothing is prescribed. The number of sets and the rest differ between rows. */
export const emptyPrescription = {
  reps: '',
  value: '',
  weight: '',
  rpe: null,
  rir: null,
  tut: '',
  warmUp: '',
  info: '',
} as const;
