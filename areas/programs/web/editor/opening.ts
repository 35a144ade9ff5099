import { ApiError, isUnreachable } from '#shell/web/api/api-error.ts';
import { call } from '#shell/web/api/call.ts';
import type { Program } from '../../contract/document.ts';
import { programEditingRoutes } from '../../contract/editing.ts';
import { takeAhead } from './ahead.ts';
import { findLeftDraft, type LeftDraft } from './state/draft.ts';
import { type Detail, findKept, forgetKept, keepProgram, type KeptProgram } from './state/kept-programs.ts';

export interface Opening extends Detail {
  /** What a closed tab left unsaved. */
  left: LeftDraft | null;
  /** The program as it was when that was begun, where this device still has it. */
  base: Program | null;
  /** When this device got it; null when it comes from the server just now. */
  keptAt: string | null;
}

interface Asked {
  id: string;
  userId: string;
}

/** From the server, and without a network as this device last had it. */
export async function openProgram(asked: Asked, signal?: AbortSignal): Promise<Opening> {
  const ahead = takeAhead(asked.id);
  const left = await findLeftDraft(asked.id, asked.userId);
  const base = left && baseOf(asked, left);
  try {
    const detail = await (ahead ?? call(programEditingRoutes.detailForEdit, { id: asked.id }, { signal }));
    const isChosenFrom = base !== null && base.version !== detail.program.version;
    // As long as there are two versions to choose from, what both began with stays here.
    if (!isChosenFrom) keepProgram(asked.userId, detail);
    return { ...detail, left, base, keptAt: null };
  } catch (error) {
    return { ...withoutServer(asked, error), left, base };
  }
}

function baseOf(asked: Asked, { version }: LeftDraft): Program | null {
  const program = findKept(asked)?.program;
  return program?.version === version ? program : null;
}

function withoutServer(asked: Asked, error: unknown): KeptProgram {
  if (error instanceof ApiError && error.status === 404) forgetKept(asked);
  const kept = isUnreachable(error) ? findKept(asked) : null;
  if (!kept) throw error;
  return kept;
}
