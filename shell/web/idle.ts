/** What can wait until the browser has nothing else to do, at most 5 s. Safari knows no idle time. */
export function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: 5000 });
  else setTimeout(work, 1000);
}
