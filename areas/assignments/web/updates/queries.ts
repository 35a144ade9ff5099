import { useApiMutation, useApiQuery } from '#shell/web/api/query.ts';
import type { CopyUpdate } from '../../contract.ts';
import type { UpdateKind } from './update-kind.ts';

/** Loads the copies with their differences from the template, again on every mount. The caller shows the error. */
export function useCopyUpdates({ routes }: Pick<UpdateKind, 'routes'>, id: string, { enabled = true } = {}) {
  return useApiQuery(routes.copyUpdates, { id }, { staleTime: 0, enabled, meta: { skipGlobalErrorHandler: true } });
}

/** Number of copies that an update would change. */
export function outdatedCount(copies: readonly CopyUpdate[] = []): number {
  return copies.filter(({ changeCount }) => changeCount > 0).length;
}

export function useUpdateCopies({ routes, invalidates }: Pick<UpdateKind, 'routes' | 'invalidates'>) {
  return useApiMutation(routes.updateCopies, { invalidates, skipGlobalErrorHandler: true });
}
