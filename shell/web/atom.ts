import { useSyncExternalStore } from 'react';

/** A value outside React to which components subscribe, such as whether the server is reachable. */
export function createAtom<T>(initial: T) {
  let value = initial;
  const subscribers = new Set<() => void>();
  const get = () => value;
  const subscribe = (notify: () => void) => {
    subscribers.add(notify);
    return () => subscribers.delete(notify);
  };

  return {
    get,
    set: (next: T) => {
      value = next;
      for (const notify of subscribers) notify();
    },
    use: () => useSyncExternalStore(subscribe, get, get),
  };
}
