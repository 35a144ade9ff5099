import type { Skinfold } from '../body.ts';
import type { ByGender, Formula } from '../formula.ts';

export interface SkinfoldFormula extends Formula {
  /**
   * `density`: the equation yields body density in g/ml, converted to fat by Siri. `percent`: it yields the fat in
   * percent.
   */
  yields: 'density' | 'percent';
  /**
   * The folds that the term `sum` adds up; the sum is multiplied by `scale`. Empty when each fold has its own
   * coefficient.
   */
  added: ByGender<readonly Skinfold[]>;
  scale?: number;
  /**
   * Standard error of the estimate in percent points of body fat: as published, or that of the density converted by Siri at the mean
   * density of the sample. Undefined where the source has none.
   */
  standardErrorPoints?: ByGender<number>;
}
