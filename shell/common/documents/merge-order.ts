interface Orders {
  base: readonly string[];
  mine: readonly string[];
  theirs: readonly string[];
}

/** Whether both sides reordered the ids that all three versions contain, each in a different way. */
export function hasOrderConflict({ base, mine, theirs }: Orders): boolean {
  const [inMine, inTheirs] = [new Set(mine), new Set(theirs)];
  const common = new Set(base.filter((id) => inMine.has(id) && inTheirs.has(id)));
  const [before, ours, others] = [base, mine, theirs].map((ids) => ids.filter((id) => common.has(id)).join());
  return ours !== before && others !== before && ours !== others;
}

/**
 * `ids` in the order of the side that reordered them, or of `preferred` when both did. An id that only the other side
 * contains comes after the id that it follows on that side.
 */
export function mergeOrder(orders: Orders & { ids: ReadonlySet<string>; preferred: 'mine' | 'theirs' }): string[] {
  const { base, mine, theirs, ids, preferred } = orders;
  const leader = keepsOrder(base, mine) ? 'theirs' : keepsOrder(base, theirs) ? 'mine' : preferred;
  const [leading, other] = leader === 'mine' ? [mine, theirs] : [theirs, mine];

  const placed = leading.filter((id) => ids.has(id));
  let previous = -1;
  for (const id of other) {
    if (!ids.has(id)) continue;
    if (!placed.includes(id)) placed.splice(previous + 1, 0, id);
    previous = placed.indexOf(id);
  }
  return [...placed, ...[...ids].filter((id) => !placed.includes(id))];
}

function keepsOrder(base: readonly string[], side: readonly string[]): boolean {
  const common = base.filter((id) => side.includes(id));
  return common.join() === side.filter((id) => common.includes(id)).join();
}
