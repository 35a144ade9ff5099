import { IconKeyboard } from '@tabler/icons-react';
import { DocumentSaveStatus } from '#shell/web/documents/DocumentSaveStatus.tsx';
import { EditorIconButton } from '#shell/web/documents/EditorIconButton.tsx';
import { HistoryButton } from '#shell/web/documents/HistoryButton.tsx';
import { UndoButtons } from '#shell/web/documents/UndoButtons.tsx';
import { useTexts } from '#shell/web/texts/texts.ts';
import { useClipboard } from '../clipboard/use-clipboard.ts';
import { useEditor } from '../context.tsx';
import { DayTabs } from '../shared/DayTabs.tsx';
import { useUndoRedo, useVisibleDay } from '../shared/use-visible-day.ts';
import { TotalsColumn } from '../totals/TotalsColumn.tsx';
import { DaySheet } from './DaySheet.tsx';
import classes from './DesktopEditor.module.css';
import { MeasureMenu, RowMenu } from './RowMenu.tsx';

/** The bar of the days, the meals of the shown day, and their totals beside them. */
export function DesktopEditor() {
  const t = useTexts('meal-plans');
  const { ui } = useEditor();
  const { id } = useVisibleDay();
  const { undo, redo } = useUndoRedo();
  useClipboard(id);

  return (
    <div className={classes['desktop']}>
      <div className={classes['bar']}>
        <DayTabs />
        <EditorIconButton label={t('editor.keys.title')} icon={IconKeyboard} onClick={() => ui.isHelpOpen.set(true)} />
        <UndoButtons onUndo={undo} onRedo={redo} />
        <HistoryButton />
        <DocumentSaveStatus />
      </div>
      <div className={classes['work']}>
        <DaySheet key={id} dayId={id} />
        <aside className={classes['side']} aria-label={t('editor.totals.title')}>
          <TotalsColumn dayId={id} />
        </aside>
      </div>
      <RowMenu />
      <MeasureMenu />
    </div>
  );
}
