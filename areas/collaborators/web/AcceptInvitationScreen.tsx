import { useSearch } from '@tanstack/react-router';
import {
  GuestPage,
  InvitationLogin,
  InvitationPage,
  type OnRefused,
  PlatformAgreement,
} from '#areas/account/web/public.tsx';
import { firstNameOf } from '#shell/common/names.ts';
import type { ApiRequest, ApiResponse } from '#shell/common/route.ts';
import { useApiQuery } from '#shell/web/api/query.ts';
import { FormSheet } from '#shell/web/forms/FormSheet.tsx';
import { useServerForm } from '#shell/web/forms/server-form.ts';
import { login } from '#shell/web/session.ts';
import { useLanguage, useTexts } from '#shell/web/texts/texts.ts';
import { useStudioBrand } from '#shell/web/theme/use-studio-brand.ts';
import { collaboratorRoutes } from '../contract.ts';

type Invitation = ApiResponse<typeof collaboratorRoutes.readInvitation>;

/** Opened by the link of an invitation to a team. Reading the invitation does not consume the link. */
export function AcceptInvitationScreen() {
  const t = useTexts('collaborators');
  const token = String((useSearch({ strict: false }) as { token?: unknown }).token ?? '');
  const query = useApiQuery(
    collaboratorRoutes.readInvitation,
    { token },
    { staleTime: Number.POSITIVE_INFINITY, meta: { skipGlobalErrorHandler: true } },
  );
  useStudioBrand(query.data?.brand);

  return (
    <InvitationPage query={query} invalidText={t('register.invalidText')}>
      {(invitation, onRefused) => <AcceptForm token={token} invitation={invitation} onRefused={onRefused} />}
    </InvitationPage>
  );
}

interface FormProps {
  token: string;
  invitation: Invitation;
  onRefused: OnRefused;
}

/** A person who has a login enters its password; others choose one. */
function AcceptForm({ token, invitation, onRefused }: FormProps) {
  const t = useTexts('collaborators');
  const shell = useTexts('shell');
  const { language } = useLanguage();
  const { name, email, hasLogin } = invitation;
  const { name: studio } = invitation.brand;
  const role = shell(`roles.${invitation.role}`).toLowerCase();
  const form = useServerForm({
    initialValues: { password: '', agreement: false },
    route: collaboratorRoutes.acceptInvitation,
    toRequest: (values) =>
      ({ ...values, token, name, locale: language }) as ApiRequest<typeof collaboratorRoutes.acceptInvitation>,
    onSuccess: ({ access_token }) => void login(access_token),
    onRefused,
  });

  return (
    <GuestPage
      title={t('register.title', { studio })}
      intro={t(hasLogin ? 'register.textKnown' : 'register.text', { name: firstNameOf(name), email, studio, role })}
    >
      <FormSheet form={form} save={t('register.submit')} wide>
        <InvitationLogin email={email} hasLogin={hasLogin} password={form.field('password')} />
        <PlatformAgreement text={t('register.agreementText')} field={form.field('agreement', { type: 'checkbox' })} />
      </FormSheet>
    </GuestPage>
  );
}
