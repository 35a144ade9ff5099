import { useContents } from '../context.tsx';
import { WeekDrag } from '../drag/WeekDrag.tsx';
import { HistoryButtons } from '../shared/HistoryButtons.tsx';
import { SaveMark } from '../shared/SaveMark.tsx';
import { useShown } from '../shared/use-shown.ts';
import { WeekTabs } from '../shared/WeekTabs.tsx';
import { DayChips } from './DayChips.tsx';
import { PhoneDay } from './PhoneDay.tsx';
import classes from './PhoneEditor.module.css';
import { RowSheet } from './RowSheet.tsx';

/** One day at a time: weeks and days above it, undo and whether it is saved under the thumb. */
export function PhoneEditor() {
  const { week, day } = useShown();
  const weekId = useContents(({ weeks }) => weeks[week]?.id);
  const dayId = useContents(({ weeks }) => weeks[week]?.days[day]?.id);
  if (!weekId) return null;

  return (
    <div className={classes['phone']}>
      <div className={classes['top']}>
        <WeekTabs isShort />
        <DayChips weekId={weekId} />
      </div>
      <WeekDrag weekId={weekId}>{dayId && <PhoneDay key={dayId} dayId={dayId} />}</WeekDrag>
      <div className={classes['bottom']}>
        <HistoryButtons size={44} />
        <SaveMark />
      </div>
      <RowSheet />
    </div>
  );
}
