import { date, time } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import type { LoggedSet } from '../../contract/set.ts';
import type { CompletedWorkout } from '../../contract/workout.ts';
import { prescribedPieces } from '../comparison/prescribed-set.ts';
import { Pieces } from '../Pieces.tsx';
import { setPieces } from '../words.ts';
import classes from './SetDrawer.module.css';

/** Asked, done, when and by whom it was written down. */
export function SetFacts({ workout, set }: { workout: CompletedWorkout; set: LoggedSet }) {
  const t = useTexts('completed-workouts');
  const row = workout.rows.find(({ id }) => id === set.rowId);
  const change = workout.rowChanges.find(({ rowId }) => rowId === set.rowId) ?? null;
  const before = workout.sets.filter((one) => one.rowId === set.rowId && one.isWarmUp && one.setNumber < set.setNumber);
  const at = t('at', { date: date(set.loggedAt), time: time(set.loggedAt) });

  return (
    <dl className={classes['facts']}>
      {row && !set.isWarmUp && (
        <>
          <dt>{t('comparison.prescribed')}</dt>
          <dd>
            <Pieces of={prescribedPieces(t, { row, number: set.setNumber - before.length, change })} />
          </dd>
        </>
      )}
      <dt>{t('comparison.done')}</dt>
      <dd>
        <strong>
          <Pieces of={setPieces(t, set)} />
        </strong>
        {set.note && <p className={classes['note']}>{set.note}</p>}
      </dd>
      <dt>{t('detail.when')}</dt>
      <dd>{set.author ? t('detail.whenBy', { at, name: set.author }) : at}</dd>
    </dl>
  );
}
