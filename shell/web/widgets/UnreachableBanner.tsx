import { useElementSize } from '@mantine/hooks';
import { useEffect } from 'react';
import { isOffline, isServerReachable } from '../api/connectivity.ts';
import { useTexts } from '../texts/texts.ts';
import classes from './UnreachableBanner.module.css';

/** A line above the app while there is no connection. What is fixed or sticky below it subtracts `--unreachable`, its height. */
export function UnreachableBanner() {
  const t = useTexts('shell');
  const isReachable = isServerReachable.use();
  const offline = isOffline.use();
  const { ref, height } = useElementSize();

  // Synchronises with the style sheets: elements outside this component make room for the line.
  useEffect(() => document.documentElement.style.setProperty('--unreachable', `${height}px`), [height]);

  return (
    <div ref={ref} role="status" className={classes['line']}>
      {!isReachable && <p className={classes['text']}>{t(offline ? 'errors.offline' : 'errors.unreachable')}</p>}
    </div>
  );
}
