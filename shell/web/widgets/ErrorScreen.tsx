import { Button } from '@mantine/core';
import { CatchBoundary } from '@tanstack/react-router';
import type { TFunction } from 'i18next';
import { useEffect } from 'react';
import { ApiError, isRefusal, isUnreachable } from '../api/api-error.ts';
import { isOffline } from '../api/connectivity.ts';
import { app } from '../app.ts';
import { chunkUnavailable } from '../router/chunk-reload.ts';
import { reloadNewestVersion } from '../router/newest-version.ts';
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
  const hasNoResponse = isUnreachable(error);
  const unreachable = isOffline.use() ? 'errors.offline' : 'errors.unreachable';
  const isChunk = error instanceof ApiError && error.code === chunkUnavailable;
  const status = error instanceof ApiError && error.status > 0 ? error.status : 500;
  const title = titleOf(t, { isChunk, hasNoResponse, status });
  useScreenTitle(title);
  const help = t(isChunk ? 'errors.screenMissingHelp' : hasNoResponse ? unreachable : 'errors.somethingWrongHelp');

  // Synchronises with the network: a screen whose files were missing opens when it is back.
  useEffect(() => {
    if (!isChunk) return;
    window.addEventListener('online', reload);
    return () => window.removeEventListener('online', reload);
  }, [isChunk]);

  return (
    <div className={classes['error']} role="alert">
      <Illustration>{notFoundIllustration}</Illustration>
      {!hasNoResponse && <p className={classes['status']}>{status}</p>}
      <h1>{title}</h1>
      <p>{error instanceof ApiError && error.message && !hasNoResponse ? error.message : help}</p>
      {isRefusal(error) && <AppLink to="/home">{t('errors.toHome')}</AppLink>}
      <Button variant="default" onClick={() => (isChunk ? reload() : retry(reset))}>
        {t('errors.tryAgain')}
      </Button>
    </div>
  );
}

function titleOf(
  t: TFunction<'shell'>,
  { isChunk, hasNoResponse, status }: { isChunk: boolean; hasNoResponse: boolean; status: number },
): string {
  if (isChunk) return t('errors.screenMissing');
  if (hasNoResponse) return t('errors.unreachableTitle');
  return t(status === 403 ? 'noAccess' : 'errors.somethingWrong');
}

/** The router keeps a component that failed to load, so that only a reload loads it again. */
function reload(): void {
  void reloadNewestVersion();
}

function retry(reset: (() => void) | undefined): void {
  reset?.();
  void app().invalidateRouter();
}
