import { lazy, Suspense, useState } from 'react';
import { pendingToasts } from './toast.ts';

const Toasts = lazy(async () => ({ default: (await import('./Toasts.tsx')).Toasts }));

export function ToastHost() {
  const pending = pendingToasts.use();
  const [isNeeded, setNeeded] = useState(false);
  if (pending.length > 0 && !isNeeded) setNeeded(true);

  return isNeeded ? (
    <Suspense fallback={null}>
      <Toasts />
    </Suspense>
  ) : null;
}
