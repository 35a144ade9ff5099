import { clearAuthStorage, tokenName } from './api/token.ts';
import { app } from './app.ts';
import { unfollowLiveEvents } from './realtime/follow-live-events.ts';

/** Shows the app in this tab, and only in this one, as the client sees it. */
export async function openClientView(token: string): Promise<void> {
  sessionStorage.setItem(tokenName, token);
  await restart('/home');
}

/** Ends the view of a client and opens `path` as the professional. */
export async function closeClientView(path: string): Promise<void> {
  clearAuthStorage();
  await restart(path);
}

async function restart(path: string): Promise<void> {
  await unfollowLiveEvents();
  app().queryClient.clear();
  await app().invalidateRouter();
  await app().navigate(path);
}
