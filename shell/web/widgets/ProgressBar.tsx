import { useIsFetching, useIsMutating } from '@tanstack/react-query';
import { useRouterState } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useTexts } from '../texts/texts.ts';
import classes from './ProgressBar.module.css';

const showDelayMs = 200;
const hideDelayMs = 500;

/** A thin bar above the page while loading, saving or navigating takes longer than 200 ms. */
export function ProgressBar() {
  const t = useTexts('shell');
  const isLoading = useIsFetching() + useIsMutating() > 0;
  const isNavigating = useRouterState({ select: (state) => state.status === 'pending' });
  const isShown = useDelayed(isLoading || isNavigating);

  return (
    <div role="status">
      {isShown && <div className={classes['bar']} role="progressbar" aria-label={t('layout.working')} />}
    </div>
  );
}

/** Delays changes of the value: true after 200 ms, false after 500 ms. */
function useDelayed(isBusy: boolean): boolean {
  const [isShown, setShown] = useState(false);
  // Synchronises with the clock: applies the change after its delay.
  useEffect(() => {
    if (isBusy === isShown) return;
    const timer = setTimeout(() => setShown(isBusy), isBusy ? showDelayMs : hideDelayMs);
    return () => clearTimeout(timer);
  }, [isBusy, isShown]);
  return isShown;
}
