/** Calls `work` when the browser is idle, after 5 s at the latest. Safari has no `requestIdleCallback`: there after 1 s. */
export function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: 5000 });
  else setTimeout(work, 1000);
}
