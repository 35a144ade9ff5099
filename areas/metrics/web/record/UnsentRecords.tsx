import { useMe } from '#shell/web/session.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Section } from '#shell/web/widgets/Section.tsx';
import { isOfMetric } from '../device/record-store.ts';
import { useLocalRecords } from '../device/use-local-records.ts';
import classes from './Record.module.css';
import { UnsentRecord } from './UnsentRecord.tsx';

/** The values of the client that wait on this device, above those that the server has: all, or those with a metric. */
export function UnsentRecords({ metric }: { metric?: string }) {
  const t = useTexts('metrics');
  const { clientId } = useMe();
  const { store, records } = useLocalRecords(clientId ?? '');
  const shown = records.filter((record) => metric === undefined || isOfMetric(record, metric));
  if (shown.length === 0) return null;
  return (
    <Section title={t('unsent.title')}>
      <ul className={classes['rows']}>
        {shown.map((record) => (
          <li key={record.request.id}>
            <UnsentRecord store={store} record={record} {...(metric !== undefined && { metric })} hasDay />
          </li>
        ))}
      </ul>
    </Section>
  );
}
