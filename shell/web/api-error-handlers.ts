import { sessionEndpoints } from '#shell/common/session.ts';
import { type ApiError, messageOf } from './api/api-error.ts';
import type { GlobalErrorHandlers } from './api/query.ts';
import type { ApiErrorHandlers } from './api/error-handlers.ts';
import { pollUntilReachable } from './api/connectivity.ts';
import { app } from './app.ts';
import { createAtom } from './atom.ts';
import { saveReturnPath } from './router/return-path.ts';
import { endSession } from './session.ts';
import { shellText } from './texts/texts.ts';
import { toast } from './widgets/toast.ts';

const quietMs = 3000;
const paymentShownAt = createAtom(Number.NEGATIVE_INFINITY);
const goneAt = createAtom(Number.NEGATIVE_INFINITY);

/** What the whole app does about a refusal, in one place. */
export const apiErrorHandlers: ApiErrorHandlers = {
  unauthenticated: (ask) => {
    if (ask === sessionEndpoints.me || ask === sessionEndpoints.permissions || ask === sessionEndpoints.logout) return;
    saveReturnPath(app().currentHref());
    void endSession();
  },
  paymentRequired: (error) => {
    const now = performance.now();
    if (now - paymentShownAt.get() > quietMs) {
      paymentShownAt.set(now);
      showRefusal(error);
    }
    if (error.data.redirect) void app().navigate(error.data.redirect);
  },
  unreachable: pollUntilReachable,
};

export const globalErrorHandlers: GlobalErrorHandlers = {
  onMutationError: showRefusal,
  // A page asks several things of one record: it says once that the record is gone, and goes back once.
  onNotFound: (error) => {
    const now = performance.now();
    if (now - goneAt.get() < quietMs) return;
    goneAt.set(now);
    toast.error(error.message || shellText('errors.gone'));
    app().goBack();
  },
};

function showRefusal(error: ApiError): void {
  if (error.data.hideMessage) return;
  toast.error(messageOf(error) || shellText('errors.somethingWrong'), { buttons: error.data.buttons });
}
