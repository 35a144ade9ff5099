import type { ApiError } from './api-error.ts';

/** What the whole app does about a refusal, whichever screen asked. `main.tsx` sets them once. */
export interface Reactions {
  unauthenticated: (ask: string) => void;
  paymentRequired: (error: ApiError) => void;
  unreachable: () => void;
}

const silent: Reactions = { unauthenticated: () => {}, paymentRequired: () => {}, unreachable: () => {} };

let current = silent;

export function setReactions(reactions: Reactions): void {
  current = reactions;
}

export function reactions(): Reactions {
  return current;
}
