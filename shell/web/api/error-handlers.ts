import type { ApiError } from './api-error.ts';

/** What the whole app does about a refusal, whichever screen asked. `main.tsx` sets them once. */
export interface ApiErrorHandlers {
  unauthenticated: (ask: string) => void;
  paymentRequired: (error: ApiError) => void;
  unreachable: () => void;
}

const silent: ApiErrorHandlers = { unauthenticated: () => {}, paymentRequired: () => {}, unreachable: () => {} };

let current = silent;

export function setApiErrorHandlers(reactions: ApiErrorHandlers): void {
  current = reactions;
}

export function currentApiErrorHandlers(): ApiErrorHandlers {
  return current;
}
