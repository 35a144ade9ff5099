import { medicineWords } from '#areas/clients/rules/medicine-words.ts';
import { affirming } from '#areas/clients/rules/symptom-words.ts';
import { withoutRelatives } from './relatives.ts';

/** Illnesses that decide about a diet or about training, in both languages. */
export const illnesses = [
  'diabet|insulino.?resisten|insulin resist|resisten\\p{L}* (?:all.{0,2})?insulin|iperte[ns]|hypertens|pressione alta|high blood pressure|colesterol\\p{L}* alt|ipercolesterol|high cholesterol|dislipid|trigliceridi alti',
  'gott[ao](?!\\p{L})|gout(?!\\p{L})|iperuric|insufficienza|nefropat|nefrit|dialisi|dialysis|mala(?:tti|t)\\p{L}* (?:renal|cardi|del rene|d[ei]l? (?:cuore|reni|fegato))|problem[ai] (?:cardiac|renal|epatic|(?:di|al|ai|alla|con la) (?:cuore|reni|fegato|tiroide))|ren[ei] policistic',
  '(?:kidney|renal|heart|liver|thyroid) (?:disease|failure|condition|problems?)|chronic kidney|cardiopat|infart|aritmi|scompenso|angina|heart attack|arrhythmi|stroke(?!\\p{L})|ictus',
  'ipotiroid|ipertiroid|tiroidit|hashimoto|basedow|graves|hypothyroid|hyperthyroid|celiachia|co?eliac|crohn|colite|colitis|colon irritabile|irritable bowel|gastrite|gastritis|reflusso|reflux|ulcer',
  'steatosi|fegato grasso|fatty liver|epatit|hepatit|cirros|cirrhos|calcoli|(?:kidney |gall)stones?(?!\\p{L})|pancreatit|osteopor|osteopen|an[ae]+mi[ac]|asma(?!\\p{L})|asthma|bpco|copd|epile(?:ss|ps|tt|pt)|tumor|tumour|cancro|cancer|leucem|linfom',
  'artrit|arthrit|artros|ernia|hernia|fibromialg|fibromyalg|sclerosi|sclerosis|parkinson|lupus|endometrios|ovaio policistico|polycystic|pcos(?!\\p{L})',
  'disturb[io] (?:del comportamento )?alimentar|disturbi dell.alimentazione|eating disorder|anoressi|anorexi|bulimi|binge|depressione|depression',
].join('|');
/** Sentences about relatives: “mia madre ha il diabete”. */
export const ofRelative =
  /(?<!\p{L})(?:mi[ao] (?:sorella|fratello|figli[ao]|mamma|madre|papà|padre|nonn[ao]|zi[ao]|moglie|marito)|my (?:sister|brother|daughter|son|mother|father|wife|husband|grand\p{L}+))(?!\p{L})/iu;

/** What a professional writes about health without naming one of the illnesses: any illness, what is taken, and results of exams. */
const otherHealthWords = [
  'malatti|patologi|diagnosi|diagnostic|diagnosed|disease|illness|dialis|dialys|trapiant|transplant|trombos|thrombos|embolia',
  `${medicineWords}|in terapia(?! (?:di coppia|familiare))|segue una terapia`,
  "(?:penn[ae]|fial[ae]|siring\\p{L}+|iniezion[ei]|kit|auto-?iniettor[ei]) (?:(?:con|di|per|dell) ?)?['’]?(?:l['’])?adrenalin|(?:con me|con sé|porto|dietro|in borsa|prescritt\\p{L})(?: \\p{L}+){0,3} (?:l['’])?adrenalin",
  'adrenalin\\p{L}* (?:con me|in borsa|dietro|auto-?iniett|auto-?inject|pens?(?!\\p{L}))|epinefrin|epinephrin|epi-?pen|jext(?!\\p{L})|fastjekt|auto-?iniettor|auto-?injector',
].join('|');
/** Whether a text names an illness and does not deny it. */
export const namesIllness = affirming(illnesses);
const namesHealth = affirming(`${illnesses}|${otherHealthWords}|integrator|supplement`);
const namesOwnHealth = affirming(`${illnesses}|${otherHealthWords}`);

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
  const sentences = sentencesIn(text).map(({ sentence }) => sentence);
  return sentences.filter((sentence) => {
    const own = withoutRelatives(sentence);
    return !ofRelative.test(own) && (namesHealth(own) || amount.test(own) || takes.test(own));
  });
}

/** A client who speaks of themselves. */
const ofSelf = new RegExp(
  [
    String.raw`(?<!\p{L})(?<!(?:non|not) )(?:ho(?! (?:letto|visto|sentito|studiato|paura|timore|un dubbio|dei dubbi|una (?:domanda|curiosit)|casi))|soffr(?:o|ivo)|sono|convivo|prendo|preso|assumo|uso|porto|faccio|devo fare|in cura|mi (?:hanno|ha|è stat\p{L})|i have|i['’]ve|i am|i['’]m|i suffer|i take|i use|i carry|i was|diagnosed with)(?!\p{L})`,
    String.raw`(?<!\p{L})(?:mi[oae]|miei|my) (?:${illnesses})`,
  ].join('|'),
  'iu',
);
/** A client who asks what they may do: “con il diabete posso mangiare la frutta?” */
const asksForSelf =
  /(?<!\p{L})(?:con|with) (?:il |la |l['’]|i |le |gli |my |the )?\p{L}[^?]{0,80}(?<!\p{L})(?:posso|devo|potrei|can i|should i|may i)(?!\p{L})|(?<!\p{L})(?:posso|devo|potrei|can i|should i|may i) [^?]{0,80}(?<!\p{L})(?:con|with|(?:se|if i|while|mentre) ?(?:prendo|assumo|take|taking|on))(?!\p{L})/iu;
/** What is read, feared or said of others in general. */
const inGeneral =
  /(?<!\p{L})(?:articol|libr[oi]|corso|studi[oa]|studiat|lett[oa]|vist[oa]|sentit[oa]|video|podcast|documentari|paura|timore|rischi|preven|evitare|se avessi|se fossi|chi (?:ha|soffre)|chi è|person[ae]|pazient|la gente|colleg[ah]|vicin[oa] di|coinquilin|ragazz[oa]|fidanzat|can[ei](?!\p{L})|gatt[oai](?!\p{L})|pubblicit|tutti (?:parlano|ne parlano|dicono|lo usano)|everyone|everybody|article|book|course|risk|prevent|afraid|fear|people|patients|colleague|my (?:dog|cat|boss))/iu;
const ofFamily = /(?<!\p{L})(?:in famiglia|familiarità|di famiglia|family history|in my family|runs in)(?!\p{L})/iu;

/**
 * The sentences of a message of a client that name an illness or a medicine of their own. Unlike in a record, what is asked, read or feared
 * in general counts only when the client speaks of themselves: “il diabete si eredita?” does not.
 */
export function ownHealthSentencesIn(text: string): string[] {
  return sentencesIn(text).flatMap(({ sentence, isQuestion }) => {
    const own = withoutRelatives(sentence);
    if (ofRelative.test(own) && !ofSelf.test(own)) return [];
    const isGeneral = isQuestion ? !asksForSelf.test(own) : inGeneral.test(own);
    const clauses = own.split(/[,:()]+/);
    const isOwn = clauses.some((one) => namesOwnHealth(one) && !ofFamily.test(one) && (!isGeneral || ofSelf.test(one)));
    return isOwn ? sentence : [];
  });
}

function sentencesIn(text: string): { sentence: string; isQuestion: boolean }[] {
  const parts = text.split(/([\n;!?]+|\.(?=\s|$))/);
  return parts.flatMap((part, index) => {
    const sentence = part.trim();
    return index % 2 === 0 && sentence ? { sentence, isQuestion: (parts[index + 1] ?? '').includes('?') } : [];
  });
}
