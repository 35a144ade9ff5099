import { Button } from '@mantine/core';
import { z } from 'zod';
import { GuestPage, InlineAlert } from '#areas/account/web/public.tsx';
import { messageOf } from '#shell/web/api/error-message.ts';
import { useApiMutation } from '#shell/web/api/query.ts';
import { useSearchParams } from '#shell/web/lists/search-params.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { useSuggestedLanguage } from '#shell/web/texts/suggested-language.ts';
import { notificationSettingRoutes } from '../contract/settings.ts';

/** Named `token`, so that the page also opens with a login, as the other links of mails do. */
const UnsubscribeParams = z.object({
  token: z.string().default(''),
  /** The language of the mail. */
  language: z.enum(['it', 'en']).optional().catch(undefined),
});
export type UnsubscribeParams = z.output<typeof UnsubscribeParams>;

/** The page behind the link in each mail; needs no login. A click is needed, because mail scanners open links. */
export function UnsubscribeScreen() {
  const t = useTexts('notifications');
  const [{ token, language }] = useSearchParams(UnsubscribeParams);
  useSuggestedLanguage(language);
  const { mutate, isPending, isSuccess, error } = useApiMutation(notificationSettingRoutes.unsubscribe, {
    skipGlobalErrorHandler: true,
  });

  return (
    <GuestPage title={t('unsubscribe.title')} {...(!isSuccess && { intro: t('unsubscribe.question') })}>
      {error && <InlineAlert tone="bad">{messageOf(error)}</InlineAlert>}
      {isSuccess ? (
        <InlineAlert tone="plain">{t('unsubscribe.done')}</InlineAlert>
      ) : (
        <Button loading={isPending} onClick={() => mutate({ ticket: token })}>
          {t('unsubscribe.yes')}
        </Button>
      )}
    </GuestPage>
  );
}
