import { createAtom } from '#shell/web/atom.ts';

const storageKey = 'programs.panel';

/** Whether the panel beside the weeks is shown, on this device. */
export const isPanelShown = createAtom(localStorage.getItem(storageKey) === 'volume');

export function setPanelShown(isShown: boolean): void {
  isPanelShown.set(isShown);
  localStorage.setItem(storageKey, isShown ? 'volume' : '');
}
