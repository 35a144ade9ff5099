const italian = [
  'dolor|dolent|duole|dolgono|dolev|mal di |fastidi|formicol|intorpid',
  '(?:fa|fanno|faceva|facevano|fatto)(?: (?:un po.?|molto|ancora|sempre|tanto|parecchio|abbastanza|davvero|spesso))* mal(?:e|issimo)(?!\\p{L})',
  '(?<!(?:andat[aoei]|va|vado) )male (?:a|al|allo|alla|ai|agli|alle)(?!\\p{L})|fitt[ae] (?:a|al|allo|alla|ai|nel|nella|sotto|dietro)(?!\\p{L})',
  'sven(?:ut|im|ire|go|iv)|capogir|gira(?:va|no)? la testa|giramenti|vertigin|palpitaz|tachicard|(?:oppression|peso|stretta|costrizion)\\p{L}* al petto',
  'fiato (?:corto|mozzo)|(?:fame|mancanza) d.?aria|manca(?:va)? (?:il fiato|l.?aria|il respiro)|respir\\p{L}+ (?:male|a fatica)',
  '(?:non ri(?:esc|usc)\\p{L}+|fatic\\p{L}+|difficoltà) (?:a|nel) respir|(?:stat[ao]|sto|stavo|sentit[ao])(?: (?:molto|un po.?|davvero))? male(?!\\p{L})',
  'nause|vomit|diarre|cramp[oi](?!\\p{L})|orticari|prurit|prud|gonfior|gonfiat|(?<!bell[oa] )gonfi[oaei]?(?!\\p{L})|sfog(?:o|hi) (?:cutane|rossi|sul)',
  'bruciore|reflusso|ipoglicemi|iperglicemi|calo di zuccheri|sanguin|sangue|emorragi|emicrani|febbre|infortun|lussaz|reazion[ei] allerg',
  'gola (?:che )?(?:mi )?(?:si )?(?:sta )?(?:chiu|string|prud)|pronto soccorso|ambulanza|ricoverat|anafila|shock(?!\\p{L})|(?:andat|finit|portat|corr|vado|andando)\\p{L}* (?:all.?|in )ospedale',
  'bruci(?:a|ano|ava|avano)(?: \\p{L}+){0,2} (?:stomaco|petto|gola|occhi|bocca|labbra|lingua|pelle)|(?:stomaco|petto|gola|occhi|bocca|labbra|lingua|pelle) (?:che )?(?:mi )?bruci(?:a|ano|ava|avano)(?!\\p{L})',
  'batticuore|cuore (?:che )?(?:mi )?(?:batt\\p{L}+|(?:va|and)\\p{L}* a mille|galopp\\p{L}+|impazz\\p{L}+|in gola)|batte(?:va)?(?: (?:forte|molto|troppo))? (?:forte )?il cuore',
  'stirament|strapp(?:o|ato) (?:muscolar|(?:a|al|alla|ai|alle|nel|nella)(?!\\p{L}| regola))|tirat[oa] un muscolo|contrattur|distorsion|slogat|preso una storta',
];
const english = [
  'pain(?!t|less|killer|sta| au )|hurt|(?:head|stomach|tooth|back|ear|belly|tummy)?ache[sd]?(?!\\p{L})|aching|achy|twinge|tingl|numb(?!er)',
  'faint|dizz|light-?headed|palpitat|passed out|blacked out|short(?:ness)? of breath|chest (?:tight|pressure)|tight(?:ness)?(?: in)?(?: my)? chest',
  '(?:could(?:n.?t| not)|can(?:.?t|not)|hard|difficult|trouble|struggl\\p{L}*) (?:to )?breath|nause|vomit|threw up|diarrh|cramp',
  'hives(?!\\p{L})|rash(?:es)?(?!\\p{L})|itch(?:y|ing|es|ed)?(?!\\p{L})|swell|swollen|bloat|heartburn|hypogly|hypos?(?!\\p{L})|low blood sugar|blood in',
  'throat (?:is |was |felt )?(?:clos|tight)|emergency room|ambulance|anaphyla|epipen|(?:went|go|going|taken|rushed) to (?:the )?hospital',
  'heart (?:(?:is|was|started|kept|keeps) )?(?:racing|raced|pounding|pounded|fluttering|fluttered|skipping|skipped)|palpitating|burn(?:s|ed|ing)?(?: in)? my (?:stomach|throat|chest|eyes|mouth|lips|skin)|(?:stomach|throat|eyes|mouth|lips|skin) (?:is |was |are |were )?burn(?:s|ed|ing)',
  'bleed|bled(?!\\p{L})|migraine|fever(?!\\p{L})|injur|sprain|(?:pulled|tore|strained) (?:a|my|the)(?!\\p{L})|allergic reaction',
  '(?:felt|feel|feeling|was|got)(?: (?:a bit|a little|very|really|so|quite))? (?:sick|ill|unwell)(?!\\p{L})',
];

/** Words for pain, injuries and symptoms in Italian and English. Soreness of muscles is none. */
const symptoms = [...italian, ...english].join('|');

/** Parts of a text that deny nothing of each other. */
const clauseEnd = /[,.;:!?()\n]+|(?<!\p{L})(?:ma|però|tranne|eccetto|but|except)(?!\p{L})/iu;

/** A denial before a word, with at most three words between: “nessun dolore né ”, “it did not ”. What is a cause is not denied. */
const denialBefore =
  /(?<!\p{L})(?:nessun[ao]?|niente|senza|nega|non|no|not|without|zero|\p{L}+n[’']t|never had|mai (?:avuto|sentito))(?: (?!per |dal |dalla |from |because |solo |only |just )[\p{L}’']+){0,3} ?$/iu;
/** A denial behind a word: “dolore: 0”, “pain free”. */
const denialBehind = /^\p{L}*(?!\p{L})\s*(?:-? ?free(?!\p{L})|(?:0|zero|no|assente)(?![\p{L}\d]))/iu;

/** Characters before a word that are searched for a denial, so that the time does not grow with the square of the text. */
const denialLength = 80;

/** Returns a function that says whether a text has one of these words, a regular expression, at the start of a word and not denied. */
export function affirming(alternatives: string): (text: string) => boolean {
  const pattern = new RegExp(`(?<!\\p{L})(?:${alternatives})`, 'giu');
  return (text) =>
    text.split(clauseEnd).some((clause) =>
      [...clause.matchAll(pattern)].some(({ 0: word, index }) => {
        const before = clause.slice(Math.max(0, index - denialLength), index).replaceAll(/\s+/g, ' ');
        return !denialBefore.test(before) && !denialBehind.test(clause.slice(index + word.length));
      }),
    );
}

/** Whether a text of a client names pain, an injury or a symptom that a professional should read. */
export const namesSymptom = affirming(symptoms);
