import { serverAnswers } from '../api/reachable.ts';
import { useTexts } from '../texts/texts.ts';
import classes from './UnreachableBanner.module.css';

export function UnreachableBanner() {
  const t = useTexts('shell');
  const answers = serverAnswers.use();

  return <div role="status">{!answers && <p className={classes['banner']}>{t('errors.unreachable')}</p>}</div>;
}
