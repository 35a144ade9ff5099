import { useEffect, useRef } from 'react';
import { isOffline, isServerReachable } from '../api/connectivity.ts';
import { useTexts } from '../texts/texts.ts';
import classes from './UnreachableBanner.module.css';

/** A line above the app while there is no connection. What is fixed or sticky below it subtracts `--unreachable`, its height. */
export function UnreachableBanner() {
  const t = useTexts('shell');
  const isReachable = isServerReachable.use();
  const offline = isOffline.use();
  const ref = useRef<HTMLDivElement>(null);

  // Synchronises with the style sheets: elements outside this component make room for the line.
  useEffect(() => {
    const line = ref.current as HTMLDivElement;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => style.setProperty('--unreachable', `${line.offsetHeight}px`));
    observer.observe(line);
    return () => observer.disconnect();
  }, []);

  return (
    <div ref={ref} role="status" className={classes['line']}>
      {!isReachable && <p className={classes['text']}>{t(offline ? 'errors.offline' : 'errors.unreachable')}</p>}
    </div>
  );
}
