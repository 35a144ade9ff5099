import type { BodyFatFormulaName } from '#areas/body-composition/rules/body-fat.ts';
import type { MetabolicRateFormulaName } from '#areas/body-composition/rules/metabolic-rate.ts';
import { useTexts } from '#shell/web/texts/texts.ts';

/** Names what a result comes from: a formula, the number of skinfolds, `BIA` with its device, or `MANUAL`. */
export function useMethodText(): (method: string) => string {
  const t = useTexts('visits');
  const texts = useTexts('body-composition');
  return (method) => {
    const [kind, ...rest] = method.split(/[ _]/);
    if (method === 'MANUAL') return t('measurementType.MANUAL');
    if (kind === 'BIA') return [t('measurementType.BIA'), method.slice('BIA '.length)].filter(Boolean).join(', ');
    if (kind === 'FOLDS') return t('results.foldSum', { count: Number(rest[0]) });
    return texts(`names.${method as BodyFatFormulaName | MetabolicRateFormulaName}`);
  };
}
