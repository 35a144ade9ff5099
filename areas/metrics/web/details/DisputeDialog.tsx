import { Textarea } from '@mantine/core';
import { FormSheet } from '#shell/web/forms/FormSheet.tsx';
import { useServerForm } from '#shell/web/forms/server-form.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Dialog } from '#shell/web/widgets/Dialog.tsx';
import { clientMetricRoutes } from '../../contract.ts';
import { metricLimits } from '../../contract/measurement.ts';
import { metricInvalidations } from '../queries.ts';

interface DisputeDialogProps {
  valueId: string;
  opened: boolean;
  onClose: () => void;
}

/** The client says that a value which a professional measured is wrong. */
export function DisputeDialog({ opened, onClose, valueId }: DisputeDialogProps) {
  const t = useTexts('metrics');
  return (
    <Dialog title={t('dispute.title')} opened={opened} onClose={onClose}>
      <DisputeForm valueId={valueId} onClose={onClose} />
    </Dialog>
  );
}

function DisputeForm({ valueId, onClose }: Omit<DisputeDialogProps, 'opened'>) {
  const t = useTexts('metrics');
  const form = useServerForm({
    route: clientMetricRoutes.dispute,
    initialValues: { note: '' },
    toRequest: ({ note }) => ({ valueId, note }),
    invalidates: metricInvalidations,
    success: () => t('dispute.sent'),
    onSuccess: onClose,
  });
  return (
    <FormSheet form={form} save={t('dispute.send')} onCancel={onClose}>
      <p>{t('dispute.text')}</p>
      <Textarea
        label={t('fields.note')}
        autosize
        minRows={2}
        maxLength={metricLimits.disputeNote}
        data-autofocus
        {...form.field('note')}
      />
    </FormSheet>
  );
}
