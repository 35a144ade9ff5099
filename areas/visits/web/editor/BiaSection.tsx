import { TextInput } from '@mantine/core';
import type { TFunction } from 'i18next';
import { builtInTypes, type TypeCode } from '#areas/metrics/contract/types.ts';
import { formatNumber } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { formatBodyWeight, formatMeasured, unitOfUser } from '#shell/web/texts/units.ts';
import { Section } from '#shell/web/widgets/Section.tsx';
import { visitMetrics } from '../../contract/document.ts';
import { type BiaWarning, biaWarnings, phaseAngle, rxcPoint } from '../../rules/coherence.ts';
import { valuesOf } from '../../rules/values.ts';
import { MeasureField } from './MeasureField.tsx';
import { useSetFields, useVisit, useVisitEditor } from './open-visit.ts';
import { RxcGraph } from './RxcGraph.tsx';
import classes from './VisitEditor.module.css';

const biaMetrics = visitMetrics.filter((metric) => builtInTypes[metric].group === 'bia');

/** Values of a device, with what contradicts in them and what follows from resistance and reactance. */
export function BiaSection() {
  const t = useTexts('visits');
  const names = useTexts('metrics');
  const measurementType = useVisit((content) => content.measurement_type);
  const measures = useVisit((content) => content.measures);
  const biaDevice = useVisit((content) => content.biaDevice);
  const setFields = useSetFields();
  const { base } = useVisitEditor();
  if (measurementType !== 'BIA') return null;
  const values = valuesOf({ measures });
  const [angle, point] = [phaseAngle(values), rxcPoint(values)];

  return (
    <Section title={t('sections.bia')} subtitle={t('bia.conditions')}>
      <div className={classes['fields']}>
        <div className={classes['measures']}>
          {biaMetrics.map((metric) => (
            <MeasureField key={metric} metric={metric} side={null} />
          ))}
        </div>
        <TextInput
          label={t('fields.biaDevice')}
          maxLength={120}
          value={biaDevice}
          onChange={({ currentTarget: { value } }) => setFields({ biaDevice: value })}
        />
        {angle !== undefined && (
          <p className={classes['hint']}>{t('bia.angle', { degrees: formatNumber(angle, 1) })}</p>
        )}
        {point && (
          <p className={classes['hint']}>
            {t('bia.point', { r: formatNumber(point.r, 0), xc: formatNumber(point.xc, 1) })}
          </p>
        )}
        <RxcGraph path={base.rxcPath} now={point} />
        {biaWarnings(values).map((warning) => (
          <p key={warning.kind === 'part' ? warning.metric : warning.kind} className={classes['warning']} role="status">
            {warningText(warning, t, names)}
          </p>
        ))}
      </div>
    </Section>
  );
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
