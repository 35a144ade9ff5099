import { useAsk, useTell } from '#shell/web/api/query.ts';
import { programRoutes } from '../../contract.ts';
import { aboutAssigned } from '../queries.ts';

/** Always fresh: it is about to be changed. */
export function useProgramUser(id: string) {
  return useAsk(programRoutes.programUser, { id }, { staleTime: 0 });
}

export function useSaveProgramUser() {
  return useTell(programRoutes.saveProgramUser, { refresh: aboutAssigned, quiet: true });
}
