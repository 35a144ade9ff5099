import { type HeadedLine, headingMarks, withoutHeading } from './line-headings.ts';
import { linesOf } from './pasted-lines.ts';
import { isNote } from './pasted-notes.ts';
import { type PastedReference, referenceOf } from './pasted-references.ts';

const titleWords = String.raw`(?:dieta|regime\salimentare|(?:piano|schema|programma)(?:\s(?:alimentare|nutrizionale|dietetico)|(?=\s(?:di|per|\d{3,4}\s?k?cal)(?!\p{L})))|(?:meal|diet)\splan|diet(?=\s(?:for|of)\s|\s?[:–—-]))(?!\p{L})`;
const aboutEnergy = String.raw`(?:(?:circa|ca\.?|about)\s)?`;
const kcalOfDay = String.raw`[1-5][.']?\d{3}`;
const energyOfDay = String.raw`(?<!\d)(?:${kcalOfDay}\s?k?cal(?:orie|ories)?(?!\p{L})(?:\s?/\s?(?:die|giorno|day)(?!\p{L}))?|k?cal(?:orie|ories)?\.?\s?:?\s?${aboutEnergy}${kcalOfDay}(?!\d))`;
const date = String.raw`(?<!\d)\d{1,2}[./-]\d{1,2}[./-]\d{2,4}(?!\d)`;
const honorific = String.raw`(?<!\p{L})(?:sig(?:nor[ae]?|\.?\s?(?:ra|na))?|dott(?:or(?:e|essa)?|\.?\s?ssa)?|dr(?:\.?\s?ssa)?|mrs?|ms|dietitian|nutritionist)(?!\p{L})`;
/** `Dieta Lucia M.`, `Piano alimentare`, `Dott.ssa Bianchi`, and a line with the energy of a day: `Lucia M. - 1700 kcal`. */
const title = new RegExp(`^${headingMarks}(?:${titleWords}|${honorific}|.{0,80}${energyOfDay})`, 'iu');
const titleParts = new RegExp(`${titleWords}|${energyOfDay}|${date}|${honorific}|^${headingMarks}`, 'giu');
/** A name of some words: no numbers, no list, nothing behind a colon. */
const nameOnly = /^[\s.,()/–—-]*(?:[\p{L}'’]+(?:[\s.,()/–—-]+|$)){0,10}$/u;
/** Who the diet is for, and when it was written: `Paziente: Anna Verdi`, `Data: 12/03/2026`, `Peso: 68 kg`. */
const particulars =
  /^[\s*_#•–—-]{0,8}(?:paziente|cliente|nome(?: e cognome)?|cognome|data(?: di nascita)?|età|sesso|peso(?: attuale)?|altezza|statura|bmi|patient|client|name|date(?: of birth)?|age|sex|height|weight)[*_]{0,3}\s?:[^\n]{0,60}$/iu;
/** What must be known of the person, which is never only a title: `Allergie: frutta a guscio`. */
const conditions =
  /^[\s*_#•–—-]{0,8}(?:allergi[ae]|intolleranz[ae]|patologi[ae]|diagnosi|farmac[io]|terapia|obiettiv[oi]|gravidanza|allerg(?:y|ies)|intolerances?|diagnos[ei]s|medicines|medications?|conditions?|goals?)(?: [\p{L} ]{1,40})?[*_]{0,3}\s?:/iu;
/** What a diet must leave out is never only a title. */
const saysExclusion =
  /(?<!\p{L})(?:allerg|intoller|intoler|celiac|coeliac|senz|without|no(?!\p{L})|non(?!\p{L})|nient|niet|priv|esclus|evit|avoid|free(?!\p{L})|veg|lattos|lactose|glutin)/iu;

/** Whether a line names only the diet, its author, the person and the energy of the day: `Dieta Lucia M. - 1700 kcal`. */
function isTitle(line: string): boolean {
  return !saysExclusion.test(line) && !conditions.test(line) && isTitleOf(line);
}

function isTitleOf(line: string): boolean {
  if (isNote(line)) return false;
  return (
    particulars.test(line) ||
    conditions.test(line) ||
    (title.test(line) && nameOnly.test(line.replaceAll(titleParts, ' ')))
  );
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
    return { line, ...headed, isBelowNote, isNote: isBelowNote || isGeneral || isNote(headed.rest), isGeneral };
  });
  const first = lines.findIndex(({ headings }) => headings.length > 0);
  return lines.map(({ isBelowNote, ...headed }, index) => {
    const isAbove = index < first && !isBelowNote && isTitleOf(headed.line);
    const isExcluding = isAbove && !isTitle(headed.line);
    // What all food of the diet must be without is a note of the meal plan: `Dieta senza glutine`.
    if (isAbove)
      return {
        ...headed,
        reference: null,
        isNote: isExcluding,
        isGeneral: isExcluding,
        ...(!isExcluding && { rest: '' }),
      };
    const mayRefer = first !== -1 && index >= first && !headed.isNote;
    const reference = mayRefer ? referenceOf(headed.rest) : null;
    return { ...headed, reference, ...(reference !== null && { rest: '' }) };
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
