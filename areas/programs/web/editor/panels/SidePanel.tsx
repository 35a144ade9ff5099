import { CloseButton } from '@mantine/core';
import { useCallback } from 'react';
import { useTexts } from '#shell/web/texts/texts.ts';
import { useEditor } from '../context.tsx';
import { focusOn } from '../grid/moving.ts';
import { FocusedRow } from '../last-performance/FocusedRow.tsx';
import { useVisibleWeek } from '../shared/use-visible-week.ts';
import { showPanel } from './shown-panel.ts';
import classes from './SidePanel.module.css';
import { VolumePanel } from './VolumePanel.tsx';

/** Beside the weeks on a wide screen. */
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
        <CloseButton size="md" aria-label={t('volume.close')} onClick={() => showPanel(false)} />
      </header>
      <div className={classes['body']}>
        <FocusedRow />
        <VolumePanel onGoTo={goTo} />
      </div>
    </aside>
  );
}
