const equipment = /(?<!\p{L})(?:manubri[oa]?|man|dumbbells?|dbs?|kettlebells?|kb|ghirie|girie)(?!\p{L})/iu;

/** Whether the exercise is done with two equal weights, one in each hand, as its name says. */
export function isWithTwoWeights(exerciseName: string): boolean {
  return equipment.test(exerciseName);
}
