import { Button } from '@mantine/core';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import type { ApiResponse, ApiRequest, Route } from '#shell/common/route.ts';
import { useApiMutation } from '#shell/web/api/query.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { GuestPage } from './GuestPage.tsx';
import { InvalidLink } from './InvalidLink.tsx';
import { InlineAlert } from './InlineAlert.tsx';

interface LinkConfirmationProps<R extends Route> {
  route: R;
  token: string;
  /** Title of the page while the link is verified. */
  title: string;
  onSuccess: (response: ApiResponse<R>) => void;
  /** Text of an invalid link that says what to do. */
  help: string;
  recoveryAction: ReactNode;
}

/** The page of a mailed link. Opening the page sends the token, which uses the link. */
export function LinkConfirmation<R extends Route>({
  route,
  token,
  title,
  onSuccess,
  help,
  recoveryAction,
}: LinkConfirmationProps<R>) {
  const t = useTexts('account');
  const { mutate, error } = useApiMutation(route, { skipGlobalErrorHandler: true });
  const open = () => mutate({ token } as unknown as ApiRequest<R>, { onSuccess });
  const openAtOnce = useEffectEvent(open);

  // Synchronises with the server: opening the page uses the link.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new token is a new link
  useEffect(() => openAtOnce(), [token]);

  if (error?.errors['token'])
    return <InvalidLink reason={error.errors['token'][0] ?? ''} help={help} recoveryAction={recoveryAction} />;
  return (
    <GuestPage title={title}>
      {error ? (
        <>
          <InlineAlert tone="bad">{error.message || t('link.unreachable')}</InlineAlert>
          <Button onClick={open}>{t('link.tryAgain')}</Button>
        </>
      ) : (
        <InlineAlert tone="plain">{t('link.opening')}</InlineAlert>
      )}
    </GuestPage>
  );
}
