import { IconChartBar } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { useTexts } from '#shell/web/texts/texts.ts';
import { useEditor } from '../context.tsx';
import { lazyChunks } from '../lazy-chunks.ts';
import { EditorIconButton } from '#shell/web/documents/EditorIconButton.tsx';

const PanelSheet = lazy(async () => ({ default: (await lazyChunks.panelSheet()).PanelSheet }));

/** Opens the sets per muscle in a bottom sheet, on a phone. */
export function PanelButton() {
  const t = useTexts('programs');
  const { ui } = useEditor();
  const isOpen = ui.isVolumeOpen.use();

  return (
    <>
      <EditorIconButton
        label={t('volume.title')}
        icon={IconChartBar}
        size={44}
        onClick={() => ui.isVolumeOpen.set(true)}
      />
      <Suspense fallback={null}>{isOpen && <PanelSheet />}</Suspense>
    </>
  );
}
