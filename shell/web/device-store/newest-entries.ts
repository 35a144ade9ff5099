import { useMe } from '../session.ts';

/**
 * The newest entries that the user stored under a name on this device, newest first, at most `max`. An entry is an id, or an id and a
 * value after a space; one with the same id is replaced.
 */
export function useNewestEntries(name: string, max: number) {
  const { id: userId, membershipId } = useMe();
  const key = `${name}.${membershipId ?? userId}`;
  const read = () => localStorage.getItem(key)?.split(',').filter(Boolean) ?? [];

  function remember(entry: string): void {
    const others = read().filter((other) => idOf(other) !== idOf(entry));
    localStorage.setItem(key, [entry, ...others].slice(0, max).join(','));
  }

  return { read, remember };
}

function idOf(entry: string): string | undefined {
  return entry.split(' ')[0];
}
