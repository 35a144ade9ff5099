/** Words at the beginning that say what is not eaten: `niente latte`, `no glutine`. Other words may say how a food is prepared. */
const noneOf = String.raw`(?:(?:niente|nulla\sdi|nessun[oa]?|no|without|senza)\s|nessun['’])`;
const avoided = String.raw`(?:evit(?:a|i|are|ate)|vietat[oaie]|priv[oaie]\sdi|avoid)\s`;
const excludesBefore = new RegExp(`^(?:${noneOf}|${avoided})`, 'iu');
const isAvoided = new RegExp(`^${avoided}`, 'iu');
/** `pollo, senza pelle` says how the food before it is. */
const maySayHow = /^(?:senza|without)\s|[\s-]free$|^s\/[gl]$/iu;
/** The same behind: `latte escluso`, `fritti da evitare`, `milk excluded`. */
const excludesBehind =
  /\s(?:esclus[oaie]|eccettuat[oaie]|vietat[oaie]|proibit[oaie]|da\sevitare|excluded|forbidden|to\savoid)$/iu;
/** `gluten free`, `s/g`: what all food must be. */
const isFreeOf = /^(?:(?:gluten|lactose|dairy|milk|sugar|nut|egg|wheat|soy)[\s-]free|s\/[gl])$/iu;
/** `il grasso dal prosciutto`: the other food is eaten. */
const isOfFood = /\s(?:dal|dall[aeo]|dai|dagli|from)\s|\sdall['’]/iu;
/** Words that are left out before the words of a name are counted. */
const ignoredWords =
  /(?<!\p{L})(?:il|lo|la|i|gli|le|the|any|aggiunt[oaie]|added|raffinat[oaie]|vaccin[oaie])(?!\p{L})|l['’]/giu;
const betweenNames = /\s(?:e|ed|o|oppure|né|and|or|nor)\s/iu;
/** Words that join two words into one name: `succo di frutta`. */
const joiningWords = /\s(?:di|del|della|a|al|alla|of)\s/giu;
/** Longer texts are lists of foods. */
const mostCharacters = 200;
/** Marks of lists and punctuation around a text. */
const marks = /^[\s*_#=>(•·▪◦–—:,;.!-]+|[\s*_).,;:!–—-]+$/gu;
const separator = /;|\(|,(?!\d)/u;
const betweenStretches = /;|,(?!\d)/u;

/**
 * Whether a text only says what is not eaten, so that it is no food. One with several foods, a number or something behind a colon is read
 * as food: `senza glutine: pane 50 g`, `senza zucchero yogurt greco`.
 */
export function isExclusion(typed: string): boolean {
  if (typed.length > mostCharacters) return false;
  const text = typed.replaceAll(marks, '');
  if (separator.test(text) || isOfFood.test(text) || /\p{N}|:\s*\p{L}/u.test(text)) return false;
  if (isFreeOf.test(text) || isAvoided.test(text)) return true;
  const named = text.replace(excludesBefore, '').replace(excludesBehind, '');
  return named !== text && named.split(betweenNames).every(isOneName);
}

/** Whether the text names one food: a second word may be another one. */
function isOneName(name: string): boolean {
  return name.replaceAll(ignoredWords, ' ').replaceAll(joiningWords, '-').trim().split(/\s+/u).length === 1;
}

/** Whether a line begins with what is not eaten: `niente latte, yogurt di soia`. */
export function beginsWithExclusion(line: string): boolean {
  return isExclusion(line.replace(marks, '').split(separator, 1)[0] ?? '');
}

/** Behind `evitare salumi, …` a weight is that of a food; the others are avoided too. */
const weight = /\d\s?(?:kg|hg|gr?|grammi|ml|cl|dl|oz)(?!\p{L})/iu;

/** A stretch of a line. */
interface Stretch {
  text: string;
  isExcluded: boolean;
}

/**
 * The foods of a line and what it says is not eaten, in their order: `pollo, insalata` and `pane escluso` of
 * `pollo, insalata, pane escluso`. A remark in brackets is behind the foods.
 */
export function withExclusionsApart(line: string): Stretch[] {
  const bracketed: Stretch[] = [];
  const withoutBrackets = line.replaceAll(/\s?\(([^()]{1,200})\)/gu, (all: string, inner: string) => {
    if (!isExclusion(inner) || maySayHow.test(inner.trim())) return all;
    bracketed.push({ text: inner.trim(), isExcluded: true });
    return '';
  });
  const stretches: Stretch[] = [];
  for (const [index, typed] of withoutBrackets.split(betweenStretches).entries()) {
    const text = typed.trim();
    const isExcluded = isExclusion(text) && (index === 0 || !maySayHow.test(text));
    const before = stretches.at(-1);
    if (text === '') continue;
    const goesOn = before?.isExcluded === true && isAvoided.test(before.text) && !weight.test(text);
    if (before && (goesOn || (!before.isExcluded && !isExcluded))) before.text += `, ${text}`;
    else stretches.push({ text, isExcluded });
  }
  const parts = [...stretches, ...bracketed];
  return parts.some(({ isExcluded }) => isExcluded) ? parts : [{ text: line, isExcluded: false }];
}
