import type { Query, QueryKey } from '@tanstack/react-query';
import { sessionEndpoints } from '#shell/common/session.ts';
import type { ApiError } from './api/api-error.ts';
import type { RefusedQuery } from './api/query.ts';
import { app } from './app.ts';
import { createAtom } from './atom.ts';
import { hasUnsavedDocument, openingKey, reloadOpenDocuments } from './documents/open-documents.ts';
import { hasKnownPermission } from './session.ts';
import { shellText } from './texts/texts.ts';
import { toast } from './widgets/toast.ts';

/** Refusals within this time belong together: those of one page, and those of the page to which it was left. */
const quietMs = 3000;
const lastLeft = createAtom({ href: '', at: Number.NEGATIVE_INFINITY });
const isFollowing = createAtom(false);
const ofSession: unknown[] = [sessionEndpoints.me, sessionEndpoints.permissions];

/** Hides what a query showed that the server refuses now, and leaves a page that has nothing to show. */
export function handleRefusedQuery(
  error: ApiError,
  { queryKey, wasLoaded, skipGlobalErrorHandler }: RefusedQuery,
): void {
  if (wasLoaded) forgetLostAccess(queryKey, error);
  // The permissions of this tab are out of date. The page may be open to the user without the part that is refused.
  if (wasLoaded && error.code === 'forbidden') void followPermissions();
  else if (error.status === 404 && !skipGlobalErrorHandler) leavePage(error);
}

/**
 * Deletes the responses that no screen shows, which may be of the same lost access, and loads open documents again: their editors do
 * not show the responses of queries, and their screens close when the document is refused too.
 */
function forgetLostAccess(queryKey: QueryKey, { status }: ApiError): void {
  app().queryClient.removeQueries({ predicate: isOfClosedScreen });
  if (queryKey[0] !== openingKey) reloadOpenDocuments();
  else if (status !== 404) tellUnsaved();
}

/** Says that unsaved changes of an open document stay on this device. */
function tellUnsaved(): void {
  if (hasUnsavedDocument()) toast.info(shellText('documents.keptOnDevice'), { isSticky: true });
}

/** Leaves a page once, although several of its requests are refused: back, or to the clients when the page before is refused too. */
function leavePage(error: ApiError): void {
  const at = performance.now();
  const href = app().currentHref();
  const before = lastLeft.get();
  const isRecent = at - before.at < quietMs;
  if (isRecent && before.href === href) return;
  lastLeft.set({ href, at });
  if (isRecent) {
    const path = hasKnownPermission('view clients') ? '/clients' : '/home';
    void app().navigate(path, { replace: true, ignoreBlocker: true });
    return;
  }
  toast.error(error.message || shellText('errors.gone'));
  tellUnsaved();
  // The page before may show the missing record too.
  void app().queryClient.invalidateQueries({ refetchType: 'none', predicate: isOfClosedScreen });
  app().goBack({ ignoreBlocker: true });
}

function isOfClosedScreen(query: Query): boolean {
  return query.getObserversCount() === 0 && !ofSession.includes(query.queryKey[0]);
}

/** Loads the permissions again, once for several requests that are refused. */
async function followPermissions(): Promise<void> {
  if (isFollowing.get()) return;
  isFollowing.set(true);
  try {
    const { reloadPermissions } = await import('./change-session.ts');
    await reloadPermissions();
  } finally {
    isFollowing.set(false);
  }
}
