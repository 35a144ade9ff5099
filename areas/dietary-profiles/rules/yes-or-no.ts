const begin = '^[\\s"“«(¡]*';
const yes = new RegExp(
  `${begin}(?:s[iìí]|yes|yep|yeah|certo|certamente|esatto|esattamente|confermo|correct|exactly|of course)(?!\\p{L})(?![\\s,]*(?:che )?(?:no|non|not)[\\s.!]*$)`,
  'iu',
);
const no = new RegExp(
  `${begin}(?:no|non|not|nope|nessun\\p{L}?|nulla|niente|none|nothing|never|neither|mai|n[eé])(?!\\p{L})`,
  'iu',
);
/** Words of a probability, which are no yes. “Credo di no” is a no, and “credo che sia una femmina” is about something else. */
const probable = [
  '(?:[eè] )?(?:molto |assai |pi[uù] che )?probabil(?:e|mente)|con (?:molta |ogni |tutta )?probabilit[aà]|quasi (?:sicur|cert)(?:amente|[ao])',
  '(?:penso|credo|spero|suppongo|presumo|immagino|sospetto|temo|mi sa|sembra|sembrerebbe|pare|parrebbe) (?:proprio )?(?:di|che) s[iì](?!\\p{L})',
  '(?:penso|credo|suppongo|presumo|immagino|sospetto)(?=[\\s]*(?:$|[.,;:!?…]))|vedremo|si vedr[aà]|lo (?:sapr[oò]|scoprir[oò])',
  "(?:(?:most|very|quite) )?(?:probably|likely)|(?:think|believe|guess|hope|suppose|suspect) so|we will see|we[’']ll see",
].join('|');
/** Tests and results that are still to come: “aspetto il test”, “domani faccio il test”, “waiting for my results”. */
const result =
  '(?:test|esit[oi]|risultat[oi]|risposta|beta|esam[ei]|analisi|conferma|cicl[oi]|mestruazioni|tests?|results?|period)(?!\\p{L})';
const anArticle =
  "(?:(?:il|lo|la|i|le|gli|un|dei|delle|del|dell|degli|della|di|l|dal|dall|a|an|the|my|some|for)[\\s'’]+){0,3}";
const testPending = [
  `(?:(?:sto |stiamo )?(?:ancora )?(?:aspett(?:o|iamo|ando)|attend(?:o|iamo|endo))|in attesa) (?:ancora )?${anArticle}${result}`,
  `(?:domani |oggi |presto |dopodomani |devo |dobbiamo |dovrei |voglio )+(?:ancora )?(?:fare|faccio|far[oò]|ripetere) ${anArticle}test(?!\\p{L})`,
  `(?:faccio|far[oò]) ${anArticle}test (?:di gravidanza )?(?:domani|presto|oggi|la prossima|settimana|fra|tra)`,
  `(?:still )?(?:waiting|awaiting) ${anArticle}(?:(?:pregnancy|blood) )?${result}`,
  `(?:taking|doing|(?:will|need to|have to|must|going to) (?:take|do)) ${anArticle}(?:pregnancy )?test(?!\\p{L})`,
  `(?:haven[’']?t|have not) (?:yet )?(?:taken|done) ${anArticle}(?:pregnancy )?test|(?:haven[’']?t|have not) tested`,
].join('|');
/** A period that is late is no answer, with days or weeks too. */
const late = [
  "(?:sono |ho |abbiamo |solo |ancora |circa |qualche |alcuni |un |una |\\d+ |giorn[oi] |settiman[ae] |di |po['’]? )*(?:in )?ritardo(?! (?:di crescita|mental|con|nella|nello))",
  "(?:(?:il|le|la) |l['’])?(?:mi[oae] )?(?:ciclo|mestruazioni|mestruo) (?:[eè] |sono |ha |hanno )?(?:\\p{L}+ ){0,2}(?:in ritardo|un ritardo|ritarda|saltat\\p{L}|non)",
  'non mi (?:[eè]|sono|viene|vengono|arriva|arrivano) (?:ancora )?(?:arrivat\\p{L} |venut\\p{L} |pi[uù] )?(?:il|le|la)? ?(?:ciclo|mestruazioni)',
  'mi (?:[eè]|sono) saltat\\p{L} (?:il|le) (?:ciclo|mestruazioni)',
  "(?:(?:i am|i[’']?m|my period is|period is) )?(?:\\p{L}+ )?late(?! for)(?!\\p{L})|(?:i )?missed (?:my|a) period",
].join('|');
const doubts = [
  probable,
  testPending,
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
const unclearLate = new RegExp(`${begin}(?:(?:${before})[\\s,]+){0,3}(?:${late})(?!\\p{L})`, 'iu');
/** A yes that nothing but a probability follows: “sì, probabilmente”, and not “sì, probabilmente una femmina”. */
const probableYes = new RegExp(
  `${begin}(?:s[iìí]|yes|yeah)[\\s,.…]+(?:i )?(?:${probable}|forse|maybe|perhaps|think)[\\s.!…]*$`,
  'iu',
);
const negative =
  /(?<!\p{L})(?:(?:test|beta|risultato|esito|result)(?: di gravidanza)?[\s,:]*(?:(?:[eèé]|era|ed [eèé]|was|is|came back) )?negativ[eoa]?)(?!\p{L})/iu;
const anyNo =
  /(?<!\p{L})(?:no|non|not|nessun\p{L}?|nulla|niente|none|nope|never|mai|don[’']?t (?:think|believe))(?!\p{L})/iu;
const time = /(?<!\p{L})(?:settiman[ae]|mes[ei]|trimestre|weeks?|months?|trimester)(?!\p{L})/iu;

/** Where another clause begins. */
const clauseEnd = /[.,:;!?\n]+|(?<!\p{L})(?:ma|per[oò]|but)(?!\p{L})/iu;
/**
 * Clauses behind a doubt that answer all the same: “boh, 20 settimane”, and not “non so, si vedrà” or “forse, ho un ritardo di 2
 * settimane”.
 */
const yesBehind =
  /^(?:s[ìí]|si$|yes|yep|yeah|confermo|esatto|(?:(?:il |the |e il )?test (?:[eè] |era |was |is )?)?positiv[oae]?|sono incinta|i am pregnant)(?!\p{L})/iu;
const noBehind = /^(?:no|nope|not|mai|never|non (?:lo )?sono(?: incinta| in gravidanza)?|i[’']?m not)$/iu;
const timeBehind =
  /^(?:(?:sono|alla?|al|di|da|circa|i am|i[’']?m|at|about) ){0,3}[\p{L}\d°ª]+ (?:settiman[ae]|mes[ei]|trimestre|weeks?|months?|trimester)(?: (?:di gravidanza|ormai|circa|now|pregnant))?$/iu;

/** What the clauses behind an unclear one say. Weeks behind a late period are those of the delay. */
function answeredBehind(text: string, { isLate }: { isLate: boolean }): 'yes' | 'no' | null {
  const clauses = text.split(clauseEnd).map((clause) => clause.trim().replaceAll(/\s+/g, ' '));
  for (const clause of clauses.slice(1)) {
    if (yesBehind.test(clause) || (!isLate && timeBehind.test(clause))) return 'yes';
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
  const isLate = unclearLate.test(text);
  if (isLate || unclear.test(text)) return answeredBehind(text, { isLate }) ?? 'unclear';
  if (probableYes.test(text)) return 'unclear';
  if (yes.test(text)) return 'yes';
  if (no.test(text)) return 'no';
  if (time.test(text)) return 'yes';
  return anyNo.test(text) || negative.test(text) ? 'no' : null;
}
