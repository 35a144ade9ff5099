import { Drawer } from '@mantine/core';
import { useTexts } from '#shell/web/texts/texts.ts';
import { useEditor } from '../context.tsx';
import { useShown } from '../shared/use-shown.ts';
import { findRow } from '../state/find.ts';
import { VolumePanel } from './VolumePanel.tsx';

/** The sets per muscle on a phone; a row opens in its own sheet. */
export function PanelSheet() {
  const t = useTexts('programs');
  const { open, store } = useEditor();
  const { week, show } = useShown();

  function goTo(rowId: string): void {
    const place = findRow(store.getState().contents.weeks, rowId);
    open.volume.set(false);
    if (!place) return;
    show({ day: place.path[1] });
    open.sheet.set(rowId);
  }

  return (
    <Drawer
      opened={open.volume.use()}
      onClose={() => open.volume.set(false)}
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
