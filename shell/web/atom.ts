import { useSyncExternalStore } from 'react';

/** Functions that reset all atoms. Only in tests, because test files of one worker share the modules of the product. */
const resets = import.meta.env.MODE === 'test' ? new Set<() => void>() : undefined;

/** A value outside React that components subscribe to: whether the server is reachable, which confirmation is open. */
export function createAtom<T>(initial: T) {
  let value = initial;
  const subscribers = new Set<() => void>();
  const get = () => value;
  const set = (next: T) => {
    value = next;
    for (const notify of subscribers) notify();
  };
  const subscribe = (notify: () => void) => {
    subscribers.add(notify);
    return () => void subscribers.delete(notify);
  };
  resets?.add(() => set(initial));

  return { get, set, subscribe, use: () => useSyncExternalStore(subscribe, get, get) };
}

/** An atom whose value is also stored on the device. `parse` gets null when nothing is stored. */
export function createStoredAtom<T>(key: string, parse: (stored: string | null) => T) {
  const atom = createAtom(parse(localStorage.getItem(key)));
  function set(next: T): void {
    atom.set(next);
    localStorage.setItem(key, String(next));
  }
  return { ...atom, set };
}

export function resetAtoms(): void {
  for (const reset of resets ?? []) reset();
}
