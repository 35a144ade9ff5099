import { sessionAsks } from '#shell/common/session.ts';
import type { ApiError } from './api/api-error.ts';
import type { Announcements } from './api/query.ts';
import type { Reactions } from './api/reactions.ts';
import { waitForServer } from './api/reachable.ts';
import { app } from './app.ts';
import { rememberPath } from './router/remembered-path.ts';
import { endSession } from './session.ts';
import { shellText } from './texts/texts.ts';
import { toast } from './widgets/toast.ts';

const quietMs = 3000;
let paymentShownAt = Number.NEGATIVE_INFINITY;
let goneAt = Number.NEGATIVE_INFINITY;

/** What the whole app does about a refusal, in one place. */
export const appReactions: Reactions = {
  unauthenticated: (ask) => {
    if (ask === sessionAsks.me || ask === sessionAsks.permissions || ask === sessionAsks.logout) return;
    rememberPath(app().path());
    void endSession();
  },
  paymentRequired: (error) => {
    const now = performance.now();
    if (now - paymentShownAt > quietMs) {
      paymentShownAt = now;
      showRefusal(error);
    }
    if (error.data.redirect) void app().goTo(error.data.redirect);
  },
  unreachable: waitForServer,
};

export const announcements: Announcements = {
  refused: showRefusal,
  // A page asks several things of one record: it says once that the record is gone, and goes back once.
  gone: (error) => {
    const now = performance.now();
    if (now - goneAt < quietMs) return;
    goneAt = now;
    toast.error(error.message || shellText('errors.gone'));
    app().goBack();
  },
};

function showRefusal(error: ApiError): void {
  if (error.data.hideMessage) return;
  toast.error(error.message || shellText('errors.somethingWrong'), { buttons: error.data.buttons });
}
