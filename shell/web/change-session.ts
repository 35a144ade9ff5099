import { accessPaused, sessionEndpoints } from '#shell/common/session.ts';
import { callEndpoint } from './api/call.ts';
import { clearCachedSession } from './api/token.ts';
import { app } from './app.ts';
import { clearDrafts } from './forms/drafts.ts';
import { clearCaches, endSession, isSessionRestarting, meQuery } from './session.ts';
import { setCurrentUnits } from './texts/current-units.ts';
import { setCurrentTimeZone } from './texts/time-zone.ts';

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
  isSessionRestarting.set(true);
  await app()
    .invalidateRouter()
    .finally(() => isSessionRestarting.set(false));
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
