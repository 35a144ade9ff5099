import { Checkbox, TextInput } from '@mantine/core';
import { useSearch } from '@tanstack/react-router';
import { GuestPage, InlineAlert, InvitationLogin, InvitationPage, type OnRefused } from '#areas/account/web/public.tsx';
import { todayIn } from '#shell/common/dates.ts';
import { firstNameOf } from '#shell/common/names.ts';
import type { ApiRequest, ApiResponse } from '#shell/common/route.ts';
import { useApiQuery } from '#shell/web/api/query.ts';
import { readCachedSession, readToken } from '#shell/web/api/token.ts';
import { FormSheet } from '#shell/web/forms/FormSheet.tsx';
import { useServerForm } from '#shell/web/forms/server-form.ts';
import { login, type Session } from '#shell/web/session.ts';
import { formatTime, zoneName } from '#shell/web/texts/formats.ts';
import { useSuggestedLanguage } from '#shell/web/texts/suggested-language.ts';
import { useLanguage, useTexts } from '#shell/web/texts/texts.ts';
import { useStudioBrand } from '#shell/web/theme/use-studio-brand.ts';
import { clientRoutes } from '../contract.ts';
import { consentVersion } from '../contract/consents.ts';
import { isMinorOn } from '../rules/minors.ts';
import { otherDeviceTimeZone } from './device-time-zone.ts';
import { DocumentLinks } from './DocumentLinks.tsx';
import { GuardianFields, noGuardian } from './guardian/GuardianFields.tsx';
import classes from './RegisterClientScreen.module.css';

type Invitation = ApiResponse<typeof clientRoutes.readInvitation>;

/** Opened by the link of an invitation. Reading the invitation does not consume the link. */
export function RegisterClientScreen() {
  const t = useTexts('clients');
  const token = String((useSearch({ strict: false }) as { token?: unknown }).token ?? '');
  const query = useApiQuery(
    clientRoutes.readInvitation,
    { token },
    { staleTime: Number.POSITIVE_INFINITY, meta: { skipGlobalErrorHandler: true } },
  );
  useSuggestedLanguage(query.data?.locale);
  useStudioBrand(query.data?.brand);

  return (
    <InvitationPage query={query} invalidText={t('register.invalidText')}>
      {(invitation, onRefused) => <RegisterClientForm token={token} invitation={invitation} onRefused={onRefused} />}
    </InvitationPage>
  );
}

interface FormProps {
  token: string;
  invitation: Invitation;
  onRefused: OnRefused;
}

/** Form with a password and two consents, with a guardian for a minor. A person who has a login enters its password. */
function RegisterClientForm({ token, invitation, onRefused }: FormProps) {
  const t = useTexts('clients');
  const { language } = useLanguage();
  const { name, email, coachName: coach, hasLogin, asksHealthConsent, asksBirthDate, studioId, timeZone } = invitation;
  const today = todayIn(timeZone);
  const consents = asksHealthConsent ? (['agreement', 'healthConsent'] as const) : (['agreement'] as const);
  const deviceZone = hasLogin ? null : otherDeviceTimeZone(timeZone);
  const other = readToken() ? readCachedSession<Session>()?.user : undefined;
  const form = useServerForm({
    mode: 'controlled',
    initialValues: {
      ...{ password: '', birthDate: '', agreement: false, healthConsent: false, usesDeviceZone: true },
      ...noGuardian,
    },
    route: clientRoutes.register,
    toRequest: ({ usesDeviceZone, birthDate, ...values }) =>
      ({
        ...values,
        ...{ token, name, locale: language, birthDate: birthDate || null },
        timeZone: usesDeviceZone ? deviceZone : null,
      }) as ApiRequest<typeof clientRoutes.register>,
    onSuccess: ({ access_token }) => void login(access_token),
    onRefused,
  });
  const { birthDate } = form.form.values;
  const needsGuardian = invitation.isMinor || isMinorOn(today, birthDate || null) || form.form.errors['guardianName'];

  return (
    <GuestPage
      title={t('register.title', { coach })}
      intro={t(hasLogin ? 'register.textKnown' : 'register.text', { name: firstNameOf(name), email, coach })}
    >
      {other && other.email !== email && (
        <InlineAlert tone="plain">{t('register.signedIn', { name: other.name })}</InlineAlert>
      )}
      <FormSheet form={form} save={t('register.submit')} wide>
        <InvitationLogin email={email} hasLogin={hasLogin} password={form.field('password')} />
        {asksBirthDate && (
          <TextInput
            type="date"
            size="md"
            label={t('fields.birthDate')}
            description={t('register.birthDateText', { coach })}
            max={today}
            {...form.field('birthDate')}
          />
        )}
        {consents.map((consent) => (
          <Checkbox
            key={consent}
            label={t(`register.${consent}`)}
            classNames={{ description: classes['text'] }}
            description={t(`register.${consent}Text`, { coach })}
            {...form.field(consent, { type: 'checkbox' })}
          />
        ))}
        {asksHealthConsent && <p className={classes['refusal']}>{t('register.withoutHealthConsent', { coach })}</p>}
        {needsGuardian && (
          <GuardianFields
            form={form}
            name={firstNameOf(name)}
            text={t(invitation.isMinor ? 'guardian.registration' : 'guardian.text', { coach })}
          />
        )}
        {deviceZone && (
          <Checkbox
            classNames={{ description: classes['text'] }}
            label={t('register.deviceZone', { zone: zoneName(deviceZone), time: formatTime(new Date(), deviceZone) })}
            description={t('register.deviceZoneText', {
              zone: zoneName(timeZone),
              time: formatTime(new Date(), timeZone),
            })}
            {...form.field('usesDeviceZone', { type: 'checkbox' })}
          />
        )}
        <p className={classes['version']}>
          <DocumentLinks studioId={studioId} />
          <span>{t('register.version', { version: consentVersion })}</span>
        </p>
      </FormSheet>
    </GuestPage>
  );
}
