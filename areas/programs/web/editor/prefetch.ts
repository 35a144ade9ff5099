import { callEndpoint } from '#shell/web/api/call.ts';
import type { ProgramDetail, programEditingRoutes } from '../../contract/editing.ts';

interface Ahead {
  id: string;
  detail: Promise<ProgramDetail>;
  at: number;
}

/** In the first bundle, so without the contract. */
const ask: typeof programEditingRoutes.detailForEdit.endpoint = 'GET /programs/:id/detailForEdit';

/** Whoever comes later asks anew. */
const maxMs = 10_000;

let ahead: Ahead | null = null;

/** With the click: the program is on its way while the screen is still being loaded. */
export function prefetchProgram(id: string): void {
  const detail = callEndpoint<ProgramDetail>(ask, { id });
  // A refusal is heard by the screen that takes it, or by nobody.
  detail.catch(() => {});
  ahead = { id, detail, at: performance.now() };
}

/** For one opening. */
export function takePrefetched(id: string): Promise<ProgramDetail> | null {
  const taken = ahead;
  ahead = null;
  return taken?.id === id && performance.now() - taken.at < maxMs ? taken.detail : null;
}
