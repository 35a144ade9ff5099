import { sentencesWithEnds } from './sentences.ts';

/** Words between an allergy and its denial that say nothing else. */
const now =
  "(?:(?:e|ed|ma|però|poi|ora|adesso|oggi|ormai|attualmente|invece|per fortuna|fortunatamente|da grande|and|but|now|then|today|luckily|i|i am|i[’']m|i do|it|she|he) ){0,4}";
/** “Ora non più”, “mai stato”, “not any more”: a denial of what was said before it. */
const denials = [
  "non più|non (?:lo|la|ce l[’']|ne)? ?(?:sono|ho|soffro) più|(?:ma|ora|adesso|oggi|invece) no|non lo sono(?: più| mai stat[ao])?|mai stat[ao]",
  "not (?:any ?more|any longer|now)|no longer(?: am| do| is| have it)?|no more|am not(?: any ?more)?|i[’']m not(?: any ?more)?|never (?:was|been|have been)",
].join('|');
/** “Mi è passata”, of the illness itself. */
const ends =
  "(?:mi )?(?:è|e[’']) (?:passat|sparit|scompars|guarit|superat|risolt|andat[ao] via)[ao]?|(?:sono )?guarit[ao]|superat[ao]|l[’']ho superat[ao]|(?:has|is) gone|went away|(?:i )?(?:outgrew|grew out of) it";
/** What contradicts an illness and does not say that it is over. */
const doubts = '(?:test|prick|esam[ei]|analisi|risultat[oi]|esito|results?) (?:\\p{L}+ ){0,3}negativ\\p{L}*';
const denial = new RegExp(
  `(?<!\\p{L})(?:(?:${denials})|(?<end>${ends})|(?<doubt>${doubts}))(?!\\p{L}| (?:tardi|di|che|la|le|il|lo|i|gli|al|alla|alle|ai|to)(?!\\p{L}))`,
  'iu',
);

const illness = /(?<!\p{L})(?:allerg|intoller|intoler|celiac|coeliac)\p{L}*/giu;
const noun = /^(?:allergi[ae]|allerg(?:y|ies)|intolleranz[ae]|intolerances?|celiachia)$/iu;
/** A verb in the present directly before an illness: “sono stata male, sono allergica, ora è passata”. */
const present = /(?<!\p{L})(?:sono|ho|soffro di|am|i[’']m|have)(?: (?:un[’']?|una|an?|anche|molto|also))* ?$/iu;
const presentLength = 40;
/** Words of what was, before an illness or a reaction. */
const past =
  /(?<!\p{L})(?:ero|era|eravamo|avevo|sono stat[ao]|soffrivo|pensavo|credevo|da (?:piccol[ao]|bambin[ao]|ragazz[ao]|giovane)|in passato|una volta|\p{L}+(?:avano|ava|evano|eva)|used to|was|were|had|as a (?:child|kid)|thought)(?!\p{L})/iu;
/** A question about the illness alone, which “no” denies: “allergica alle noci?”, and not “ti ho detto che sono allergica?”. */
const question =
  /^\W*(?:(?:e|se|io|sono|sei|ho|hai|am|are|do|i|you|have|an?|any|un[’']?|una) |un[’'])*(?:\p{L}+ )?(?:allerg|intoller|intoler|celiac|coeliac)\p{L}*(?: [\p{L}’']+){0,6}\s?[?:]\s*(?:no|nope|mai|never|non)(?!\p{L})/iu;
/** The answer to such a question when it says nothing else. */
const plainAnswer =
  /^\s*(?:no|nope|mai|never)(?:[\s,]+(?:mai|stat[ao]|never|was|been|no|non lo sono|i[’']m not|i am not|grazie|thanks))*[\s.!]*$/iu;
/** A sentence that is nothing but a denial of the one before it. */
const deniesBefore = new RegExp(`^[\\s(–—-]*${now}(?:${denials}|${ends})`, 'iu');
const answersYes = /^\s*(?:sì|si|yes|yep)(?!\p{L})/iu;
const answersNo = /^\s*(?:no|nope|non|mai|never)(?!\p{L})/iu;
/** The beginning of what goes on about the foods before it: “al latte sì”. */
const goesOn =
  /^\s*(?:ma|però|invece|solo|tranne|but|except|only|still|(?:anche )?(?:al|allo|alla(?! prossima)|ai|agli|alle|to))(?!\p{L})/iu;

/** The sentences of a text; what denies one, “ora non più”, and the answer “no” to one are part of it. */
export function sentencesWithDenials(text: string): string[] {
  const joined: { text: string; isDenied: boolean }[] = [];
  let before = '';
  for (const { text: sentence, separator } of sentencesWithEnds(text)) {
    const last = joined.at(-1);
    const isAnswer = before.includes('?') && (answersNo.test(sentence) || answersYes.test(sentence));
    const namesOne = last !== undefined && last.text.search(illness) !== -1;
    const isDenial = isAnswer || deniesBefore.test(sentence);
    if (last && !before.includes('\n') && ((namesOne && isDenial) || (last.isDenied && goesOn.test(sentence)))) {
      joined[joined.length - 1] = { text: last.text + before + sentence, isDenied: true };
    } else if (sentence.trim()) {
      joined.push({ text: sentence, isDenied: sentence.search(illness) !== -1 && denial.test(sentence) });
    }
    before = separator;
  }
  return joined.map((sentence) => sentence.text.trim());
}

/** What a sentence says of the present, without an allergy that is over or was none. `isDoubtful`: it is not clear what it denies. */
export interface PresentPart {
  text: string;
  isDoubtful: boolean;
}

/** What is left of a sentence without an allergy that is over, “ero allergica alle uova, ora non più”. */
export function presentPartOf(sentence: string, namesOther: (text: string) => boolean): PresentPart {
  const answer = sentence.slice(sentence.search(/[?:]/) + 1);
  if (question.test(sentence) && plainAnswer.test(answer)) return { text: '', isDoubtful: false };
  if (sentence.includes('?') && answersNo.test(answer)) return { text: sentence, isDoubtful: true };
  const found = denial.exec(sentence);
  if (!found) return { text: sentence, isDoubtful: false };
  const head = sentence.slice(0, found.index);
  const rest = sentence.slice(found.index + found[0].length).replace(/^[\s,;:)–—-]+/, '');
  const named = [...head.matchAll(illness)];
  if (named.length === 0 && !(namesOther(head) && past.test(head))) return { text: sentence, isDoubtful: false };
  const isOver =
    !found.groups?.['doubt'] && named.length <= 1 && isOfIllness(head, named[0], found.groups?.['end'] !== undefined);
  if (!isOver || (/[\p{L}\p{N}]/u.test(rest) && !namesOther(rest))) return { text: sentence, isDoubtful: true };
  return { text: rest, isDoubtful: false };
}

/** Between an illness and its denial only foods and times: “alle fragole, ora ”. Anything else may be what is denied. */
const between = new RegExp(
  `^(?:(?: (?!(?:e|ma|and|but) )[\\p{L}’']+){0,6}|(?: [\\p{L}’']+(?:,| e| o| and| or)?){0,5})[\\s,;:.()–—-]*${now}$`,
  'iu',
);
const otherVerb =
  /(?<!\p{L})(?:mangi|bev|prend|us[oa]|facc|vad|poss|riesc|toller|diger|cris|reazion|eat|drink|ate|drank|take|took|can|could|reaction|attack)\p{L}*/iu;

function isOfIllness(head: string, named: RegExpExecArray | undefined, isEnd: boolean): boolean {
  const behind = named ? head.slice(named.index + named[0].length) : '';
  if (named && present.test(head.slice(Math.max(0, named.index - presentLength), named.index))) return false;
  if (!between.test(behind) || otherVerb.test(behind)) return false;
  return past.test(head) || (isEnd && named !== undefined && noun.test(named[0]));
}
