import { IconChevronRight } from '@tabler/icons-react';
import { memo, useId, useState } from 'react';
import { formatNumber } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import classes from './MuscleLine.module.css';
import type { MuscleVolume } from './week-volume.ts';

interface MuscleLineProps {
  volume: MuscleVolume;
  /** Sets of the most trained muscle, whose bar has the full length. */
  maxSets: number;
  /** Index of the visible week, from 0. */
  shownWeek: number;
  onGoTo: (rowId: string) => void;
}

/** Sets of one muscle. When expanded, it shows the sets by week and the rows that they come from. */
export const MuscleLine = memo(function MuscleLine({ volume, maxSets, shownWeek, onGoTo }: MuscleLineProps) {
  const t = useTexts('programs');
  const muscleName = useTexts('exercises');
  const partsId = useId();
  const [isOpen, setOpen] = useState(false);
  const { muscle, sets, change, weeks, rows } = volume;

  return (
    <li className={classes['muscle']}>
      <button
        type="button"
        className={classes['line']}
        aria-expanded={isOpen}
        aria-controls={partsId}
        onClick={() => setOpen(!isOpen)}
      >
        <IconChevronRight size={14} className={classes['arrow'] ?? ''} aria-hidden="true" />
        <span className={classes['name']}>{muscleName(`muscles.${muscle}`)}</span>{' '}
        <span className={classes['change']}>{change ? signed(change) : ''}</span>{' '}
        <span className={classes['sets']}>{formatNumber(sets)}</span>
        <span className={classes['bar']} aria-hidden="true">
          <span style={{ width: `${(sets / maxSets) * 100}%` }} />
        </span>
      </button>
      <div id={partsId} hidden={!isOpen} className={classes['parts']}>
        {isOpen && (
          <>
            <ol className={classes['weeks']} aria-label={t('volume.weeks')}>
              {weeks.map((ofWeek, index) => (
                <li
                  // biome-ignore lint/suspicious/noArrayIndexKey: a week is identified by its number
                  key={index}
                  aria-current={index === shownWeek ? 'true' : undefined}
                >
                  <span>{t('week.shorter', { number: index + 1 })}</span> {formatNumber(ofWeek)}
                </li>
              ))}
            </ol>
            <ul className={classes['rows']}>
              {rows.map(({ rowId, name, dayNumber, sets: part }) => (
                <li key={rowId}>
                  <button type="button" onClick={() => onGoTo(rowId)}>
                    <span className={classes['day']}>{t('dates.number', { number: dayNumber })}</span>{' '}
                    <span className={classes['exercise']}>{name}</span>{' '}
                    <span className={classes['part']}>{formatNumber(part)}</span>
                  </button>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </li>
  );
});

function signed(change: number): string {
  return `${change > 0 ? '+' : '−'}${formatNumber(Math.abs(change))}`;
}
