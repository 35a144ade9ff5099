import { createAtom } from '#shell/web/atom.ts';

const name = 'programs.panel';

/** Whether the panel beside the weeks is shown, on this device. */
export const isPanelShown = createAtom(localStorage.getItem(name) === 'volume');

export function showPanel(isShown: boolean): void {
  isPanelShown.set(isShown);
  localStorage.setItem(name, isShown ? 'volume' : '');
}
