import { type ImportRow, isNoted, isUsed } from './import-rows.ts';

/** What a pasted line says that becomes no food. */
export interface KeptText {
  text: string;
  /** The words of the food instead of which it may be eaten; empty for no alternative. */
  insteadOf: string;
  /** Whether the line is not added at all, and not only some of its words. */
  isLeftOut: boolean;
  /** Whether the text can be kept; not that of a food which speaks against the person for whom it is. */
  isKeepable: boolean;
}

/** The lines whose foods are not added though nobody skipped them, and the range and the words of the others that were not read. */
export function keptTexts(rows: readonly ImportRow[]): KeptText[] {
  const texts: KeptText[] = [];
  let food = '';
  for (const row of rows) {
    const { line } = row;
    if (!line.isAlternative) food = line.food;
    if (row.isSkipped || isNoted(row)) continue;
    const insteadOf = line.isAlternative ? food : '';
    const otherWords = [line.range, line.unread].filter(Boolean).join(', ');
    if (!isUsed(row)) texts.push({ text: line.text.trim(), insteadOf, isLeftOut: true, isKeepable: !row.isFoodWarned });
    else if (otherWords !== '')
      texts.push({ text: `${line.food}: ${otherWords}`, insteadOf: '', isLeftOut: false, isKeepable: true });
  }
  return texts;
}
