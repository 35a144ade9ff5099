import { useMe } from '#shell/web/session.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Section } from '#shell/web/widgets/Section.tsx';
import type { ClientMetric } from '../../contract.ts';
import { useLocalWeights } from '../device/use-local-weights.ts';
import classes from '../record/Record.module.css';
import { UnsentWeight } from '../record/UnsentWeight.tsx';

/** The weights of the client that wait on this device, above those that the server has. */
export function UnsentWeights({ metricType }: { metricType: ClientMetric['metricType'] }) {
  const t = useTexts('metrics');
  const { clientId } = useMe();
  const { store, weights } = useLocalWeights(clientId ?? '');
  if (weights.length === 0) return null;
  return (
    <Section title={t('unsent.title')}>
      <ul className={classes['rows']}>
        {weights
          .toSorted((one, other) => (one.request.day < other.request.day ? 1 : -1))
          .map((weight) => (
            <li key={weight.request.day}>
              <UnsentWeight metricType={metricType} store={store} weight={weight} hasDay />
            </li>
          ))}
      </ul>
    </Section>
  );
}
