import { Navigate } from '@tanstack/react-router';
import { useState } from 'react';
import { LinkAnchor, LinkButton } from '#shell/web/router/links.tsx';
import { login } from '#shell/web/session.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { accountRoutes } from '../contract.ts';
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

/** Asks, then sends to the mail; from there one can come back to mend the address, with everything still typed in. */
function Registration() {
  const t = useTexts('account');
  const [sent, setSent] = useState<RegistrationValues | null>(null);
  const [typed, setTyped] = useState<RegistrationValues | null>(null);

  if (sent)
    return <MailSent kind="register" route={accountRoutes.register} question={sent} onChange={() => setSent(null)} />;
  return (
    <GuestPage
      title={t('register.title')}
      intro={t('register.intro')}
      takesFocus={typed !== null}
      foot={
        <>
          {t('register.hasAccount')}
          <LinkAnchor to="/login" size="sm">
            {t('register.login')}
          </LinkAnchor>
        </>
      }
    >
      <RegisterForm
        typed={typed}
        onSent={(values) => {
          setTyped(values);
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
      onDone={({ access_token }) => void login(access_token)}
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
