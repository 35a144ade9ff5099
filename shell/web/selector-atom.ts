import { useStore } from 'zustand/react';
import { createStore } from 'zustand/vanilla';

/** Creates an atom whose subscribers select a part of the value and render only when that part changes. */
export function createSelectorAtom<T>(initial: T) {
  const store = createStore<{ value: T }>(() => ({ value: initial }));
  return {
    get: () => store.getState().value,
    set: (value: T) => store.setState({ value }),
    use: <P>(select: (value: T) => P): P => useStore(store, (state) => select(state.value)),
  };
}
