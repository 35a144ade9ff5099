import type { ApiError } from './api-error.ts';

/** Handlers of errors that concern the whole app, whichever screen sent the request. Set once, by `main.tsx`. */
export interface ApiErrorHandlers {
  unauthenticated: (endpoint: string, error: ApiError) => void;
  paymentRequired: (error: ApiError) => void;
  /** `hasResponse`: a proxy or the server has responded that the app is not available. */
  unreachable: (failure: { hasResponse: boolean }) => void;
  /** Called with each response of the server. */
  reachable: () => void;
}

const noHandlers: ApiErrorHandlers = {
  unauthenticated: () => {},
  paymentRequired: () => {},
  unreachable: () => {},
  reachable: () => {},
};

let current = noHandlers;

export function setApiErrorHandlers(handlers: ApiErrorHandlers): void {
  current = handlers;
}

export function currentApiErrorHandlers(): ApiErrorHandlers {
  return current;
}
