import { TextInput } from '@mantine/core';
import { LinkAnchor } from '#shell/web/router/links.tsx';
import { accessPaused } from '#shell/common/session.ts';
import { login } from '#shell/web/session.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { FormSheet } from '#shell/web/forms/FormSheet.tsx';
import { useServerForm } from '#shell/web/forms/server-form.ts';
import { accountRoutes } from '../contract.ts';
import { EmailLink } from './EmailLink.tsx';
import { GuestPage } from './GuestPage.tsx';
import { useLinkSearch } from './link-search.ts';
import { InlineAlert } from './InlineAlert.tsx';
import { PasswordField } from './PasswordField.tsx';
import { useRegistration } from './queries.ts';

export function LoginScreen() {
  const { token } = useLinkSearch();
  return token ? <EmailLink token={token} /> : <LoginForm />;
}

function LoginForm() {
  const t = useTexts('account');
  const { done } = useLinkSearch();
  const isOpen = useRegistration()?.open;
  const ended = readEndedAccess();
  const form = useServerForm({
    initialValues: { email: '', password: '' },
    route: accountRoutes.login,
    onSuccess: ({ access_token }) => void login(access_token),
  });

  return (
    <GuestPage title={t('login.title')} footer={isOpen !== false && <RegisterLink isOpen={isOpen} />}>
      {ended && <InlineAlert tone="bad">{t(ended.isRemoved ? 'login.removed' : 'login.paused', ended)}</InlineAlert>}
      {done && <InlineAlert>{t(`login.done.${done}`)}</InlineAlert>}
      <FormSheet form={form} save={t('login.submit')} wide>
        <TextInput
          label={t('fields.email')}
          type="email"
          autoComplete="username"
          inputMode="email"
          size="md"
          {...form.field('email')}
        />
        <PasswordField
          label={t('fields.password')}
          autoComplete="current-password"
          size="md"
          {...form.field('password')}
        />
      </FormSheet>
      <LinkAnchor to="/forgot-password" state={() => ({ email: form.form.getValues().email })} size="sm" ta="center">
        {t('login.forgot')}
      </LinkAnchor>
    </GuestPage>
  );
}

/** The studio that ended the access of the last session of this tab; null when it ended otherwise. */
function readEndedAccess(): { studio: string; email: string; isRemoved?: boolean } | null {
  const stored = sessionStorage.getItem(accessPaused);
  return stored ? JSON.parse(stored) : null;
}

/**
 * Link to the registration; empty while it is unknown whether registration is open. The footer keeps its height, so
 * that the layout does not shift.
 */
function RegisterLink({ isOpen }: { isOpen: boolean | undefined }) {
  const t = useTexts('account');
  if (!isOpen) return null;

  return (
    <>
      {t('login.noAccount')}
      <LinkAnchor to="/register" search={{}} size="sm">
        {t('login.register')}
      </LinkAnchor>
    </>
  );
}
