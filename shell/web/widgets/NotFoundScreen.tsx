import { AppLink } from '../router/AppLink.tsx';
import { useTexts } from '../texts/texts.ts';
import classes from './ErrorScreen.module.css';
import { lostDrawing } from './lost-drawing.tsx';
import { Picture } from './Picture.tsx';
import { useScreenTitle } from './screen-title.ts';

export function NotFoundScreen() {
  const t = useTexts('shell');
  useScreenTitle(t('errors.notFound'));

  return (
    <div className={classes['error']}>
      <Picture>{lostDrawing}</Picture>
      <h1>{t('errors.notFound')}</h1>
      <p>{t('errors.notFoundHelp')}</p>
      <AppLink to="/home">{t('errors.toHome')}</AppLink>
    </div>
  );
}
