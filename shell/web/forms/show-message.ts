/** Scrolls to a message when it is mounted, or to a field. On a phone the end of a long form, where messages are, is not in view. */
export function showMessage(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'center' });
}
