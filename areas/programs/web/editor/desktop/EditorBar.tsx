import { ActionIcon, SegmentedControl, Tooltip } from '@mantine/core';
import { IconKeyboard } from '@tabler/icons-react';
import { useTexts } from '#shell/web/texts/texts.ts';
import { setView, currentView, type View, views } from '../cells/visible-columns.ts';
import { useEditor } from '../context.tsx';
import { DatesToggle } from '../dates/DatesToggle.tsx';
import { PanelToggle } from '../panels/PanelToggle.tsx';
import { ColumnMenu } from '../shared/ColumnMenu.tsx';
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

  return (
    <div className={classes['bar']}>
      <WeekTabs hasMenu={view === 'rows'} />
      <CellErrorCount />
      <SegmentedControl
        size="sm"
        aria-label={t('views.label')}
        value={view}
        onChange={(next) => setView(next as View)}
        data={views.map((value) => ({ value, label: t(`views.${value}`) }))}
      />
      <ColumnMenu view={view} />
      <DatesToggle />
      <PanelToggle />
      <Tooltip label={t('keys.open')}>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={36}
          aria-label={t('keys.title')}
          onClick={() => ui.isHelpOpen.set(true)}
        >
          <IconKeyboard size={20} aria-hidden="true" />
        </ActionIcon>
      </Tooltip>
      <UndoRedo />
      <HistoryButton />
      <DocumentSaveStatus />
    </div>
  );
}
