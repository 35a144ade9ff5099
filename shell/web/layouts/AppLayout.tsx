import '@mantine/core/styles.layer.css';
import { useElementSize, useMediaQuery } from '@mantine/hooks';
import { Outlet, useRouteContext } from '@tanstack/react-router';
import { type CSSProperties, Suspense, useEffect, useState } from 'react';
import { readCookie, saveCookie } from '../cookies.ts';
import { whenIdle } from '../idle.ts';
import { InstallHost } from '../install/InstallHost.tsx';
import { lazyBackground } from '../lazy-background.tsx';
import { startServiceWorker } from '../pwa.ts';
import { useVisibleNavItems } from '../router/navigation.ts';
import { hasRole, useMe } from '../session.ts';
import classes from './AppLayout.module.css';
import { BottomBar } from './BottomBar.tsx';
import { desktop } from './desktop.ts';
import { Header } from './Header.tsx';
import { MenuDrawer } from './MenuDrawer.tsx';
import { mainId } from './RootLayout.tsx';
import { UnreadTotals } from './UnreadBadge.tsx';
import { BackgroundComponents, SessionComponents } from './SessionComponents.tsx';
import { Sidebar } from './Sidebar.tsx';

const cookieName = 'sidebar';
const LazyClockBanner = lazyBackground(async () => (await import('./ClockBanner.tsx')).ClockBanner);

export function AppLayout() {
  // Selected one by one, because every navigation creates the context again, with the same values.
  const navigation = useRouteContext({ from: '__root__', select: (context) => context.navigation });
  const tabs = useRouteContext({ from: '__root__', select: (context) => context.tabs });
  const banners = useRouteContext({ from: '__root__', select: (context) => context.banners });
  const isDesktop = useMediaQuery(desktop, undefined, { getInitialValueInEffect: false });
  const isClient = hasRole(useMe(), 'client');
  const items = useVisibleNavItems(isClient ? tabs : navigation);
  const [narrow, setNarrow] = useState(readCookie(cookieName) === 'narrow');
  const [drawer, setDrawer] = useState(false);
  const hasBar = isClient && !isDesktop;
  const { ref: bannersRef, height: bannersHeight } = useElementSize();

  // Synchronises with the browser: registers the service worker, not on guest pages, whose first visit it would slow down.
  useEffect(() => whenIdle(() => void startServiceWorker()), []);

  // Synchronises with the touches of the installed app on iOS, which has no gesture of its own to reload.
  useEffect(() => {
    if (navigator.standalone !== true) return;
    const starting = import('../install/pull-to-refresh.ts').then(({ startPullToRefresh }) => startPullToRefresh());
    return () => void starting.then((stop) => stop());
  }, []);

  function toggleWidth() {
    saveCookie(cookieName, narrow ? 'wide' : 'narrow');
    setNarrow(!narrow);
  }

  return (
    <div className={classes['layout']} data-narrow={narrow} data-bar={hasBar}>
      <Header onMenu={isDesktop || isClient ? undefined : () => setDrawer(true)} />
      {isDesktop && <Sidebar items={items} narrow={narrow} onToggle={toggleWidth} />}
      {!isDesktop && !isClient && <MenuDrawer items={items} opened={drawer} onClose={() => setDrawer(false)} />}
      <main
        id={mainId}
        tabIndex={-1}
        className={classes['main']}
        style={{ '--banners': `${bannersHeight}px` } as CSSProperties}
      >
        <div ref={bannersRef} className={classes['banners']}>
          <LazyClockBanner />
          <Suspense>
            {Object.entries(banners).map(([name, Component]) => (
              <Component key={name} />
            ))}
          </Suspense>
        </div>
        <Outlet />
      </main>
      {hasBar && <BottomBar items={items} />}
      <UnreadTotals items={items} />
      <InstallHost tabs={items} />
      <SessionComponents />
      <BackgroundComponents />
    </div>
  );
}
