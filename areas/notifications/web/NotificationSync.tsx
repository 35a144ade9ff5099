import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { call } from '#shell/web/api/call.ts';
import { app } from '#shell/web/app.ts';
import { useMay, useMe } from '#shell/web/session.ts';
import { notificationRoutes } from '../contract.ts';
import { unreadRoutes } from '../contract/unread.ts';
import { repair } from './push/subscription.ts';
import { useUnread } from './use-unread.ts';

const activityMs = 30_000;
/** Without input for this time the user counts as absent. */
const idleMs = 120_000;

/**
 * Renders nothing. Reports to the server that the app is in use, repairs the push subscription of this browser, sets the number
 * on the icon of the app, and opens the page of a notification that was clicked.
 */
export function NotificationSync() {
  const { membershipId } = useMe();
  // Another login is another person, who reports and repairs the device for themselves.
  return useMay()('view notifications') ? <Sync key={membershipId} /> : null;
}

function Sync() {
  useActivity();
  useBadge();

  // Synchronises with the browser's push service: an update of the system may have ended the subscription.
  useEffect(() => void repair().catch(() => {}), []);

  // Synchronises with the service worker, which asks for the page of a clicked notification.
  useEffect(() => {
    const worker = navigator.serviceWorker as ServiceWorkerContainer | undefined;
    const open = ({ data }: MessageEvent<{ type?: string; path?: string }>) => {
      if (data?.type === 'OPEN' && data.path?.startsWith('/')) void app().navigate(data.path);
    };
    worker?.addEventListener('message', open);
    return () => worker?.removeEventListener('message', open);
  }, []);

  return null;
}

/** Reports to the server every 30 seconds that the app is visible and used, so that nothing is pushed meanwhile. */
function useActivity(): void {
  const queries = useQueryClient();
  const report = useEffectEvent(() => {
    void call(notificationRoutes.recordActivity, {}).catch(() => {});
    void queries.invalidateQueries({ queryKey: [unreadRoutes.count.endpoint] });
  });

  // Synchronises with the clock and the input devices.
  useEffect(() => {
    let lastInputAt = Date.now();
    const touch = () => {
      lastInputAt = Date.now();
    };
    const tick = () => {
      const isUsed = document.visibilityState === 'visible' && document.hasFocus() && Date.now() - lastInputAt < idleMs;
      if (isUsed) report();
    };
    const inputs = ['pointerdown', 'keydown', 'scroll'] as const;
    for (const name of inputs) window.addEventListener(name, touch, { passive: true, capture: true });
    const timer = setInterval(tick, activityMs);
    return () => {
      clearInterval(timer);
      for (const name of inputs) window.removeEventListener(name, touch, { capture: true });
    };
  }, []);
}

/** Sets the server's number on the icon of the installed app, where the system has one. */
function useBadge(): void {
  const { count } = useUnread();

  // Synchronises with the icon of the installed app.
  useEffect(() => {
    if (!('setAppBadge' in navigator)) return;
    void (count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge()).catch(() => {});
  }, [count]);
}
