import type { Result, Texts } from './view.ts';

/** The result for an error of the rules. An error about the age contains the minimum age, as in `(17+ years)`. */
export function refusedResult(t: Texts, error: string): Result {
  const from = /\((\d+)\+/.exec(error)?.[1];
  return { kind: 'refused', message: from ? t('result.ageFrom', { from }) : error };
}
