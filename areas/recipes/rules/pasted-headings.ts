import { type HeadedLine, headingMarks, withoutHeading } from './line-headings.ts';
import { linesOf } from './pasted-lines.ts';
import { isNote } from './pasted-notes.ts';
import { type PastedReference, referenceOf } from './pasted-references.ts';

const titleWords = String.raw`(?:dieta|regime\salimentare|(?:piano|schema|programma)(?:\s(?:alimentare|nutrizionale|dietetico)|(?=\s(?:di|per|\d{3,4}\s?k?cal)(?!\p{L})))|(?:meal|diet)\splan|diet(?=\s(?:for|of)\s|\s?[:–—-]))(?!\p{L})`;
const energyOfDay = String.raw`(?<!\d)[1-5][.']?\d{3}\s?k?cal(?!\p{L})(?:\s?/\s?(?:die|giorno|day)(?!\p{L}))?`;
/** `Dieta Lucia M.`, `Piano alimentare`, and a line with the energy of a day: `Lucia M. - 1700 kcal`. */
const title = new RegExp(`^${headingMarks}(?:${titleWords}|.{0,80}${energyOfDay})`, 'iu');
const titleParts = new RegExp(`${titleWords}|${energyOfDay}|^${headingMarks}`, 'giu');
/** A name of some words: no numbers, no list, nothing behind a colon. */
const nameOnly = /^[\s.()–—-]*(?:[\p{L}'’]+(?:[\s.()–—-]+|$)){0,6}$/u;
/** What a diet must leave out is never only a title. */
const saysExclusion =
  /(?<!\p{L})(?:allerg|intoller|intoler|celiac|coeliac|senz|without|no(?!\p{L})|non(?!\p{L})|nient|niet|priv|esclus|evit|avoid|free(?!\p{L})|veg|lattos|lactose|glutin)/iu;

/** Whether a line names only the diet, the person and the energy of the day: `Dieta Lucia M. - 1700 kcal`. */
function isTitle(line: string): boolean {
  return title.test(line) && !isNote(line) && nameOnly.test(line.replace(titleParts, ' ')) && !saysExclusion.test(line);
}

interface PastedLine extends HeadedLine {
  line: string;
  isNote: boolean;
  /** Whether it is about all days and meals: `Acqua: 2 litri al giorno` at the end of the text. */
  isGeneral: boolean;
  /** Where the foods are when the line, below a day or a meal, names another one instead; it has none of its own then. */
  reference: PastedReference | null;
}

/** The lines of a pasted text with their headings. A title before the first meal or day has no foods either. */
export function headedLines(text: string): PastedLine[] {
  const lines = linesOf(text).map(({ line, isBelowNote, isGeneral }) => {
    const headed = withoutHeading(line);
    return { line, ...headed, isNote: isBelowNote || isGeneral || isNote(headed.rest), isGeneral };
  });
  const first = lines.findIndex(({ headings }) => headings.length > 0);
  return lines.map((headed, index) => {
    const mayRefer = first !== -1 && index >= first && !headed.isNote;
    const reference = mayRefer ? referenceOf(headed.rest) : null;
    const hasNoFoods = reference !== null || (index < first && !headed.isNote && isTitle(headed.line));
    return { ...headed, reference, ...(hasNoFoods && { rest: '' }) };
  });
}

/** The titles before the first meal or day of a pasted text, which are no foods: `Dieta Lucia M. - 1700 kcal`. */
export function titlesIn(text: string): string[] {
  const lines = linesOf(text);
  const first = lines.findIndex(({ line }) => withoutHeading(line).headings.length > 0);
  return lines
    .slice(0, Math.max(first, 0))
    .flatMap(({ line, isBelowNote }) => (!isBelowNote && isTitle(line) ? [line.trim()] : []));
}

/** Whether the text has the foods of more than one meal or day. */
export function hasSeveralMeals(text: string): boolean {
  const lines = linesOf(text).map(({ line }) => withoutHeading(line).headings);
  return (['meal', 'day'] as const).some(
    (kind) => lines.filter((headings) => headings.some((one) => one.kind === kind)).length > 1,
  );
}
