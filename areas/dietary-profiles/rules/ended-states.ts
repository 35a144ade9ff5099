import { wordsOf } from '#shell/common/normalize-text.ts';
import { isOfRelatives } from './relatives.ts';

/** The end of a pregnancy, by birth or by loss, and of breastfeeding. */
export type EndedState = 'pregnancy_over' | 'lactation_over';

/**
 * A part of every text that says so and has none of `partsOfMaternalWords`, as a regular expression, to search stored texts for.
 */
export const partsOfEndedStates =
  'abort|miscarr|stillb|partorit|raschiament|weaned|nursing|(gave|given|had given) birth|(was|were|is|been|got) born|nat[oaie]( |\\W|$)|little (girl|boy|one)|(lost|losing) (the|my|our|a|both) |pers[oaie] (il|la|i|le|un|una|mi[oa]|nostr[oa]|l.) |bab(y|ies) (is|are|has|have|arrived|came)|had (the|my|our) (baby|twins)';
const anyPart = new RegExp(`${partsOfEndedStates}|gravid|incint|allatt|pregnan|breast|aspett`, 'i');

const own = '(?:(?:il|la|i|le|l|un|una|mi[oae]|miei|nostr[oaie]|the|my|our|a|an|both|her|him|prim[oa]|second[oa]) )*';
const baby =
  '(?:bambin\\w|bimb\\w|neonat\\w|piccol[oae]|piccolin[oa]|figli[oae]?|gemell\\w+|feto|creatura|bab(?:y|ies)|twins|triplets|child|daughter|son|little (?:one|girl|boy))';
const notPregnant = '(?:incinta|gravida|in gravidanza|in (?:dolce )?attesa)';
const pregnancyOver = [
  `non (?:sono|sarei|risulto) (?:purtroppo )?piu (?:purtroppo )?${notPregnant}|non (?:sono|ero) ${notPregnant} ora|non aspett(?:o|iamo) piu ${own}${baby}`,
  `(?:ho|abbiamo) (?:\\w+ )?pers[oaie] ${own}(?:${baby}|gravidanza|pancia)|gravidanza (?:\\w+ ){0,2}(?:pers|interrott|finit|terminat|andata male|conclus)\\w*`,
  `(?:ho|abbiamo) (?:avuto|subito) (?:un )?(?:\\w+ )?aborto|(?:ho|sono) abortit\\w|aborto (?:spontaneo|ritenuto|interno|terapeutico)|raschiamento`,
  `(?:ho|abbiamo) (?:dovuto )?interromp?(?:ere|rotto|otto) ${own}gravidanza|interruzione (?:volontaria |terapeutica )?(?:di|della) gravidanza|(?:ho|abbiamo) interrotto ${own}gravidanza`,
  'ho (?:\\w+ )?partorito|(?:appena|finalmente|oggi|ieri) partorito|parto (?:e )?(?:andato|avvenuto)',
  `^(?:(?:finalmente|ieri|oggi|stanotte|stamattina|evviva|ciao|ed?|ci siamo) )*(?:${own}${baby} )?(?:e|sono|era) (?:\\w+ )?nat[oaie](?: |$)`,
  '(?:i|we|ve|just|had|have) miscarried|^(?:\\w+ )?miscarried|(?:had|having|have had|suffered|after) (?:a|another|the|my) (?:\\w+ )?miscarriage',
  '(?:no longer|not|t) (?:actually |currently |even )?(?:pregnant|expecting) (?:any ?more|any longer|now)|no longer (?:pregnant|expecting)|(?:am|m) not pregnant any',
  `(?:i|we|ve|have|had|just|also|and|lost) lost ${own}(?:${baby}|pregnancy)|^lost ${own}(?:${baby}|pregnancy)|(?:am|are|re|m) losing ${own}(?:${baby}|pregnancy)`,
  '(?:had|have had) an abortion|(?:was|were|is) stillborn|had a stillbirth|(?:terminated|ended) (?:the|my|our) pregnancy|pregnancy (?:\\w+ )?(?:ended|over|terminated|did not|didn t|failed)',
  `(?:gave|given) birth|(?:he|she|they|${baby}|\\w+) (?:was|is|were|got) (?:finally |just )?born|(?:i|we|just|ve) had ${own}${baby}(?: |$)|${own}${baby} (?:has |have |is |are )?(?:arrived|came|here)(?: |$)`,
].join('|');
const lactationOver = [
  '(?:smesso|finito|terminato|concluso) (?:\\w+ ){0,2}(?:allattare|allattamento)|non (?:\\w+ ){0,2}allatt(?:o|ando|iamo) (?:al seno )?piu|non (?:sto )?(?:lo |la |li )?(?:piu )?allatt(?:o|ando) piu|non (?:sto )?piu allattando',
  'allattamento (?:\\w+ )?(?:finito|terminato|concluso|interrotto)|interrotto (?:l )?allattamento',
  '(?:stopped|quit|finished|done|given up|gave up) (?:with )?(?:breast ?feeding|nursing)|(?:no longer|not|t) (?:\\w+ )?(?:breast ?feed\\w*|nursing) (?:\\w+ )?(?:any ?more|any longer|now)|no longer (?:breast ?feed\\w*|nurs\\w+)',
  '(?:i|we|ve|have|just|fully) weaned (?:her|him|them|the|my|our|both|off|from|\\w+)|weaned off',
].join('|');
const patterns: Readonly<Record<EndedState, RegExp>> = {
  pregnancy_over: new RegExp(`(?<!\\w)(?:${pregnancyOver})`),
  lactation_over: new RegExp(`(?<!\\w)(?:${lactationOver})`),
};
const states = ['pregnancy_over', 'lactation_over'] as const;

/** Denials, fears, hypotheses and what was before: “non ho perso il bambino”, “ho paura di…”, “due anni fa”, “when I stopped”. */
const otherwise =
  /(?<!\w)(?:non (?:ho|abbiamo) (?:perso|avuto|abortito|partorito|ancora|smesso|finito|mai)|(?:haven|hadn|have|had|did|didn) (?:not|t)|never|non (?:ho )?mai|paura|timore|tem(?:o|uto|evo)|rischi\w+|quasi|almost|nearly|scared|afraid|worr\w+|fear\w*|se|if|vorrei|forse|magari|maybe|avro|quando sar\w+|ann[oi] fa|mesi prima|(?:\w+ )?ann[oi] scors\w|years? (?:ago|before)|last year|(?:nel|in) (?:19|20)\d\d|in passato|precedent\w+|previous\w*|una volta|nipot\w+|cugin\w+|amic\w+|sorell\w+|idea|passione|amicizia|niece|nephew|cousin|friend\w*|sister|i was born|sono nat[oa]|chiave|peso|weight|shower)(?!\w)/;

/** What a text says of itself alone: the parts between the marks and the commas of its sentences. */
const betweenParts = /[.;!?\n,:()]+| [-–—]+ /;

/** The ends of a pregnancy and of breastfeeding that a client writes of themselves. */
export function endedStatesIn(text: string): EndedState[] {
  if (!anyPart.test(text)) return [];
  const found = new Set(text.split(betweenParts).flatMap(endedIn));
  return states.filter((state) => found.has(state));
}

/** The parts of a text that say so, and nothing else of it. */
export function endedPartsOf(text: string): string {
  if (!anyPart.test(text)) return '';
  return text
    .split(betweenParts)
    .map((part) => part.trim())
    .filter((part) => endedIn(part).length > 0)
    .join('. ');
}

function endedIn(part: string): EndedState[] {
  if (!anyPart.test(part)) return [];
  const written = wordsOf(part).join(' ');
  if (otherwise.test(written) || isOfRelatives(part)) return [];
  return states.filter((state) => patterns[state].test(written));
}
