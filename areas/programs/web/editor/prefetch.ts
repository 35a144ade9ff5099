import { callEndpoint } from '#shell/web/api/call.ts';
import type { ProgramDetail, programEditingRoutes } from '../../contract/editing.ts';

interface PrefetchedProgram {
  id: string;
  detail: Promise<ProgramDetail>;
  requestedAt: number;
}

/** Uses only the type of the contract, without importing its code: this file is in the entry bundle. */
const endpoint: typeof programEditingRoutes.detailForEdit.endpoint = 'GET /programs/:id/detailForEdit';

/** Maximum age of a prefetched response; an older one is requested again. */
const maxAgeMs = 10_000;

let prefetched: PrefetchedProgram | null = null;

/** Requests the program on click, while the chunk of its screen is loading. */
export function prefetchProgram(id: string): void {
  const detail = callEndpoint<ProgramDetail>(endpoint, { id });
  // Avoids an unhandled rejection; the screen that takes the promise handles the error.
  detail.catch(() => {});
  prefetched = { id, detail, requestedAt: performance.now() };
}

/** Returns the prefetched response once. */
export function takePrefetched(id: string): Promise<ProgramDetail> | null {
  const result = prefetched;
  prefetched = null;
  return result?.id === id && performance.now() - result.requestedAt < maxAgeMs ? result.detail : null;
}
