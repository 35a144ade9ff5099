import { VisuallyHidden } from '@mantine/core';
import { useTexts } from '#shell/web/texts/texts.ts';
import { warmUpSetText } from '#areas/programs/rules/warm-up.ts';
import type { LoggedSet, PrescribedRow } from '../../contract/set.ts';
import { earlierExercise, exerciseOfSet } from '../../rules/swaps.ts';
import { prescribedWarmUp } from '../../rules/warm-ups.ts';
import { formatLoadNumber } from '../prescription-text.ts';
import { Pieces } from '../Pieces.tsx';
import type { ComparedRow, ComparedSet } from './compare.ts';
import { useComparison } from './comparison-context.ts';
import { CommentButton, DoneSet } from './DoneSet.tsx';
import { DifferenceText } from './DifferenceText.tsx';
import { prescribedSetText, workingSetName } from './set-text.ts';
import classes from './Sets.module.css';

/**
 * Table of prescribed and done sets, with the warm-ups first. An imported workout has no prescription to compare with.
 */
export function SetTable({ compared }: { compared: ComparedRow }) {
  const t = useTexts('completed-workouts');
  const { workout } = useComparison();
  const { row, running, sets, warmUps } = compared;
  const isPrescribed = workout.source === 'forma';

  return (
    <table
      className={classes['table']}
      data-asked={isPrescribed}
      aria-label={t('comparison.table', { name: running.name })}
    >
      <thead>
        <tr>
          <th>{t('runner.set')}</th>
          <th>{t('comparison.prescribed')}</th>
          <th>
            <div className={classes['done']}>
              {t('comparison.done')}
              {isPrescribed && <span>{t('comparison.difference')}</span>}
            </div>
          </th>
          <th>
            <VisuallyHidden>{t('comments.title')}</VisuallyHidden>
          </th>
        </tr>
      </thead>
      {warmUps.length > 0 && (
        <tbody className={classes['warmUps']}>
          {warmUps.map((set, index) => (
            <WarmUp key={set.id} set={set} number={index + 1} row={row} />
          ))}
        </tbody>
      )}
      <tbody>
        {sets.map((set) => (
          <WorkingSet key={`${set.number} ${set.drop}`} compared={compared} set={set} />
        ))}
      </tbody>
    </table>
  );
}

function WarmUp({ set, number, row }: { set: LoggedSet; number: number; row: PrescribedRow }) {
  const t = useTexts('completed-workouts');
  const name = t('detail.warmUpOf', { name: row.name, number });
  const prescribed = prescribedWarmUp(row, set.setNumber);
  return (
    <tr>
      <td>{t('detail.warmUpNumber', { number })}</td>
      <td>
        <Pieces parts={[prescribed ? warmUpSetText(prescribed, formatLoadNumber) : t('detail.warmUp')]} />
      </td>
      <td>
        <DoneSet set={set} name={name} />
      </td>
      <td className={classes['commentCell']}>
        <CommentButton set={set} name={name} />
      </td>
    </tr>
  );
}

function WorkingSet({ compared: { row, change }, set }: { compared: ComparedRow; set: ComparedSet }) {
  const t = useTexts('completed-workouts');
  const { workout } = useComparison();
  const { number, drop, kind } = set;
  const setNumber = kind === 'missed' ? number : set.set.setNumber;
  const exercise = exerciseOfSet(row, change, setNumber);
  const name = workingSetName(t, { name: exercise.name, number, drop });
  const isOther = exercise.id !== row.exerciseId;

  return (
    <tr data-kind={kind}>
      <td>{drop > 0 ? t('detail.drop', { drop }) : number}</td>
      <td>
        <Pieces
          parts={
            kind === 'extra'
              ? ['–']
              : prescribedSetText(t, {
                  row,
                  number,
                  drop: kind === 'missed' && drop === 0 ? null : drop,
                  isOtherExercise: isOther,
                  share: kind === 'done' ? set.share : null,
                })
          }
        />
      </td>
      <td>
        <div className={classes['done']}>
          {kind === 'missed' ? (
            <span>–</span>
          ) : (
            <DoneSet set={set.set} name={name} exercise={earlierExercise(change, setNumber)?.exerciseName} />
          )}
          {workout.source === 'forma' && <DifferenceText set={set} />}
        </div>
      </td>
      <td className={classes['commentCell']}>{kind !== 'missed' && <CommentButton set={set.set} name={name} />}</td>
    </tr>
  );
}
