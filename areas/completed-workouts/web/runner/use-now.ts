import { useEffect, useState } from 'react';

/** The device's clock in ms, read again twice a second. A clock is an outside world. */
export function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, []);
  return now;
}
