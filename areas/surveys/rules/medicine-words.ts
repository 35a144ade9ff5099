import { affirming } from '#areas/clients/rules/symptom-words.ts';

/** Words for medicines in general: “non prendo farmaci” names none. */
const general = [
  'farmac(?:o|i|ologic\\p{L}+)(?!\\p{L})|medicin(?:ale|ali|e)(?!\\p{L}| ball)|(?:prend\\p{L}*|preso|la|una|nuova|questa) medicina(?! (?:dello|sportiva))|pillol[ae](?!\\p{L})',
  'medications?(?!\\p{L})|medicines?(?!\\p{L}| ball)|meds(?!\\p{L})|(?<!\\p{L})drugs?(?!\\p{L})|the pills?(?!\\p{L})',
].join('|');

/** Kinds, substances and brands. They count in a denial, too: “non prendo più l’Eutirox” says more than a name. */
const particular = [
  // Italian kinds.
  "pastigli[ae] (?:dell[ao’']|per)|antibiotic|antidolorific|anti-?infiammator|anticoagul|antidepress|antistaminic|antipertensiv|antiepilettic|ansiolitic|betabloccant|cortison|(?<!tisan[ae] )diuretic|lassativ",
  // English kinds.
  'painkiller|(?:birth control|sleeping|diet|blood pressure|water) pills?(?!\\p{L})',
  'blood thinner|anti-?inflammator|beta-?\\s?blocker|antihistamin|laxativ|steroid|contracept|contraccett|insulin[ae]?(?!\\p{L}|[- ]?resist)',
  // Substances, by name and by ending, in both languages.
  'ibuprofen|ketoprofen|naprox|diclofenac|paracetamol|acetaminophen|aspirin|tramadol|ossicodon|oxycodon|metformin|levotirox|levothyrox|warfarin|eparin|heparin',
  'prednison|amoxicill|azitromicin|azithromycin|isotretinoin|salbutamol|sertralin|(?:es)?citalopram|fluoxetin|paroxetin|venlafaxin|duloxetin|pregabalin|gabapentin',
  'semaglutid|tirzepatid|liraglutid|dulaglutid|\\p{L}{3,}(?:prazol|sartan|statin|gliflozin|gliptin|zepam|zolam)|\\p{L}{4,}olol|(?:rami|enala|lisino|perindo)pril',
  // Frequent brands.
  'tachipirin|cardioaspirin|brufen|nurofen|voltaren|toradol|eutirox|coumadin|sintrom|xarelto|eliquis|xanax|ventolin|augmentin|tylenol|advil|ozempic|wegovy|mounjaro|saxenda',
].join('|');

/** Resistance to insulin is no medicine: “resistenza all’insulina”. */
const resistance = /resist\p{L}* (?:all[’' ]?)?(?:to )?insulin\p{L}*/giu;

/** A change is no denial: “non prendo più farmaci”, “didn't take my medication for 3 days”. */
const change =
  /(?<!\p{L})(?:più|smess\p{L}*|saltat\p{L}*|dimenticat\p{L}*|no longer|anymore|any more|stopped|missed|forgot\p{L}*|for \d+)(?!\p{L})/iu;

const namesGeneral = affirming(general);
const generalWord = new RegExp(`(?<!\\p{L})(?:${general})`, 'iu');
const particularWord = new RegExp(`(?<!\\p{L})(?:${particular})`, 'iu');

/** Whether a text of a client names a medicine that they take, have stopped or ask about. Supplements are none. */
export function namesMedicine(text: string): boolean {
  const read = text.replaceAll(resistance, '');
  return particularWord.test(read) || namesGeneral(read) || (generalWord.test(read) && change.test(read));
}
