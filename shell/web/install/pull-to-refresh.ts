/** Distance in pixels after which releasing reloads the page, and from which the gesture is one. */
const [threshold, ignoredDistance] = [80, 20];

/**
 * Reloads the page when it is pulled down at its top. Only for the installed app on iOS: the other browsers have the gesture.
 * Returns a function that ends it.
 */
export function startPullToRefresh(reload = () => window.location.reload()): () => void {
  let startY: number | null = null;
  const indicator = document.createElement('div');
  indicator.className = 'pull-to-refresh';
  indicator.ariaHidden = 'true';

  function start({ touches, target }: TouchEvent): void {
    const isAtTop = window.scrollY <= 0 && !isScrolled(target) && !document.querySelector('[role="dialog"]');
    startY = isAtTop && touches.length === 1 ? (touches[0]?.clientY ?? null) : null;
  }

  function move({ touches }: TouchEvent): void {
    const distance = startY === null ? 0 : (touches[0]?.clientY ?? 0) - startY;
    if (distance < ignoredDistance) {
      indicator.remove();
      return;
    }
    if (!indicator.isConnected) document.body.append(indicator);
    indicator.dataset['ready'] = String(distance >= threshold);
    indicator.style.transform = `translate(-50%, ${Math.min(distance, threshold * 1.5) / 2}px)`;
  }

  function end(): void {
    const isReady = indicator.isConnected && indicator.dataset['ready'] === 'true';
    startY = null;
    indicator.remove();
    if (isReady) reload();
  }

  const stop = new AbortController();
  const options = { passive: true, signal: stop.signal };
  document.addEventListener('touchstart', start, options);
  document.addEventListener('touchmove', move, options);
  document.addEventListener('touchend', end, options);
  document.addEventListener('touchcancel', () => indicator.remove(), options);
  return () => stop.abort();
}

/** Whether something around the touched element is scrolled down. */
function isScrolled(target: EventTarget | null): boolean {
  for (let element = target instanceof Element ? target : null; element; element = element.parentElement)
    if (element.scrollTop > 0) return true;
  return false;
}
