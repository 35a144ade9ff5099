import { useRouterState } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { NavItem } from '../router/context.ts';
import { takeInstallView } from './install-prompt.ts';

const loadDialog = async () => ({ default: (await import('./InstallDialog.tsx')).InstallDialog });
const InstallDialog = lazy(loadDialog);

/** Time after which the app may offer its installation, in ms: the user has seen what it is for. */
const pauseMs = 45_000;

/** What is not interrupted: another dialog, a form, and a field in which the user writes. */
const busySelector = '[role="dialog"], form, :focus:is(input, textarea, [contenteditable])';

/**
 * Opens the dialog that offers the installation, at most once in a visit. Only on arriving at one of `tabs` from another page: on a
 * page that is open the user does something, and a tap meant for it would be lost; on a page below a tab, such as a survey, a workout
 * or an editor, they are in the middle of something.
 */
export function InstallHost({ tabs }: { tabs: readonly Pick<NavItem, 'path'>[] }) {
  // The address changes when a navigation begins; the old page is shown until the next one is loaded.
  const pathname = useRouterState({
    select: ({ resolvedLocation, location }) => (resolvedLocation ?? location).pathname,
  });
  const isOnTab = tabs.some(({ path }) => path === pathname);
  const isDue = useRef(false);
  const lastPath = useRef(pathname);
  const [isNeeded, setNeeded] = useState(false);

  // Synchronises with the clock, and loads the dialog, so that it opens together with the next page.
  useEffect(() => {
    const setDue = () => void loadDialog().then(() => (isDue.current = true), noDialog);
    const timer = setTimeout(setDue, pauseMs);
    return () => clearTimeout(timer);
  }, []);

  // Synchronises with the document, in which the next page is drawn.
  useEffect(() => {
    if (pathname === lastPath.current) return;
    lastPath.current = pathname;
    if (!isDue.current || !isOnTab || document.querySelector(busySelector)) return;
    isDue.current = false;
    setNeeded(takeInstallView());
  }, [pathname, isOnTab]);

  return (
    isNeeded && (
      <Suspense>
        <InstallDialog />
      </Suspense>
    )
  );
}

/** Without a connection the dialog is not loaded, and the installation is not offered. */
function noDialog(): void {}
