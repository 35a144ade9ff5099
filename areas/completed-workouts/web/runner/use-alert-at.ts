import { useEffect, useRef } from 'react';

/** Once at that moment (device clock, ms), also late when the phone slept through it. What is long over says nothing. */
export function useAlertAt(at: number | null, give: () => void): void {
  const latest = useRef(give);
  latest.current = give;

  // Time is an outside world.
  useEffect(() => {
    if (at === null || at <= Date.now()) return;
    const timer = setTimeout(() => latest.current(), at - Date.now());
    return () => clearTimeout(timer);
  }, [at]);
}
