import { useAsk, useTell } from '#shell/web/api/query.ts';
import { programEditingRoutes } from '../../contract/editing.ts';
import { programRoutes } from '../../contract.ts';
import { aboutAssigned } from '../queries.ts';

/** What the copies of a model would become; whoever shows it says themselves when it fails. */
export function useCopiesToUpdate(id: string) {
  return useAsk(programEditingRoutes.copiesToUpdate, { id }, { staleTime: 0, meta: { quiet: true } });
}

export function useUpdateCopies() {
  return useTell(programEditingRoutes.updateCopies, { refresh: [...aboutAssigned, programRoutes.get], quiet: true });
}
