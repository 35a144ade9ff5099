import { affirming } from '#areas/clients/rules/symptom-words.ts';

const medicines = [
  // Italian: medicines in general, and their kinds.
  'farmac(?:o|i|ologic\\p{L}+)(?!\\p{L})|medicin(?:ale|ali|e)(?!\\p{L}| ball)|(?:prend\\p{L}*|preso|la|una|nuova|questa) medicina(?! (?:dello|sportiva))|pillol[ae](?!\\p{L})',
  'antibiotic|antidolorific|anti-?infiammator|anticoagul|antidepress|antistaminic|antipertensiv|antiepilettic|ansiolitic|betabloccant|cortison|diuretic|lassativ',
  // English.
  'medications?(?!\\p{L})|medicines?(?!\\p{L}| ball)|meds(?!\\p{L})|(?<!\\p{L})drugs?(?!\\p{L})|painkiller|(?:the|birth control|sleeping|diet|blood pressure|water) pills?(?!\\p{L})',
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

const named = affirming(medicines);

/** Whether a text of a client names a medicine that they take, have stopped or ask about. Supplements are none. */
export function namesMedicine(text: string): boolean {
  return named(text.replaceAll(resistance, ''));
}
