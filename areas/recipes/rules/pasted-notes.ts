import { headingMarks } from './line-headings.ts';
import { isOfSupplements } from './pasted-advice.ts';
import { withoutBullet } from './pasted-alternatives.ts';

const noteName = String.raw`(?:not[ae]s?(?:\s(?:\p{L}+|\d{1,2})){0,3}|(?:please\s)?note|attenzione|attention|avvertenz[ae]|importante|important|warning)`;
const opening = `${headingMarks}[([]?[*_]{0,3}`;
const avoided = String.raw`(?:(?:alimenti|cibi|foods?)\s)?(?:(?:da|to)\s)?(?:evitare|evita|evitate|eliminare|limitare|moderare|vietat[aoie]|proibit[aoie]|sconsigliat[aoie]|non\sconsentit[aoie]|avoid|limit|forbidden|not\sallowed)|no`;
/** `Nota: pesare a crudo`, `Note per il pranzo: …`, `N.B. …`, `Evitare: …`. Without a mark behind it only `N.B.` begins a note. */
const beginning = new RegExp(
  String.raw`^${opening}(?:${noteName}[*_]{0,3}\s{0,2}(?::|[–—-](?=\s))|(?:${avoided})[*_]{0,3}\s{0,2}:|n(?:\.\s?)?b(?![\p{L}\p{N}]))`,
  'iu',
);
const alone = new RegExp(
  String.raw`^${opening}(?:(?:not[ae]s?|attenzione|avvertenz[ae]|n\.?\s?b)|(?:${noteName}|${avoided})[*_]{0,3}\s{0,2}:)[\s.:*_)\]–—-]*$`,
  'iu',
);

/** Whether a pasted line is a note, which is no food even where it names one: `Nota: 30 g di pane in più`. */
export function isNote(line: string): boolean {
  return beginning.test(line) || alone.test(line) || isOfSupplements(line);
}

/** Whether a line has a word for a note anywhere: without one it is none. */
export function hasNoteWord(line: string): boolean {
  return /note|nota|n\.?\s?b|atten[tz]|avverten|importan|warning|integra|supplement|evit|elimin|limit|moder|vietat|proibit|consigliat|consentit|avoid|forbidden|allowed|no[*_]{0,3}\s{0,2}:/iu.test(
    line,
  );
}

/** The note without the bullet of a list and the marks of bold letters. */
export function noteText(line: string): string {
  return withoutBullet(line).replaceAll('*', '').trim();
}

/** Whether a text only announces a note: `Nota`, `N.B.:`, `Note generali:`. */
export function announcesNote(text: string): boolean {
  return alone.test(text);
}

/** The texts of a row that begins with a word for a note, as one note: `Nota: pesare a crudo` of two cells. */
export function noteOf([first = '', ...others]: readonly string[]): string {
  const rest = others.join(' ');
  return announcesNote(first) && rest !== ''
    ? `${first.replace(/[\s.:–—-]+$/u, '')}: ${rest}`
    : `${first} ${rest}`.trim();
}
