/** Suppresses the click that follows a drag. It comes right after `pointerup`, or not at all. */
export function suppressClick(): void {
  const listener = new AbortController();
  const suppress = (event: Event) => {
    event.stopPropagation();
    event.preventDefault();
  };
  window.addEventListener('click', suppress, { capture: true, signal: listener.signal });
  setTimeout(() => listener.abort(), 0);
}
