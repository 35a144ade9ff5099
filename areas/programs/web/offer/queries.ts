import { useApiQuery, useApiMutation } from '#shell/web/api/query.ts';
import { programEditingRoutes } from '../../contract/editing.ts';
import { programRoutes } from '../../contract.ts';
import { assignmentInvalidations } from '../queries.ts';

/** What the copies of a model would become; whoever shows it says themselves when it fails. */
export function useCopiesToUpdate(id: string) {
  return useApiQuery(
    programEditingRoutes.copiesToUpdate,
    { id },
    { staleTime: 0, meta: { skipGlobalErrorHandler: true } },
  );
}

export function useUpdateCopies() {
  return useApiMutation(programEditingRoutes.updateCopies, {
    invalidates: [...assignmentInvalidations, programRoutes.get],
    skipGlobalErrorHandler: true,
  });
}
