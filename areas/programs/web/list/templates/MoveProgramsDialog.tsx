import { FolderPickerDialog } from '#areas/folders/web/public.tsx';
import { useTexts } from '#shell/web/texts/texts.ts';
import type { ProgramCard } from '../../../contract.ts';
import { useMoveTo } from './template-actions.ts';

interface MoveProgramsDialogProps {
  programs: readonly ProgramCard[];
  opened: boolean;
  onClose: () => void;
  onDone?: () => void;
}

/** Dialog that moves programs into a folder. */
export function MoveProgramsDialog({ programs, opened, onClose, onDone }: MoveProgramsDialogProps) {
  const t = useTexts('programs');
  const folders = useTexts('folders');
  const { moveTo, isMoving } = useMoveTo(() => {
    onClose();
    onDone?.();
  });
  const [first] = programs;
  const isTogether = programs.every((program) => program.folderId === first?.folderId);
  const here = isTogether ? (first?.folderId ?? null) : undefined;

  return (
    <FolderPickerDialog
      opened={opened}
      onClose={onClose}
      title={
        programs.length === 1
          ? t('list.moveOne', { title: first?.title })
          : t('list.moveSeveral', { count: programs.length })
      }
      submit={t('list.moveHere')}
      initial={here ?? null}
      disabledReason={(folderId) => (folderId === here ? folders('picker.here') : undefined)}
      isSaving={isMoving}
      onChoose={(folderId) => moveTo(programs, folderId)}
    />
  );
}
