import { Text } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { FormSheet } from '#shell/web/forms/FormSheet.tsx';
import { useRecordForm } from '#shell/web/forms/record-form.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Banner } from '#shell/web/widgets/Banner.tsx';
import { type Advice, adviceRoutes } from '../../contract.ts';
import { adviceInvalidations } from '../queries.ts';
import { AdviceFields, type AdviceValues } from './AdviceFields.tsx';
import { NamedFoods } from './NamedFoods.tsx';

const routes = { update: adviceRoutes.update };

/** Form that corrects advice; what the client has read is unread again. */
export function AdviceEditForm({ clientId, advice }: { clientId: string; advice: Advice }) {
  const t = useTexts('advices');
  const navigate = useNavigate();
  const close = () => void navigate({ to: '/clients/$id/nutritions', params: { id: clientId } });
  const form = useRecordForm({
    routes,
    record: advice,
    initialValues: valuesOf,
    pick: (response) => response.advice,
    toBody: (values) => ({ ...values, clientId, adviceId: advice.id }),
    draft: 'advices',
    texts: { label: (name) => t(`fields.${name}`) },
    invalidates: adviceInvalidations,
    success: () => t(advice.seenAt ? 'savedUnread' : 'saved'),
    onSuccess: close,
  });

  return (
    <FormSheet form={form} onCancel={close}>
      {advice.seenAt && <Banner tone="warning">{t('form.correction')}</Banner>}
      <AdviceFields form={form} />
      <NamedFoods form={form} clientId={clientId} />
      {advice.file && (
        <Text size="sm" c="dimmed">
          {t('form.fileStays')}
        </Text>
      )}
    </FormSheet>
  );
}

function valuesOf(advice: Advice | undefined): AdviceValues {
  const { advisedOn = '', title = '', text = '' } = advice ?? {};
  return { advisedOn, title, text };
}
