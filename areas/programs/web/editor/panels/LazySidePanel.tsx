import { lazy, Suspense } from 'react';
import { lazyChunks } from '../lazy-chunks.ts';
import { isPanelShown } from './panel-visibility.ts';

const SidePanel = lazy(async () => ({ default: (await lazyChunks.panel()).SidePanel }));

/** Side panel, loaded when it is switched on. */
export function LazySidePanel() {
  return isPanelShown.use() ? (
    <Suspense fallback={null}>
      <SidePanel />
    </Suspense>
  ) : null;
}
