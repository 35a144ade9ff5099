import { useSyncExternalStore } from 'react';

/** One value outside React that components follow: whether the server answers, which question is open. */
export function createAtom<T>(first: T) {
  let value = first;
  const followers = new Set<() => void>();
  const get = () => value;
  const follow = (tell: () => void) => {
    followers.add(tell);
    return () => followers.delete(tell);
  };

  return {
    get,
    set: (next: T) => {
      value = next;
      for (const tell of followers) tell();
    },
    use: () => useSyncExternalStore(follow, get, get),
  };
}
