import { callEndpoint } from '#shell/web/api/call.ts';
import type { ProgramDetail, programEditingRoutes } from '../../contract/editing.ts';

interface PrefetchedProgram {
  id: string;
  detail: Promise<ProgramDetail>;
  requestedAt: number;
}

/** In the first bundle, so without the contract. */
const endpoint: typeof programEditingRoutes.detailForEdit.endpoint = 'GET /programs/:id/detailForEdit';

/** Whoever comes later asks anew. */
const maxAgeMs = 10_000;

let prefetched: PrefetchedProgram | null = null;

/** With the click: the program is on its way while the screen is still being loaded. */
export function prefetchProgram(id: string): void {
  const detail = callEndpoint<ProgramDetail>(endpoint, { id });
  // A refusal is heard by the screen that takes it, or by nobody.
  detail.catch(() => {});
  prefetched = { id, detail, requestedAt: performance.now() };
}

/** For one opening. */
export function takePrefetched(id: string): Promise<ProgramDetail> | null {
  const result = prefetched;
  prefetched = null;
  return result?.id === id && performance.now() - result.requestedAt < maxAgeMs ? result.detail : null;
}
