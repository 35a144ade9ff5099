import { useLocation } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useState } from 'react';
import type { NavItem } from '../router/context.ts';
import { takeInstallView } from './install-prompt.ts';

const InstallDialog = lazy(async () => ({ default: (await import('./InstallDialog.tsx')).InstallDialog }));

/** Time after which the app offers its installation, in ms: the user has seen what it is for. */
const pauseMs = 45_000;

/** What is not interrupted: another dialog, a form, and a field in which the user writes. */
const busySelector = '[role="dialog"], form, :focus:is(input, textarea, [contenteditable])';

/**
 * Loads the dialog that offers the installation, at most once in a visit. Only on the pages of `tabs`: on a page below one, such
 * as a survey, a workout or an editor, the user is in the middle of something.
 */
export function InstallHost({ tabs }: { tabs: readonly Pick<NavItem, 'path'>[] }) {
  const isOnTab = useLocation({ select: ({ pathname }) => tabs.some(({ path }) => path === pathname) });
  const [isNeeded, setNeeded] = useState(false);

  // Synchronises with the clock.
  useEffect(() => {
    if (!isOnTab || isNeeded) return;
    const timer = setInterval(() => {
      if (document.querySelector(busySelector)) return;
      clearInterval(timer);
      setNeeded(takeInstallView());
    }, pauseMs);
    return () => clearInterval(timer);
  }, [isOnTab, isNeeded]);

  return (
    isNeeded && (
      <Suspense>
        <InstallDialog />
      </Suspense>
    )
  );
}
