import { useNavigate } from '@tanstack/react-router';
import { FolderPickerDialog } from '#areas/folders/web/public.tsx';
import { useApiMutation } from '#shell/web/api/query.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { toast } from '#shell/web/widgets/toast.ts';
import { type ProgramCard, programRoutes } from '../../../contract.ts';
import { templateInvalidations } from '../../queries.ts';

interface DuplicateDialogProps {
  program: ProgramCard;
  opened: boolean;
  onClose: () => void;
}

/** Dialog that duplicates a template into a folder and opens the duplicate. */
export function DuplicateDialog({ program: { id, title, folderId }, opened, onClose }: DuplicateDialogProps) {
  const t = useTexts('programs');
  const navigate = useNavigate();
  const duplicate = useApiMutation(programRoutes.duplicate, {
    invalidates: templateInvalidations,
    onSuccess: ({ program: copy }) => {
      toast.success(t('list.duplicated'));
      void navigate({ to: '/programs/$id/manage', params: { id: copy.id } });
    },
  });

  return (
    <FolderPickerDialog
      opened={opened}
      onClose={onClose}
      title={t('list.duplicateTitle', { title })}
      submit={t('list.duplicate')}
      initial={folderId}
      isSaving={duplicate.isPending}
      onChoose={(chosen) => duplicate.mutate({ id, folderId: chosen })}
    />
  );
}
