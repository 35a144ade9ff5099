/** Whether `A2` follows `A1`, or `A` another `A`, in one superset. The same letter with a lower number starts a new one. */
export function joinsMark(previous: string, mark: string): boolean {
  if (mark === '' || previous.slice(0, 1) !== mark.slice(0, 1)) return false;
  const number = Number(mark.slice(1));
  return mark.length === 1 ? previous === mark : number > Number(previous.slice(1));
}

/** Parses the mark of a cell: "A1", "a 1" and "A1)" give `A1`; other text, such as "SS1", gives ''. */
export function parseMark(cell: string): string {
  const match = /^([a-z])\s*[.-]?\s*(\d{1,2})?[).]?$/i.exec(cell.trim());
  return match ? `${(match[1] ?? '').toUpperCase()}${match[2] ?? ''}` : '';
}
