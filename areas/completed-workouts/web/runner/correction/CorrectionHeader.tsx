import { IconPencil, IconX } from '@tabler/icons-react';
import { Link, type LinkProps } from '@tanstack/react-router';
import { useHasDraft } from '#shell/web/forms/drafts.ts';
import { formatDate } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { workoutName } from '../../../rules/workout-name.ts';
import { commentDraftKey, timesDraftKey } from '../drafts.ts';
import { useRunner } from '../runner-context.ts';
import classes from '../screens/RunnerHeader.module.css';
import { SyncStatusText } from '../screens/RunnerHeader.tsx';

/** Header that is always visible: workout, client, day, whether everything is saved, and the way back to the workout. */
export function CorrectionHeader({ day, link }: { day: string; link: LinkProps }) {
  const t = useTexts('completed-workouts');
  const { prescription, client } = useRunner();

  return (
    <header className={classes['head']}>
      <div className={classes['line']}>
        <Link {...link} className={classes['leave']} aria-label={t('correction.leave')}>
          <IconX size={22} aria-hidden="true" />
        </Link>
        <div className={classes['content']}>
          <h1>{t('correction.title', { name: workoutName(t, prescription) })}</h1>
          <p>{[client?.name, formatDate(day)].filter(Boolean).join(' · ')}</p>
        </div>
      </div>
      <div className={classes['state']}>
        <CorrectionStatus />
      </div>
    </header>
  );
}

/** Names what is typed and not saved, and says whether what was saved before is on the server. */
function CorrectionStatus() {
  const t = useTexts('completed-workouts');
  const { store } = useRunner();
  const unsaved = [
    useHasDraft(timesDraftKey(store)) && t('correction.unsavedTimes'),
    useHasDraft(commentDraftKey(store)) && t('correction.unsavedComment'),
  ].filter(Boolean);
  return (
    <>
      {unsaved.length > 0 && (
        <span className={classes['saving']} data-state="later" role="status">
          <IconPencil size={16} aria-hidden="true" />
          {unsaved.join(' · ')}
        </span>
      )}
      <SyncStatusText isUnsavedOnly={unsaved.length > 0} />
    </>
  );
}
