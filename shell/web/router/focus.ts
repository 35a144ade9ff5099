import type { AnyRouter } from '@tanstack/react-router';
import { desktop } from '../layouts/desktop.ts';

const delayMs = 250;
const textFields = [
  'input:not([type=hidden], [type=checkbox], [type=radio], [type=file], [type=range], [type=button], [type=submit], [type=color])',
  'textarea',
].join(',');
const excluded = '[data-dates-input], [type=date], [readonly], [disabled]';

/** On a desktop, focuses the search field or the first text field after every navigation to another path. */
export function startFocusRule(router: AnyRouter): void {
  router.subscribe('onResolved', ({ pathChanged, fromLocation }) => {
    if (!pathChanged || !window.matchMedia(`${desktop} and (hover: hover)`).matches) return;
    setTimeout(() => focusFirst(Boolean(fromLocation)), delayMs);
  });
}

function focusFirst(isLaterPage: boolean): void {
  const dialogs = [...document.querySelectorAll<HTMLElement>('[role=dialog]')].filter(isVisible);
  const container = dialogs.at(-1) ?? document.querySelector<HTMLElement>('main');
  if (!container || container.contains(document.activeElement)) return;

  // A search inside a form looks for something to add, after the first fields.
  const field = visibleField(container, '[type=search]:not(form *)') ?? visibleField(container, textFields);
  if (field) field.focus({ preventScroll: true });
  else if (isLaterPage) container.querySelector<HTMLElement>('h1[tabindex]')?.focus({ preventScroll: true });
}

function visibleField(container: HTMLElement, selector: string): HTMLElement | undefined {
  return [...container.querySelectorAll<HTMLElement>(selector)].find(
    (field) => isVisible(field) && !field.matches(excluded) && !field.closest('[data-no-focus]'),
  );
}

function isVisible(element: HTMLElement): boolean {
  return element.checkVisibility?.() ?? true;
}
