import { Navigate } from '@tanstack/react-router';
import { useState } from 'react';
import { LinkAnchor, LinkButton } from '#shell/web/router/links.tsx';
import { login } from '#shell/web/session.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { accountRoutes, linkDays } from '../contract.ts';
import { GuestPage } from './GuestPage.tsx';
import { useLinkSearch } from './link-search.ts';
import { MailSent } from './MailSent.tsx';
import { LinkConfirmation } from './LinkConfirmation.tsx';
import { useRegistration } from './queries.ts';
import { RegisterForm, type RegistrationValues } from './RegisterForm.tsx';

export function RegisterScreen() {
  const { token } = useLinkSearch();
  const isClosed = useRegistration()?.open === false;

  if (token) return <RegistrationLink token={token} />;
  return isClosed ? <Navigate to="/login" replace /> : <Registration />;
}

/**
 * The registration form, then the page that says that a mail was sent. From there the form can be opened again to
 * correct the address.
 */
function Registration() {
  const t = useTexts('account');
  const [sent, setSent] = useState<RegistrationValues | null>(null);
  const [lastValues, setLastValues] = useState<RegistrationValues | null>(null);

  if (sent)
    return (
      <MailSent
        intro={t('mailSent.register', { email: sent.email, count: linkDays.coach })}
        help={t('mailSent.known')}
        route={accountRoutes.register}
        request={sent}
        onChange={() => setSent(null)}
      />
    );
  return (
    <GuestPage
      title={t('register.title')}
      intro={t('register.intro')}
      takesFocus={lastValues !== null}
      footer={
        <>
          {t('register.hasAccount')}
          <LinkAnchor to="/login" size="sm">
            {t('register.login')}
          </LinkAnchor>
        </>
      }
    >
      <RegisterForm
        lastValues={lastValues}
        onSent={(values) => {
          setLastValues(values);
          setSent(values);
        }}
      />
    </GuestPage>
  );
}

function RegistrationLink({ token }: { token: string }) {
  const t = useTexts('account');

  return (
    <LinkConfirmation
      route={accountRoutes.confirmRegistration}
      token={token}
      title={t('registration.title')}
      onSuccess={({ access_token }) => void login(access_token)}
      help={t('link.register')}
      recoveryAction={
        <>
          <LinkButton to="/login" search={{}}>
            {t('link.toLogin')}
          </LinkButton>
          <LinkButton to="/register" search={{}} variant="default">
            {t('link.startAgain')}
          </LinkButton>
        </>
      }
    />
  );
}
