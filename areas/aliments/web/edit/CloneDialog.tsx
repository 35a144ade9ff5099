import { TextInput } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { FormSheet } from '#shell/web/forms/FormSheet.tsx';
import { useServerForm } from '#shell/web/forms/server-form.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Dialog } from '#shell/web/widgets/Dialog.tsx';
import { alimentRoutes, type ListedAliment } from '../../contract/library.ts';
import { useAlimentTexts } from '../aliment-texts.ts';
import { alimentInvalidations } from '../queries.ts';

const maxNameLength = 200;

interface CloneDialogProps {
  aliment: Pick<ListedAliment, 'id' | 'name' | 'name_en' | 'isOwn'>;
  opened: boolean;
  onClose: () => void;
}

/** Asks for the names of the copy in both languages and opens it. */
export function CloneDialog({ aliment, opened, onClose }: CloneDialogProps) {
  const t = useTexts('aliments');
  const { nameOf } = useAlimentTexts();
  return (
    <Dialog opened={opened} onClose={onClose} title={t('clone.title', { name: nameOf(aliment) })}>
      <CloneForm aliment={aliment} onClose={onClose} />
    </Dialog>
  );
}

function CloneForm({ aliment: { id, name, name_en, isOwn }, onClose }: Omit<CloneDialogProps, 'opened'>) {
  const t = useTexts('aliments');
  const { nameOf } = useAlimentTexts();
  const navigate = useNavigate();
  const copyOf = (text: string) => (text && isOwn ? t('clone.copyOf', { name: text }).slice(0, maxNameLength) : text);
  const form = useServerForm({
    route: alimentRoutes.clone,
    initialValues: { name: copyOf(name), name_en: copyOf(name_en) },
    toRequest: (names) => ({ id, names }),
    invalidates: alimentInvalidations,
    success: ({ aliment }) => t('done.cloned', { name: nameOf(aliment) }),
    onSuccess: ({ aliment }) => {
      onClose();
      void navigate({ to: '/aliments/$id/edit', params: { id: aliment.id } });
    },
  });

  return (
    <FormSheet form={form} save={t('clone.save')} onCancel={onClose}>
      <TextInput
        label={t('fields.name')}
        description={t('clone.help')}
        maxLength={maxNameLength}
        data-autofocus
        {...form.field('name')}
      />
      <TextInput label={t('fields.name_en')} maxLength={maxNameLength} {...form.field('name_en')} />
    </FormSheet>
  );
}
