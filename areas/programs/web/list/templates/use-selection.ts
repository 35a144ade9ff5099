import { useState } from 'react';

export interface Selection {
  chosen: ReadonlySet<string>;
  /** With `toHere`, all rows between the last toggled one and this one are toggled. */
  toggle: (id: string, toHere?: boolean) => void;
  /** Selects all, or none when all are selected. */
  toggleAll: () => void;
  clear: () => void;
}

/** The selected rows. Another folder or search clears the selection. */
export function useSelection(shows: string, ids: readonly string[]): Selection {
  const [state, setState] = useState<{ shows: string; chosen: ReadonlySet<string>; last?: string }>();
  const previous = state?.shows === shows ? state : undefined;
  const chosen = new Set(ids.filter((id) => previous?.chosen.has(id)));

  function toggle(id: string, toHere = false): void {
    const from = toHere && previous?.last ? ids.indexOf(previous.last) : -1;
    const to = ids.indexOf(id);
    const range = from < 0 ? [id] : ids.slice(Math.min(from, to), Math.max(from, to) + 1);
    const next = chosen.has(id) ? [...chosen].filter((one) => !range.includes(one)) : [...chosen, ...range];
    setState({ shows, chosen: new Set(next), last: id });
  }

  function toggleAll(): void {
    setState({ shows, chosen: new Set(chosen.size === ids.length ? [] : ids) });
  }

  return { chosen, toggle, toggleAll, clear: () => setState(undefined) };
}
