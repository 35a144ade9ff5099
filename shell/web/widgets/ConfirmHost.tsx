import { lazy, Suspense, useState } from 'react';
import { pendingConfirm } from './confirm.ts';

const ConfirmDialog = lazy(async () => ({ default: (await import('./ConfirmDialog.tsx')).ConfirmDialog }));

/** Loads the dialog with the first confirmation. */
export function ConfirmHost() {
  const pending = pendingConfirm.use();
  const [isNeeded, setNeeded] = useState(false);
  if (pending && !isNeeded) setNeeded(true);

  return isNeeded ? (
    <Suspense fallback={null}>
      <ConfirmDialog />
    </Suspense>
  ) : null;
}
