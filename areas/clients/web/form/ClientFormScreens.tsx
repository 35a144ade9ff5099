import { Skeleton, Switch } from '@mantine/core';
import { useNavigate, useParams } from '@tanstack/react-router';
import { linkDays } from '#areas/account/contract.ts';
import { FormSheet } from '#shell/web/forms/FormSheet.tsx';
import { initialValues } from '#shell/web/forms/initial-values.ts';
import { useRecordForm } from '#shell/web/forms/record-form.ts';
import { RecordScreen } from '#shell/web/records/RecordScreen.tsx';
import { hasRole, useMay, useMe } from '#shell/web/session.ts';
import { useLanguage, useTexts } from '#shell/web/texts/texts.ts';
import { Screen } from '#shell/web/widgets/Screen.tsx';
import { Section } from '#shell/web/widgets/Section.tsx';
import { type Client, clientRoutes } from '../../contract.ts';
import { type CareKind, careKinds } from '../../contract/care.ts';
import { useOwnCare } from '../client-pages.ts';
import { LimitBanner } from '../LimitBanner.tsx';
import { clientInvalidations, useClient, useClientLimit, useIsSecretary, useMayAddClients } from '../queries.ts';
import { WithoutCareBanner } from '../WithoutCareBanner.tsx';
import { BodyFields, CareFields, ContactFields } from './ClientFields.tsx';
import { type ClientFormValues, emptyClient, toClientDraft } from './form-values.ts';
import { useClientValueText } from './value-text.ts';

/** Form of a new client. At the limit of the payment plan, and for a user who may add none, a banner replaces it. */
export function ClientCreateScreen() {
  const t = useTexts('clients');
  const limit = useClientLimit();
  const care = useOwnCare();
  const mayAdd = useMayAddClients();

  return (
    <Screen
      title={t('form.createTitle')}
      subtitle={t('form.createSubtitle')}
      back={{ to: '/clients', label: t('head.back') }}
      narrow
    >
      <LimitBanner />
      <WithoutCareBanner />
      {mayAdd && !limit?.limit_reached && (care ? <ClientForm care={care} /> : <Skeleton height={360} />)}
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

/**
 * Edits `client`, or creates one. The default professional of a new client is the admin who creates it: for nutrition only when `care`,
 * which comes from the admin's qualification, is nutrition; otherwise for both kinds of care.
 */
function ClientForm({ client, care }: { client?: Client; care?: CareKind }) {
  const t = useTexts('clients');
  const navigate = useNavigate();
  const { language } = useLanguage();
  const me = useMe();
  const may = useMay();
  const isSecretary = useIsSecretary();
  const hidesHeight =
    isSecretary ||
    (client !== undefined && (!may('view health records') || client.withdrawnConsents.includes('health_data')));
  const locksHeight = client !== undefined && !may('update health records');
  const followedKinds = hasRole(me, 'admin') && care ? (care === 'nutrition' ? [care] : careKinds) : [];
  const followed = Object.fromEntries(followedKinds.map((kind) => [`${kind}CollaboratorId`, me.membershipId]));
  const form = useRecordForm({
    routes: clientRoutes,
    record: client,
    initialValues: (opened) =>
      initialValues({ ...emptyClient, ...(!opened && { locale: language, ...followed }) }, opened),
    pick: (response) => response.client,
    texts: { label: (name) => t(`fields.${name}`), value: useClientValueText() },
    toBody: (values: ClientFormValues, opened: Client | undefined) => toClientDraft(values, me.timeZone, opened),
    draft: 'clients',
    mode: 'controlled',
    invalidates: clientInvalidations,
    success: ({ client: { name, invitedAt } }) =>
      client ? t('done.saved') : t(invitedAt ? 'done.created' : 'done.createdUninvited', { name }),
    onSuccess: (saved) => void navigate({ to: '/clients/$id', params: { id: saved.client.id }, replace: !client }),
  });
  const { sendsInvitation } = form.form.getValues();
  const cancel = () => void navigate(client ? { to: '/clients/$id', params: { id: client.id } } : { to: '/clients' });

  return (
    <FormSheet
      form={form}
      save={client ? undefined : t(sendsInvitation ? 'form.create' : 'form.createUninvited')}
      onCancel={cancel}
    >
      {!client && (
        <Switch
          label={t('fields.sendsInvitation')}
          description={t(sendsInvitation ? 'form.invitation' : 'form.invitationLater', { count: linkDays.client })}
          {...form.field('sendsInvitation', { type: 'checkbox' })}
        />
      )}
      <Section title={t('form.contact')}>
        <ContactFields form={form} isRegistered={client?.isRegistered ?? false} />
      </Section>
      <Section title={t('form.path')}>
        <CareFields form={form} saved={client} />
      </Section>
      <Section title={t(isSecretary ? 'form.personal' : 'form.body')} subtitle={!isSecretary && t('form.bodySubtitle')}>
        <BodyFields
          form={form}
          isRegistered={client?.isRegistered ?? false}
          hidesHeight={hidesHeight}
          locksHeight={locksHeight}
        />
      </Section>
    </FormSheet>
  );
}
