import { useStore } from 'zustand/react';
import { createStore } from 'zustand/vanilla';

/** Creates an atom whose subscribers select a part of the value and render only when that part changes. */
export function createSelectorAtom<T>(initial: T) {
  const store = createStore<{ value: T }>(() => ({ value: initial }));
  return {
    get: () => store.getState().value,
    set: (value: T) => store.setState({ value }),
    /** Calls `listener` with each new value and the one before; returns the function that ends it. */
    subscribe: (listener: (value: T, previous: T) => void) =>
      store.subscribe((state, previous) => listener(state.value, previous.value)),
    use: <P>(select: (value: T) => P): P => useStore(store, (state) => select(state.value)),
  };
}
