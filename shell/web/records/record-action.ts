import type { ApiRequest, ApiResponse, Route } from '#shell/common/route.ts';
import type { ApiError } from '../api/api-error.ts';
import { useApiMutation } from '../api/query.ts';
import { type ConfirmOptions, confirm } from '../widgets/confirm.ts';
import { type Toast, toast } from '../widgets/toast.ts';

interface RecordActionOptions<R extends Route> {
  /** Confirmation before the action; without it the action runs at once. */
  confirm?: ConfirmOptions;
  /**
   * Routes whose queries are invalidated. After a deletion, the route of the record itself must not be among them,
   * because the record no longer exists.
   */
  invalidates: readonly Route[];
  /** Text of the success toast. */
  success?: string;
  /** A button in the toast that undoes the action. */
  undo?: Toast['action'];
  onSuccess?: (response: ApiResponse<R>) => void;
  /** Replaces the toast that shows the error. */
  onError?: (error: ApiError) => void;
}

/**
 * An action on a record with one click: delete, deactivate, archive, send again.
 *
 *     const deletion = useRecordAction(groupRoutes.delete, {
 *       confirm: { title: t('delete.title', { name }), text: t('delete.text'), confirmLabel: t('delete.yes'), destructive: true },
 *       invalidates: [groupRoutes.list],
 *       success: t('delete.done', { name }),
 *     });
 *     <ActionItems actions={[{ label: t('delete.action'), icon: IconTrash, onClick: () => deletion.run({ id }) }]} />
 *
 * A deletion that loses data also sets `typedConfirmation` in `confirm`.
 */
export function useRecordAction<R extends Route>(route: R, options: RecordActionOptions<R>) {
  const { confirm: confirmOptions, invalidates, success, undo, onSuccess, onError } = options;
  const mutation = useApiMutation(route, {
    invalidates,
    skipGlobalErrorHandler: onError !== undefined,
    onSuccess: (response) => {
      if (success) toast.success(success, undo && { action: undo });
      onSuccess?.(response);
    },
  });

  async function run(request: ApiRequest<R>): Promise<void> {
    if (confirmOptions && !(await confirm(confirmOptions))) return;
    mutation.mutate(request, onError ? { onError } : {});
  }

  return { run: (request: ApiRequest<R>) => void run(request), isPending: mutation.isPending };
}
