interface Orders {
  base: readonly string[];
  mine: readonly string[];
  theirs: readonly string[];
}

/** Whether both put what all three have into another order, and not into the same. */
export function hasOrderConflict({ base, mine, theirs }: Orders): boolean {
  const common = base.filter((id) => mine.includes(id) && theirs.includes(id));
  const [was, ours, others] = [base, mine, theirs].map((ids) => ids.filter((id) => common.includes(id)).join());
  return ours !== was && others !== was && ours !== others;
}

/**
 * The members in one order: that of the side that moved something, `first` when both did. What only the other side has
 * there comes behind the one it followed.
 */
export function mergedOrder(orders: Orders & { members: ReadonlySet<string>; first: 'mine' | 'theirs' }): string[] {
  const { base, mine, theirs, members, first } = orders;
  const isAsBefore = (side: readonly string[]) => keepsOrder(base, side);
  const skeleton = isAsBefore(mine) ? 'theirs' : isAsBefore(theirs) ? 'mine' : first;
  const [leading, other] = skeleton === 'mine' ? [mine, theirs] : [theirs, mine];

  const placed = leading.filter((id) => members.has(id));
  let before = -1;
  for (const id of other) {
    const at = placed.indexOf(id);
    if (at === -1 && members.has(id)) placed.splice(before + 1, 0, id);
    if (members.has(id)) before = placed.indexOf(id);
  }
  const rest = [...members].filter((id) => !placed.includes(id));
  return [...placed, ...rest];
}

function keepsOrder(base: readonly string[], side: readonly string[]): boolean {
  const common = base.filter((id) => side.includes(id));
  return common.join() === side.filter((id) => common.includes(id)).join();
}
