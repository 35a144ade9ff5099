import { accessPaused, sessionEndpoints } from '#shell/common/session.ts';
import type { ApiError } from './api/api-error.ts';
import { messageOf } from './api/error-message.ts';
import type { GlobalErrorHandlers } from './api/query.ts';
import type { ApiErrorHandlers } from './api/error-handlers.ts';
import { reportReachable, reportUnreachable } from './api/connectivity.ts';
import { app } from './app.ts';
import { createAtom } from './atom.ts';
import { ownDataPath } from './router/only-paths.ts';
import { saveReturnPath } from './router/return-path.ts';
import { endSession } from './session.ts';
import { toast } from './widgets/toast.ts';

/** Repeated errors within this time show one toast. */
const quietMs = 3000;
const isOpening = createAtom(false);
const paymentShownAt = createAtom(Number.NEGATIVE_INFINITY);

/** Handles errors of requests that concern the whole app. */
export const apiErrorHandlers: ApiErrorHandlers = {
  unauthenticated: (endpoint, { data }) => {
    const isPaused = data['reason'] === accessPaused;
    // The login page shows it, also after a reload. Only the response to `me` is stored: that to another request may arrive after the
    // studio restored the client, and a deactivated client keeps the session.
    if (isPaused && endpoint === sessionEndpoints.me) sessionStorage.setItem(accessPaused, JSON.stringify(data));
    const sessionRequests: string[] = [sessionEndpoints.me, sessionEndpoints.permissions, sessionEndpoints.logout];
    const href = app().currentHref();
    // Later responses of the ended session must not remove the requests of the login page or replace the stored path.
    if (sessionRequests.includes(endpoint) || href.startsWith('/login')) return;
    if (isPaused) {
      void openOnlyPage(href);
      return;
    }
    saveReturnPath(href);
    void endSession();
  },
  paymentRequired: (error) => {
    const timeMs = performance.now();
    if (timeMs - paymentShownAt.get() > quietMs) {
      paymentShownAt.set(timeMs);
      showError(error);
    }
    if (error.data.redirect) void app().navigate(error.data.redirect);
  },
  unreachable: reportUnreachable,
  reachable: reportReachable,
};

export const globalErrorHandlers: GlobalErrorHandlers = {
  onMutationError: showError,
  // Loaded when it is needed: pages before the login do without it.
  onRefused: (error, query) =>
    void import('./refused-query.ts').then(
      ({ handleRefusedQuery }) => handleRefusedQuery(error, query),
      () => showError(error),
    ),
};

/**
 * Opens home, which redirects a deactivated client to the page with their data, and a user without a valid session to the login. Further
 * requests that are refused meanwhile, or on that page, are ignored.
 */
async function openOnlyPage(href: string): Promise<void> {
  if (isOpening.get() || href.startsWith(ownDataPath)) return;
  isOpening.set(true);
  try {
    const { restartSession } = await import('./change-session.ts');
    await restartSession('/home');
  } finally {
    isOpening.set(false);
  }
}

function showError(error: ApiError): void {
  if (error.data.hideMessage) return;
  toast.error(messageOf(error), { buttons: error.data.buttons });
}
