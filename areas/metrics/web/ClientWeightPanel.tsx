import { LinkAnchor } from '#shell/web/router/links.tsx';
import { formatDate } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Section } from '#shell/web/widgets/Section.tsx';
import { metricLink } from './links.ts';
import { noteOf, valueText } from './metric-text.ts';
import { useMetrics } from './queries.ts';
import classes from './record/Record.module.css';

/** Panel of the client's page: the last body weight, with its day and the change since an earlier one. Shows nothing without a weight. */
export function ClientWeightPanel({ clientId }: { clientId: string }) {
  const t = useTexts('metrics');
  const subject = { clientId };
  const { data } = useMetrics(subject);
  const weight = data?.metrics.find(({ metricType }) => metricType.metric === 'weight');
  if (!weight?.last || weight.last.value === null) return null;
  const { id, last, metricType } = weight;
  const day = formatDate(last.day);

  return (
    <Section
      title={t('types.weight')}
      subtitle={day}
      actions={
        <LinkAnchor {...metricLink(subject, id)} size="sm">
          {t('title')}
        </LinkAnchor>
      }
    >
      <strong>{valueText(t, metricType, weight.last.value)}</strong>
      {weight.previousDay && <div className={classes['note']}>{noteOf(t, weight)}</div>}
    </Section>
  );
}
