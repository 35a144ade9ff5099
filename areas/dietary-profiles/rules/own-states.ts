import {
  type MaternalName,
  maternalStatesDoubtedIn,
  maternalStatesNamedIn,
  wordsToMaternalName,
} from './maternal-names.ts';
import { persons } from './relatives.ts';

/** Words about relatives: “mia sorella è incinta”, “his wife is pregnant”. */
const relatives = new RegExp(
  String.raw`(?<!\p{L})(?:mi[ao]|su[ao]|nostr[ao]|la|il|my|his|her|their|our|the) (?:${persons})(?!\p{L})`,
  'iu',
);
/** A verb in the first person directly before a state. It counts although a relative is named before it: “dopo la prima figlia sono di nuovo incinta”. */
const selfBeforeState = /(?<!\p{L})(?:sono|sto|i am|i m)(?: \p{L}+){0,3} \S+$/iu;
/**
 * A wish directly before a state, “vorrebbe restare incinta”. Before another verb it is an aim in the state: “vuole mangiare bene in
 * gravidanza”.
 */
export const wishedState = new RegExp(
  [
    '(?<!\\p{L})(?:vorrebbe|vuole|desider\\p{L}+|cerc\\p{L}+|prov\\p{L}+|programm\\p{L}+|pianific\\p{L}+|diventare|restare|rimanere',
    '|trying|hop(?:es|ing)|wants?|planning|become|get(?:s|ting)?|fall(?:s|ing)?)',
    '(?: (?:di|a|ad|per|una?|la|presto|ancora|nuov[oa]|altra|prima|seconda|terza|essere|entrare|avere|to|be|an|another|second|soon|again|for))*',
    ' (?:in )?(?:gravidanza|incinta|gravida|gestante|allatt\\p{L}+|pregnan(?:t|cy)|breast ?feeding)\\s*$',
  ].join(''),
  'iu',
);
/** Words of wishes: “vorrei rimanere incinta”. */
const wishes =
  /(?<!\p{L})(?:vorrei|vorremmo|speriamo|spero|cerc\p{L}+|prov\p{L}+|programm\p{L}+|diventare|restare|rimanere|trying|hope|hoping|would like|want|become|conceive|get(?:ting)? pregnant)(?!\p{L})/iu;
/** Words with which clients speak of themselves. */
const self = /(?<!\p{L})(?:sono|sto|allatto|i am|i m|am)(?!\p{L})/iu;

/** Separators between the clauses of a sentence, each of which may be about another person or another topic. */
const clauseEnds =
  /[,:()]+|\s[-–]\s|\sche(?=\s(?:sono|sto)\s)|\s(?:e|ed|and|ma|però|but|perch[eé]|poich[eé]|siccome|because|since|(?:ora|adesso|now|visto|dato) (?:che|that))\s/i;

/** The sentences of a text about something else that name the client as pregnant or breastfeeding, also with a doubt; empty without any. */
export function statePartsOf(text: string): string {
  return text
    .split(/[.;!\n]+/)
    .flatMap((sentence) => ownPartOf(sentence.trim()) || [])
    .join('. ');
}

/** The sentence when it names a state of the client; of one that names that of others or a wish, too, only the clauses about the client. */
function ownPartOf(sentence: string): string {
  const named = possibleStatesIn(sentence);
  if (named.length === 0) return '';
  const isOfOthers = relatives.test(wordsToMaternalName(sentence) ?? '');
  const naming = sentence
    .split(clauseEnds)
    .filter((clause) => possibleStatesIn(clause).some((state) => named.includes(state)));
  const own = naming.filter((clause) => {
    const wordsToName = wordsToMaternalName(clause) ?? '';
    const isWish = wishes.test(wordsToName) || wishedState.test(wordsToName);
    const isOfOther = relatives.test(wordsToName) && !selfBeforeState.test(wordsToName);
    return !isWish && !isOfOther && (!isOfOthers || self.test(wordsToName));
  });
  return own.length === naming.length && own.length > 0 ? sentence : own.map((clause) => clause.trim()).join(', ');
}

/** The states that a text names, also with a doubt. */
export function possibleStatesIn(text: string): MaternalName[] {
  return [...maternalStatesNamedIn(text), ...maternalStatesDoubtedIn(text)];
}
