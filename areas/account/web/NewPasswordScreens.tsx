import { useApiQuery } from '#shell/web/api/query.ts';
import { clearAuthStorage } from '#shell/web/api/token.ts';
import { app } from '#shell/web/app.ts';
import { LinkAnchor, LinkButton } from '#shell/web/router/links.tsx';
import { useTexts } from '#shell/web/texts/texts.ts';
import { FormSheet } from '#shell/web/forms/FormSheet.tsx';
import { useServerForm } from '#shell/web/forms/server-form.ts';
import { accountRoutes } from '../contract.ts';
import { GuestPage } from './GuestPage.tsx';
import { InlineAlert } from './InlineAlert.tsx';
import { InvalidLink } from './InvalidLink.tsx';
import { useLinkSearch } from './link-search.ts';
import { NewPasswordField } from './NewPasswordField.tsx';

export function PasswordResetScreen() {
  return <NewPassword kind="reset" />;
}

export function SetPasswordScreen() {
  return <NewPassword kind="set" />;
}

/** The form is shown once the link was checked; without an answer to the check too, because saving checks the link again. */
function NewPassword({ kind }: { kind: 'reset' | 'set' }) {
  const t = useTexts('account');
  const { token = '' } = useLinkSearch();
  const link = useApiQuery(accountRoutes.checkPasswordLink, { token }, { enabled: token !== '', staleTime: Infinity });
  const sheet = useServerForm({
    initialValues: { password: '' },
    route: kind === 'reset' ? accountRoutes.resetPassword : accountRoutes.setPassword,
    toRequest: ({ password }) => ({ token, password }),
    onSuccess: () => void loginAgain(),
  });

  const refused = token ? (sheet.form.errors['token'] ?? link.error?.errors['token']?.[0]) : t('link.missing');
  if (refused) return <InvalidLink reason={String(refused)} help={t('link.reset')} recoveryAction={<AskAgain />} />;
  if (link.isPending)
    return (
      <GuestPage title={t(`newPassword.${kind}.title`)}>
        <InlineAlert tone="plain">{t('link.opening')}</InlineAlert>
      </GuestPage>
    );
  return (
    <GuestPage title={t(`newPassword.${kind}.title`)} intro={t(`newPassword.${kind}.intro`)}>
      <FormSheet form={sheet} save={t('newPassword.submit')} wide>
        <NewPasswordField label={t('newPassword.label')} size="md" {...sheet.field('password')} />
      </FormSheet>
    </GuestPage>
  );
}

function AskAgain() {
  const t = useTexts('account');
  return (
    <>
      <LinkButton to="/forgot-password">{t('link.askAgain')}</LinkButton>
      <LinkAnchor to="/login" search={{}} size="sm" ta="center">
        {t('link.toLogin')}
      </LinkAnchor>
    </>
  );
}

/** Opens the login, because a new password ends all sessions, also that of this device. */
async function loginAgain(): Promise<void> {
  clearAuthStorage();
  app().queryClient.clear();
  await app().navigate('/login?done=password', { replace: true });
}
