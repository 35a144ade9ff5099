import { lazy, Suspense } from 'react';
import { lateParts } from '../late-parts.ts';
import { isPanelShown } from './shown-panel.ts';

const SidePanel = lazy(async () => ({ default: (await lateParts.panel()).SidePanel }));

/** What stands beside the weeks, when it is asked for. */
export function BesideWeeks() {
  return isPanelShown.use() ? (
    <Suspense fallback={null}>
      <SidePanel />
    </Suspense>
  ) : null;
}
