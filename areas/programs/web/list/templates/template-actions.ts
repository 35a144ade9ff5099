import { useFolders } from '#areas/folders/web/public.tsx';
import { useTexts } from '#shell/web/texts/texts.ts';
import { useUndelete } from '#shell/web/records/use-undelete.ts';
import { confirm } from '#shell/web/widgets/confirm.ts';
import { toast } from '#shell/web/widgets/toast.ts';
import { quoted } from '#shell/web/texts/formats.ts';
import { type ProgramCard, programRoutes } from '../../../contract.ts';
import { templateInvalidations, useDeletePrograms, useMovePrograms } from '../../queries.ts';

/**
 * Moves programs into a folder (null: the top level) and offers to undo the move in a toast. The row and the menu that
 * started the move may be unmounted when the toast appears.
 */
export function useMoveTo(onDone?: () => void) {
  const t = useTexts('programs');
  const { folders } = useFolders();
  const back = useMovePrograms();
  const move = useMovePrograms(({ programs, folderId }) => {
    const to = folders.find(({ id }) => id === folderId)?.name;
    const count = programs.length;
    const text = to === undefined ? t('list.movedOut', { count }) : t('list.movedTo', { count, to });
    toast.success(text, { action: { title: t('list.undo'), run: () => moveBack(programs) } });
    onDone?.();
  });

  function moveTo(programs: readonly ProgramCard[], folderId: string | null): void {
    const away = programs.filter((program) => program.isEditable && program.folderId !== folderId);
    if (away.length > 0) move.mutate({ programs: away, folderId });
  }

  /** Moves each program to its previous folder: search results come from several folders. */
  function moveBack(programs: readonly ProgramCard[]): void {
    for (const [folderId, own] of Map.groupBy(programs, (program) => program.folderId))
      back.mutate({ programs: own, folderId });
  }

  return { moveTo, isMoving: move.isPending };
}

/**
 * Returns a function that deletes programs after a confirmation, which names what is lost and which clients keep
 * copies. For several programs a word must be typed.
 */
export function useDeleteTemplates(onDone?: () => void) {
  const t = useTexts('programs');
  const { undoOf } = useUndelete(programRoutes, templateInvalidations);
  const remove = useDeletePrograms((programs, count) => {
    const [first] = programs;
    const isOne = programs.length === 1;
    const text = isOne ? t('list.deleted', { title: first?.title }) : t('list.deletedSeveral', { count });
    toast.success(text, { action: undoOf(...programs.map(({ id }) => id)) });
    onDone?.();
  });

  async function deleteTemplates(programs: readonly ProgramCard[]): Promise<void> {
    const [first] = programs;
    if (first && (await confirm(questionAbout(programs, first)))) remove.mutate(programs);
  }

  function questionAbout(programs: readonly ProgramCard[], first: ProgramCard) {
    const count = programs.length;
    if (count === 1)
      return {
        title: t('delete.title', { title: first.title }),
        text: first.assigned > 0 ? t('delete.assigned', { count: first.assigned }) : t('delete.text'),
        confirmLabel: t('delete.yes'),
        destructive: true,
      };
    return {
      title: t('delete.several', { count }),
      text: t('delete.severalText', { titles: programs.map(({ title }) => quoted(title)).join(', ') }),
      confirmLabel: t('delete.yesSeveral', { count }),
      typedConfirmation: t('delete.typedConfirmation'),
      destructive: true,
    };
  }

  return deleteTemplates;
}
