import { ActionIcon } from '@mantine/core';
import { IconChartBar } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { useTexts } from '#shell/web/texts/texts.ts';
import { useEditor } from '../context.tsx';
import { lazyChunks } from '../lazy-chunks.ts';

const PanelSheet = lazy(async () => ({ default: (await lazyChunks.panelSheet()).PanelSheet }));

/** Opens the sets per muscle in a bottom sheet, on a phone. */
export function PanelButton() {
  const t = useTexts('programs');
  const { ui } = useEditor();
  const isOpen = ui.isVolumeOpen.use();

  return (
    <>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={44}
        aria-label={t('volume.title')}
        onClick={() => ui.isVolumeOpen.set(true)}
      >
        <IconChartBar size={20} aria-hidden="true" />
      </ActionIcon>
      <Suspense fallback={null}>{isOpen && <PanelSheet />}</Suspense>
    </>
  );
}
