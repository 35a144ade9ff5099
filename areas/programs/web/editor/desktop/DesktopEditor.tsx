import { VisuallyHidden } from '@mantine/core';
import { useTexts } from '#shell/web/texts/texts.ts';
import { useContents } from '../context.tsx';
import { ColumnMenu } from '../shared/ColumnMenu.tsx';
import { HistoryButtons } from '../shared/HistoryButtons.tsx';
import { SaveMark } from '../shared/SaveMark.tsx';
import { useShown } from '../shared/use-shown.ts';
import { WeekTabs } from '../shared/WeekTabs.tsx';
import classes from './DesktopEditor.module.css';
import { WeekGrid } from './WeekGrid.tsx';
import { gridHelpId } from './WorkoutTable.tsx';

/** The weeks, undo and whether it is saved stay in sight; below them the days of the week. */
export function DesktopEditor() {
  const t = useTexts('programs');
  const { week } = useShown();
  const weekId = useContents(({ weeks }) => weeks[week]?.id);

  return (
    <>
      <div className={classes['bar']}>
        <WeekTabs />
        <ColumnMenu />
        <HistoryButtons />
        <SaveMark />
      </div>
      <VisuallyHidden id={gridHelpId}>{t('grid.help')}</VisuallyHidden>
      {weekId && <WeekGrid key={weekId} weekId={weekId} />}
    </>
  );
}
