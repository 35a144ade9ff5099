import { lazy, Suspense } from 'react';
import { lazyChunks } from '../lazy-chunks.ts';
import { isPanelShown } from './shown-panel.ts';

const SidePanel = lazy(async () => ({ default: (await lazyChunks.panel()).SidePanel }));

/** What stands beside the weeks, when it is asked for. */
export function BesideWeeks() {
  return isPanelShown.use() ? (
    <Suspense fallback={null}>
      <SidePanel />
    </Suspense>
  ) : null;
}
