import { parseHeadings } from './headings.ts';

const markParts = /^([A-Z]|\d{1,2})(\d{1,2}|[a-h])?$/;

/**
 * Whether `A2` follows `A1`, `3b` follows `3a`, or `A` another `A`, in one superset. The same group with a lower number
 * starts a new one.
 */
export function joinsMark(previous: string, mark: string): boolean {
  const [, group, member] = markParts.exec(mark) ?? [];
  const [, groupBefore, memberBefore] = markParts.exec(previous) ?? [];
  if (group === undefined || group !== groupBefore) return false;
  return member === undefined ? memberBefore === undefined : orderOf(member) > orderOf(memberBefore ?? '');
}

function orderOf(member: string): number {
  return /\d/.test(member) ? Number(member) : member.charCodeAt(0) || 0;
}

/** Parses the mark of a cell: "A1", "a 1" and "A1)" give `A1`, "3A" gives `3a`; other text, such as "SS1", gives ''. */
export function parseMark(cell: string): string {
  const numbered = /^(\d{1,2})\s*[.-]?\s*([a-h])[).]?$/i.exec(cell.trim());
  if (numbered) return `${numbered[1]}${(numbered[2] ?? '').toLowerCase()}`;
  const match = /^([a-z])\s*[.-]?\s*(\d{1,2})?[).]?$/i.exec(cell.trim());
  return match ? `${(match[1] ?? '').toUpperCase()}${match[2] ?? ''}` : '';
}

const beforeA = 'A'.charCodeAt(0) - 1;

/**
 * Returns the indexes of the lines that begin with the letter of their order, `B Romanian deadlift` below `A1` and `A2`. Such a letter is
 * the one after the last letter of the workout, before a capital; in a text without marks like `A1` a letter is part of the name.
 */
export function findLetteredLines(lines: readonly string[]): Set<number> {
  const lettered = new Set<number>();
  if (!lines.some((text) => /^[A-Z]1[).:-]?\s+\p{L}/u.test(text))) return lettered;
  let last = beforeA;
  for (const [index, text] of lines.entries()) {
    if (parseHeadings(text).length > 0) last = beforeA;
    const [, letter = '', number = ''] = /^([A-Z])(\d)?[).:-]?\s+(?:\p{Lu}|(?<=\d[).:-]?\s+)\p{L})/u.exec(text) ?? [];
    const code = letter.charCodeAt(0);
    const isNext = code === last + 1;
    if (letter !== '' && (number !== '' || isNext)) last = code;
    if (isNext && number === '') lettered.add(index);
  }
  return lettered;
}
