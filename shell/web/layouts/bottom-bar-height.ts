/**
 * A ref for the bar with the main actions at the bottom of the window: while the bar stays there, `--bottom-bar-height` is the distance of
 * its upper edge from the bottom of the window, above which toasts are shown.
 */
export function measureBottomBar(bar: HTMLElement | null): (() => void) | undefined {
  if (!bar) return undefined;
  const root = document.documentElement;
  const measure = () => {
    const { position, bottom } = getComputedStyle(bar);
    if (position !== 'sticky' && position !== 'fixed') root.style.removeProperty(name);
    else root.style.setProperty(name, `${bar.offsetHeight + (Number.parseFloat(bottom) || 0)}px`);
  };
  const observer = new ResizeObserver(measure);
  observer.observe(bar);
  return () => {
    observer.disconnect();
    root.style.removeProperty(name);
  };
}

const name = '--bottom-bar-height';
