/** `A2` goes with `A1`, and `A` with the `A` before it; a letter that begins again with 1 begins a new superset. */
export function joinsMark(before: string, mark: string): boolean {
  if (mark === '' || before.slice(0, 1) !== mark.slice(0, 1)) return false;
  const number = Number(mark.slice(1));
  return mark.length === 1 ? before === mark : number > Number(before.slice(1));
}

/** `A1` out of a cell: "A1", "a 1", "A1)", "SS1" is not one. */
export function parseMark(cell: string): string {
  const found = /^([a-z])\s*[.-]?\s*(\d{1,2})?[).]?$/i.exec(cell.trim());
  return found ? `${(found[1] ?? '').toUpperCase()}${found[2] ?? ''}` : '';
}
