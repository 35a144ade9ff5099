import { useApiMutation, useApiQuery } from '#shell/web/api/query.ts';
import type { AssignmentKind } from '../assignment-kind.ts';

/** Always read again when it opens. The caller shows a failure. */
export function useCopyUpdates({ routes }: AssignmentKind, id: string) {
  return useApiQuery(routes.copyUpdates, { id }, { staleTime: 0, meta: { skipGlobalErrorHandler: true } });
}

export function useUpdateCopies({ routes, invalidates }: AssignmentKind) {
  return useApiMutation(routes.updateCopies, { invalidates, skipGlobalErrorHandler: true });
}
