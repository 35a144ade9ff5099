import { SegmentedControl } from '@mantine/core';
import { builtInTypes } from '#areas/metrics/contract/types.ts';
import { hasSides } from '#areas/metrics/rules/sides.ts';
import { skinfolds } from '#areas/body-composition/rules/body.ts';
import { formatNumber } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Section } from '#shell/web/widgets/Section.tsx';
import { measurementTypes } from '../../contract.ts';
import { visitMetrics } from '../../contract/document.ts';
import { MeasureField } from './MeasureField.tsx';
import { ModelField } from './ModelField.tsx';
import { SidedMeasureField } from './SidedMeasureField.tsx';
import { useSetFields, useVisit, useVisitEditor } from './open-visit.ts';
import classes from './VisitEditor.module.css';

const circumferences = visitMetrics.filter((metric) => builtInTypes[metric].group === 'circumferences');

/** Weight, height, and where the body composition comes from. */
export function BodySection() {
  const t = useTexts('visits');
  const measurementType = useVisit((content) => content.measurement_type);
  const setFields = useSetFields();
  const { isReadOnly } = useVisitEditor();

  return (
    <Section title={t('sections.body')}>
      <div className={classes['fields']}>
        <div className={classes['measures']}>
          <MeasureField metric="weight" side={null} />
          <MeasureField metric="height" side={null} />
        </div>
        <SegmentedControl
          aria-label={t('measurementType.label')}
          data={measurementTypes.map((value) => ({ value, label: t(`measurementType.${value}`) }))}
          value={measurementType}
          disabled={isReadOnly}
          onChange={(value) => setFields({ measurement_type: value as typeof measurementType })}
        />
        {measurementType === 'MANUAL' && (
          <div className={classes['measures']}>
            <MeasureField metric="fat_mass" side={null} />
          </div>
        )}
      </div>
    </Section>
  );
}

export function CircumferenceSection() {
  const t = useTexts('visits');
  const count = useVisit(({ measures }) => measures.filter(({ metric }) => circumferences.includes(metric)).length);
  return (
    <Section title={t('sections.circumferences')} subtitle={t('measures.filled', { count })}>
      <div className={classes['measures']}>
        {circumferences.map((metric) =>
          hasSides(metric) ? (
            <SidedMeasureField key={metric} metric={metric} />
          ) : (
            <MeasureField key={metric} metric={metric} side={null} />
          ),
        )}
      </div>
    </Section>
  );
}

/** Skinfolds with two readings each; their sum, which needs no formula; the error of the examiner. */
export function FoldSection() {
  const t = useTexts('visits');
  const measurementType = useVisit((content) => content.measurement_type);
  const { base } = useVisitEditor();
  const error = base.examinerErrorPercent.skinfolds;
  if (measurementType !== 'FOLDS') return null;

  return (
    <Section title={t('sections.folds')} subtitle={t('folds.help')}>
      <div className={classes['fields']}>
        {skinfolds.map((fold) => (
          <MeasureField key={fold} metric={fold} side={null} readings={2} />
        ))}
        <ModelField field="caliper" />
        {error !== null && <p className={classes['hint']}>{t('folds.error', { percent: formatNumber(error, 1) })}</p>}
      </div>
    </Section>
  );
}
