import { Group, TextInput } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { DecimalInput } from '#shell/web/forms/DecimalInput.tsx';
import { useTexts } from '#shell/web/texts/texts.ts';
import { FormSheet } from '#shell/web/forms/FormSheet.tsx';
import { useServerForm } from '#shell/web/forms/server-form.ts';
import { Dialog } from '#shell/web/widgets/Dialog.tsx';
import { programRoutes } from '../../contract.ts';
import { limits } from '../../contract/document.ts';
import { templateInvalidations } from '../queries.ts';

interface NewProgramDialogProps {
  opened: boolean;
  onClose: () => void;
  /** The open folder, in which the program is created; null at the top level. */
  folder: { id: string; name: string } | null;
}

/** Dialog for title and length of a new program; its content is written in the editor. */
export function NewProgramDialog({ opened, onClose, folder }: NewProgramDialogProps) {
  const t = useTexts('programs');
  return (
    <Dialog opened={opened} onClose={onClose} title={folder ? t('new.within', { folder: folder.name }) : t('list.new')}>
      <Fields folderId={folder?.id ?? null} onCancel={onClose} />
    </Dialog>
  );
}

function Fields({ folderId, onCancel }: { folderId: string | null; onCancel: () => void }) {
  const t = useTexts('programs');
  const navigate = useNavigate();
  const form = useServerForm({
    initialValues: { title: '', weeks: 4, daysAWeek: 3 },
    route: programRoutes.create,
    draft: 'programs.create',
    toRequest: (values) => ({ ...values, folderId }),
    invalidates: templateInvalidations,
    onSuccess: ({ program }) => void navigate({ to: '/programs/$id/manage', params: { id: program.id } }),
  });

  return (
    <FormSheet form={form} save={t('new.create')} onCancel={onCancel}>
      <TextInput
        label={t('fields.title')}
        placeholder={t('new.titleExample')}
        maxLength={120}
        autoComplete="off"
        data-autofocus
        required
        {...form.field('title')}
      />
      <Group grow align="flex-start">
        {(['weeks', 'daysAWeek'] as const).map((name) => (
          <DecimalInput
            key={name}
            label={t(`fields.${name}`)}
            min={1}
            max={limits[name]}
            allowDecimal={false}
            {...form.field(name)}
          />
        ))}
      </Group>
    </FormSheet>
  );
}
