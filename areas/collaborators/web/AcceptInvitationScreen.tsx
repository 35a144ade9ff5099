import { Checkbox, Loader, TextInput } from '@mantine/core';
import { useSearch } from '@tanstack/react-router';
import { GuestPage, InlineAlert, InvalidLink, NewPasswordField, PasswordField } from '#areas/account/web/public.tsx';
import { firstNameOf } from '#shell/common/names.ts';
import type { ApiRequest, ApiResponse } from '#shell/common/route.ts';
import { useApiQuery } from '#shell/web/api/query.ts';
import { FormSheet } from '#shell/web/forms/FormSheet.tsx';
import { useServerForm } from '#shell/web/forms/server-form.ts';
import { LinkAnchor, LinkButton } from '#shell/web/router/links.tsx';
import { login } from '#shell/web/session.ts';
import { useLanguage, useTexts } from '#shell/web/texts/texts.ts';
import { collaboratorRoutes } from '../contract.ts';

type Invitation = ApiResponse<typeof collaboratorRoutes.readInvitation>;

/** Opened by the link of an invitation to a team. Reading the invitation does not consume the link. */
export function AcceptInvitationScreen() {
  const t = useTexts('collaborators');
  const token = String((useSearch({ strict: false }) as { token?: unknown }).token ?? '');
  const { data: invitation, error } = useApiQuery(
    collaboratorRoutes.readInvitation,
    { token },
    { staleTime: Number.POSITIVE_INFINITY, meta: { skipGlobalErrorHandler: true } },
  );

  if (error?.status === 422)
    return (
      <InvalidLink
        reason={t('register.invalidTitle')}
        help={t('register.invalidText')}
        recoveryAction={<LinkButton to="/login">{t('register.login')}</LinkButton>}
      />
    );
  if (invitation && !error) return <AcceptForm token={token} invitation={invitation} />;
  return (
    <GuestPage title={t('register.reading')}>
      {!error && <Loader size="sm" aria-hidden="true" />}
      {error && <InlineAlert tone="bad">{error.message || t('register.unreachable')}</InlineAlert>}
    </GuestPage>
  );
}

/** A person who has a login enters its password; others choose one. */
function AcceptForm({ token, invitation }: { token: string; invitation: Invitation }) {
  const t = useTexts('collaborators');
  const shell = useTexts('shell');
  const { language } = useLanguage();
  const { name, email, studioName: studio, hasLogin } = invitation;
  const role = shell(`roles.${invitation.role}`).toLowerCase();
  const form = useServerForm({
    initialValues: { password: '', agreement: false },
    route: collaboratorRoutes.acceptInvitation,
    toRequest: (values) =>
      ({ ...values, token, name, locale: language }) as ApiRequest<typeof collaboratorRoutes.acceptInvitation>,
    onSuccess: ({ access_token }) => void login(access_token),
  });

  return (
    <GuestPage
      title={t('register.title', { studio })}
      intro={t(hasLogin ? 'register.textKnown' : 'register.text', { name: firstNameOf(name), email, studio, role })}
    >
      <FormSheet form={form} save={t('register.submit')} wide>
        <TextInput label={t('register.email')} value={email} autoComplete="username" size="md" readOnly />
        {hasLogin ? (
          <div>
            <PasswordField
              label={t('register.yourPassword')}
              autoComplete="current-password"
              size="md"
              {...form.field('password')}
            />
            <LinkAnchor to="/forgot-password" size="sm">
              {t('register.forgot')}
            </LinkAnchor>
          </div>
        ) : (
          <NewPasswordField label={t('register.newPassword')} size="md" {...form.field('password')} />
        )}
        <Checkbox
          label={t('register.agreement')}
          description={t('register.agreementText')}
          {...form.field('agreement', { type: 'checkbox' })}
        />
      </FormSheet>
    </GuestPage>
  );
}
