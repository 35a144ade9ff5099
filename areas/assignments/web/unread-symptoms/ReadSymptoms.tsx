import { useMe } from '#shell/web/session.ts';
import { formatDate } from '#shell/web/texts/formats.ts';
import { Banner } from '#shell/web/widgets/Banner.tsx';
import type { ReadSymptom } from '../../contract/read-symptoms.ts';
import classes from './ReadSymptoms.module.css';

/**
 * Pain and symptoms of the last days that the user has read already: they may still limit what is prescribed. The words come first, since a
 * phone cuts banners after one line. Renders nothing without any.
 */
export function ReadSymptoms({ title, rows }: { title: string; rows: readonly ReadSymptom[] }) {
  const { timeZone } = useMe();
  if (rows.length === 0) return null;
  return (
    <Banner tone="warning">
      <ul className={classes['rows']}>
        {rows.map(({ clientId, clientName, at, text }) => (
          <li key={`${clientId} ${at} ${text}`}>{[text, clientName, formatDate(at, timeZone)].join(' · ')}</li>
        ))}
      </ul>
      <span className={classes['title']}>{title}</span>
    </Banner>
  );
}
