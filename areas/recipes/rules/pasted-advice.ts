import { headingMarks } from './line-headings.ts';

const opening = `^${headingMarks}[([]?[*_]{0,3}`;
const mark = String.raw`[*_]{0,3}\s{0,2}(?::|[–—-](?=\s))`;
const supplements = String.raw`(?:integrator[ei]|integrazion[ei]|supplementi|supplements?|supplementation)(?:\s(?:alimentar[ei]|consigliat[ie]))?`;
const general = `(?:general[ei]|final[ei]|pratic[hi]{1,2}|util[ei]|nutrizional[ei]|comportamental[ei])`;
const topics = [
  supplements,
  'idratazione|hydration|liquidi|fluids',
  String.raw`(?:note|osservazioni|indicazioni|avvertenze|regole|norme)\s${general}|(?:general|final)\s(?:notes?|advice|rules|tips|recommendations)`,
  String.raw`(?:consigli|raccomandazioni|suggerimenti|linee\sguida|advice|tips|recommendations|guidelines)(?:\s${general})?`,
].join('|');
/** What is avoided, limited or drunk, without a mark behind the first word. */
const appeals = String.raw`(?:evit(?:are|a|ate|i)|limit(?:are|a|ate|i)|ridurre|si\s(?:consiglia|raccomanda)|avoid|limit|bere|bevi|drink)\s`;
/** Water of the day; 200 ml of it are a food of a meal. */
const waterOfDay = String.raw`(?:acqua|water)\b.{0,60}(?:litr[oi]|lit(?:er|re)s?|\d\s?l(?!\p{L})|al\s(?:giorno|dì)|\bdie\b|/\s?(?:giorno|day)|(?:a|per|every)\sday|daily|ogni\sgiorno)`;
const aDay = String.raw`(?:(?:al|a|per|ogni|every)\s(?:giorno|dì|day)|\bdie\b|/\s?(?:giorno|day)|daily|giornalier\p{L}|nella\sgiornata)`;
const condimentsOfDay = String.raw`(?:condiment[oi]|grassi\sda\scondimento|dressings?)\b.{0,60}${aDay}`;
const advice = new RegExp(
  `${opening}(?:(?:${topics})(?:${mark}|[\\s.*_]*$)|${appeals}|${waterOfDay}|${condimentsOfDay})`,
  'iu',
);
const isOfDay = new RegExp(aDay, 'iu');
const topicAlone = new RegExp(String.raw`${opening}(?:${topics})[\s.:*_)\]–—-]*$`, 'iu');

const supplementLine = new RegExp(`${opening}(?:${supplements})${mark}(?=.*\\p{L})`, 'iu');
/** Powders with energy of their own. */
const powder = /whey|protein|casein|aminoacid|amino acid|bcaa|maltodestrin|maltodextrin|gainer|destrosio|dextrose/iu;

/** Whether a line says which supplements are taken: `Integratori: vitamina D 2000 UI`. Powders with energy are foods. */
export function isOfSupplements(line: string): boolean {
  return supplementLine.test(line) && !powder.test(line);
}

interface PastedLine {
  line: string;
  hasHeading: boolean;
}

/**
 * Whether each line of a text is about all of its days and meals: behind the last of several headings, after an empty line, lines that
 * begin with a word for supplements, water, what is avoided, or advice. The lines below such a word alone, and the end of a sentence
 * without a number in the next line, belong to them. Without an empty line such lines are general where nothing else follows them.
 */
export function areGeneral(lines: readonly PastedLine[]): boolean[] {
  const last = lines.findLastIndex(({ hasHeading }) => hasHeading);
  if (lines.filter(({ hasHeading }) => hasHeading).length < 2) return lines.map(() => false);
  const end = startOfEnd(lines, last);
  const areAfterGap = generalAfterGap(lines, last);
  return lines.map((_, index) => index >= end || areAfterGap[index] === true);
}

const maxLinesOfEnd = 40;

/** The index of the first of the general lines that end a text, behind a food of its last meal; the number of lines without any. */
function startOfEnd(lines: readonly PastedLine[], last: number): number {
  const all = lines.flatMap(({ line }, index) => (index > last && hasWords(line) ? { line, index } : []));
  const written = all.slice(-maxLinesOfEnd);
  const isStart = ({ line }: { line: string }) => isAdviceLine(line) && (!isOfSupplements(line) || isOfDay.test(line));
  const found = written.findIndex(
    (one, at) => at > 0 && isStart(one) && areAllGeneral(written.slice(at).map(({ line }) => line)),
  );
  return written[found]?.index ?? lines.length;
}

/** Whether each line is advice, is below a word for it alone, or ends the sentence of the line before. */
function areAllGeneral(lines: readonly string[]): boolean {
  let isBelowTopic = false;
  return lines.every((line, index) => {
    const isEndOfSentence = /,\s*$/.test(lines[index - 1] ?? '') && !/\p{N}/u.test(line);
    const isGeneral = isAdviceLine(line) || isBelowTopic || isEndOfSentence;
    isBelowTopic = isBelowTopic || topicAlone.test(line);
    return isGeneral;
  });
}

function isAdviceLine(line: string): boolean {
  return advice.test(line) && (isOfSupplements(line) || !powder.test(line));
}

function hasWords(line: string): boolean {
  return /[\p{L}\p{N}]/u.test(line);
}

function generalAfterGap(lines: readonly PastedLine[], last: number): boolean[] {
  let isAfterGap = false;
  let isGeneral = false;
  let isBelowTopic = false;
  return lines.map(({ line }, index) => {
    if (index <= last) return false;
    if (!hasWords(line)) {
      isAfterGap = true;
      isGeneral = false;
      isBelowTopic = false;
      return false;
    }
    const isAdvice = isAdviceLine(line);
    const goesOn = isBelowTopic || !/\p{N}/u.test(line);
    isGeneral = isGeneral ? isAdvice || goesOn : isAfterGap && isAdvice;
    isBelowTopic = isGeneral && (isBelowTopic || topicAlone.test(line));
    isAfterGap = false;
    return isGeneral;
  });
}
