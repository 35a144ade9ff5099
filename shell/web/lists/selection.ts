import { useState } from 'react';

/** The rows of a list that are selected for an action on several records. */
export interface Selection {
  /** Ids of the rows that can be selected. */
  ids: readonly string[];
  selected: ReadonlySet<string>;
  /**
   * Selects a row, or removes it from the selection. With `toHere` all rows between the previously toggled one and this
   * one change too.
   */
  toggle: (id: string, toHere?: boolean) => void;
  /** Selects all rows, or none when all are selected. */
  toggleAll: () => void;
  clear: () => void;
}

/** The selection among `ids`. Another `scope`, such as another search, clears it. */
export function useSelection(scope: string, ids: readonly string[]): Selection {
  const [state, setState] = useState<{ scope: string; selected: ReadonlySet<string>; last?: string }>();
  const previous = state?.scope === scope ? state : undefined;
  const selected = new Set(ids.filter((id) => previous?.selected.has(id)));

  function toggle(id: string, toHere = false): void {
    const from = toHere && previous?.last ? ids.indexOf(previous.last) : -1;
    const to = ids.indexOf(id);
    const range = from < 0 ? [id] : ids.slice(Math.min(from, to), Math.max(from, to) + 1);
    const next = selected.has(id) ? [...selected].filter((one) => !range.includes(one)) : [...selected, ...range];
    setState({ scope, selected: new Set(next), last: id });
  }

  function toggleAll(): void {
    setState({ scope, selected: new Set(selected.size === ids.length ? [] : ids) });
  }

  return { ids, selected, toggle, toggleAll, clear: () => setState(undefined) };
}
