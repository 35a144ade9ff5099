import { wordsOf } from '#shell/common/normalize-text.ts';

/** States that a client declares and that change reference intakes and the results of visits. */
export type MaternalName = 'pregnant' | 'lactating';

/** Words for being pregnant and breastfeeding, as regular expressions, in Italian and English, without accents. */
const names: Readonly<Record<MaternalName, string>> = {
  pregnant: 'in gravidanza|incinta|pregnant',
  lactating: 'in allattamento|allatt(?:o|i|a|ando)|breast ?feed(?:ing)?|breastfeeding',
};
const anyName = `(?:${Object.values(names).join('|')})`;

/** Words before a state that is denied. An Italian “no” is not one of them, it answers the question: “No, allatto”. */
const denials = [
  '(?:non|ne|not|neither|\\w+n t) (?:(?:sono|sto|e|sei|stai|am|currently|piu|ancora|yet) )*',
  'no (?=pregnant|breast)',
  '(?:stata|was|were|ever been) ',
].join('|');

/** “Non sono in gravidanza né in allattamento”, “I am not pregnant or breastfeeding”, “sono stata incinta”. */
const deniedAfter = new RegExp(
  ` (?:${denials})${anyName}(?:(?: \\|)? (?:o|ne|e non|or|nor) (?:(?:sono|sto) )*${anyName})*(?= )`,
  'g',
);

/** “In gravidanza no, allatto”, “pregnant or breastfeeding: no”. */
const deniedBefore = new RegExp(` ${anyName}(?: (?:o|or) ${anyName})*(?: \\|)? no(?= (?:\\||e|ma|pero|and|but) )`, 'g');

/** Words of questions that are also about something else than the present state: “Sei in gravidanza o hai partorito?”. */
const otherTopics =
  / (?:partorit\w*|parto|\w*birth|stat[ae]|been|avuto|had|cerc\w+|programm\w+|pianific\w+|diventare|restare|rimanere|planning|trying|become|conceive) /;

/** Words of what has passed, and between what has passed and what is now: “Ho avuto il diabete in gravidanza, ma ora allatto”. */
const past = / (?:ho avuto|ho sofferto|avevo|ero|sono stata|had|was|were) /;
const turn = /(?= (?:\||ma|pero|ora|adesso|but|now) )/;

/** A state in a part about the past, unless it is said to be present: “ho avuto nausea perché sono in gravidanza”. “Allatto” always is. */
const pastState =
  /(?<! (?:sono|sto|am|m|perche|because)(?: (?:di nuovo|ancora|again|currently))?) (?:in gravidanza|incinta|pregnant|in allattamento|breast ?feeding)(?= )/g;

/**
 * The states that a text names and does not deny. Those of the past are not named, and a
 * question about something else too names none: a yes may answer that.
 */
export function maternalStatesNamedIn(text: string): MaternalName[] {
  const named = new Set(text.split('\n').flatMap(namedInLine));
  return (['pregnant', 'lactating'] as const).filter((state) => named.has(state));
}

/** Lines are statements of their own: what one says of the past says nothing of the next one. */
function namedInLine(line: string): MaternalName[] {
  const sentences = line
    .split(/(?<=[.;!?\n])/)
    .filter((one) => !(one.trimEnd().endsWith('?') && otherTopics.test(joined(one))));
  const normalized = joined(sentences.join(' ')).replaceAll(deniedAfter, ' ').replaceAll(deniedBefore, ' ');
  const present = normalized
    .split(turn)
    .map((part) => (past.test(`${part} `) ? `${part} `.replaceAll(pastState, ' ') : part))
    .join('');
  return (['pregnant', 'lactating'] as const).filter((state) => new RegExp(` (?:${names[state]}) `).test(present));
}

/** Whether a text is about pregnancy or breastfeeding, also when it denies it. */
export function mentionsMaternalState(text: string): boolean {
  return new RegExp(` ${anyName} `).test(joined(text));
}

/** The normalized words of a text, without those for pregnancy and breastfeeding. */
export function withoutMaternalNames(text: string): string {
  return joined(text)
    .replaceAll(new RegExp(` ${anyName}(?= )`, 'g'), ' ')
    .trim();
}

/** The normalized words of a text between spaces, with bars for the punctuation. */
function joined(text: string): string {
  const parts = text.split(/[.,;:()\n!?]+|\s[-–]\s/).map((part) => wordsOf(part).join(' '));
  return ` ${parts.join(' | ')} | `;
}
