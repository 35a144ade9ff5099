import { createAtom } from '#shell/web/atom.ts';

const name = 'programs.dates';

/** Whether the strip of the week's days is shown, on this device; null where nobody chose: for copies it is. */
const chosen = createAtom<boolean | null>(readChosen());

export function useShowsDates(isCopy: boolean): boolean {
  return chosen.use() ?? isCopy;
}

export function showDates(isShown: boolean): void {
  chosen.set(isShown);
  localStorage.setItem(name, String(isShown));
}

function readChosen(): boolean | null {
  const kept = localStorage.getItem(name);
  return kept === null ? null : kept === 'true';
}
