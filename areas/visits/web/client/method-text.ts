import type { BodyFatFormulaName } from '#areas/body-composition/rules/body-fat.ts';
import type { MetabolicRateFormulaName } from '#areas/body-composition/rules/metabolic-rate.ts';
import { useTexts } from '#shell/web/texts/texts.ts';

/** Names what a result comes from: a formula, the number of skinfolds, `BIA` with its device, or `MANUAL`. */
export function useMethodText(): (method: string) => string {
  const t = useTexts('visits');
  const texts = useTexts('body-composition');
  return (method) => {
    if (method === 'MANUAL') return t('measurementType.MANUAL');
    const [, device] = /^BIA ?(.*)$/.exec(method) ?? [];
    if (device !== undefined) return [t('measurementType.BIA'), device].filter(Boolean).join(', ');
    const [, folds] = /^FOLDS_(\d+)$/.exec(method) ?? [];
    if (folds) return t('results.foldSum', { count: Number(folds) });
    return texts(`names.${method as BodyFatFormulaName | MetabolicRateFormulaName}`);
  };
}
