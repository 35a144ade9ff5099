import type { TFunction } from 'i18next';
import { builtInTypes, type TypeCode } from '#areas/metrics/contract/types.ts';
import { formatNumber } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { formatBodyWeight, formatMeasured, unitOfUser } from '#shell/web/texts/units.ts';
import type { VisitContent } from '../../contract/document.ts';
import { type BiaWarning, biaWarnings } from '../../rules/coherence.ts';
import { valuesOf } from '../../rules/values.ts';

/** What contradicts in the values of the device, as sentences; none in a visit with another kind of body composition. */
export function useBiaWarningTexts() {
  const t = useTexts('visits');
  const names = useTexts('metrics');
  return ({ measurement_type, measures }: Pick<VisitContent, 'measurement_type' | 'measures'>): string[] =>
    measurement_type === 'BIA' ? biaWarnings(valuesOf({ measures })).map((one) => warningText(one, t, names)) : [];
}

function warningText(warning: BiaWarning, t: TFunction<'visits'>, names: TFunction<'metrics'>): string {
  const measured = (metric: TypeCode, value: number) => {
    const { unit, decimals } = builtInTypes[metric];
    return `${formatMeasured(value, unit, decimals)} ${names(`units.${unitOfUser(unit)}`)}`;
  };
  switch (warning.kind) {
    case 'water':
      return t('bia.warnings.water', { sum: formatNumber(warning.sum, 1), total: formatNumber(warning.total, 1) });
    case 'mass':
      return t('bia.warnings.mass', { sum: formatBodyWeight(warning.sum), weight: formatBodyWeight(warning.weight) });
    case 'part':
      return t('bia.warnings.part', {
        part: names(`types.${warning.metric}`),
        value: measured(warning.metric, warning.value),
        limitName: names(`types.${warning.limitMetric}`),
        limit: measured(warning.limitMetric, warning.limit),
      });
    case 'shares':
      return t('bia.warnings.shares', { sum: formatNumber(warning.sum, 1) });
    default:
      return t(`bia.warnings.${warning.kind}`, {
        computed: formatNumber(warning.computed, 1),
        entered: formatNumber(warning.entered, 1),
      });
  }
}
