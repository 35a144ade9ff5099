import { medicineNames } from './medicine-names.ts';
import { affirming } from './symptom-words.ts';

/** What is no medicine though a pill: “la pillola rossa”, “pillole di saggezza”, “the pill from the movie”. */
const otherPills =
  '(?:ross|blu|azzurr|verd|amar|indigest|magic|miracolos|dorat|informativ|(?:di|del|della|dei) (?:saggezz|motivazion|felicit|cultur|storia|filosof|scienza|matrix|film|cinema|serie|libro)|(?:from|of|in) (?:the )?(?:matrix|film|movie|book|series|wisdom))';
const takingItalian =
  '(?:prend\\p{L}+|pres[oa]|assum\\p{L}+|usa(?:re|ndo|to)|us[oa]|inizia\\p{L}*|cominci\\p{L}+|riprend\\p{L}+|ripres[oa]|smess\\p{L}+|sospes\\p{L}+|dimentica\\p{L}+|salta\\p{L}+)';
const takingEnglish =
  "(?:tak(?:e|es|ing)|took|us(?:e|ing)|start(?:ed|ing)?|stopp(?:ed|ing)|missed|forgot|(?:i['’]?m|i am|been|went|go|going|back|still|put me) on|on)";
/** What a medicine is taken for, behind “per” or “for”. */
const treated =
  '(?:pressione|tiroide|cuore|colesterolo|diabete|glicemia|ansia|depressione|reflusso|gastrite|asma|blood pressure|thyroid|cholesterol|diabetes|blood sugar|anxiety|depression|reflux|asthma|heart)(?!\\p{L})';
const noMedicine =
  '(?:scal[ae]|stairs|bici\\p{L}*|t[eèh]|tea|caff\\p{L}+|coffee|tisan\\p{L}+|infus\\p{L}+|herbal|integrator\\p{L}|supplement\\p{L}?|vitamin\\p{L}*|omega|magnesi\\p{L}+|creatin\\p{L}*|appuntament\\p{L}+|appointment\\p{L}?|care)(?!\\p{L})';
const doctor =
  '(?:doc|doctor|dr\\.?|gp|physician|cardiologist|psychiatrist|neurologist|gyna?ecologist|dermatologist|specialist|medico|medica|dottor\\p{L}*|cardiolog\\p{L}|psichiatra|neurolog\\p{L}|ginecolog\\p{L}|dermatolog\\p{L}|endocrinolog\\p{L}|diabetolog\\p{L}|specialista)';
/** What a doctor prescribes that is no medicine. */
const otherOrders =
  '(?:(?:a|an|the|my|some|un|uno|una|il|lo|la|i|gli|le|dei|delle|degli|di|del|new|strict|low|high|\\p{L}+-\\p{L}+) ){0,4}(?:\\p{L}+ )?(?:diet|diets|dieta|plan|programme?|regime|regimen|bike|treadmill|list|hold|bed|rest|leave|crutch\\p{L}*|scan|tests?|bloods?|x-?rays?|mri|physio\\p{L}*|exercise|walk\\p{L}*|scale|esam\\p{L}+|analisi|visit\\p{L}+|ripos\\p{L}+|fisioterap\\p{L}+|plantar\\p{L}+|radiografi\\p{L}+|ecografi\\p{L}+|risonanz\\p{L}+|lastr\\p{L}+|integrator\\p{L}|vitamin\\p{L}+|attività|sport|moviment\\p{L}*|palestra|occhiali|tutore)(?!\\p{L})';

/** Words for medicines in general: “non prendo farmaci” names none. */
const general = [
  'farmac(?:o|i|ologic\\p{L}+)(?!\\p{L})|medicin(?:ale|ali|e)(?!\\p{L}| ball)|(?:prend\\p{L}*|preso|la|una|nuova|questa) medicina(?! (?:dello|sportiva))',
  `(?<!indorar\\p{L}{0,2} la |addolcir\\p{L}{0,2} la )pillol[ae](?!\\p{L}| ${otherPills})`,
  `medications?(?!\\p{L})|medicines?(?!\\p{L}| ball)|meds(?!\\p{L})|(?<!\\p{L})drugs?(?!\\p{L})|the pills?(?!\\p{L}| ${otherPills})`,
  `${takingEnglish} (?:a |my |some |two |\\d )?(?:pills?|tablets?)(?!\\p{L}| ${otherPills})`,
  `${takingItalian} (?:\\p{L}+ )?(?:compress[ae]|pastigli[ae])(?!\\p{L}| (?:freni|di (?:magnesio|vitamin|potassio|sale|menta)))`,
  `(?:prend[oei]|assum[oe]|pres[oa]|takes?|taking) (?!(?:\\p{L}+['’ ]){0,2}${noMedicine})(?:\\p{L}+ ){1,2}(?:per|for) (?:il |la |lo |l['’] ?|my |the |high )?${treated}`,
  `${doctor} (?:\\p{L}+ )?(?:(?:has |have )?(?:just )?(?:put|started|got) me (?:back )?on|(?:has )?(?:just )?prescribed(?: me)?|mi (?:ha|hanno) (?:appena )?prescritto) (?!${otherOrders})\\p{L}{3,}`,
].join('|');

/** Resistance to insulin is no medicine: “resistenza all’insulina”. */
const resistance = /resist\p{L}* (?:all[’' ]?)?(?:to )?insulin\p{L}*/giu;

/** A change is no denial: “non prendo più farmaci”, “didn't take my medication for 3 days”. */
const change =
  /(?<!\p{L})(?:più|smess\p{L}*|saltat\p{L}*|dimenticat\p{L}*|no longer|anymore|any more|stopped|missed|forgot\p{L}*|for \d+)(?!\p{L})/iu;

/** Medicines by name and in general, as alternatives of a regular expression at the start of a word. */
export const medicineWords = `${medicineNames}|${general}`;

const namesGeneral = affirming(general);
const generalWord = new RegExp(`(?<!\\p{L})(?:${general})`, 'iu');
const particularWord = new RegExp(`(?<!\\p{L})(?:${medicineNames})`, 'iu');

/**
 * Whether a text of a client names a medicine that they take, have stopped or ask about. Supplements are none. A kind, substance or brand
 * counts in a denial, too: “non prendo più l’Eutirox” says more than a name.
 */
export function namesMedicine(text: string): boolean {
  const read = text.replaceAll(resistance, '');
  return particularWord.test(read) || namesGeneral(read) || (generalWord.test(read) && change.test(read));
}
