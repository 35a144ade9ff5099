import { Drawer } from '@mantine/core';
import { useTexts } from '#shell/web/texts/texts.ts';
import { useEditor } from '../context.tsx';
import { useVisibleWeek } from '../shared/use-visible-week.ts';
import { findRow } from '../state/program-index.ts';
import { VolumePanel } from './VolumePanel.tsx';

/** Bottom sheet with the sets per muscle; a tap on a row opens the sheet of that row. */
export function PanelSheet() {
  const t = useTexts('programs');
  const { ui, store } = useEditor();
  const { week, show } = useVisibleWeek();

  function goTo(rowId: string): void {
    const location = findRow(store.getState().content.weeks, rowId);
    ui.isVolumeOpen.set(false);
    if (!location) return;
    show({ day: location.path[1] });
    ui.rowSheetId.set(rowId);
  }

  return (
    <Drawer
      opened={ui.isVolumeOpen.use()}
      onClose={() => ui.isVolumeOpen.set(false)}
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
