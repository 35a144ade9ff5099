import type { Skinfold } from '../body.ts';
import type { ByGender, Formula } from '../formula.ts';

export interface SkinfoldFormula extends Formula {
  /** Body density in g/ml, which becomes fat by Siri, or the fat in percent at once. */
  yields: 'density' | 'percent';
  /** The folds that make up `sum`, times `scale` where there is one. Empty where each fold has its own coefficient. */
  added: ByGender<readonly Skinfold[]>;
  scale?: number;
}
