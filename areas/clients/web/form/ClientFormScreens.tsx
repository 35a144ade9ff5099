import { Text } from '@mantine/core';
import { IconMail } from '@tabler/icons-react';
import { useNavigate, useParams } from '@tanstack/react-router';
import { linkDays } from '#areas/account/contract.ts';
import { FormSheet } from '#shell/web/forms/FormSheet.tsx';
import { initialValues } from '#shell/web/forms/initial-values.ts';
import { useRecordForm } from '#shell/web/forms/record-form.ts';
import { RecordScreen } from '#shell/web/records/RecordScreen.tsx';
import { hasRole, useMe } from '#shell/web/session.ts';
import { useLanguage, useTexts } from '#shell/web/texts/texts.ts';
import { Screen } from '#shell/web/widgets/Screen.tsx';
import { Section } from '#shell/web/widgets/Section.tsx';
import { type Client, clientRoutes } from '../../contract.ts';
import { LimitBanner } from '../LimitBanner.tsx';
import { clientInvalidations, useClient, useClientLimit } from '../queries.ts';
import { BodyFields, CareFields, ContactFields } from './ClientFields.tsx';
import classes from './ClientFormScreens.module.css';
import { emptyClient, toClientDraft } from './form-values.ts';
import { useClientValueText } from './value-text.ts';

/** At the limit of the payment plan a banner takes the place of the form. */
export function ClientCreateScreen() {
  const t = useTexts('clients');
  const limit = useClientLimit();

  return (
    <Screen
      title={t('form.createTitle')}
      subtitle={t('form.createSubtitle')}
      back={{ to: '/clients', label: t('head.back') }}
      narrow
    >
      <LimitBanner />
      {!limit?.limit_reached && (
        <>
          <Text className={classes['mail']} size="sm">
            <IconMail size={18} aria-hidden="true" />
            {t('form.invitation', { count: linkDays.client })}
          </Text>
          <ClientForm />
        </>
      )}
    </Screen>
  );
}

export function ClientEditScreen() {
  const t = useTexts('clients');
  const { id = '' } = useParams({ strict: false });
  const query = useClient(id);

  return (
    <RecordScreen
      query={query}
      title={({ name }) => t('form.editTitle', { name })}
      back={{ to: `/clients/${id}`, label: query.record?.name ?? t('head.loading') }}
      narrow
    >
      {(client) => <ClientForm client={client} />}
    </RecordScreen>
  );
}

/** Without a client it creates one, who is looked after by the owner who fills it in. */
function ClientForm({ client }: { client?: Client }) {
  const t = useTexts('clients');
  const navigate = useNavigate();
  const { language } = useLanguage();
  const me = useMe();
  const collaboratorId = hasRole(me, 'admin') ? me.membershipId : null;
  const form = useRecordForm({
    routes: clientRoutes,
    record: client,
    initialValues: (opened) =>
      initialValues({ ...emptyClient, ...(!opened && { locale: language, collaboratorId }) }, opened),
    pick: (response) => response.client,
    texts: { label: (name) => t(`fields.${name}`), value: useClientValueText() },
    toBody: toClientDraft,
    draft: 'clients',
    mode: 'controlled',
    invalidates: clientInvalidations,
    success: (saved) => (client ? t('done.saved') : t('done.created', { name: saved.client.name })),
    onSuccess: (saved) => void navigate({ to: '/clients/$id', params: { id: saved.client.id }, replace: !client }),
  });
  const cancel = () => void navigate(client ? { to: '/clients/$id', params: { id: client.id } } : { to: '/clients' });

  return (
    <FormSheet form={form} save={client ? undefined : t('form.create')} onCancel={cancel}>
      <Section title={t('form.contact')}>
        <ContactFields form={form} isRegistered={client?.isRegistered ?? false} />
      </Section>
      <Section title={t('form.path')}>
        <CareFields form={form} />
      </Section>
      <Section title={t('form.body')} subtitle={t('form.bodySubtitle')}>
        <BodyFields form={form} />
      </Section>
    </FormSheet>
  );
}
