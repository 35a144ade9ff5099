import { IconPlus } from '@tabler/icons-react';
import { memo } from 'react';
import { useTexts } from '#shell/web/texts/texts.ts';
import { limits } from '../../../contract.ts';
import { useVisibleColumns } from '../cells/visible-columns.ts';
import { useEditor, useIds } from '../context.tsx';
import { WeekDrag } from '../drag/WeekDrag.tsx';
import { addDay } from '../edits/weeks.ts';
import { DayCard } from './DayCard.tsx';
import classes from './WeekGrid.module.css';

/** What a card needs for the handle, the letter, a readable name and the menu; each column adds its own. */
const [barePx, columnPx] = [258, 42];

/** The days of one week side by side, as many in a row as the shown columns leave room for. */
export const WeekGrid = memo(function WeekGrid({ weekId }: { weekId: string }) {
  const t = useTexts('programs');
  const { store } = useEditor();
  const days = useIds(({ weeks }) => weeks.find((week) => week.id === weekId)?.days);
  const columns = useVisibleColumns();
  const least = barePx + columns.length * columnPx;

  return (
    <WeekDrag weekId={weekId}>
      <div className={classes['grid']} style={{ '--card': `${least}px` } as Record<string, string>}>
        {days.map((id) => (
          <DayCard key={id} dayId={id} />
        ))}
        {days.length < limits.daysAWeek && (
          <button type="button" className={classes['add']} onClick={() => addDay(store, weekId)}>
            <IconPlus size={18} aria-hidden="true" />
            {t('day.add')}
          </button>
        )}
      </div>
    </WeekDrag>
  );
});
