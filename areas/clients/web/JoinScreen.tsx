import { TextInput } from '@mantine/core';
import { useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { GuestPage, InvitationPage, MailSent, type OnRefused } from '#areas/account/web/public.tsx';
import { linkDays } from '#areas/account/contract.ts';
import type { ApiRequest } from '#shell/common/route.ts';
import { useApiQuery } from '#shell/web/api/query.ts';
import { FormSheet } from '#shell/web/forms/FormSheet.tsx';
import { useServerForm } from '#shell/web/forms/server-form.ts';
import { LinkAnchor } from '#shell/web/router/links.tsx';
import { useLanguage, useTexts } from '#shell/web/texts/texts.ts';
import { useStudioBrand } from '#shell/web/theme/use-studio-brand.ts';
import { clientLimits } from '../contract/limits.ts';
import { registrationLinkRoutes } from '../contract/registration-link.ts';

/** Opened by the open link of a studio: asks for name and e-mail, and mails the link that completes the registration. */
export function JoinScreen() {
  const t = useTexts('clients');
  const token = String((useSearch({ strict: false }) as { token?: unknown }).token ?? '');
  const query = useApiQuery(
    registrationLinkRoutes.readRegistrationLink,
    { token },
    { staleTime: Number.POSITIVE_INFINITY, meta: { skipGlobalErrorHandler: true } },
  );
  useStudioBrand(query.data?.brand);

  return (
    <InvitationPage
      query={query}
      invalidTitle={t(query.error?.status === 409 ? 'join.fullTitle' : 'join.invalidTitle')}
      invalidText={query.error?.status === 409 ? query.error.message : t('join.invalidText')}
    >
      {({ studioName }, onRefused) => <JoinForm token={token} studio={studioName} onRefused={onRefused} />}
    </InvitationPage>
  );
}

function JoinForm({ token, studio, onRefused }: { token: string; studio: string; onRefused: OnRefused }) {
  const t = useTexts('clients');
  const { language } = useLanguage();
  const [sent, setSent] = useState<ApiRequest<typeof registrationLinkRoutes.apply> | null>(null);
  const form = useServerForm({
    initialValues: { name: '', email: '' },
    route: registrationLinkRoutes.apply,
    toRequest: (values) => ({ ...values, token, locale: language }),
    onSuccess: (_, values) => setSent({ ...values, token, locale: language }),
    onRefused,
  });

  if (sent)
    return (
      <MailSent
        intro={t('join.sent', { email: sent.email, count: linkDays.applicant })}
        help={t('join.known')}
        route={registrationLinkRoutes.apply}
        request={sent}
        onChange={() => setSent(null)}
      />
    );
  return (
    <GuestPage
      title={t('join.title', { studio })}
      intro={t('join.text')}
      footer={
        <LinkAnchor to="/login" size="sm">
          {t('join.hasLogin')}
        </LinkAnchor>
      }
    >
      <FormSheet form={form} save={t('join.submit')} wide>
        <TextInput
          label={t('fields.name')}
          autoComplete="name"
          maxLength={clientLimits.name}
          size="md"
          {...form.field('name')}
        />
        <TextInput
          label={t('fields.email')}
          type="email"
          autoComplete="email"
          inputMode="email"
          size="md"
          {...form.field('email')}
        />
      </FormSheet>
    </GuestPage>
  );
}
