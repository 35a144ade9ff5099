/** Parts of the body that are injured in training. */
const italianParts =
  '(?:schien|spall|bracci|gomit|pols|man[oi](?!\\p{L})|dit[oa](?!\\p{L})|coll[oi](?!\\p{L})|cervical|lombar|anc[ah]|gamb|cosc|ginocchi|polpacc|cavigli|pied|inguin|adduttor|flessor|femoral|quadricipit|bicipit|tricipit|pettoral|dorsal|muscol|tendin|petto(?!\\p{L}))\\p{L}*';
const englishParts =
  '(?:back|shoulder|arm|elbow|wrist|hand|finger|neck|hip|groin|leg|thigh|knee|calf|ankle|foot|hamstring|quad|bicep|tricep|pec|muscle|rib)s?';
/** An Italian article with its preposition. */
const article =
  "(?:(?:a|al|allo|alla|ai|agli|alle|il|lo|la|i|gli|le|un|uno|una|dietro (?:il|lo|la|al|alla)|nel|nella|sul|sulla) |(?:all|un|l)['’])";

const italian = [
  'dolor(?!i muscolari (?:da|post|dopo l|del))|dolent|duole|dolgono|dolev|mal di |fastidi|formicol|intorpid',
  '(?:fa|fanno|faceva|facevano|fatto)(?: (?:un po.?|molto|ancora|sempre|tanto|parecchio|abbastanza|davvero|spesso))* mal(?:e|issimo)(?!\\p{L})',
  '(?<!(?:andat[aoei]|va|vado) )male (?:a|al|allo|alla|ai|agli|alle)(?!\\p{L})|fitt[ae] (?:a|al|allo|alla|ai|nel|nella|sotto|dietro)(?!\\p{L})',
  'sven(?:ut|im|ire|go|iv)|capogir|gira(?:va|no)? la testa|giramenti|vertigin|palpitaz|tachicard|(?:oppression|stretta|costrizion)\\p{L}* (?:al|sul|nel) petto|(?:senso di|un) peso (?:al|sul|nel) petto|peso sul petto',
  'fiato (?:corto|mozzo)|(?:fame|mancanza) d.?aria|manca(?:va)? (?:il fiato|l.?aria|il respiro)|respir\\p{L}+ (?:male|a fatica)',
  '(?:non ri(?:esc|usc)\\p{L}+|fatic\\p{L}+|difficoltà) (?:a|nel) respir|(?:stat[ao]|sto|stavo|sentit[ao])(?: (?:molto|un po.?|davvero))? male(?!\\p{L})',
  'nause|vomit|diarre|cramp[oi](?!\\p{L})|orticari|prurit|prud|gonfior|gonfiat|(?<!bell[oa] )gonfi[oaei]?(?!\\p{L})|sfog(?:o|hi) (?:cutane|rossi|sul)',
  'bruciore|reflusso|ipoglicemi|iperglicemi|calo di zuccheri|sanguin|(?<!sudat[oaie] )sangue|emorragi|emicrani|febbre(?! da palestra)|infortun|lussaz|reazion[ei] allerg',
  'gola (?:che )?(?:mi )?(?:si )?(?:sta )?(?:chiu|string|prud)|pronto soccorso|ambulanza|ricoverat|anafila|shock(?!\\p{L})|(?:andat|finit|portat|corr|vado|andando)\\p{L}* (?:all.?|in )ospedale',
  'bruci(?:a|ano|ava|avano)(?: \\p{L}+){0,2} (?:stomaco|petto|gola|occhi|bocca|labbra|lingua|pelle)|(?:stomaco|petto|gola|occhi|bocca|labbra|lingua|pelle) (?:che )?(?:mi )?bruci(?:a|ano|ava|avano)(?!\\p{L})',
  'batticuore|cuore (?:che )?(?:mi )?(?:batt\\p{L}+|(?:va|and)\\p{L}* a mille|galopp\\p{L}+|impazz\\p{L}+|in gola)|batte(?:va)?(?: (?:forte|molto|troppo))? (?:forte )?il cuore',
  'stirament|strapp(?:o|ato) (?:muscolar|(?:a|al|alla|ai|alle|nel|nella)(?!\\p{L}| regola))|tirat[oa] un muscolo|contrattur|distorsion|slogat|preso una storta',
  `(?<!\\p{L})(?!tirat[oa] al petto)(?:tirat|stirat|strappat|infiammat|bloccat|infortunat|stort)[oa] ${article}${italianParts}|mi sono strappat|${italianParts} (?:(?:mi )?si è |è )?(?:bloccat|infiammat|stort|stirat)[oaie]`,
  '(?:sentito|fatto|sento|fa)(?: (?:un|uno))? (?:crac|clac|schiocc|pop(?!\\p{L}))|colpo (?:della strega|di frusta)',
  `addormentat[oaie] ${article}${italianParts}|non sent(?:o|ivo) più ${article}${italianParts}|pers[oa] (?:la )?sensibilit`,
  '(?:vista|visione) (?:annebbiat|appannat|offuscat|doppi)|ved(?:o|evo) (?:doppio|tutto nero|nero|annebbiato|sfocato|le stelle)|visto (?:le stelle|tutto nero|doppio)',
  'mancament|perd(?:ere|evo|uto|endo) (?:i sensi|conoscenza)|pers[oa] (?:i sensi|conoscenza)',
  `(?:uscit[oa] (?:la|una) spalla)|spalla (?:mi )?è uscita|(?:ginocchi|cavigli|schien|spall)\\p{L}* (?:mi )?(?:ha |hanno )?(?:cedut|cede(?:va)?(?!\\p{L}))`,
  'botta (?:in testa|alla|al|sul|sulla)(?!\\p{L})|cadut[oa] (?:il|la|un|una) \\p{L}+ (?:sul|sulla|sui|addosso|in testa)(?!\\p{L})|sono cadut[oa] (?:dal|dalla|a terra|per terra|giù|e )',
  'battit\\p{L}* (?:irregolar|mancant)|salt\\p{L}+ (?:un|dei|qualche) battit|aritmi|extrasistol|affann\\p{L}+ (?:a riposo|da ferm)',
  `non (?:riesc|riusc)\\p{L}+ (?:più )?a (?:camminar|(?:piegar|muover|allungar|appoggiar|stender|girar|ruotar|alzar)\\p{L}* ${article}${italianParts})`,
  `tendinit|sciatic|lombalgi|cervicalgi|borsit|pubalgi|epicondilit|mi pung(?:e|eva|ono) ${article}|scoss[ae] (?:elettric|${article}${italianParts})`,
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
  `(?:felt|heard) (?:a |something )?(?:pop|snap)(?!\\p{L})|pop in my|${englishParts} (?:just )?(?:popped|gave (?:out|way)|locked up|buckled|went dead)|(?:tweaked|strained|twisted|rolled|jammed|dislocated) (?:my |the )?(?:left |right )?${englishParts}`,
  'blurr(?:ed|y) vision|vision (?:is |was |went |got )?(?:blurr|doubl|dark)|double vision|(?:saw|seeing) (?:stars|spots|black|double)',
  `lost (?:the |all )?(?:feeling|sensation|consciousness)|can(?:.?t|not) feel my ${englishParts}|pins and needles|dead arm`,
  'chest (?:felt|feels|is|was) (?:heavy|tight)|(?:could(?:n.?t| not)|can(?:.?t|not)) catch my breath|irregular heart|skipp\\p{L}+ (?:a )?beat|arrhythmi',
  'hit my head|concuss|tendon?itis|sciatica|inflam|dropped (?:a|the) \\p{L}+ on my|i fell (?:down|on|over|off the)',
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
