import { useNavigate } from '@tanstack/react-router';
import { exerciseRoutes } from '../contract.ts';
import type { Exercise } from '../contract/exercise.ts';
import type { ApiError } from '#shell/web/api/api-error.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { useConfirm } from '#shell/web/widgets/confirm.ts';
import { toast } from '#shell/web/widgets/toast.ts';
import { type ExerciseActs, useArchiveExercise, useDeleteExercise, useRestoreExercise } from './queries.ts';

export type ClientRef = Pick<Exercise, 'id' | 'name'>;

interface Acting {
  routes?: ExerciseActs;
  /** Where to go once it is gone; without it nowhere. */
  leave?: '/exercises' | '/dash/exercises';
}

/** What can be done to an exercise, the same from a list and from its page. One that is used is archived instead. */
export function useExerciseActions({ id, name }: ClientRef, { routes = exerciseRoutes, leave }: Acting = {}) {
  const t = useTexts('exercises');
  const confirm = useConfirm();
  const navigate = useNavigate();
  const restoring = useRestoreExercise(routes, () => toast.success(t('done.restored', { name })));
  const archiving = useArchiveExercise(routes, () =>
    toast.success(t('done.archived', { name }), { action: { title: t('acts.restore'), run: restore } }),
  );
  const deleting = useDeleteExercise(routes, () => {
    toast.success(t('done.deleted', { name }));
    if (leave) void navigate({ to: leave });
  });

  function restore(): void {
    restoring.mutate({ id });
  }

  function archive(): void {
    archiving.mutate({ id });
  }

  async function remove(): Promise<void> {
    const question = { title: t('delete.title', { name }), text: t('delete.text'), confirmLabel: t('delete.yes') };
    if (!(await confirm({ ...question, destructive: true }))) return;
    deleting.mutate({ id }, { onError: (error) => void offerArchive(error) });
  }

  async function offerArchive({ code, message }: ApiError): Promise<void> {
    if (code !== 'used_in_programs' && code !== 'used_in_library') toast.error(message);
    else if (await confirm({ title: t('archive.title', { name }), text: message, confirmLabel: t('acts.archive') }))
      archive();
  }

  return { restore, archive, remove: () => void remove() };
}
