import { useApiMutation, useApiQuery } from '#shell/web/api/query.ts';
import type { UpdateKind } from './update-kind.ts';

/** Loads the copies with their differences from the template, again on every mount. The caller shows the error. */
export function useCopyUpdates({ routes }: Pick<UpdateKind, 'routes' | 'invalidates'>, id: string) {
  return useApiQuery(routes.copyUpdates, { id }, { staleTime: 0, meta: { skipGlobalErrorHandler: true } });
}

export function useUpdateCopies({ routes, invalidates }: Pick<UpdateKind, 'routes' | 'invalidates'>) {
  return useApiMutation(routes.updateCopies, { invalidates, skipGlobalErrorHandler: true });
}
