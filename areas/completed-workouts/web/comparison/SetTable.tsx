import { VisuallyHidden } from '@mantine/core';
import { useTexts } from '#shell/web/texts/texts.ts';
import type { LoggedSet } from '../../contract/set.ts';
import { Pieces } from '../Pieces.tsx';
import type { ComparisonContext } from './set-attachments.ts';
import type { ComparedRow, ComparedSet } from './compare.ts';
import classes from './Sets.module.css';
import { Difference } from './Difference.tsx';
import { DoneSet } from './DoneSet.tsx';
import { prescribedPieces } from './prescribed-set.ts';
import { CommentButton } from './CommentButton.tsx';

interface SetTableProps {
  compared: ComparedRow;
  shown: ComparisonContext;
}

/** Prescribed and done, set by set; warm-ups apart, before them. Of an imported workout only what was done. */
export function SetTable({ compared, shown }: SetTableProps) {
  const t = useTexts('completed-workouts');
  const { row, sets, warmUps } = compared;
  const isAsked = shown.workout.source === 'forma';

  return (
    <table className={classes['table']} data-asked={isAsked} aria-label={t('comparison.table', { name: row.name })}>
      <thead>
        <tr>
          <th>{t('runner.set')}</th>
          <th>{t('comparison.prescribed')}</th>
          <th>
            <div className={classes['done']}>
              {t('comparison.done')}
              {isAsked && <span>{t('comparison.difference')}</span>}
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
            <WarmUp key={set.id} set={set} number={index + 1} name={row.name} shown={shown} />
          ))}
        </tbody>
      )}
      <tbody>
        {sets.map((set) => (
          <WorkingSet key={set.number} compared={compared} one={set} shown={shown} />
        ))}
      </tbody>
    </table>
  );
}

function WarmUp({
  set,
  number,
  name,
  shown,
}: {
  set: LoggedSet;
  number: number;
  name: string;
  shown: ComparisonContext;
}) {
  const t = useTexts('completed-workouts');
  const spoken = t('detail.warmUpOf', { name, number });
  return (
    <tr>
      <td>{t('detail.warmUpNumber', { number })}</td>
      <td>{t('detail.warmUp')}</td>
      <td>
        <DoneSet set={set} name={spoken} shown={shown} />
      </td>
      <td className={classes['talk']}>
        <CommentButton set={set} name={spoken} shown={shown} />
      </td>
    </tr>
  );
}

function WorkingSet({ compared: { row, change }, one, shown }: SetTableProps & { one: ComparedSet }) {
  const t = useTexts('completed-workouts');
  const { number, kind } = one;
  const name = t('detail.setOf', { name: row.name, number });
  const asked = kind === 'extra' ? ['–'] : prescribedPieces(t, { row, number, change });

  return (
    <tr data-kind={kind}>
      <td>{number}</td>
      <td>
        <Pieces parts={asked} />
      </td>
      <td>
        <div className={classes['done']}>
          {kind === 'missed' ? <span>–</span> : <DoneSet set={one.set} name={name} shown={shown} />}
          {shown.workout.source === 'forma' && <Difference set={one} />}
        </div>
      </td>
      <td className={classes['talk']}>
        {kind !== 'missed' && <CommentButton set={one.set} name={name} shown={shown} />}
      </td>
    </tr>
  );
}
