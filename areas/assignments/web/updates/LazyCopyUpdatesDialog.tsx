import { lazy, Suspense } from 'react';
import type { CopyUpdatesDialogProps } from './CopyUpdatesDialog.tsx';

const CopyUpdatesDialog = lazy(async () => ({
  default: (await import('./CopyUpdatesDialog.tsx')).CopyUpdatesDialog,
}));

/** The dialog in a chunk of its own, loaded when it opens for the first time. */
export function LazyCopyUpdatesDialog(props: CopyUpdatesDialogProps) {
  return (
    <Suspense fallback={null}>
      <CopyUpdatesDialog {...props} />
    </Suspense>
  );
}
