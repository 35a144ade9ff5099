import { lazy, Suspense, useState } from 'react';
import { pendingConfirm } from './confirm.ts';

const ConfirmDialog = lazy(async () => ({ default: (await import('./ConfirmDialog.tsx')).ConfirmDialog }));

/** The dialog is loaded with the first question. */
export function ConfirmHost() {
  const question = pendingConfirm.use();
  const [needed, setNeeded] = useState(false);
  if (question && !needed) setNeeded(true);

  return needed ? (
    <Suspense fallback={null}>
      <ConfirmDialog />
    </Suspense>
  ) : null;
}
