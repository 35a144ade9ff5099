import { lazy, Suspense } from 'react';
import { useUnreadAdvice } from './unread.ts';

const UnreadAdvice = lazy(async () => ({ default: (await import('./UnreadAdvice.tsx')).UnreadAdvice }));

/** On Today: a link to unread advice, loaded when there is some. Nothing while it loads or offline. */
export function AdviceBanner() {
  const { unread = 0, latest = null } = useUnreadAdvice() ?? {};
  return <Suspense>{latest && <UnreadAdvice title={latest.title} others={unread - 1} />}</Suspense>;
}
