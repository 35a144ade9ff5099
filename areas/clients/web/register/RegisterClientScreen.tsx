import { Loader } from '@mantine/core';
import { useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';
import { GuestPage, InvalidLink, InlineAlert } from '#areas/account/web/public.tsx';
import { LinkButton } from '#shell/web/router/links.tsx';
import { storedLanguage } from '#shell/web/texts/language.ts';
import { applyLanguage, useTexts } from '#shell/web/texts/texts.ts';
import { useInvitation } from '../queries.ts';
import { RegisterClientForm } from './RegisterClientForm.tsx';

/** What the link of the invitation opens. */
export function RegisterClientScreen() {
  const t = useTexts('clients');
  const token = String((useSearch({ strict: false }) as { token?: unknown }).token ?? '');
  const { data: invitation, error } = useInvitation(token);
  const language = invitation?.locale;

  // The language of the whole app, as the coach chose it, unless this device has one already.
  useEffect(() => {
    if (language && !storedLanguage()) void applyLanguage(language);
  }, [language]);

  if (error && error.status === 422) return <InvitationOver />;
  if (error)
    return (
      <GuestPage title={t('register.reading')}>
        <InlineAlert tone="bad">{error.message || t('register.unreachable')}</InlineAlert>
      </GuestPage>
    );
  if (!invitation)
    return (
      <GuestPage title={t('register.reading')}>
        <Loader size="sm" aria-hidden="true" />
      </GuestPage>
    );
  return <RegisterClientForm token={token} invitation={invitation} />;
}

function InvitationOver() {
  const t = useTexts('clients');
  return (
    <InvalidLink
      reason={t('register.invalidTitle')}
      help={t('register.invalidText')}
      recoveryAction={<LinkButton to="/login">{t('register.login')}</LinkButton>}
    />
  );
}
