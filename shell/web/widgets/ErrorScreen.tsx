import { Button } from '@mantine/core';
import { CatchBoundary } from '@tanstack/react-router';
import { ApiError, isUnreachable } from '../api/api-error.ts';
import { app } from '../app.ts';
import { AppLink } from '../router/AppLink.tsx';
import { shellText, useTexts } from '../texts/texts.ts';
import classes from './ErrorScreen.module.css';
import { notFoundIllustration } from './not-found-illustration.tsx';
import { Illustration } from './Illustration.tsx';
import { useScreenTitle } from './screen-title.ts';

interface ErrorScreenProps {
  error: unknown;
  reset?: () => void;
}

/** Shown instead of a screen that failed to render or to load. */
export function ErrorScreen(props: ErrorScreenProps) {
  return (
    <CatchBoundary getResetKey={() => ''} errorComponent={ErrorPageFailed}>
      <ErrorContent {...props} />
    </CatchBoundary>
  );
}

/** Shown when the error page itself fails; uses nothing that could have made it fail. */
function ErrorPageFailed() {
  return <p role="alert">{shellText('errors.errorPageFailed')}</p>;
}

function ErrorContent({ error, reset }: ErrorScreenProps) {
  const t = useTexts('shell');
  useScreenTitle(t('errors.somethingWrong'));
  const status = error instanceof ApiError && error.status > 0 ? error.status : 500;
  const help = isUnreachable(error) ? t('errors.unreachable') : t('errors.somethingWrongHelp');

  return (
    <div className={classes['error']} role="alert">
      <Illustration>{notFoundIllustration}</Illustration>
      <p className={classes['status']}>{status}</p>
      <h1>{t('errors.somethingWrong')}</h1>
      <p>{error instanceof ApiError && error.message && !isUnreachable(error) ? error.message : help}</p>
      {status === 404 && <AppLink to="/home">{t('errors.toHome')}</AppLink>}
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
