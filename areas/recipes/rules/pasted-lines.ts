import { withoutChatStamps } from '#shell/common/chat-export.ts';
import { withoutHeading } from './line-headings.ts';
import { areGeneral } from './pasted-advice.ts';
import { bulletPattern, instead, optionMark } from './pasted-alternatives.ts';
import { withChoicesMarked } from './pasted-choice-lists.ts';
import { withDayLinesApart } from './pasted-day-lines.ts';
import { withDayKindsNamed } from './pasted-day-kinds.ts';
import { isExclusion } from './pasted-exclusions.ts';
import { withFootnotesAtFoods } from './pasted-footnotes.ts';
import { dayPattern, italianWeekdayPattern, mealPattern } from './pasted-heading-words.ts';
import { announcesNote, hasNoteWord, isNote } from './pasted-notes.ts';
import { tableIn } from './pasted-table/table-lines.ts';
import { withReplacements } from './pasted-replacements.ts';
import { withPlainOptions } from './pasted-words.ts';

const atEndOfLine = new RegExp(
  String.raw`((?:^|\s)(?:${instead}|(?<=\S )(?:o|or|\/))):?[^\S\n]*\n\s*(?:[-–—*•·▪◦○●■□►✓]\s*)?`,
  'gimu',
);

/** Pictures of a chat, which also stand for the marks and numbers of a list: `✅ 30 g mandorle`, `1️⃣ yogurt`. */
const pictures =
  /\d\u{FE0F}?\u{20E3}|\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u{FE0F}|\u{200D}|[\u{2190}-\u{21FF}]/gu;
/** `tra 100 e 120 g`, which are no two foods. */
const between = /(?<!\p{L})(?:tra|fra|between)\s(\d[\d.,]{0,5})\s(?:e|and)\s(?=\d)/giu;
/** Before another heading: `Lun: pollo 150 g - Mar: pesce 200 g`. */
const innerHeading = new RegExp(
  String.raw`(?:[ ,;.|/]{0,3}[–—-]\s|[ ,;.|/]{1,3})\s{0,2}(?=[*_]{0,2}(?:${mealPattern}|${dayPattern})[*_]{0,2}\s?:\s)`,
  'giu',
);

const listMarks = String.raw`[\s*_#=>•·▪◦–—-]{0,8}`;
const isBeforeFood = String.raw`(?=\s{1,2}[\p{L}\d])(?!\s{1,2}(?:e|o|al?|ed|mattina|pomeriggio|sera|liber[oa]|pasto)(?!\p{L}))`;
/** A weekday that a food follows without a mark: `Lunedì pasta 80 g, martedì riso 80 g`, `LUN pasta 80 g`. */
const weekdayAtStart = new RegExp(`^(${listMarks}${italianWeekdayPattern})${isBeforeFood}`, 'gimu');
const short = String.raw`(?:LUN|MAR|MER|GIO|VEN|SAB|DOM)\.?`;
const shortAtStart = new RegExp(`^(${listMarks}${short}(?: ?[-–/,+] ?${short}){0,6})${isBeforeFood}`, 'gmu');
const beginsWithWeekday = new RegExp(`^${listMarks}${italianWeekdayPattern}:`, 'iu');
const weekdayInside = new RegExp(`[,;.] {1,2}(${italianWeekdayPattern})${isBeforeFood}`, 'giu');

/** Whether there is only a note behind the headings of a line, in which days and meals may be named. */
function isNoteOnly(line: string): boolean {
  return hasNoteWord(line) && isNote(withoutHeading(line).rest);
}

/** The line with each further heading, `Lun: pollo 150 g - Mar: pesce 200 g`, on a line of its own. */
function withHeadingsApart(line: string): string {
  if (isNoteOnly(line)) return line;
  const apart = beginsWithWeekday.test(line) ? line.replaceAll(weekdayInside, '\n$1:') : line;
  const first = apart.indexOf(':');
  if (first === -1 || apart.indexOf(':', first + 1) === -1) return apart;
  // What stands before the first colon, or directly behind it, is one heading: `Giorno 1 - lunedì - Pranzo:`.
  return apart.replaceAll(innerHeading, (found: string, ...[position]: unknown[]) =>
    typeof position === 'number' && position > first + 2 ? '\n' : found,
  );
}

const marks = String.raw`[^\S\n]{0,8}(?:${bulletPattern}[^\S\n]{0,8}){0,2}[*_]{0,3}`;
const numberOfFirst = String.raw`(?:(?:opzione|alternativa|option)\s(?:1|a|uno|one)|prima\sopzione)`;
const firstOption = new RegExp(String.raw`^${marks}${numberOfFirst}[\s.:*_)–—-]*$`, 'gimu');
const laterOption = String.raw`(?:opzione|alternativa|option)\s(?:[2-9]|[b-e]|due|tre|two|three)|(?:seconda|terza)\s(?:opzione|alternativa)`;
/** The number of an option before its foods, `Opzione A: 2 uova`. */
const optionHeading = new RegExp(
  String.raw`^(${marks}(?:${numberOfFirst}|${laterOption}))[*_]{0,3}[^\S\n]?[:.)–—-][*_]{0,3}[^\S\n]*(?=\S)`,
  'gimu',
);
/** `oppure` on a line of its own, also as a number of the option. */
const optionLine = new RegExp(
  String.raw`^${marks}[(]?(?:${instead}|o|${laterOption})[^\S\n.:*_)–—-]{0,8}[.:*_)–—-]{0,8}[^\S\n]*\n\s*(?:${bulletPattern}\s*)?`,
  'gimu',
);
/** A line of a pasted text. */
interface TextLine {
  line: string;
  /** Whether it is below a line that only announces a note, `Nota:`, and belongs to it. */
  isBelowNote: boolean;
  /** Whether it is about all days and meals of the text, and no food. */
  isGeneral: boolean;
}

/**
 * The lines with words, of a table those of its foods, days and meals. A line that ends with `oppure` continues in the next one; the line
 * behind one of `oppure` alone begins with `oppure:`.
 */
export function linesOf(text: string): TextLine[] {
  const pasted = withDayKindsNamed(withoutChatStamps(text.replaceAll(/\r\n?/g, '\n')));
  const table = tableIn(pasted);
  const written = withFootnotesAtFoods(table?.lines ?? withDayLinesApart(pasted.split('\n'))).join('\n');
  const typed = written.replaceAll(pictures, ' ').replaceAll(between, '$1-');
  const unified = typed
    .replaceAll(optionHeading, '$1\n')
    .replaceAll(firstOption, '')
    .replaceAll(weekdayAtStart, '$1:')
    .replaceAll(shortAtStart, '$1:');
  const apart = unified.split('\n').map(withHeadingsApart).join('\n');
  const joined = apart.replaceAll(optionLine, optionMark).replaceAll(atEndOfLine, '$1 ');
  const split = table === null ? withChoicesMarked(joined.split('\n')) : joined.split('\n');
  const isGeneral = areGeneral(
    split.map((line) => {
      const { rest, headings } = withoutHeading(line.trim());
      return {
        line,
        hasHeading: headings.length > 0,
        hasFoods: rest !== '' || headings.at(-1)?.isFree === true,
        hasDay: headings.some(({ kind }) => kind === 'day'),
        isNote: isNoteOnly(line) || (hasNoteWord(line) && announcesNote(rest)),
        announcesNote: hasNoteWord(line) && announcesNote(rest),
        isExclusion: isExclusion(rest),
      };
    }),
  );
  const lines = withNotesBelow(split, { isTable: table !== null }).map(({ line, isBelowNote }, index, all) => ({
    line:
      isBelowNote || isGeneral[index] || isNoteOnly(line)
        ? line.trim()
        : withPlainOptions(withReplacements(line.trim(), all[index - 1]?.line ?? '')),
    isBelowNote,
    isGeneral: isGeneral[index] ?? false,
  }));
  return lines.filter(({ line }) => /\p{L}/u.test(line));
}

/** A note goes on to an empty line or the next heading. The rows of a table are no lines of a note. */
function withNotesBelow(lines: readonly string[], { isTable }: { isTable: boolean }): Omit<TextLine, 'isGeneral'>[] {
  let isBelowNote = false;
  return lines.map((line) => {
    if (isTable || !(isBelowNote || hasNoteWord(line))) return { line, isBelowNote };
    const { rest, headings } = withoutHeading(line.trim());
    if (headings.length > 0 || !/[\p{L}\p{N}]/u.test(line)) isBelowNote = false;
    const isOfNote = isBelowNote;
    if (announcesNote(rest)) isBelowNote = true;
    return { line, isBelowNote: isOfNote };
  });
}
