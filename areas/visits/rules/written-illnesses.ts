import { affirming } from '#areas/clients/rules/symptom-words.ts';
import { withoutRelatives } from '#areas/dietary-profiles/rules/relatives.ts';
import { illnesses, ofRelative } from './diagnosis-answers.ts';

/** What a professional writes about health without naming one of the illnesses: any illness, what is taken, and results of exams. */
const otherHealthWords = [
  'malatti|patologi|diagnosi|diagnostic|diagnosed|disease|illness|dialis|dialys|trapiant|transplant|trombos|thrombos|embolia',
  'farmac|medicin(?:e|a|al)(?!\\p{L}* (?:sportiv|dello sport))|medication|integrator|supplement|insulin|sintrom|coumadin|warfarin|eliquis|xarelto|pradaxa|cardioaspirin',
  'metformin|eutirox|levotirox|levothyrox|cortison|prednison|statin|ramipril|bisoprolol|antidepress|anticoagul|chemio|chemo|(?:in|segue una) terapia',
].join('|');
const namesHealth = affirming(`${illnesses}|${otherHealthWords}`);

/** A dose or a result of an exam: “75 mcg”, “potassio 5,6 mmol/L”. */
const amount = /\d\s?(?:mg|mcg|µg|mmol|u\.?i\.?|iu)(?!\p{L})/iu;
/** A name with a capital behind a verb, which may be any medicine: “Prende Sintrom”. */
const takes =
  /(?<!\p{L})(?<!(?:non|not|n[’']t)\s)(?:[Pp]rend(?:e|o|eva)|[Aa]ssum(?:e|o|eva)|[Tt]ak(?:es?|ing)|[Ii]n cura con)\s(?:(?:anche|il|lo|la|i|gli|le|un|una|ancora|the|also)\s|l[’'])?\p{Lu}\p{L}{2,}/u;

/**
 * The sentences of a text of a client's record that name an illness, a medicine or a result of an exam, as they were written. Where in doubt
 * a sentence counts: it is only shown. What is denied or about relatives alone is left out.
 */
export function healthSentencesIn(text: string): string[] {
  const sentences = text.split(/[\n;!?]+|\.(?=\s|$)/).flatMap((one) => one.trim() || []);
  return sentences.filter((sentence) => {
    const own = withoutRelatives(sentence);
    return !ofRelative.test(own) && (namesHealth(own) || amount.test(own) || takes.test(own));
  });
}
