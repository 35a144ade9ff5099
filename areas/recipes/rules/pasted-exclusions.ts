/** Words at the beginning that say what is not eaten: `niente latte`, `no glutine`, `senza lattosio`, `evitare i fritti`, `avoid milk`. */
const excludesBefore =
  /^(?:(?:niente|nulla\sdi|nessun[oa]?|no|non|mai|senza|evit(?:a|i|are|ate)|elimin(?:a|are)|esclud(?:i|ere)|togli(?:ere)?|vietat[oaie]|priv[oaie]\sdi|not|never|without|avoid|skip|exclude|omit|do\snot|don[’']t|nothing\swith)\s|nessun['’])/iu;
/** The same behind: `latte escluso`, `fritti da evitare`, `milk excluded`. */
const excludesBehind =
  /\s(?:esclus[oaie]|eccettuat[oaie]|vietat[oaie]|proibit[oaie]|da\sevitare|excluded|forbidden|to\savoid)$/iu;
/** `gluten free`, `s/g`: what all food must be. */
const isFreeOf = /^(?:(?:gluten|lactose|dairy|milk|sugar|nut|egg|wheat|soy)[\s-]free|s\/[gl])$/iu;
/** Longer lines are lists of foods. */
const mostCharacters = 200;
const marks = /^[\s*_#=>(•·▪◦–—:,;.!-]+|[\s*_).,;:!–—-]+$/gu;

/**
 * Whether a pasted line only says what is not eaten, so that it is no food. A line with a number or with something behind a colon is
 * read as food: `senza glutine: pane 50 g`.
 */
export function isExclusion(line: string): boolean {
  if (line.length > mostCharacters) return false;
  const text = line.replaceAll(marks, '');
  if (/\p{N}|:\s*\p{L}/u.test(text)) return false;
  return excludesBefore.test(text) || excludesBehind.test(text) || isFreeOf.test(text);
}

/** What is excluded before the first comma and the foods behind it: `niente latte, yogurt di soia 125 g`; null for other lines. */
export function exclusionBefore(line: string): { excluded: string; rest: string } | null {
  const comma = line.search(/[,;]/u);
  if (comma === -1 || comma > mostCharacters || !isExclusion(line.slice(0, comma))) return null;
  return { excluded: line.slice(0, comma), rest: line.slice(comma + 1).trim() };
}
