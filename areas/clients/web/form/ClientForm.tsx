import { useNavigate } from '@tanstack/react-router';
import { FormSheet } from '#shell/web/forms/FormSheet.tsx';
import { initialValues } from '#shell/web/forms/initial-values.ts';
import { useRecordForm } from '#shell/web/forms/record-form.ts';
import { hasRole, useMe } from '#shell/web/session.ts';
import { useLanguage, useTexts } from '#shell/web/texts/texts.ts';
import { Section } from '#shell/web/widgets/Section.tsx';
import { type Client, clientRoutes } from '../../contract.ts';
import { clientInvalidations } from '../queries.ts';
import { BodyFields, CareFields, ContactFields } from './ClientFields.tsx';
import { emptyClient, toClientDraft } from './form-values.ts';

/** Without a client it creates one, who is looked after by the owner who fills it in. */
export function ClientForm({ client }: { client?: Client }) {
  const t = useTexts('clients');
  const navigate = useNavigate();
  const { language } = useLanguage();
  const me = useMe();
  const collaboratorId = hasRole(me, 'admin') ? me.membershipId : null;
  const form = useRecordForm({
    routes: clientRoutes,
    record: client,
    initialValues: initialValues({ ...emptyClient, ...(!client && { locale: language, collaboratorId }) }, client),
    toBody: toClientDraft,
    draft: 'clients',
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
