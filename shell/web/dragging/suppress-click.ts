/** Suppresses the click that the browser dispatches after the release of a drag. Called when the drag starts. */
export function suppressClick(): void {
  const clicks = new AbortController();
  const suppress = (event: Event) => {
    event.stopPropagation();
    event.preventDefault();
  };
  const stop = () => void setTimeout(() => clicks.abort(), 0);
  window.addEventListener('click', suppress, { capture: true, signal: clicks.signal });
  for (const name of ['pointerup', 'pointercancel', 'mouseup'] as const)
    window.addEventListener(name, stop, { capture: true, signal: clicks.signal });
}
