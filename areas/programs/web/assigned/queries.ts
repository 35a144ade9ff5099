import { useApiQuery, useApiMutation } from '#shell/web/api/query.ts';
import { programRoutes } from '../../contract.ts';
import { assignmentInvalidations } from '../queries.ts';

/** Always loaded again, because the program is about to be edited. */
export function useProgramUser(id: string) {
  return useApiQuery(programRoutes.programUser, { id }, { staleTime: 0 });
}

export function useSaveProgramUser() {
  return useApiMutation(programRoutes.saveProgramUser, {
    invalidates: assignmentInvalidations,
    skipGlobalErrorHandler: true,
  });
}
