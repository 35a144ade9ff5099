import { Checkbox, Group, Text, TextInput } from '@mantine/core';
import { saveAddress } from '#shell/web/api/download.ts';
import { FormSheet } from '#shell/web/forms/FormSheet.tsx';
import { useServerForm } from '#shell/web/forms/server-form.ts';
import { useMe } from '#shell/web/session.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Dialog } from '#shell/web/widgets/Dialog.tsx';
import { exportRoutes } from '../../contract/export.ts';

interface ExportDialogProps {
  conversationId: string;
  onClose: () => void;
}

/** Downloads the messages and files of a conversation, or of a period of it. */
export function ExportDialog({ onClose, ...props }: ExportDialogProps) {
  const t = useTexts('chats');
  return (
    <Dialog opened onClose={onClose} title={t('export.title')}>
      <ExportForm {...props} onClose={onClose} />
    </Dialog>
  );
}

function ExportForm({ conversationId: id, onClose }: ExportDialogProps) {
  const t = useTexts('chats');
  const isProfessional = useMe().clientId === null;
  const form = useServerForm({
    route: exportRoutes.create,
    initialValues: { from: '', until: '', hasNotes: false },
    toRequest: ({ from, until, hasNotes }) => ({ id, from: from || null, until: until || null, hasNotes }),
    success: () => t('export.started'),
    onSuccess: ({ ticket }) => {
      saveAddress(exportRoutes.download, { id, ticket });
      onClose();
    },
  });
  return (
    <FormSheet form={form} save={t('export.download')} onCancel={onClose}>
      <Text size="sm">{t('export.text')}</Text>
      <Group align="flex-start" grow preventGrowOverflow={false}>
        <TextInput type="date" label={t('export.from')} {...form.field('from')} />
        <TextInput type="date" label={t('export.until')} {...form.field('until')} />
      </Group>
      {isProfessional && (
        <Checkbox
          label={t('export.notes')}
          description={t('export.notesHelp')}
          {...form.field('hasNotes', { type: 'checkbox' })}
        />
      )}
    </FormSheet>
  );
}
