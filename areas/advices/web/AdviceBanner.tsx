import { lazy, Suspense } from 'react';
import { loadTexts } from '#shell/web/texts/texts.ts';
import { useUnreadAdvice } from './unread.ts';

const UnreadAdvice = lazy(async () => {
  const [chunk] = await Promise.all([import('./UnreadAdvice.tsx'), loadTexts(['advices'])]);
  return { default: chunk.UnreadAdvice };
});

/** On Today: a link to unread advice, loaded when there is some. Nothing while it loads or offline. */
export function AdviceBanner() {
  const { unread = 0, latest = null } = useUnreadAdvice() ?? {};
  return <Suspense>{latest && <UnreadAdvice title={latest.title} others={unread - 1} />}</Suspense>;
}
