import type { Result, Texts } from './view.ts';

/** The refusal of the rules names the first age that is welcome: `(17+ years)`. */
export function refusedText(t: Texts, error: string): Result {
  const from = /\((\d+)\+/.exec(error)?.[1];
  return { kind: 'refused', message: from ? t('result.ageFrom', { from }) : error };
}
