import type { ComponentType } from 'react';
import { createAtom } from '#shell/web/atom.ts';

export interface TrainedClients {
  clientIds: string[];
  groupIds?: string[];
}

/** Component with the unread workouts of some clients in which they reported pain. It loads its own texts and suspends. */
export type UnreadPainPart = ComponentType<TrainedClients>;

const provided = createAtom<UnreadPainPart | null>(null);

/** Called once, before the first screen renders: what clients do belongs to an area above this one. */
export function provideUnreadPain(part: UnreadPainPart): void {
  provided.set(part);
}

/** Null when no area above provides it. */
export function useUnreadPainPart(): UnreadPainPart | null {
  return provided.use();
}
