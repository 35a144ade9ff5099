import { isServerReachable } from '../api/connectivity.ts';
import { useTexts } from '../texts/texts.ts';
import classes from './UnreachableBanner.module.css';

export function UnreachableBanner() {
  const t = useTexts('shell');
  const answers = isServerReachable.use();

  return <div role="status">{!answers && <p className={classes['banner']}>{t('errors.unreachable')}</p>}</div>;
}
