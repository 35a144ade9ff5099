import { Button } from '@mantine/core';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import type { Answer, Question, Route } from '#shell/common/route.ts';
import { useTell } from '#shell/web/api/query.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { GuestPage } from './GuestPage.tsx';
import { LinkRefused } from './LinkRefused.tsx';
import { Notice } from './Notice.tsx';

interface OpenedLinkProps<R extends Route> {
  route: R;
  token: string;
  /** Of the page while the link is checked. */
  title: string;
  onDone: (answer: Answer<R>) => void;
  /** What to do when the link no longer works. */
  help: string;
  wayOut: ReactNode;
}

/** A mailed link that does its work by being opened. */
export function OpenedLink<R extends Route>({ route, token, title, onDone, help, wayOut }: OpenedLinkProps<R>) {
  const t = useTexts('account');
  const { mutate, error } = useTell(route, { quiet: true });
  const open = () => mutate({ token } as unknown as Question<R>, { onSuccess: onDone });
  const openAtOnce = useEffectEvent(open);

  // Opening the page is the deed: nobody presses anything.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another token is another link
  useEffect(() => openAtOnce(), [token]);

  if (error?.errors['token'])
    return <LinkRefused reason={error.errors['token'][0] ?? ''} help={help} wayOut={wayOut} />;
  return (
    <GuestPage title={title}>
      {error ? (
        <>
          <Notice tone="bad">{error.message || t('link.unreachable')}</Notice>
          <Button onClick={open}>{t('link.tryAgain')}</Button>
        </>
      ) : (
        <Notice tone="plain">{t('link.opening')}</Notice>
      )}
    </GuestPage>
  );
}
