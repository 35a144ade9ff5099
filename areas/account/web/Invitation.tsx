import { Button, Loader, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import type { ApiError } from '#shell/web/api/api-error.ts';
import { LinkAnchor, LinkButton } from '#shell/web/router/links.tsx';
import { useTexts } from '#shell/web/texts/texts.ts';
import { GuestPage } from './GuestPage.tsx';
import { InlineAlert } from './InlineAlert.tsx';
import classes from './Invitation.module.css';
import { InvalidLink } from './InvalidLink.tsx';
import { NewPasswordField } from './NewPasswordField.tsx';
import { PasswordField } from './PasswordField.tsx';

interface InvitationPageProps<Invitation> {
  query: { data: Invitation | undefined; error: { status: number; message: string } | null; refetch: () => unknown };
  invalidTitle?: string;
  /** What to do with a link that is not valid any more. */
  invalidText: string;
  /** `onRefused` is for the form: when the server refuses the link, it is read again, and the page says why it is not valid. */
  children: (invitation: Invitation, onRefused: OnRefused) => ReactNode;
}

/** As `onRefused` of `useServerForm`. */
export type OnRefused = (error: ApiError) => boolean;

/** Opened by the link of an invitation: the form when it was read, otherwise why not. */
export function InvitationPage<Invitation>({
  query,
  invalidTitle,
  invalidText,
  children,
}: InvitationPageProps<Invitation>) {
  const t = useTexts('account');
  const { data: invitation, error } = query;
  const readAgain: OnRefused = ({ code }) => {
    if (code !== 'link_invalid') return false;
    void query.refetch();
    return true;
  };

  if (error?.status === 422 || error?.status === 409)
    return (
      <InvalidLink
        reason={invalidTitle ?? t('invitation.invalidTitle')}
        help={invalidText}
        recoveryAction={<LinkButton to="/login">{t('link.toLogin')}</LinkButton>}
      />
    );
  if (invitation && !error) return children(invitation, readAgain);
  return (
    <GuestPage title={t('invitation.reading')}>
      {!error && <Loader size="sm" aria-hidden="true" />}
      {error && (
        <>
          <InlineAlert tone="bad">{error.message || t('invitation.unreachable')}</InlineAlert>
          <Button onClick={() => void query.refetch()}>{t('link.tryAgain')}</Button>
        </>
      )}
    </GuestPage>
  );
}

interface InvitationLoginProps {
  email: string;
  /** A person who has a login enters its password; others choose one. */
  hasLogin: boolean;
  /** Props of the field `password` of the form. */
  password: Parameters<typeof PasswordField>[0];
}

export function InvitationLogin({ email, hasLogin, password }: InvitationLoginProps) {
  const t = useTexts('account');
  return (
    <>
      <TextInput label={t('invitation.email')} value={email} autoComplete="username" size="md" readOnly />
      {hasLogin ? (
        <div>
          <PasswordField {...password} label={t('invitation.yourPassword')} autoComplete="current-password" size="md" />
          <LinkAnchor to="/forgot-password" size="sm" className={classes['forgot']}>
            {t('invitation.forgot')}
          </LinkAnchor>
        </div>
      ) : (
        <NewPasswordField {...password} label={t('invitation.newPassword')} size="md" />
      )}
    </>
  );
}
