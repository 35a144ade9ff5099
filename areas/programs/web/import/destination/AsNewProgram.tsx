import { NativeSelect, TextInput } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useFolders } from '#areas/folders/web/public.tsx';
import { ancestorsOf, flattenTree } from '#areas/folders/rules/tree.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { FormSheet } from '#shell/web/forms/FormSheet.tsx';
import { useServerForm } from '#shell/web/forms/server-form.ts';
import { programRoutes } from '../../../contract.ts';
import type { Week } from '../../../contract/document.ts';
import { templateInvalidations } from '../../queries.ts';

interface AsNewProgramProps {
  /** The title in the imported text. */
  title: string;
  folderId: string | null;
  content: Week[];
  onDone: () => void;
}

export function AsNewProgram({ title, folderId, content, onDone }: AsNewProgramProps) {
  const t = useTexts('programs');
  const navigate = useNavigate();
  const { folders } = useFolders();
  const form = useServerForm({
    initialValues: { title, folderId: folderId ?? '' },
    route: programRoutes.create,
    toRequest: (values) => ({ title: values.title, folderId: values.folderId || null, content }),
    invalidates: templateInvalidations,
    mode: 'controlled',
    onSuccess: ({ program }) => {
      onDone();
      void navigate({ to: '/programs/$id/manage', params: { id: program.id } });
    },
  });

  return (
    <FormSheet form={form} save={t('import.create')}>
      <TextInput
        label={t('fields.title')}
        placeholder={t('new.titleExample')}
        maxLength={120}
        autoComplete="off"
        data-autofocus
        required
        {...form.field('title')}
      />
      {folders.length > 0 && (
        <NativeSelect
          label={t('import.folder')}
          data={[
            { value: '', label: t('import.noFolder') },
            ...flattenTree(folders).map(({ folder }) => ({
              value: folder.id,
              label: [...ancestorsOf(folders, folder.id), folder].map(({ name }) => name).join(' / '),
            })),
          ]}
          {...form.field('folderId')}
        />
      )}
    </FormSheet>
  );
}
