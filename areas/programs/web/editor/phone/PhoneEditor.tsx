import { useClipboard } from '../clipboard/use-clipboard.ts';
import { useContent } from '../context.tsx';
import { DatesToggle } from '../dates/DatesToggle.tsx';
import { VisibleWeekStrip } from '../dates/VisibleWeekStrip.tsx';
import { WeekDrag } from '../drag/WeekDrag.tsx';
import { PanelButton } from '../panels/PanelButton.tsx';
import { HistoryButton } from '#shell/web/documents/HistoryButton.tsx';
import { DocumentSaveStatus } from '#shell/web/documents/DocumentSaveStatus.tsx';
import { UndoRedo } from '../shared/UndoRedo.tsx';
import { useVisibleWeek } from '../shared/use-visible-week.ts';
import { WeekTabs } from '../shared/WeekTabs.tsx';
import { DayChips } from './DayChips.tsx';
import { PhoneDay } from './PhoneDay.tsx';
import classes from './PhoneEditor.module.css';
import { RowSheet } from './RowSheet.tsx';

/** Phone editor, one day at a time; undo and save status are at the bottom. */
export function PhoneEditor() {
  useClipboard({ hasGrid: false });
  const { week, day } = useVisibleWeek();
  const weekId = useContent(({ weeks }) => weeks[week]?.id);
  const dayId = useContent(({ weeks }) => weeks[week]?.days[day]?.id);
  if (!weekId) return null;

  return (
    <div className={classes['phone']}>
      <div className={classes['top']}>
        <div className={classes['line']}>
          <WeekTabs isShort />
          <DatesToggle size={44} />
          <PanelButton />
        </div>
        <DayChips weekId={weekId} />
      </div>
      <VisibleWeekStrip />
      <WeekDrag weekId={weekId}>{dayId && <PhoneDay key={dayId} dayId={dayId} />}</WeekDrag>
      <div className={classes['bottom']}>
        <UndoRedo size={44} />
        <HistoryButton size={44} />
        <DocumentSaveStatus />
      </div>
      <RowSheet />
    </div>
  );
}
