const begin = '^[\\s"“«(¡]*';
const yes = new RegExp(
  `${begin}(?:s[iìí]|yes|yep|yeah|certo|certamente|esatto|esattamente|confermo|correct|exactly|of course)(?!\\p{L})(?![\\s,]*(?:che )?(?:no|non|not)[\\s.!]*$)`,
  'iu',
);
const no = new RegExp(
  `${begin}(?:no|non|not|nope|nessun\\p{L}?|nulla|niente|none|nothing|never|neither|mai|n[eé])(?!\\p{L})`,
  'iu',
);
const doubts = [
  'forse|magari|boh|mah|chiss[aà]|chi (?:lo )?sa|pu[oò] (?:darsi|essere)|(?:[eè] )?possibile|in dubbio|incerta|dubito|non (?:lo )?escludo',
  'non (?:(?:lo|ne) )?(?:so|saprei|sappiamo)|non si sa|(?:non ho )?nessuna idea|non ho (?:ancora )?fatto (?:il|un|nessun) test',
  'non (?:ne )?(?:sono|ho|[eè]) (?:ancora )?(?:(?:la )?minima )?(?:sicur[ao]|cert[ao]|certezza|idea)',
  // Without “essere” they are about something else: “potrei avere voglia di dolci”.
  '(?:potrei|potrebbe|might|(?<=(?:i|it) )(?:may|could))(?=[\\s]*(?:$|[.,;:!?…]|esser(?:e|lo)(?!\\p{L})|be(?!\\p{L})))',
  "maybe|perhaps|possibly|may be|could be|(?:it is |it[’']?s )?possible|not (?:yet )?(?:sure|certain)|unsure|uncertain|doubt it",
  "(?:don[’']?t|do not) (?:really )?know|dunno|idk|who knows|(?:have )?no idea",
].join('|');
/** Words that may be before a doubt: “sinceramente non lo so”. */
const before =
  "beh|boh|mah|ancora|per (?:ora|adesso)|al momento|sinceramente|onestamente|in realt[aà]|io|well|honestly|actually|really|i|it|i am|i[’']?m";
/** “Forse”, “non saprei”, “I might be”; also before a yes or a no: “forse sì”. */
const unclear = new RegExp(`${begin}(?:(?:${before})[\\s,]+){0,3}(?:${doubts})(?!\\p{L})`, 'iu');
const anyNo =
  /(?<!\p{L})(?:no|non|not|nessun\p{L}?|nulla|niente|none|nope|never|mai|don[’']?t (?:think|believe))(?!\p{L})/iu;
const time = /(?<!\p{L})(?:settiman[ae]|mes[ei]|trimestre|weeks?|months?|trimester)(?!\p{L})/iu;

/** Where another clause begins. */
const clauseEnd = /[.,:;!?\n]+|(?<!\p{L})(?:ma|per[oò]|but)(?!\p{L})/iu;
/**
 * Clauses behind a doubt that answer all the same: “boh, 20 settimane”, and not “non so, si vedrà” or “forse, ho un ritardo di 2
 * settimane”.
 */
const yesBehind = /^(?:s[ìí]|si$|yes|yep|yeah|confermo|esatto)(?!\p{L})/iu;
const noBehind = /^(?:no|nope|not|mai|never|non (?:lo )?sono(?: incinta| in gravidanza)?|i[’']?m not)$/iu;
const timeBehind =
  /^(?:(?:sono|alla?|al|di|da|circa|i am|i[’']?m|at|about) ){0,3}[\p{L}\d°ª]+ (?:settiman[ae]|mes[ei]|trimestre|weeks?|months?|trimester)(?: (?:di gravidanza|ormai|circa|now|pregnant))?$/iu;

/** What the clauses behind an unclear one say. */
function answeredBehind(text: string): 'yes' | 'no' | null {
  const clauses = text.split(clauseEnd).map((clause) => clause.trim().replaceAll(/\s+/g, ' '));
  for (const clause of clauses.slice(1)) {
    if (yesBehind.test(clause) || timeBehind.test(clause)) return 'yes';
    if (noBehind.test(clause)) return 'no';
  }
  return null;
}

/**
 * Whether an answer to a question about pregnancy or breastfeeding says yes, no or that it is not known; null when it says none of them.
 * Its first words decide: “sì, non ho nausea” is a yes, “forse sì” is unclear, unless a clause behind it answers: “magari! No”. Without
 * them, weeks and months are a yes, and any other “no” is a no: “per ora no”.
 */
export function yesOrNo(text: string): 'yes' | 'no' | 'unclear' | null {
  if (unclear.test(text)) return answeredBehind(text) ?? 'unclear';
  if (yes.test(text)) return 'yes';
  if (no.test(text)) return 'no';
  if (time.test(text)) return 'yes';
  return anyNo.test(text) ? 'no' : null;
}
