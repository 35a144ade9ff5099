/**
 * Fat in percent of body mass from body density in g/ml. Only for equations that yield a density.
 *
 * Assumes a density of 0.9 g/ml for fat and 1.1 g/ml for fat-free mass, as in healthy adults.
 * Source: Siri WE (1961), in Brozek and Henschel (eds), Techniques for Measuring Body Composition, 223-244.
 */
export function siri(density: number): number {
  return 495 / density - 450;
}
