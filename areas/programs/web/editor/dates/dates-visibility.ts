import { createAtom } from '#shell/web/atom.ts';

const storageKey = 'programs.dates';

/** Whether the week strip is shown, stored on the device; null without a choice, which shows it for copies only. */
const choice = createAtom<boolean | null>(readStoredChoice());

export function useShowsDates(isCopy: boolean): boolean {
  return choice.use() ?? isCopy;
}

export function setDatesShown(isShown: boolean): void {
  choice.set(isShown);
  localStorage.setItem(storageKey, String(isShown));
}

function readStoredChoice(): boolean | null {
  const stored = localStorage.getItem(storageKey);
  return stored === null ? null : stored === 'true';
}
