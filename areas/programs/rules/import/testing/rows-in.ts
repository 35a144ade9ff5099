import { rowsOf } from '../parse-result.ts';
import { parseText } from '../text.ts';

/** The rows of all weeks of a pasted text; none when it is not read as a program. */
export function rowsIn(text: string) {
  const result = parseText(text);
  return result.kind === 'read' ? rowsOf(result.weeks) : [];
}
