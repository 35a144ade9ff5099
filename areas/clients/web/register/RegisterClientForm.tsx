import { Checkbox, TextInput } from '@mantine/core';
import { GuestPage, NewPasswordField, InlineAlert, PasswordField } from '#areas/account/web/public.tsx';
import type { ApiResponse, ApiRequest } from '#shell/common/route.ts';
import { readToken, readCachedSession } from '#shell/web/api/token.ts';
import { LinkAnchor } from '#shell/web/router/links.tsx';
import { login, type Session } from '#shell/web/session.ts';
import { useLanguage, useTexts } from '#shell/web/texts/texts.ts';
import { FormSheet } from '#shell/web/forms/FormSheet.tsx';
import { type ServerForm, useServerForm } from '#shell/web/forms/server-form.ts';
import { clientRoutes, consentVersion } from '../../contract.ts';
import classes from './RegisterClientForm.module.css';

type Invitation = ApiResponse<typeof clientRoutes.readInvitation>;
type Values = { password: string; agreement: boolean; healthConsent: boolean };

interface RegisterClientFormProps {
  token: string;
  invitation: Invitation;
}

/** A password and two consents. A person who has a login enters its password. */
export function RegisterClientForm({ token, invitation }: RegisterClientFormProps) {
  const t = useTexts('clients');
  const { language } = useLanguage();
  const { name, email, coachName: coach, hasLogin } = invitation;
  const other = readToken() ? readCachedSession<Session>()?.user : undefined;
  const form = useServerForm<typeof clientRoutes.register, Values>({
    initialValues: { password: '', agreement: false, healthConsent: false },
    route: clientRoutes.register,
    toRequest: (values) => ({ ...values, token, name, locale: language }) as ApiRequest<typeof clientRoutes.register>,
    onSuccess: ({ access_token }) => void login(access_token),
  });

  return (
    <GuestPage
      title={t('register.title', { coach })}
      intro={t(hasLogin ? 'register.textKnown' : 'register.text', { name, email, coach })}
    >
      {other && other.email !== email && (
        <InlineAlert tone="plain">{t('register.signedIn', { name: other.name })}</InlineAlert>
      )}
      <FormSheet form={form} save={t('register.submit')} wide>
        <TextInput label={t('register.email')} value={email} autoComplete="username" size="md" readOnly />
        <Password form={form} hasLogin={hasLogin} />
        <Consents form={form} coach={coach} />
      </FormSheet>
    </GuestPage>
  );
}

function Password({ form: { field }, hasLogin }: { form: ServerForm<Values>; hasLogin: boolean }) {
  const t = useTexts('clients');
  if (!hasLogin) return <NewPasswordField label={t('register.newPassword')} size="md" {...field('password')} />;

  return (
    <div>
      <PasswordField
        label={t('register.yourPassword')}
        autoComplete="current-password"
        size="md"
        {...field('password')}
      />
      <LinkAnchor to="/forgot-password" size="sm" className={classes['forgot']}>
        {t('register.forgot')}
      </LinkAnchor>
    </div>
  );
}

function Consents({ form: { field }, coach }: { form: ServerForm<Values>; coach: string }) {
  const t = useTexts('clients');

  return (
    <>
      <Checkbox
        label={t('register.agreement')}
        classNames={{ description: classes['text'] }}
        description={t('register.agreementText')}
        {...field('agreement', { type: 'checkbox' })}
      />
      <Checkbox
        label={t('register.health')}
        classNames={{ description: classes['text'] }}
        description={t('register.healthText', { coach })}
        {...field('healthConsent', { type: 'checkbox' })}
      />
      <p className={classes['version']}>{t('register.version', { version: consentVersion })}</p>
    </>
  );
}
