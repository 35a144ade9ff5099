import { Drawer } from '@mantine/core';
import { useTexts } from '#shell/web/texts/texts.ts';
import { useEditor } from '../context.tsx';
import { useVisibleWeek } from '../shared/use-visible-week.ts';
import { findRow } from '../state/program-index.ts';
import { VolumePanel } from './VolumePanel.tsx';

/** The sets per muscle on a phone; a row opens in its own sheet. */
export function PanelSheet() {
  const t = useTexts('programs');
  const { ui, store } = useEditor();
  const { week, show } = useVisibleWeek();

  function goTo(rowId: string): void {
    const place = findRow(store.getState().content.weeks, rowId);
    ui.volume.set(false);
    if (!place) return;
    show({ day: place.path[1] });
    ui.sheet.set(rowId);
  }

  return (
    <Drawer
      opened={ui.volume.use()}
      onClose={() => ui.volume.set(false)}
      position="bottom"
      size="85%"
      title={t('volume.titleOf', { number: week + 1 })}
      closeButtonProps={{ 'aria-label': t('volume.close'), size: 44 }}
      styles={{ body: { padding: 0 } }}
    >
      <VolumePanel onGoTo={goTo} />
    </Drawer>
  );
}
