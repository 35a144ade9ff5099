/** What takes the meaning from a symptom behind it: “nessun dolore”, “no pain”. */
const denials =
  'nessun[ao]?|alcun[ao]?|senza|niente|mai|più|piu|no|non ho|non ha|non|without|any|zero|never|didn.t|don.t|doesn.t|isn.t|wasn.t';

const italian = [
  'dolor|(?:fa|fanno|faceva|facevano|fatto) male|male (?:a|al|allo|alla|ai|agli|alle)(?![a-z])|mal di |fitt[ae] (?:a|al|allo|alla|nel|nella)(?![a-z])',
  'fastidi|formicol|intorpid|sven(?:ut|im)|capogir|giramenti|vertigin|palpitaz|tachicard|(?:mancanza|fame) d.aria|respir[a-z]+ (?:male|a fatica)',
  'a respirare|(?:stat[ao]|sto|stavo|sentit[ao]) male|nause|vomit|diarre|cramp[oi](?![a-z])|orticari|prurit|(?<!s)gonfi|sfog(?:o|hi)(?![a-z])|bruciore|reflusso',
  'ipoglicemi|iperglicemi|sanguin|emorragi|emicrani|febbre|stirament|strapp(?:o|ato)(?![a-z])|contrattur|distorsion|infortun|slogat|lussaz',
  'reazion[ei] allerg',
];
const english = [
  'pain(?!t|less)|hurt|ache(?:s|d)?(?![a-z])|aching|tingl|numb(?!er)|faint|dizz|light-?headed|palpitat|short(?:ness)? of breath',
  '(?:hard|difficult|trouble|struggl[a-z]*) (?:to )?breath|nause|vomit|diarrh|cramp|(?<![a-z])(?:hives|rash|itch)|swell|swollen|bloat|heartburn',
  'hypogly|(?<![a-z])hypos?(?![a-z])|bleed|migraine|fever|(?:felt|feel|feeling|was|got) (?:sick|ill|unwell)|injur|sprain|allergic reaction',
];

/**
 * Words for pain, injuries and symptoms in a text of a client, in Italian and English: a regular expression of JavaScript and of PostgreSQL,
 * for texts of any case. Words that are denied are left out. Soreness of muscles is none.
 */
export const symptomPattern = `(?<!(?<![a-z])(?:${denials}) )(?:${[...italian, ...english].join('|')})`;

const symptoms = new RegExp(symptomPattern, 'i');

/** Whether a text names pain, an injury or a symptom that a professional should read. */
export function namesSymptom(text: string): boolean {
  return symptoms.test(text);
}
