import { useApiQuery, useApiMutation } from '#shell/web/api/query.ts';
import { programRoutes } from '../../contract.ts';
import { assignmentInvalidations } from '../queries.ts';

/** Always fresh: it is about to be changed. */
export function useProgramUser(id: string) {
  return useApiQuery(programRoutes.programUser, { id }, { staleTime: 0 });
}

export function useSaveProgramUser() {
  return useApiMutation(programRoutes.saveProgramUser, {
    invalidates: assignmentInvalidations,
    skipGlobalErrorHandler: true,
  });
}
