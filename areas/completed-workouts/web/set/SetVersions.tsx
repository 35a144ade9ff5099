import { Skeleton } from '@mantine/core';
import { formatDate, formatTime } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import type { SetVersion } from '../../contract/comments.ts';
import { useSetDetail } from '../comments/queries.ts';
import { setText } from '../text.ts';
import classes from './SetDrawer.module.css';

/** What stood in the place of the set before, the newest first, with who wrote it and when. */
export function SetVersions({ clientId, setId }: { clientId: string; setId: string }) {
  const t = useTexts('completed-workouts');
  const { data, error } = useSetDetail(clientId, setId);

  return (
    <section>
      <h3 className={classes['title']}>{t('detail.versions')}</h3>
      {!data && !error && <Skeleton height={44} />}
      {error && <p className={classes['note']}>{error.message || t('detail.noVersions')}</p>}
      <ol className={classes['versions']}>
        {data?.detail.versions.map((version) => (
          <Version key={`${version.loggedAt} ${version.author}`} version={version} />
        ))}
      </ol>
    </section>
  );
}

function Version({ version }: { version: SetVersion }) {
  const t = useTexts('completed-workouts');
  const { loggedAt, author, isRemoved, note } = version;
  const at = t('at', { date: formatDate(loggedAt), time: formatTime(loggedAt) });
  return (
    <li>
      <span>{isRemoved ? t('detail.takenBack') : setText(t, version)}</span>
      {note && <span className={classes['note']}>{note}</span>}
      <span className={classes['when']}>
        {author ? t('detail.whenBy', { at, name: author }) : t('detail.whenByClient', { at })}
      </span>
    </li>
  );
}
