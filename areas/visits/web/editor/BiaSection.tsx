import { builtInTypes } from '#areas/metrics/contract/types.ts';
import { isSameModel } from '#areas/metrics/rules/comparable.ts';
import { formatNumber } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Section } from '#shell/web/widgets/Section.tsx';
import { visitMetrics } from '../../contract/document.ts';
import { phaseAngle, rxcPoint } from '../../rules/coherence.ts';
import { isOfPregnancy } from '../../rules/maternal-state.ts';
import { valuesOf } from '../../rules/values.ts';
import { useBiaWarningTexts } from './bia-warning-texts.ts';
import { MeasureField } from './MeasureField.tsx';
import { useVisit, useVisitEditor } from './open-visit.ts';
import { ModelField } from './ModelField.tsx';
import { RxcGraph } from './RxcGraph.tsx';
import classes from './VisitEditor.module.css';

const biaMetrics = visitMetrics.filter((metric) => builtInTypes[metric].group === 'bia');

/** Values of a device, with what contradicts in them and what follows from resistance and reactance. */
export function BiaSection() {
  const t = useTexts('visits');
  const warningTexts = useBiaWarningTexts();
  const measurementType = useVisit((content) => content.measurement_type);
  const measures = useVisit((content) => content.measures);
  const biaDevice = useVisit((content) => content.biaDevice);
  const isPregnant = useVisit(isOfPregnancy);
  const { base } = useVisitEditor();
  if (measurementType !== 'BIA') return null;
  const values = valuesOf({ measures });
  const path = isPregnant ? [] : base.rxcPath.filter((one) => isSameModel(one.biaDevice, biaDevice));
  const [angle, point] = [phaseAngle(values), rxcPoint(values)];

  return (
    <Section title={t('sections.bia')} subtitle={t('bia.conditions')}>
      <div className={classes['fields']}>
        <div className={classes['measures']}>
          {biaMetrics.map((metric) => (
            <MeasureField key={metric} metric={metric} side={null} />
          ))}
        </div>
        {isPregnant && <p className={classes['warning']}>{t('bia.pregnancy')}</p>}
        {warningTexts({ measurement_type: measurementType, measures }).map((text) => (
          <p key={text} className={classes['warning']} role="status">
            {text}
          </p>
        ))}
        <ModelField field="biaDevice" />
        {angle !== undefined && (
          <p className={classes['hint']}>{t('bia.angle', { degrees: formatNumber(angle, 1) })}</p>
        )}
        {point && (
          <p className={classes['hint']}>
            {t('bia.point', { r: formatNumber(point.r, 0), xc: formatNumber(point.xc, 1) })}
          </p>
        )}
        <RxcGraph path={path} now={point} />
      </div>
    </Section>
  );
}
