import { AppLink } from '../router/AppLink.tsx';
import { useTexts } from '../texts/texts.ts';
import classes from './ErrorScreen.module.css';
import { notFoundIllustration } from './not-found-illustration.tsx';
import { Illustration } from './Illustration.tsx';
import { useScreenTitle } from './screen-title.ts';

export function NotFoundScreen() {
  const t = useTexts('shell');
  useScreenTitle(t('errors.notFound'));

  return (
    <div className={classes['error']}>
      <Illustration>{notFoundIllustration}</Illustration>
      <p className={classes['status']}>{404}</p>
      <h1>{t('errors.notFound')}</h1>
      <p>{t('errors.notFoundHelp')}</p>
      <AppLink to="/home">{t('errors.toHome')}</AppLink>
    </div>
  );
}
