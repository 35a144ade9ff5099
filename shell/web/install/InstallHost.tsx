import { lazy, Suspense, useEffect, useState } from 'react';
import { takeInstallView } from './install-prompt.ts';

const InstallDialog = lazy(async () => ({ default: (await import('./InstallDialog.tsx')).InstallDialog }));

/** Time after which the app offers its installation, in ms: the user has seen what it is for. */
const pauseMs = 45_000;

/** Loads the dialog that offers the installation, at most once in a visit, and not over another dialog or while the user writes. */
export function InstallHost() {
  const [isNeeded, setNeeded] = useState(false);

  // Synchronises with the clock.
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.querySelector('[role="dialog"], :focus:is(input, textarea, [contenteditable])')) return;
      clearInterval(timer);
      setNeeded(takeInstallView());
    }, pauseMs);
    return () => clearInterval(timer);
  }, []);

  return (
    isNeeded && (
      <Suspense>
        <InstallDialog />
      </Suspense>
    )
  );
}
