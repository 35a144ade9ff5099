import { Button } from '@mantine/core';
import { ApiError, isUnreachable } from '../api/api-error.ts';
import { app } from '../app.ts';
import { useTexts } from '../texts/texts.ts';
import classes from './ErrorScreen.module.css';
import { notFoundIllustration } from './not-found-illustration.tsx';
import { Illustration } from './Illustration.tsx';
import { useScreenTitle } from './screen-title.ts';

/** Shown instead of a screen that failed to render or to load. */
export function ErrorScreen({ error, reset }: { error: unknown; reset?: () => void }) {
  const t = useTexts('shell');
  useScreenTitle(t('errors.somethingWrong'));
  const help = isUnreachable(error) ? t('errors.unreachable') : t('errors.somethingWrongHelp');

  return (
    <div className={classes['error']} role="alert">
      <Illustration>{notFoundIllustration}</Illustration>
      <h1>{t('errors.somethingWrong')}</h1>
      <p>{error instanceof ApiError && error.message && !isUnreachable(error) ? error.message : help}</p>
      <Button variant="default" onClick={() => retry(reset)}>
        {t('errors.tryAgain')}
      </Button>
    </div>
  );
}

function retry(reset: (() => void) | undefined): void {
  reset?.();
  void app().invalidateRouter();
}
