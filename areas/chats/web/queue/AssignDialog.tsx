import { Radio, Stack } from '@mantine/core';
import { useApiQuery } from '#shell/web/api/query.ts';
import { useRecordAction } from '#shell/web/records/record-action.ts';
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

/** Chooses who is to answer, among the professionals who see the client. A choice is saved at once. */
export function AssignDialog({ conversationId: id, assigneeId, opened, onClose }: AssignDialogProps) {
  const t = useTexts('chats');
  const { professionals = [] } = useApiQuery(queueRoutes.professionals, { id }, { enabled: opened }).data ?? {};
  const assign = useRecordAction(queueRoutes.assign, {
    invalidates: queueInvalidations,
    success: t('queue.assignedDone'),
    onSuccess: onClose,
  });

  return (
    <Dialog opened={opened} onClose={onClose} title={t('queue.assignTitle')}>
      <Radio.Group
        aria-label={t('queue.assignTitle')}
        value={assigneeId ?? ''}
        onChange={(chosen) => assign.run({ id, assigneeId: chosen || null })}
      >
        <Stack gap={12}>
          <Radio value="" label={t('queue.noOne')} />
          {professionals.map((professional) => (
            <Radio key={professional.id} value={professional.id} label={professional.name} />
          ))}
        </Stack>
      </Radio.Group>
    </Dialog>
  );
}
