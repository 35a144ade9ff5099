import { notifyManager } from '@tanstack/react-query';
import { accessPaused, sessionEndpoints } from '#shell/common/session.ts';
import { callEndpoint } from './api/call.ts';
import { clearCachedSession } from './api/token.ts';
import { app } from './app.ts';
import { clearDrafts } from './forms/drafts.ts';
import { hasUnsavedDocument } from './documents/open-documents.ts';
import { clearCaches, endSession, isSessionRestarting, meQuery, permissionsQuery } from './session.ts';
import { setCurrentUnits } from './texts/current-units.ts';
import { setCurrentTimeZone } from './texts/time-zone.ts';
import { shellText } from './texts/texts.ts';
import { toast } from './widgets/toast.ts';

/** Time to wait for the server: a logout without a network is not delayed. */
const timeoutMs = 2500;

export async function logout(): Promise<void> {
  await callEndpoint(sessionEndpoints.logout, {}, { signal: AbortSignal.timeout(timeoutMs) }).catch(() => {});
  clearDrafts();
  sessionStorage.removeItem(accessPaused);
  await endSession();
}

/** Continues in another account, on the page `href`. */
export async function switchAccount(membershipId: string, href = '/home'): Promise<void> {
  await callEndpoint(sessionEndpoints.switchAccount, { membershipId });
  clearDrafts();
  await restartSession(href);
}

/** Opens a page with nothing cached: the user, the account or its state is another one. */
export async function restartSession(href: string): Promise<void> {
  clearCachedSession();
  await clearCaches();
  app().queryClient.clear();
  await rerunRoutes();
  await app().navigate(href, { replace: true, ignoreBlocker: true });
}

/** Loads the user again, and everything that depends on their time zone or units. */
export async function reloadSession(): Promise<void> {
  const { queryClient } = app();
  const { user } = await queryClient.fetchQuery({ ...meQuery, staleTime: 0 });
  setCurrentTimeZone(user.timeZone);
  setCurrentUnits(user.units);
  await queryClient.invalidateQueries();
}

/**
 * Loads the user and their permissions again after these changed. A page that is not open to the user any more is left, with a message;
 * responses are fetched again only then, by the parts of a page that are still shown.
 */
export async function reloadPermissions(): Promise<void> {
  const { queryClient } = app();
  await Promise.all([
    queryClient.fetchQuery({ ...meQuery, staleTime: 0 }),
    queryClient.fetchQuery({ ...permissionsQuery, staleTime: 0 }),
  ]);
  const path = pathOf(app().currentHref());
  const isUnsaved = hasUnsavedDocument();
  await rerunRoutes();
  if (pathOf(app().currentHref()) !== path) {
    toast.info(shellText('noAccess'));
    if (isUnsaved) toast.info(shellText('documents.keptOnDevice'));
  }
  // After the observers of the permissions have rendered: a query that these disable is not fetched.
  await new Promise<void>((resolve) => notifyManager.schedule(resolve));
  await queryClient.invalidateQueries();
}

/** Lets the routes decide again what may be shown. They say nothing of it meanwhile: the caller does. */
async function rerunRoutes(): Promise<void> {
  isSessionRestarting.set(true);
  await app()
    .invalidateRouter()
    .finally(() => isSessionRestarting.set(false));
}

function pathOf(href: string): string {
  return new URL(href, window.location.origin).pathname;
}
