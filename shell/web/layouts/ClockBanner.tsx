import { Box } from '@mantine/core';
import { useEffect, useState } from 'react';
import { wrongClockMs } from '#shell/common/clock-skew.ts';
import { formatDate, formatTime } from '../texts/formats.ts';
import { useTexts } from '../texts/texts.ts';
import { Banner } from '../widgets/Banner.tsx';

const minuteMs = 60_000;

/**
 * Says that the clock of the device is wrong, which decides what the pages show as today. Checked whenever the page is shown, and each
 * minute while the banner is.
 */
export function ClockBanner() {
  const t = useTexts('shell');
  const [serverTime, setServerTime] = useState<string | null>(null);
  const isShown = serverTime !== null;

  // Synchronises with the clock of the server.
  useEffect(() => {
    const stopped = new AbortController();
    const { signal } = stopped;
    const check = async () => {
      const now = document.visibilityState === 'visible' ? await readServerTime(signal) : null;
      if (now !== null && !signal.aborted)
        setServerTime(Math.abs(now - Date.now()) > wrongClockMs ? new Date(now).toISOString() : null);
    };
    void check();
    window.addEventListener('online', check, { signal });
    window.addEventListener('focus', check, { signal });
    document.addEventListener('visibilitychange', check, { signal });
    const timer = isShown ? setInterval(check, minuteMs) : undefined;
    return () => {
      stopped.abort();
      clearInterval(timer);
    };
  }, [isShown]);

  if (serverTime === null) return null;
  return (
    <Box mb="md">
      <Banner tone="warning" role="status">
        {t('errors.wrongClock', { time: formatTime(serverTime), date: formatDate(serverTime) })}
      </Banner>
    </Box>
  );
}

/** The clock of the server in ms; null without a response. */
async function readServerTime(signal: AbortSignal): Promise<number | null> {
  const response = await fetch('/healthz', { cache: 'no-store', signal }).catch(() => null);
  const time = Date.parse(response?.headers.get('date') ?? '');
  return Number.isNaN(time) ? null : time;
}
