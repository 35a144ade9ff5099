import { useIsFetching, useIsMutating } from '@tanstack/react-query';
import { useRouterState } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useTexts } from '../texts/texts.ts';
import classes from './ProgressBar.module.css';

const patienceMs = 200;
const lingerMs = 500;

/** A thin line above everything while something takes longer than 200 ms. */
export function ProgressBar() {
  const t = useTexts('shell');
  const asking = useIsFetching() + useIsMutating() > 0;
  const going = useRouterState({ select: (state) => state.status === 'pending' });
  const shown = useDelayed(asking || going);

  return (
    <div role="status">
      {shown && <div className={classes['bar']} role="progressbar" aria-label={t('layout.working')} />}
    </div>
  );
}

/** Follows a little later: 200 ms before it comes, half a second before it goes. */
function useDelayed(busy: boolean): boolean {
  const [shown, setShown] = useState(false);
  // A timer is an outside world.
  useEffect(() => {
    if (busy === shown) return;
    const timer = setTimeout(() => setShown(busy), busy ? patienceMs : lingerMs);
    return () => clearTimeout(timer);
  }, [busy, shown]);
  return shown;
}
