import { useState } from 'react';

export interface Selection {
  chosen: ReadonlySet<string>;
  /** With `toHere` all between the one toggled last and this one follow it. */
  toggle: (id: string, toHere?: boolean) => void;
  /** All, or none when all are chosen. */
  toggleAll: () => void;
  clear: () => void;
}

/** Which rows are chosen. They belong to what the list shows: another folder or search begins anew. */
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
