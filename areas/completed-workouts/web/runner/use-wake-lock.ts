import { useEffect } from 'react';

/** The screen stays on while the workout is open; the browser drops the lock whenever the page is hidden. */
export function useWakeLock(): void {
  useEffect(() => {
    if (!('wakeLock' in navigator)) return;
    let lock: Promise<WakeLockSentinel | null> = Promise.resolve(null);
    const hold = () => {
      if (document.visibilityState === 'visible') lock = navigator.wakeLock.request('screen').catch(() => null);
    };
    hold();
    document.addEventListener('visibilitychange', hold);
    return () => {
      document.removeEventListener('visibilitychange', hold);
      void lock.then((held) => held?.release());
    };
  }, []);
}
