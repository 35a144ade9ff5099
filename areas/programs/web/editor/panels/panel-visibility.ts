import { createAtom } from '#shell/web/atom.ts';

const storageKey = 'programs.panel';

/** Whether the side panel is shown, stored on the device. */
export const isPanelShown = createAtom(localStorage.getItem(storageKey) === 'volume');

export function setPanelShown(isShown: boolean): void {
  isPanelShown.set(isShown);
  localStorage.setItem(storageKey, isShown ? 'volume' : '');
}
