import { wordsOf } from '#shell/common/normalize-text.ts';

/** States that a client declares and that change reference intakes and the results of visits. */
export type MaternalName = 'pregnant' | 'lactating';

/** Words for being pregnant and breastfeeding, as regular expressions, in Italian and English, without accents. */
const names: Readonly<Record<MaternalName, string>> = {
  // “Gravida 2 para 2” counts pregnancies.
  pregnant: 'in gravidanza|incinta|gravida(?! (?:\\d|para))|gestante|pregnant',
  lactating: 'in allattamento|allatt(?:o|i|a|ando)|breast ?feed(?:ing)?|breastfeeding',
};
const anyName = `(?:${Object.values(names).join('|')})`;

const states = ['pregnant', 'lactating'] as const;

/** A part of every word for pregnancy and breastfeeding, as a regular expression, to search stored texts for. */
export const partsOfMaternalWords =
  'gravid|gestant|incint|allatt|pregnan|breast|aspett(o|a|iamo|ando) (un|il |la |due |tre |dei |gemell)|in (dolce )?attesa|expecting|having (a|twins|our|my)|have a(nother)? (baby|child)';
const anyPart = new RegExp(partsOfMaternalWords, 'i');

/** The nouns, which name the present state only in some places, and the words for it that they are read as there. */
const nouns = '(?:gravidanza|pregnancy|allattamento)';
const asState = (noun: string) => (noun === 'allattamento' ? 'in allattamento' : 'in gravidanza');

/** A part that is nothing but the nouns: “Gravidanza o allattamento?”, “gravidanza in corso”, an option “Allattamento”. */
const nounTail =
  '(?: (?:in corso|in atto|attuale|attualmente|ora|a rischio|gemellare|al seno|esclusivo|materno|misto|si|ongoing|currently|now|yes|al? \\w+ mese))?';
const nounPart = new RegExp(
  `^(?:(?:si|yes|sei|sono|in|la|mia|my|any|current|ongoing|attuale|stato di|periodo di) ){0,3}${nouns}${nounTail}(?:(?: (?:o|e|od|ed|or|and))?(?: in)? (?:${nouns}|breast ?feeding|allatti|allatto|menopausa|menopause)${nounTail})*$`,
);
/** A part that goes on with its answer: “gravidanza no, allattamento sì”. */
const deniedPart = new RegExp(`^${nouns} (?:no|mai|nessuna|none|never)$`);
const year = /^(?:(?:nel|in) )?(?:19|20)\d\d$/;

/** “In stato di gravidanza”, “una gravidanza in corso”, “in gravidanza o allattamento”. */
const nounPhrase =
  / (?:in (?:stato|fase|periodo) di (?<of>gravidanza|allattamento)|(?:una )?(?<current>gravidanza) (?:in corso|in atto)(?= )|in (?<first>gravidanza|allattamento)(?<link>(?: (?:o|e|ne))?) (?<second>gravidanza|allattamento))(?= )/g;
/** “Sono alla mia seconda gravidanza”. */
const ordinalOf =
  / (sono|am|m) (?:alla|in) (?:mia |my )?(?:prima|seconda|terza|quarta|first|second|third|fourth) (?:gravidanza|pregnancy)(?= )/g;
/** “Nessuna di queste (gravidanza, allattamento)”. */
const noneOf = /^(?:nessun\w?|none) (?:di|del\w*|of)(?= |$)/;
/** “12a settimana di gravidanza” at the beginning of a part or after “sono”. */
const weekOf =
  / (\||sono|sto|am|m|ora|adesso|now|si|yes) ((?:(?:alla|al|nella|nel|a|di|in|at|the|my|circa|about) ){0,3}(?:[^ |]+ )?(?:settiman[ae]|mes[ei]|trimestre|weeks?|months?|trimester)(?: \d+)?) (?:di|of|in(?:to)?)(?: my)? (?:gravidanza|pregnancy)(?! (?:pers|interrott|precedente|passata|scorsa|fa |ago |(?:nel|in) (?:19|20)))(?= )/g;

/** Words before a state that is denied. An Italian “no” is not one of them, it answers the question: “No, allatto”. */
const denials = [
  '(?:non|nn|ne|not|neither|\\w+n t) (?:(?:sono|sto|e|sei|stai|ho|c|am|currently|piu|ancora|yet|alcuna|nessuna) )*',
  '(?:nessuna|alcuna|senza) ',
  'no (?=pregnant|breast)',
  '(?:stata|was|were|ever been) ',
].join('|');

/** “Non sono in gravidanza né in allattamento”, “I am not pregnant or breastfeeding”, “sono stata incinta”. */
const deniedAfter = new RegExp(
  ` (?:${denials})${anyName}(?:(?: \\|)? (?:o|ne|e non|or|nor) (?:(?:sono|sto) )*${anyName})*(?= )`,
  'g',
);

/** “In gravidanza no, allatto”, “pregnant or breastfeeding: no”. */
const deniedBefore = new RegExp(
  ` ${anyName}(?: (?:o|or) ${anyName})*(?: \\|)? (?:no|nessuna|none|mai|never)(?= (?:\\||e|ma|pero|and|but) )`,
  'g',
);

/**
 * Words of doubt right before a state, “forse sono incinta”, with no other words between them than those of being. A doubt about something
 * else, “non so se posso mangiare il sushi da incinta”, leaves the state certain.
 */
const adverbs = '(?:(?:gia|ancora|di nuovo|anche|proprio|already|again|also) )?';
const being = `${adverbs}(?:(?:(?:io )?(?:sono|sia|fossi)|essere)(?: rimasta)?|be|(?:i |we )?(?:am|m|are|re)) ${adverbs}`;
const maybe =
  'forse|magari|puo (?:darsi|essere)|probabilmente|e probabile|quasi (?:sicuramente|certamente)|maybe|perhaps|possibly|probably|likely';
const unsure =
  '(?:(?:non (?:(?:lo|ne) )?so|(?:don t|do not) know) (?:ancora |yet )?|(?:sapere|capire|vedere|scoprire|verificare|mi chiedo|know|see|find out|wonder|wondering) )(?:se|if|whether)';
const belief =
  '(?:penso|credo|suppongo|presumo|sospetto|temo|mi sa|(?:i )?(?:think|believe|guess|suspect)) (?:proprio )?';
const notSure =
  '(?:non sono (?:sicura|certa)|not sure|not certain|unsure) (?:ancora |yet )?(?:se|di|che|if|whether|that)';
const doubted = [
  `(?:${maybe}|potrei|potrebbe|might|could|may|${unsure}|${notSure}) (?:che )?${being}${anyName}`,
  `${belief}(?:di |che |that )?${being}${anyName}`,
  '(?:aspett(?:o|ando)|attend(?:o|endo)|in attesa|(?:fare|faccio|faro)|waiting|awaiting|take|taking) (?:ancora )?(?:(?:il|del|un|l|esito|risultato|for|a|the|my|results?|of) ){0,4}(?:test di gravidanza|pregnancy test)',
  `(?:${maybe}) ${adverbs}${anyName}(?= (?:\\||o|or) )`,
  '(?:possibile|presunta|sospetta|possible|suspected|forse|maybe) (?:una |a )?(?:gravidanza|pregnancy)',
];
const doubtedBefore = new RegExp(` (?:${doubted.join('|')})(?= )`, 'g');
/** Such words in a question, which a yes answers all the same: “Are you or might you be pregnant?”. */
const doubtsOfQuestion = /(?<!\p{L})(?:forse|maybe|perhaps|possibly|might|may|could)(?!\p{L})/giu;
/** “Incinta, forse”. */
const doubtedBehind = new RegExp(` ${anyName} (?:\\| )?(?:forse|maybe|perhaps|possibly)(?= (?:\\||$))`, 'g');

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
 * The states that a text names, without denial or doubt. Those of the past are not named, and a
 * question about something else too names none: a yes may answer that.
 */
export function maternalStatesNamedIn(text: string): MaternalName[] {
  if (!anyPart.test(text)) return [];
  return inOrder(text.split('\n').flatMap(namedInLine));
}

/** The states that a text names with a doubt, “potrei essere incinta”, and not without one. */
export function maternalStatesDoubtedIn(text: string): MaternalName[] {
  if (!anyPart.test(text)) return [];
  const named = maternalStatesNamedIn(text);
  const doubted = text.split('\n').flatMap((line) => {
    const present = presentIn(line);
    const found = [...present.matchAll(doubtedBefore), ...present.matchAll(doubtedBehind)];
    return found.flatMap(([phrase]) => namesOf(phrase.replaceAll(/ gravidanza| pregnancy/g, ' incinta')));
  });
  return inOrder(doubted).filter((state) => !named.includes(state));
}

function inOrder(found: readonly MaternalName[]): MaternalName[] {
  return states.filter((state) => found.includes(state));
}

function namedInLine(line: string): MaternalName[] {
  return namesOf(presentIn(line).replaceAll(doubtedBefore, ' ').replaceAll(doubtedBehind, ' '));
}

function namesOf(normalized: string): MaternalName[] {
  return states.filter((state) => new RegExp(` (?:${names[state]}) `).test(`${normalized} `));
}

/**
 * The normalized words of a line, without what it denies and what has passed. Lines are statements of their own: what one says of the past
 * says nothing of the next one.
 */
function presentIn(line: string): string {
  const sentences = line
    .split(/(?<=[.;!?\n])/)
    .filter((one) => !(one.trimEnd().endsWith('?') && otherTopics.test(joined(one))))
    .map((one) => (one.trimEnd().endsWith('?') ? one.replaceAll(doubtsOfQuestion, '') : one));
  const normalized = withNounsAsStates(joined(sentences.join(' ')))
    .replaceAll(deniedAfter, ' ')
    .replaceAll(deniedBefore, ' ');
  return normalized
    .split(turn)
    .map((part) => (past.test(`${part} `) ? `${part} `.replaceAll(pastState, ' ') : part))
    .join('');
}

/** The nouns where they name the present state as the words for it, which all other patterns read. */
function withNounsAsStates(normalized: string): string {
  const parts = normalized.split(' | ').map((part) => part.trim());
  const firstDenied = parts.findIndex((part) => noneOf.test(part));
  const read = parts.map((part, index) => {
    if (firstDenied !== -1 && index > firstDenied) return part;
    const isNoun = (nounPart.test(part) && !year.test(parts[index + 1] ?? '')) || deniedPart.test(part);
    return isNoun ? part.replaceAll(new RegExp(`(?:in )?(?<!\\w)(${nouns})`, 'g'), (_, noun) => asState(noun)) : part;
  });
  return ` | ${read.join(' | ')}`
    .replaceAll(nounPhrase, (_, of, current, first, link, second) =>
      first ? ` ${asState(first)}${link || ' o'} ${asState(second)}` : ` ${asState(of ?? current)}`,
    )
    .replaceAll(ordinalOf, ' $1 in gravidanza')
    .replaceAll(weekOf, ' $1 $2 in gravidanza')
    .concat(' ');
}

const anyMention = new RegExp(` (?:${anyName}|${nouns}) `);

/** Whether a text is about pregnancy or breastfeeding, also when it denies it. */
export function mentionsMaternalState(text: string): boolean {
  return anyMention.test(joined(text));
}

/** Whether it says so as of a person, and not with a noun alone: “incinta”, “allatto”. */
export function saysMaternalState(text: string): boolean {
  return new RegExp(` ${anyName} `).test(joined(text));
}

/** The normalized words up to the first one for pregnancy or breastfeeding, with it; null without any. */
export function wordsToMaternalName(text: string): string | null {
  const normalized = joined(text);
  const match = anyMention.exec(normalized);
  return match && normalized.slice(0, match.index + match[0].length);
}

/** Whether a text says that a baby is expected, in other words than those for pregnancy: “aspetto un bambino”, “I am expecting”. */
export function saysBabyExpected(text: string): boolean {
  return anyPart.test(text) && normalizedPartsOf(text) !== joined(text);
}

/** The normalized words of a text, without those for pregnancy and breastfeeding. */
export function withoutMaternalNames(text: string): string {
  return joined(text)
    .replaceAll(new RegExp(` (?:${anyName}|${nouns})(?= )`, 'g'), ' ')
    .trim();
}

/**
 * Phrases for a pregnancy that have no word for it, in normalized words. The child must be expected as such: not “aspetto il bambino all’uscita”,
 * “I was expecting more weight”, “sono in attesa di una risposta” or “after having a baby”.
 */
const babies = '(?:bambin|bimb|neonat|maschiett|gemell|pargol)\\w*|figli[oae]?|femminucci\\w*|bebe';
const ordinals = '(?:prim|second|terz|quart|quint)[oa]';
const aBaby = [
  `(?:un|una)(?: (?:altr[oa]|bel|bell[oa]|${ordinals}))* (?:${babies})`,
  `(?:il|la)(?: (?:mi[oa]|nostr[oa]))? ${ordinals} (?:${babies})`,
  '(?:(?:due|tre|dei) )?(?:gemell\\w+|bambini|bimbi)',
].join('|');
const englishBaby = '(?:bab(?:y|ies)|child(?:ren)?|twins|triplets|(?:little )?(?:boy|girl)|daughter|son|newborn)';
const aEnglishBaby = `(?:(?:a|an|another|my|our|the|her|first|second|third|fourth|new) ){0,3}${englishBaby}(?! (?:to|will|would) )`;
const expecting = new RegExp(
  ` (?:${[
    `(?:sto |stiamo |sta )?aspett(?:o|a|iamo|ando) (?:${aBaby})`,
    `in attesa (?:di |del |della |d )(?:(?:mi[oa]|nostr[oa]|${ordinals}) )*(?:${aBaby}|${babies}|${ordinals} (?:${babies}))`,
    'in dolce attesa|(?<= (?:sono|siamo|sei) )in attesa(?= \\|)',
    `expecting ${aEnglishBaby}|expecting(?= twins)`,
    '(?<= (?:am|m|are|re|currently|now) )expecting(?: again| in \\w+)?(?= \\|)',
    `(?<= (?:am|m|are|re) )having (?:twins|(?:a|an|another|our|my) (?:${ordinals} |first |second |third )?(?:baby|child))`,
    '(?:going|about|due) to have a(?:nother)? (?:baby|child)',
  ].join('|')})(?= )`,
  'g',
);

/** The normalized words of a text between spaces, with bars for the punctuation; phrases for a pregnancy as the word for it. */
function joined(text: string): string {
  const normalized = normalizedPartsOf(text);
  return anyPart.test(text) ? normalized.replaceAll(expecting, ' incinta') : normalized;
}

function normalizedPartsOf(text: string): string {
  const parts = text.split(/[.,;:()\n!?]+|\s[-–]\s/).map((part) => wordsOf(part).join(' '));
  return ` ${parts.join(' | ')} | `;
}
