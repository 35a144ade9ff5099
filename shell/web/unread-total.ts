import { createAtom } from './atom.ts';

const maxShown = 99;

/** `(3) ` while something is unread, for the title of the tab. */
export const titlePrefix = createAtom('');

/** The number of unread records by the path of the navigation item. */
const counts = createAtom<Readonly<Record<string, number>>>({});

export function setUnread(path: string, count: number): void {
  counts.set({ ...counts.get(), [path]: count });
  const total = totalOf(counts.get());
  titlePrefix.set(total > 0 ? `(${unreadText(total)}) ` : '');
}

/** What is unread behind all links of the navigation, for the menu button. */
export function useUnreadTotal(): number {
  return totalOf(counts.use());
}

function totalOf(byPath: Readonly<Record<string, number>>): number {
  return Object.values(byPath).reduce((total, count) => total + count, 0);
}

/** The number as badges and the title show it: `99+` above 99. */
export function unreadText(count: number): string {
  return count > maxShown ? `${maxShown}+` : String(count);
}
