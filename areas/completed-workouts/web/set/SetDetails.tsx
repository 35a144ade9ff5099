import { formatDate, formatTime } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import type { LoggedSet } from '../../contract/set.ts';
import type { CompletedWorkout } from '../../contract/workout.ts';
import { prescribedPieces } from '../comparison/prescribed-set.ts';
import { Pieces } from '../Pieces.tsx';
import { setTextParts } from '../text.ts';
import classes from './SetDrawer.module.css';

/** Asked, done, when and by whom it was written down. */
export function SetDetails({ workout, set }: { workout: CompletedWorkout; set: LoggedSet }) {
  const t = useTexts('completed-workouts');
  const row = workout.rows.find(({ id }) => id === set.rowId);
  const change = workout.rowChanges.find(({ rowId }) => rowId === set.rowId) ?? null;
  const before = workout.sets.filter((one) => one.rowId === set.rowId && one.isWarmUp && one.setNumber < set.setNumber);
  const at = t('at', { date: formatDate(set.loggedAt), time: formatTime(set.loggedAt) });

  return (
    <dl className={classes['facts']}>
      {row && !set.isWarmUp && (
        <>
          <dt>{t('comparison.prescribed')}</dt>
          <dd>
            <Pieces parts={prescribedPieces(t, { row, number: set.setNumber - before.length, change })} />
          </dd>
        </>
      )}
      <dt>{t('comparison.done')}</dt>
      <dd>
        <strong>
          <Pieces parts={setTextParts(t, set)} />
        </strong>
        {set.note && <p className={classes['note']}>{set.note}</p>}
      </dd>
      <dt>{t('detail.when')}</dt>
      <dd>{set.author ? t('detail.whenBy', { at, name: set.author }) : at}</dd>
    </dl>
  );
}
