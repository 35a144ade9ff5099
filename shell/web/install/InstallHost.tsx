import { useRouterState } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { NavItem } from '../router/context.ts';
import type { installOffer } from './install-offer.ts';

const loadOffer = async () => (await import('./install-offer.ts')).installOffer;
const InstallDialog = lazy(async () => ({ default: (await loadOffer()).InstallDialog }));

/** Time after which the app may offer its installation, in ms: the user has seen what it is for. */
const pauseMs = 45_000;

/** What is not interrupted: another dialog, a form, and a field in which the user writes. */
const busySelector = '[role="dialog"], form, :focus:is(input, textarea, [contenteditable])';

/**
 * Opens the dialog that offers the installation, at most once in a visit. Only on changing from one of `tabs` to another: on a page that
 * is open the user does something, and a tap meant for it would be lost; on a page below a tab, such as a survey, a workout or an editor,
 * they are in the middle of something, and after it they see whether it was sent.
 */
export function InstallHost({ tabs }: { tabs: readonly Pick<NavItem, 'path'>[] }) {
  // The address changes when a navigation begins; the old page is shown until the next one is loaded.
  const pathname = useRouterState({
    select: ({ resolvedLocation, location }) => (resolvedLocation ?? location).pathname,
  });
  const isOnTab = tabs.some(({ path }) => path === pathname);
  const takeView = useRef<typeof installOffer.takeInstallView>(null);
  const last = useRef({ pathname, isOnTab });
  const [isNeeded, setNeeded] = useState(false);

  // Synchronises with the clock, and loads the dialog, so that it opens together with the next page.
  useEffect(() => {
    const setDue = () =>
      void loadOffer().then((offer) => {
        takeView.current = offer.takeInstallView;
      }, noDialog);
    const timer = setTimeout(setDue, pauseMs);
    return () => clearTimeout(timer);
  }, []);

  // Synchronises with the document, in which the next page is drawn.
  useEffect(() => {
    const wasOnTab = last.current.isOnTab;
    if (pathname === last.current.pathname) return;
    last.current = { pathname, isOnTab };
    if (!takeView.current || !wasOnTab || !isOnTab || document.querySelector(busySelector)) return;
    setNeeded(takeView.current());
    takeView.current = null;
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
