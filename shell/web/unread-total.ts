import { createAtom } from './atom.ts';

const maxShown = 99;

/** The number of unread records by the path of the navigation item. */
const counts = createAtom<Readonly<Record<string, number>>>({});

export function setUnread(path: string, count: number): void {
  counts.set({ ...counts.get(), [path]: count });
}

/** What is unread behind all links of the navigation, for the title of the tab and the menu button. */
export function useUnreadTotal(): number {
  return Object.values(counts.use()).reduce((total, count) => total + count, 0);
}

/** The number as badges and the title show it: `99+` above 99. */
export function unreadText(count: number): string {
  return count > maxShown ? `${maxShown}+` : String(count);
}
