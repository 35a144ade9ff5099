import { useStore } from 'zustand/react';
import { createStore } from 'zustand/vanilla';

/** A value that many look at, each at a part of it: who looks draws again only when that part differs. */
export function createSelectorAtom<T>(initial: T) {
  const store = createStore<{ value: T }>(() => ({ value: initial }));
  return {
    get: () => store.getState().value,
    set: (value: T) => store.setState({ value }),
    use: <P>(select: (value: T) => P): P => useStore(store, (state) => select(state.value)),
  };
}
