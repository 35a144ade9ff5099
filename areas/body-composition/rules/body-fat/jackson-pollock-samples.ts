import type { AgeRange, ByGender } from '../formula.ts';

/** Ages of the samples on which the equations with three, four and seven folds were fitted. */
export const fittedAges: ByGender<AgeRange> = { male: { from: 18, to: 61 }, female: { from: 18, to: 55 } };

/** Source of the equations with three and seven folds. */
export const source =
  'Jackson AS, Pollock ML (1978), Br J Nutr 40:497-504; ' +
  'Jackson AS, Pollock ML, Ward A (1980), Med Sci Sports Exerc 12:175-182';
