const greetings =
  'ciao|salve|buon\\p{L}+|grazie|scusa\\p{L}*|saluti|baci|bacioni|abbracci\\p{L}*|car[oa]|hi|hello|hey|dear|thanks?|cheers|bye|sorry';
const courtesyWord = new RegExp(
  `^(?:${greetings}|ok|okay|perfetto|purtroppo|capito|vero|no|sì|si|boh|please|unfortunately|right|yes)$`,
  'iu',
);
const greeting = new RegExp(`^(?:${greetings})(?: [\\p{L}’']+){0,2}$`, 'iu');

/** Whether a word is one of courtesy, which is no name of a food. */
export function isCourtesy(word: string): boolean {
  return courtesyWord.test(word);
}

/** Whether a part of a sentence is a greeting, also with a name: “ciao Helen”, “grazie mille Anna”. */
export function isGreeting(part: string): boolean {
  return greeting.test(part.trim());
}

/** Whether a part of a sentence speaks of the writer, the time or a result, and so names no food. */
export function saysOtherThing(part: string): boolean {
  return isGreeting(part) || otherThings.test(part);
}

const otherThings =
  /(?<!\p{L})(?:mi|ti|ci|si|vi|io|tu|lo|sono|sento|sto|sta|sei|è|adesso|ora|oggi|ieri|domani|ancora|poi|meglio|peggio|nuovo|negativ\p{L}|positiv\p{L}|settimana|now|today|yesterday|tomorrow|again|still|better|i|i[’']m|you|it|is|am|are|was|see|feel\p{L}*)(?!\p{L})/iu;
