import { clientRoutes } from '#areas/clients/contract.ts';
import { folderRoutes } from '#areas/folders/contract.ts';
import { type InfiniteData, type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Route } from '#shell/common/route.ts';
import { call } from '#shell/web/api/call.ts';
import { apiQueryKey, useApiQuery, useInfiniteApiQuery, useApiMutation } from '#shell/web/api/query.ts';
import { useMe } from '#shell/web/session.ts';
import { type ProgramCard, programRoutes } from '../contract.ts';
import type { Program, ProgramContent } from '../contract/document.ts';
import type { ProgramDetail } from '../contract/editing.ts';
import { cacheDocument } from '#shell/web/documents/document-cache.ts';
import { type LoadedProgram, loadProgram } from './editor/load-program.ts';

/** Whatever changes which models there are, or where they are kept, changes these. */
export const templateInvalidations = [
  programRoutes.list,
  programRoutes.count,
  programRoutes.figures,
  folderRoutes.list,
];

/** Whatever changes a client's programs changes these. */
export const assignmentInvalidations = [
  programRoutes.list,
  programRoutes.assignedClients,
  programRoutes.ofClient,
  programRoutes.assignableClients,
  programRoutes.previewAssign,
  programRoutes.expiring,
  programRoutes.copyUpdates,
  programRoutes.figures,
  clientRoutes.list,
  clientRoutes.last,
];

export function useProgramFigures() {
  return useApiQuery(programRoutes.figures, {}).data;
}

export function useProgram(id: string) {
  return useApiQuery(programRoutes.get, { id });
}

export function useDuplicateProgram(onDone: (program: Program) => void) {
  return useApiMutation(programRoutes.duplicate, {
    invalidates: templateInvalidations,
    onSuccess: ({ program }) => onDone(program),
  });
}

export interface Moving {
  programs: readonly ProgramCard[];
  /** Null: outside all folders. */
  folderId: string | null;
}

/** Of one call. */
const maxMoved = 200;

/** The list shows them where they go at once; what the server refuses is put back. */
export function useMovePrograms(onDone?: (moving: Moving) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ programs, folderId }: Moving) => {
      const ids = programs.map(({ id }) => id);
      for (let at = 0; at < ids.length; at += maxMoved)
        await call(programRoutes.moveToFolder, { programIds: ids.slice(at, at + maxMoved), folderId });
    },
    onMutate: (moving) =>
      client.setQueriesData<ProgramPages>({ queryKey: [programRoutes.list.endpoint] }, (known) => moved(known, moving)),
    onSuccess: (_, moving) => onDone?.(moving),
    onSettled: () => askAgain(client, templateInvalidations),
  });
}

type ProgramPages = InfiniteData<{ programs: ProgramCard[]; nextPage: number }>;

function moved(known: ProgramPages | undefined, { programs, folderId }: Moving): ProgramPages | undefined {
  if (!known || !('pages' in known)) return known;
  const ids = new Set(programs.map(({ id }) => id));
  const withPlace = (program: ProgramCard) => (ids.has(program.id) ? { ...program, folderId } : program);
  return { ...known, pages: known.pages.map((page) => ({ ...page, programs: page.programs.map(withPlace) })) };
}

/** One call each; tells how many are gone. What was refused is still in the list, which is asked again. */
export function useDeletePrograms(onDone: (programs: readonly ProgramCard[], count: number) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (programs: readonly ProgramCard[]) => {
      const ends = await Promise.allSettled(programs.map(({ id }) => call(programRoutes.delete, { id })));
      const refused = ends.find((end) => end.status === 'rejected');
      if (refused && ends.every((end) => end.status === 'rejected')) throw refused.reason;
      return ends.filter((end) => end.status === 'fulfilled').length;
    },
    onSuccess: (count, programs) => onDone(programs, count),
    onSettled: () => askAgain(client, templateInvalidations),
  });
}

function askAgain(client: QueryClient, routes: readonly Route[]): void {
  for (const { endpoint } of routes) void client.invalidateQueries({ queryKey: [endpoint] });
}

export function useAssignedClients(id: string) {
  return useInfiniteApiQuery(programRoutes.assignedClients, { id }, ({ copies }) => copies);
}

export function useClientPrograms(id: string) {
  return useInfiniteApiQuery(programRoutes.ofClient, { id }, ({ programs }) => programs);
}

/** A program to be edited, always fresh while there is a network, and what a closed tab left unsaved of it. */
export function useLoadProgram(id: string) {
  const { id: userId } = useMe();
  return useQuery<LoadedProgram>({
    queryKey: ['opening', id, userId],
    queryFn: ({ signal }) => loadProgram({ id, userId }, signal),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** What the rest of the app shows of a program follows what is saved; the device caches it for offline. */
export function useCacheSavedProgram(detail: ProgramDetail) {
  const client = useQueryClient();
  const { id: userId } = useMe();
  const { id } = detail.program;
  return ({ version, content }: { version: number; content: ProgramContent }): void => {
    const program = { ...detail.program, ...content, version };
    whenIdle(() => void cacheDocument({ userId, kind: 'program', id }, { ...detail, program }));
    client.setQueryData(apiQueryKey(programRoutes.get, { id }), { program });
    for (const { endpoint } of [programRoutes.list, programRoutes.ofClient, programRoutes.assignedClients])
      void client.invalidateQueries({ queryKey: [endpoint], refetchType: 'none' });
  };
}

/** Not while somebody types. */
function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(run, { timeout: 5000 });
  else setTimeout(run, 200);
}
