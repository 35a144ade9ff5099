import { isServerReachable } from '../api/connectivity.ts';
import { useTexts } from '../texts/texts.ts';
import classes from './UnreachableBanner.module.css';

export function UnreachableBanner() {
  const t = useTexts('shell');
  const isReachable = isServerReachable.use();

  return <div role="status">{!isReachable && <p className={classes['banner']}>{t('errors.unreachable')}</p>}</div>;
}
