import type { AnyRouter } from '@tanstack/react-router';

const delayMs = 250;
const typable = [
  'input:not([type=hidden], [type=checkbox], [type=radio], [type=file], [type=range], [type=button], [type=submit], [type=color])',
  'textarea',
].join(',');
const neverTaken = '[data-dates-input], [type=date], [readonly], [disabled], [data-no-focus]';

/** After every change of page on a desktop, the search or the first text field gets the focus. */
export function startFocusRule(router: AnyRouter): void {
  router.subscribe('onResolved', ({ pathChanged, fromLocation }) => {
    if (!pathChanged || !window.matchMedia('(min-width: 992px) and (hover: hover)').matches) return;
    setTimeout(() => focusFirst(Boolean(fromLocation)), delayMs);
  });
}

function focusFirst(isLaterPage: boolean): void {
  const dialogs = [...document.querySelectorAll<HTMLElement>('[role=dialog]')].filter(isVisible);
  const place = dialogs.at(-1) ?? document.querySelector<HTMLElement>('main');
  if (!place || place.contains(document.activeElement)) return;

  const field = visibleField(place, '[type=search]') ?? visibleField(place, typable);
  if (field) field.focus({ preventScroll: true });
  else if (isLaterPage) place.querySelector<HTMLElement>('h1[tabindex]')?.focus({ preventScroll: true });
}

function visibleField(place: HTMLElement, selector: string): HTMLElement | undefined {
  return [...place.querySelectorAll<HTMLElement>(selector)].find(
    (field) => isVisible(field) && !field.matches(neverTaken),
  );
}

function isVisible(element: HTMLElement): boolean {
  return element.checkVisibility?.() ?? true;
}
