import { useStore } from 'zustand/react';
import { createStore } from 'zustand/vanilla';

/** A value that many look at, each at a part of it: who looks draws again only when that part differs. */
export function followed<T>(first: T) {
  const store = createStore<{ value: T }>(() => ({ value: first }));
  return {
    get: () => store.getState().value,
    set: (value: T) => store.setState({ value }),
    use: <P>(select: (value: T) => P): P => useStore(store, (state) => select(state.value)),
  };
}
