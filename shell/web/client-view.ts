import { clearAuthStorage, tokenName } from './api/token.ts';

/**
 * Shows the app in this tab, and only in this one, as the client sees it. The page is loaded again, because what is on the screen
 * would repeat its requests with the permissions of the other session.
 */
export function openClientView(token: string): void {
  sessionStorage.setItem(tokenName, token);
  window.location.assign('/home');
}

/** Ends the view of a client and opens `path` as the professional, to whom the requests of `beforeLoad` belong already. */
export function closeClientView(path: string, beforeLoad: () => void): void {
  clearAuthStorage();
  beforeLoad();
  window.location.assign(path);
}
