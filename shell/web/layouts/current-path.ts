import { useLocation } from '@tanstack/react-router';
import type { NavItem } from '../router/context.ts';

type Entry = Pick<NavItem, 'path' | 'activePaths'>;

/** The path of the entry that the page belongs to; undefined when it belongs to none. */
export function useCurrentPath(items: readonly Entry[]): string | undefined {
  return useLocation({ select: ({ pathname }) => currentPathOf(items, pathname) });
}

/**
 * The entry that an address belongs to, as its path: of several entries at or above the address, the one with the longest path.
 * `/surveys/completed` is its own entry and not also `/surveys`.
 */
export function currentPathOf(items: readonly Entry[], pathname: string): string | undefined {
  const matches = items.flatMap(({ path, activePaths = [] }) =>
    [path, ...activePaths]
      .filter((prefix) => `${pathname}/`.startsWith(`${prefix}/`))
      .map(({ length }) => ({ path, length })),
  );
  return matches.toSorted((one, other) => other.length - one.length)[0]?.path;
}
