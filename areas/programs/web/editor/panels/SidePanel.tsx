import { CloseButton } from '@mantine/core';
import { useCallback } from 'react';
import { useTexts } from '#shell/web/texts/texts.ts';
import { useEditor } from '../context.tsx';
import { focusOn } from '../grid/move-focus.ts';
import { FocusedRowPerformance } from '../last-performance/FocusedRowPerformance.tsx';
import { useVisibleWeek } from '../shared/use-visible-week.ts';
import classes from './SidePanel.module.css';
import { visiblePanel } from './visible-panel.ts';
import { VolumePanel } from './VolumePanel.tsx';

/** Side panel of wide screens: sets per muscle and last performance. */
export function SidePanel() {
  const t = useTexts('programs');
  const editor = useEditor();
  const { week } = useVisibleWeek();
  const goTo = useCallback((rowId: string) => focusOn(editor, { rowId, column: 'name' }), [editor]);

  return (
    <aside className={classes['panel']} aria-label={t('volume.title')}>
      <header className={classes['head']}>
        <h2>{t('volume.title')}</h2>
        <span>{t('week.title', { number: week + 1 })}</span>
        <CloseButton size="md" aria-label={t('volume.close')} onClick={() => visiblePanel.set('')} />
      </header>
      <div className={classes['body']}>
        <FocusedRowPerformance />
        <VolumePanel onGoTo={goTo} />
      </div>
    </aside>
  );
}
