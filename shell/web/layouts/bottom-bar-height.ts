/**
 * A ref for a bar with the main actions at the bottom of the window: while it stays there, `--bottom-bar-height` is the distance of its
 * upper edge from the bottom of the window, above which toasts are shown. Of several bars the highest one counts.
 */
export function measureBottomBar(bar: HTMLElement | null): (() => void) | undefined {
  if (!bar) return undefined;
  const measure = () => {
    const { position, bottom } = getComputedStyle(bar);
    const isAtBottom = position === 'sticky' || position === 'fixed';
    heights.set(bar, isAtBottom ? bar.offsetHeight + (Number.parseFloat(bottom) || 0) : 0);
    setHeight();
  };
  const observer = new ResizeObserver(measure);
  observer.observe(bar);
  return () => {
    observer.disconnect();
    heights.delete(bar);
    setHeight();
  };
}

const name = '--bottom-bar-height';

/** Heights in px of the bars on the screen: a dialog with a bar may be open over a list with one. */
const heights = new Map<HTMLElement, number>();

function setHeight(): void {
  const height = Math.max(0, ...heights.values());
  const { style } = document.documentElement;
  if (height > 0) style.setProperty(name, `${height}px`);
  else style.removeProperty(name);
}
