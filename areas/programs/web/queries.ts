import { clientRoutes } from '#areas/clients/contract.ts';
import { folderRoutes } from '#areas/folders/contract.ts';
import { type InfiniteData, type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Route } from '#shell/common/route.ts';
import { call } from '#shell/web/api/call.ts';
import { apiQueryKey, useApiQuery } from '#shell/web/api/query.ts';
import { useMe } from '#shell/web/session.ts';
import { type ProgramCard, programRoutes } from '../contract.ts';
import type { ProgramContent } from '../contract/document.ts';
import type { ProgramDetail } from '../contract/editing.ts';
import { cacheDocument } from '#shell/web/documents/document-cache.ts';
import { openingKey } from '#shell/web/documents/open-documents.ts';
import { type LoadedProgram, loadProgram } from './editor/load-program.ts';

/** Routes to invalidate when templates or their folders change. */
export const templateInvalidations = [
  programRoutes.list,
  programRoutes.count,
  programRoutes.figures,
  programRoutes.deleted,
  folderRoutes.list,
  folderRoutes.deleted,
];

/** Routes to invalidate when the programs of clients change. */
export const assignmentInvalidations = [
  programRoutes.list,
  programRoutes.deleted,
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

export function useProgram(id: string) {
  return useApiQuery(programRoutes.get, { id });
}

export interface Moving {
  programs: readonly ProgramCard[];
  /** Id of the target folder; null for the top level. */
  folderId: string | null;
}

/** Maximum number of programs in one request of `moveToFolder`. */
const maxMoved = 200;

/**
 * Moves programs into a folder. The cached lists are updated at once (optimistic update) and fetched again afterwards,
 * which reverts rejected moves.
 */
export function useMovePrograms(onDone?: (moving: Moving) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ programs, folderId }: Moving) => {
      const ids = programs.map(({ id }) => id);
      for (let first = 0; first < ids.length; first += maxMoved)
        await call(programRoutes.moveToFolder, { programIds: ids.slice(first, first + maxMoved), folderId });
    },
    onMutate: (moving) =>
      client.setQueriesData<ProgramPages>({ queryKey: [programRoutes.list.endpoint] }, (pages) =>
        withMoved(pages, moving),
      ),
    onSuccess: (_, moving) => onDone?.(moving),
    onSettled: () => invalidate(client, templateInvalidations),
  });
}

type ProgramPages = InfiniteData<{ programs: ProgramCard[]; nextPage: number }>;

function withMoved(cached: ProgramPages | undefined, { programs, folderId }: Moving): ProgramPages | undefined {
  if (!cached || !('pages' in cached)) return cached;
  const ids = new Set(programs.map(({ id }) => id));
  const withFolder = (program: ProgramCard) => (ids.has(program.id) ? { ...program, folderId } : program);
  return { ...cached, pages: cached.pages.map((page) => ({ ...page, programs: page.programs.map(withFolder) })) };
}

/**
 * Deletes programs with one request each. `onDone` gets the number of deleted ones; it is an error only when all
 * requests fail. The lists are fetched again.
 */
export function useDeletePrograms(onDone: (programs: readonly ProgramCard[], count: number) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (programs: readonly ProgramCard[]) => {
      const results = await Promise.allSettled(programs.map(({ id }) => call(programRoutes.delete, { id })));
      const [failure] = results.filter((result) => result.status === 'rejected');
      const count = results.filter((result) => result.status === 'fulfilled').length;
      if (failure && count === 0) throw failure.reason;
      return count;
    },
    onSuccess: (count, programs) => onDone(programs, count),
    onSettled: () => invalidate(client, templateInvalidations),
  });
}

function invalidate(client: QueryClient, routes: readonly Route[]): void {
  for (const { endpoint } of routes) void client.invalidateQueries({ queryKey: [endpoint] });
}

/**
 * Loads a program for the editor, with an unsaved draft of a closed tab. The loaded program is not cached after the
 * editor closes, so that it always opens in the current version.
 */
export function useLoadProgram(id: string) {
  const { id: userId } = useMe();
  return useQuery<LoadedProgram>({
    queryKey: [openingKey, id, userId],
    queryFn: ({ signal }) => loadProgram({ id, userId }, signal),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/**
 * Returns a function that updates the caches after a save: the program, its copy on the device for offline use, and the
 * lists, which are marked as stale.
 */
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

/** Runs the function when the browser is idle, after 5 seconds at the latest. */
function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(run, { timeout: 5000 });
  else setTimeout(run, 200);
}
