import { parseDay } from '#shell/common/timestamps.ts';

const emailPattern = /[^\s<>()[\]",;:]+@[^\s<>()[\]",;:]+/;
const datePattern =
  /(?<!\d|\d[-/.])(?:\d{4}([-/.])\d{1,2}\1\d{1,2}|\d{1,2}([-/.])\d{1,2}\2(?:\d{4}|\d{2})|\d{1,2}[°.]?[\s-]+\p{L}{3,}\.?[\s-]+\d{4})(?!\d|[-/.]\d)/u;
/** Years of two digits are dates here, too, whatever their century. */
const latest = '2099-12-31';
const phonePattern = /(?:\+\s?)?\(?\d[\d\s().\-/]{4,}\d/;

/** The first text with an @ in a cell, such as `mario@example.com` in `Mario Rossi <mario@example.com>`. */
export function emailIn(cell: string): string | null {
  return emailPattern.exec(cell)?.[0].replace(/[.']+$/, '') ?? null;
}

/** What a cell contains besides its e-mail, without the signs around it. */
export function withoutEmail(cell: string, email: string): string {
  return tidied(cell.replace(email, ' ').replace(/\bmailto:/gi, ' '));
}

export interface CellParts {
  text: string;
  email: string;
  phone: string;
  birthDate: string;
}

/** Divides a cell of a list without a header into its e-mail, date, phone number and the remaining text. */
export function cellParts(cell: string): CellParts {
  const email = emailIn(cell) ?? '';
  const rest = email ? withoutEmail(cell, email) : cell;
  const date = datePattern.exec(rest)?.[0] ?? '';
  const birthDate = parseDay(date, { order: 'day', latest }) || parseDay(date, { order: 'month', latest }) ? date : '';
  const withoutDate = rest.replace(birthDate, ' ');
  const phone = phonePattern.exec(withoutDate)?.[0].trim() ?? '';
  return { text: tidied(withoutDate.replace(phone, ' ')), email, phone, birthDate };
}

/** Removes brackets, quotes and list marks that enclose nothing any more. */
function tidied(text: string): string {
  return text
    .replace(/<\s*>|\(\s*\)|\[\s*\]/g, ' ')
    .replace(/["“”«»]/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s\-–•*:,;|]+|[\s\-–:,;|]+$/g, '');
}
