/** Relatives and friends, in Italian and English. “Mamma di due figli” is the client. */
export const persons = [
  String.raw`famil\p{L}*(?! doctor)|figli[aeo]?|sorell[ae]|fratell[io]|mamma|madre|papà|padre|moglie|marito|compagn[ao]|amic(?:[aoi]|he)|cugin[aoie]|nipot[ei]|nuora`,
  'cognat[aoie]|nonn[aoie]|genitor[ei]|parent[ei]|zi[aoei]|suocer[aoi]|sisters?|brothers?|daughters?|sons?|mother|mum|father|dad|parents?|wife|husband',
  'partner|friends?|cousins?|nephews?|nieces?|aunt|uncle|grandmother|grandfather|grandparents|kids?|children',
].join('|');
const determiners = String.raw`(?:(?:il|lo|la|i|gli|le|l|un[oa]?|mi[aeo]|miei|su[aeo]|suoi|nostr[aoei]|the|an?|my|our|her|his|their)(?: |['’]\s?))*`;
/** A clause that begins with a person: “mia madre è celiaca”, “e ho un figlio allergico”. */
const ofPerson = new RegExp(
  String.raw`^\s*(?:(?:anche|pure|but|and|also) )?(?:(?:io )?(?:ho|ha|abbiamo|(?:i |we )?have|has) )?${determiners}(?:${persons})(?!\p{L}| (?:di|of)(?!\p{L}))`,
  'iu',
);
/** Words with which clients speak of themselves behind a person: “mia madre come me”, “mio marito mi ha detto”. */
const alsoSelf = /(?<!\p{L})(?:mi|me|io|noi|\p{L}+iamo|us|so am i|as am i|i['’]m|i am|i have|i do)(?!\p{L})/iu;
/** The same anywhere else, with verbs that need no pronoun. */
const ofSelf =
  /(?<!\p{L})(?:io|sono|ho|mi|me|noi|evito|mangio|bevo|soffro|posso|devo|tollero|digerisco|seguo|\p{L}+iamo|i|i['’]m|we)(?!\p{L})/iu;
/** A clause that says of the client what the one before it says of a person: “e anch’io”, “and so am I”. */
const sameOfSelf =
  /(?<!\p{L})(?:anch['’]?e?|pure|altrettanto|idem|entramb[ei]|too|also|as well|both)(?!\p{L})|(?<!\p{L})so (?:am|do|have) i(?!\p{L})/iu;
/** A clause that has the verb of the one before it: “io alle arachidi”. */
const withoutVerb = /^\s*(?:io|me|i)(?: (?:invece|solo|però))* (?:al|allo|alla|ai|agli|alle|a|to)(?!\p{L})/iu;
const denial = /(?<!\p{L})(?:no|non|neanche|nemmeno|neppure|not|neither|nor)(?!\p{L})|n['’]t(?!\p{L})/iu;

const sentenceEnd = /([.;!?\n]+)/;
const clauseEnd =
  /( ?[,:()]+ ?| [-–—]+ | (?:e|ed|ma|però|mentre|and|but|while|whereas) | (?:che|that) (?=(?:io |i )?(?:sono|ho|sto|am|have)(?!\p{L})))/iu;

/**
 * A text without the clauses that say something of relatives and friends alone. A clause without a person of its own goes on about the
 * one before it in the sentence: “mia madre è celiaca, allergica alle noci”. “Celiaca come mia madre” is about the client.
 */
export function withoutRelatives(text: string): string {
  return text
    .split(sentenceEnd)
    .map((sentence, index) => (index % 2 === 0 ? ownPartOf(sentence) : sentence))
    .join('');
}

/** Whether a text speaks of relatives and friends alone. */
export function isOfRelatives(text: string): boolean {
  return text.trim() !== '' && !/[\p{L}\p{N}]/u.test(withoutRelatives(text));
}

function ownPartOf(sentence: string): string {
  const pieces = sentence.split(clauseEnd);
  const clauses = pieces.filter((_, index) => index % 2 === 0);
  if (!clauses.some((clause) => ofPerson.test(clause))) return sentence;
  const subjects = subjectsOf(clauses);
  if (clauses.some((clause, index) => subjects[index] === 'self' && isSameOfSelf(clause))) return sentence;
  const own = clauses.map((clause, index) =>
    subjects[index] === 'self' ? clause + (pieces[index * 2 + 1] ?? '') : '',
  );
  return subjects.at(-1) === 'self' ? own.join('') : own.join('').replace(/[\s,:(–—-]+$/, '');
}

function isSameOfSelf(clause: string): boolean {
  return withoutVerb.test(clause) || (sameOfSelf.test(clause) && !denial.test(clause));
}

/** Whom each clause of a sentence is about. */
function subjectsOf(clauses: readonly string[]): ('self' | 'person')[] {
  let last: 'self' | 'person' = 'self';
  return clauses.map((clause) => {
    const person = ofPerson.exec(clause);
    if (person) last = alsoSelf.test(clause.slice(person[0].length)) ? 'self' : 'person';
    else if (ofSelf.test(clause)) last = 'self';
    return last;
  });
}
