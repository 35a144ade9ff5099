import { ApiError, isUnreachable } from '#shell/web/api/api-error.ts';
import { call } from '#shell/web/api/call.ts';
import type { Program } from '../../contract/document.ts';
import { programEditingRoutes } from '../../contract/editing.ts';
import { takePrefetched } from './prefetch.ts';
import { findOrphanedDraft, type OrphanedDraft } from './state/draft.ts';
import {
  type Detail,
  findCachedProgram,
  evictCachedProgram,
  cacheProgram,
  type CachedProgram,
} from './state/program-cache.ts';

export interface LoadedProgram extends Detail {
  /** What a closed tab left unsaved. */
  orphanedDraft: OrphanedDraft | null;
  /** The program as it was when that was begun, where this device still has it. */
  base: Program | null;
  /** When this device got it; null when it comes from the server just now. */
  keptAt: string | null;
}

interface LoadRequest {
  id: string;
  userId: string;
}

/** From the server, and without a network as this device last had it. */
export async function loadProgram(asked: LoadRequest, signal?: AbortSignal): Promise<LoadedProgram> {
  const ahead = takePrefetched(asked.id);
  const orphanedDraft = await findOrphanedDraft(asked.id, asked.userId);
  const base = orphanedDraft && baseOf(asked, orphanedDraft);
  try {
    const detail = await (ahead ?? call(programEditingRoutes.detailForEdit, { id: asked.id }, { signal }));
    const isChosenFrom = base !== null && base.version !== detail.program.version;
    // As long as there are two versions to choose from, what both began with stays here.
    if (!isChosenFrom) cacheProgram(asked.userId, detail);
    return { ...detail, orphanedDraft, base, keptAt: null };
  } catch (error) {
    return { ...withoutServer(asked, error), orphanedDraft, base };
  }
}

function baseOf(asked: LoadRequest, { version }: OrphanedDraft): Program | null {
  const program = findCachedProgram(asked)?.program;
  return program?.version === version ? program : null;
}

function withoutServer(asked: LoadRequest, error: unknown): CachedProgram {
  if (error instanceof ApiError && error.status === 404) evictCachedProgram(asked);
  const kept = isUnreachable(error) ? findCachedProgram(asked) : null;
  if (!kept) throw error;
  return kept;
}
