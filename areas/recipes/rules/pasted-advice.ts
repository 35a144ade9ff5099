import { headingMarks } from './line-headings.ts';

const opening = `^${headingMarks}[([]?[*_]{0,3}`;
const mark = String.raw`[*_]{0,3}\s{0,2}(?::|[–—-](?=\s))`;
const supplements = String.raw`(?:integrator[ei]|integrazion[ei]|supplementi|supplements?|supplementation)(?:\s(?:alimentar[ei]|consigliat[ie]))?`;
const general = `(?:general[ei]|final[ei]|pratic[hi]{1,2}|util[ei]|nutrizional[ei]|comportamental[ei])`;
/** Lists of what may be eaten instead of foods of the whole text. */
const exchanges = String.raw`(?:(?:lista|tabella|elenco|schema)\s(?:(?:di|delle|degli|dei)\s)?)?(?:sostituzion[ei]|equivalenz[ae]|scambi)(?:\s(?:\p{L}{1,20}\s?){1,4})?|alternative\s(?:al|alla|allo|ai|agli|alle|a)\s[\p{L} ]{2,40}|(?:food\s)?(?:substitutions|exchanges|swaps|equivalents)(?:\slist)?|(?:exchange|substitution|swap)\slist`;
const topics = [
  exchanges,
  supplements,
  'idratazione|hydration|liquidi|fluids',
  String.raw`(?:note|osservazioni|indicazioni|avvertenze|regole|norme)\s${general}|(?:general|final)\s(?:notes?|advice|rules|tips|recommendations)`,
  String.raw`(?:consigli|raccomandazioni|suggerimenti|linee\sguida|advice|tips|recommendations|guidelines)(?:\s${general})?`,
].join('|');
/** What is avoided, limited or drunk, without a mark behind the first word. */
const appeals = String.raw`(?:evit(?:are|a|ate|i)|limit(?:are|a|ate|i)|ridurre|si\s(?:consiglia|raccomanda)|avoid|limit|bere|bevi|drink)\s`;
/** Water of the day; 200 ml of it are a food of a meal. */
const waterOfDay = String.raw`(?:acqua|water)\b.{0,60}(?:litr[oi]|lit(?:er|re)s?|\d\s?l(?!\p{L})|al\s(?:giorno|dì)|\bdie\b|/\s?(?:giorno|day)|(?:a|per|every)\sday|daily|ogni\sgiorno)`;
const aDay = String.raw`(?:(?:al|a|per|ogni|every)\s(?:giorno|dì|day)|\bdie\b|/\s?(?:giorno|day)|daily|giornalier\p{L}|nella\sgiornata|(?:a|per)\s(?:pasto|meal))`;
const condimentsOfDay = String.raw`(?:condiment[oi]|grassi\sda\scondimento|dressings?)\b.{0,60}${aDay}`;
const advice = new RegExp(
  `${opening}(?:(?:${topics})(?:${mark}|[\\s.*_]*$)|${appeals}|${waterOfDay}|${condimentsOfDay})`,
  'iu',
);
const isOfDay = new RegExp(aDay, 'iu');
const beginsExchanges = new RegExp(`${opening}(?:${exchanges})(?:${mark}|[\\s.*_]*$)`, 'iu');
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
  /** Whether a food or a note follows the headings of the section, or its meal is free. */
  hasFoods: boolean;
  hasDay: boolean;
  isNote: boolean;
  /** Whether it only announces a note, `Note:`. */
  announcesNote: boolean;
  /** Whether it only says what is not eaten. */
  isExclusion: boolean;
}

/**
 * Whether each line of a text is about all of its days and meals: before the first of several headings, and behind the last one after
 * an empty line, lines that begin with a word for supplements, water, what is avoided, or advice, and notes and sentences where the meals
 * above have none. The lines below such a word alone, and the end of a sentence without a number in the next line, belong to them. Without
 * an empty line advice, and notes of a text of several days, are general where nothing else follows them.
 */
export function areGeneral(lines: readonly PastedLine[]): boolean[] {
  const last = lines.findLastIndex(({ hasHeading }) => hasHeading);
  if (lines.filter(({ hasHeading }) => hasHeading).length < 2) return lines.map(() => false);
  const closing = closingOf(lines, last);
  const end = startOfEnd(lines, { last, closing });
  const first = lines.findIndex(({ hasHeading }) => hasHeading);
  const beforeMeals = generalAfterGap(lines.slice(0, first), { ...closing, mayBeNote: true });
  const behindMeals = generalAfterGap(lines.slice(last + 1), closing, { isAfterGap: false });
  return lines.map((_, index) => index >= end || beforeMeals[index] === true || behindMeals[index - last - 1] === true);
}

/** Which of the last lines may be remarks on the whole text, as none such stand in the meals before. */
interface Closing {
  isOfDays: boolean;
  mayBeNote: boolean;
  mayBeSentence: boolean;
}

function closingOf(lines: readonly PastedLine[], last: number): Closing {
  const first = lines.findIndex(({ hasHeading }) => hasHeading);
  const isInside = (index: number) => index > first && index < last;
  const isBelowGap = (index: number) => index > 0 && !hasWords(lines[index - 1]?.line ?? '');
  return {
    isOfDays: lines.filter(({ hasDay }) => hasDay).length > 1,
    mayBeNote: !lines.some(({ isNote }, index) => isInside(index) && isNote),
    mayBeSentence: !lines.some(
      ({ line, hasHeading }, index) => isInside(index) && hasWords(line) && !hasHeading && isBelowGap(index),
    ),
  };
}

/** Words of sentences and of who wrote them, which names of foods do not have. */
const sentenceWords =
  /(?<!\p{L})(?:è|sono|può|puoi|possono|potete|deve|devi|devono|va|vanno|ricord\p{L}+|pes(?:a|are|ate|ati|o) |si (?:può|possono|pesa|pesano)|prefer\p{L}+|scegli\p{L}*|usa(?:re|te)?|utilizz\p{L}+|altern(?:a|are|ate)|vari(?:a|are|ate)|mastic\p{L}+|cammin\p{L}+|dorm\p{L}+|non|intendono|intende|intesi|ci vediamo|buon(?:a|o)? (?:lavoro|appetito|dieta|giornata)|controllo|prossim[ao]|dott|dr|dssa|sig|biolog[ao]|nutrizionista|dietist[ao]|tel|cell|firma|remember|weigh|should|must|can|always|never|please|prefer|choose|use|see you|next visit|dietitian|nutritionist)(?!\p{L})|[\p{L}\d]@\p{L}|https?:|www\./iu;
const hasWeight = /\d\s?(?:kg|hg|gr?|grammi|ml|cl|dl|oz)(?!\p{L})/iu;

/** Whether a line below an empty line ends the text rather than its last meal. */
function isRemark({ line, isNote, isExclusion }: PastedLine, { isOfDays, mayBeNote, mayBeSentence }: Closing): boolean {
  if (isNote) return mayBeNote;
  if (!mayBeSentence || !isOfDays) return false;
  return isExclusion || (sentenceWords.test(line) && !hasWeight.test(line));
}

const maxLinesOfEnd = 40;

interface TextEnd {
  /** The index of the last heading. */
  last: number;
  closing: Closing;
}

/** The index of the first of the general lines that end a text, behind a food of its last meal; the number of lines without any. */
function startOfEnd(lines: readonly PastedLine[], { last, closing }: TextEnd): number {
  const all = lines.flatMap((one, index) => (index > last && hasWords(one.line) ? { ...one, index } : []));
  const written = all.slice(-maxLinesOfEnd);
  const isClosingNote = (one: PastedLine) =>
    one.isNote && closing.isOfDays && closing.mayBeNote && !isOfSupplements(one.line);
  const isStart = (one: PastedLine) =>
    isClosingNote(one) || (isAdviceLine(one.line) && (!isOfSupplements(one.line) || isOfDay.test(one.line)));
  const found = written.findIndex(
    (one, at) => (at > 0 || lines[last]?.hasFoods) && isStart(one) && areAllGeneral(written.slice(at), isClosingNote),
  );
  return written[found]?.index ?? lines.length;
}

/** Whether each line is advice or a note of the text, is below a word for one alone, or ends the sentence of the line before. */
function areAllGeneral(lines: readonly PastedLine[], isClosingNote: (one: PastedLine) => boolean): boolean {
  let isBelowTopic = false;
  return lines.every((one, index) => {
    const { line } = one;
    const isEndOfSentence = /,\s*$/.test(lines[index - 1]?.line ?? '') && !/\p{N}/u.test(line);
    const isGeneral = isAdviceLine(line) || isClosingNote(one) || isBelowTopic || isEndOfSentence;
    isBelowTopic = isBelowTopic || isTopicAlone(one);
    return isGeneral;
  });
}

function isTopicAlone({ line, announcesNote }: PastedLine): boolean {
  return announcesNote || topicAlone.test(line);
}

function isAdviceLine(line: string): boolean {
  return advice.test(line) && (isOfSupplements(line) || !powder.test(line));
}

function hasWords(line: string): boolean {
  return /[\p{L}\p{N}]/u.test(line);
}

/** Whether each of the lines before the first heading or below the last one is general, by the empty lines between them. */
function generalAfterGap(lines: readonly PastedLine[], closing: Closing, start = { isAfterGap: true }): boolean[] {
  let { isAfterGap } = start;
  let isGeneral = false;
  let isBelowTopic = false;
  let isExchange = false;
  return lines.map((one) => {
    const { line } = one;
    if (!hasWords(line)) {
      isAfterGap = true;
      isGeneral = false;
      isBelowTopic = false;
      return false;
    }
    const isStart = isAdviceLine(line) || isRemark(one, closing);
    const goesOn = isBelowTopic || !/\p{N}/u.test(line);
    isGeneral = isGeneral ? isStart || goesOn : isAfterGap && isStart;
    isBelowTopic = isGeneral && (isBelowTopic || isTopicAlone(one));
    // A list of exchanges goes on below empty lines.
    isExchange = isExchange || (isGeneral && beginsExchanges.test(line));
    isAfterGap = false;
    return isGeneral || isExchange;
  });
}
