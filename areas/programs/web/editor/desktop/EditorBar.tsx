import { SegmentedControl } from '@mantine/core';
import { IconChartBar, IconKeyboard } from '@tabler/icons-react';
import { useTexts } from '#shell/web/texts/texts.ts';
import { currentView, type View, views } from '../cells/visible-columns.ts';
import { useEditor } from '../context.tsx';
import { DatesToggle } from '../dates/DatesToggle.tsx';
import { visiblePanel } from '../panels/visible-panel.ts';
import { ColumnMenu } from '../shared/ColumnMenu.tsx';
import { EditorIconButton } from '#shell/web/documents/EditorIconButton.tsx';
import { HistoryButton } from '#shell/web/documents/HistoryButton.tsx';
import { DocumentSaveStatus } from '#shell/web/documents/DocumentSaveStatus.tsx';
import { UndoRedo } from '../shared/UndoRedo.tsx';
import { WeekTabs } from '../shared/WeekTabs.tsx';
import classes from './DesktopEditor.module.css';
import { CellErrorCount } from './cells/CellErrorCount.tsx';

/** Toolbar: weeks, view, columns, panels, undo and save status. */
export function EditorBar() {
  const t = useTexts('programs');
  const { ui } = useEditor();
  const view = currentView.use();
  const panel = visiblePanel.use();

  return (
    <div className={classes['bar']}>
      <WeekTabs hasMenu={view === 'rows'} />
      <CellErrorCount />
      <SegmentedControl
        size="sm"
        aria-label={t('views.label')}
        value={view}
        onChange={(next) => currentView.set(next as View)}
        data={views.map((value) => ({ value, label: t(`views.${value}`) }))}
      />
      <ColumnMenu view={view} />
      <DatesToggle />
      <EditorIconButton
        label={t('volume.title')}
        icon={IconChartBar}
        isPressed={panel === 'volume'}
        onClick={() => visiblePanel.set(panel === 'volume' ? '' : 'volume')}
      />
      <EditorIconButton
        label={t('keys.title')}
        tooltip={t('keys.open')}
        icon={IconKeyboard}
        onClick={() => ui.isHelpOpen.set(true)}
      />
      <UndoRedo />
      <HistoryButton />
      <DocumentSaveStatus />
    </div>
  );
}
