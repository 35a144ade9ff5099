import { clientRoutes } from '#areas/clients/contract.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '#shell/web/api/call.ts';
import { keyOf, type Pages, useAsk, useAskPages, useTell } from '#shell/web/api/query.ts';
import { useMe } from '#shell/web/session.ts';
import { type AssignedProgram, type Program, type ProgramFilters, programRoutes } from '../contract.ts';
import { findLeftDraft, type LeftDraft } from './editor/state/draft.ts';

/** Whatever changes a client's programs changes these. */
export const aboutAssigned = [
  programRoutes.list,
  programRoutes.assignedClients,
  programRoutes.ofClient,
  programRoutes.assignableClients,
  clientRoutes.list,
  clientRoutes.last,
];

export function usePrograms({ page: _, ...filters }: ProgramFilters) {
  return useAskPages(programRoutes.list, filters, ({ programs }) => programs);
}

export function useProgramCount() {
  return useAsk(programRoutes.count, {}).data?.total;
}

export function useProgram(id: string) {
  return useAsk(programRoutes.get, { id });
}

export function useDuplicateProgram(onDone: (program: Program) => void) {
  return useTell(programRoutes.duplicate, {
    refresh: [programRoutes.list, programRoutes.count],
    onDone: ({ program }) => onDone(program),
  });
}

export function useDeleteProgram(onDone: () => void) {
  return useTell(programRoutes.delete, { refresh: [programRoutes.list, programRoutes.count], onDone });
}

export function useAssignableClients(id: string, search: string | undefined) {
  return useAskPages(programRoutes.assignableClients, { id, search }, ({ clients }) => clients);
}

/** All at once, in the shape of a list that could go on. */
export function useAssignedClients(id: string): Pages<AssignedProgram> {
  const { data, error, isPending, refetch } = useAsk(programRoutes.assignedClients, { id });
  return {
    rows: data?.programs ?? [],
    first: undefined,
    error,
    isPending,
    isStale: false,
    hasMore: false,
    isLoadingMore: false,
    loadMore: () => {},
    tryAgain: () => void refetch(),
  };
}

export function useClientPrograms(id: string) {
  return useAskPages(programRoutes.ofClient, { id }, ({ programs }) => programs);
}

export function useUnassign(onDone: () => void) {
  return useTell(programRoutes.unassign, { refresh: aboutAssigned, onDone });
}

export interface Opening {
  program: Program;
  left: LeftDraft | null;
}

/** A program to be edited, always fresh, and what a closed tab left unsaved of it. */
export function useOpening(id: string) {
  const { id: userId } = useMe();
  return useQuery<Opening>({
    queryKey: ['opening', id, userId],
    queryFn: async ({ signal }) => {
      const [{ program }, left] = await Promise.all([
        call(programRoutes.get, { id }, { signal }),
        findLeftDraft(id, userId),
      ]);
      return { program, left };
    },
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** What the rest of the app shows of a program follows what is saved. */
export function useTakeSaved(): (program: Program) => void {
  const client = useQueryClient();
  return (program) => {
    client.setQueryData(keyOf(programRoutes.get, { id: program.id }), { program });
    for (const { ask } of [programRoutes.list, programRoutes.ofClient, programRoutes.assignedClients])
      void client.invalidateQueries({ queryKey: [ask], refetchType: 'none' });
  };
}
