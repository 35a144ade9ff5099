import { Radio, Skeleton, Stack } from '@mantine/core';
import { useApiQuery } from '#shell/web/api/query.ts';
import { FormSheet } from '#shell/web/forms/FormSheet.tsx';
import { useServerForm } from '#shell/web/forms/server-form.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Dialog } from '#shell/web/widgets/Dialog.tsx';
import { queueRoutes } from '../../contract/queue.ts';
import { queueInvalidations } from '../queries.ts';

interface AssignDialogProps {
  conversationId: string;
  assigneeId: string | null;
  opened: boolean;
  onClose: () => void;
}

/** Chooses who is to answer, among the professionals who see the client. */
export function AssignDialog({ opened, ...props }: AssignDialogProps) {
  const t = useTexts('chats');
  return (
    <Dialog opened={opened} onClose={props.onClose} title={t('queue.assignTitle')}>
      <AssignForm {...props} />
    </Dialog>
  );
}

/** A choice is saved with the button: the arrow keys pass over the others, and who is assigned is notified. */
function AssignForm({ conversationId: id, assigneeId, onClose }: Omit<AssignDialogProps, 'opened'>) {
  const t = useTexts('chats');
  const professionals = useApiQuery(queueRoutes.professionals, { id }).data?.professionals;
  const form = useServerForm({
    route: queueRoutes.assign,
    initialValues: { assigneeId: assigneeId ?? '' },
    toRequest: (values) => ({ id, assigneeId: values.assigneeId || null }),
    mode: 'controlled',
    invalidates: queueInvalidations,
    success: () => t('queue.assignedDone'),
    onSuccess: onClose,
  });

  return (
    <FormSheet form={form} onCancel={onClose}>
      <Radio.Group aria-label={t('queue.assignTitle')} {...form.field('assigneeId')}>
        <Stack gap={12}>
          <Radio value="" label={t('queue.noOne')} />
          {professionals?.map((professional) => (
            <Radio key={professional.id} value={professional.id} label={professional.name} />
          )) ?? <Skeleton height={60} />}
        </Stack>
      </Radio.Group>
    </FormSheet>
  );
}
