import { createStoredAtom } from '#shell/web/atom.ts';

/** Whether the week strip is shown; null without a choice on this device, which shows it for copies only. */
export const datesChoice = createStoredAtom('programs.dates', (stored) => (stored === null ? null : stored === 'true'));

export function useShowsDates(isCopy: boolean): boolean {
  return datesChoice.use() ?? isCopy;
}
