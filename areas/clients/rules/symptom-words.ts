import { namesLimit } from './limit-words.ts';
import { allergySigns, swelling } from './reaction-words.ts';

/** Parts of the body that are injured in training. */
const italianParts =
  '(?:schien|spall|bracci|gomit|pols|man[oi](?!\\p{L})|dit[oa](?!\\p{L})|coll[oi](?!\\p{L})|cervical|lombar|anc[ah]|gamb|cosc|ginocchi|polpacc|cavigli|pied|inguin|adduttor|flessor|femoral|quadricipit|bicipit|tricipit|pettoral|dorsal|muscol|tendin|petto(?!\\p{L}))\\p{L}*';
const englishParts =
  '(?:back|shoulder|arm|elbow|wrist|hand|finger|neck|hip|groin|leg|thigh|knee|calf|ankle|foot|hamstring|quad|bicep|tricep|pec|muscle|rib)s?';
/** An Italian article with its preposition. */
const article =
  "(?:(?:a|al|allo|alla|ai|agli|alle|il|lo|la|i|gli|le|un|uno|una|dietro (?:il|lo|la|al|alla)|nel|nella|sul|sulla) |(?:all|un|l)['’])";

/** A glucose value that is low: below 70 mg/dl, or below 3.9 mmol/l. */
const lowGlucose = '(?:[2-6]\\d(?![\\d.,%])|[1-3][.,]\\d(?!\\d))';
/** Words between the name of a value and its number. */
const beforeNumber = '(?: (?:a|di|era|scesa|è|is|was|at|of|down|to|level|reading|dropped)){0,3}[ :=]{0,2}';
const doctors = '(?:medic|dottor|ortopedic|fisioterapist|cardiolog|neurolog|osteopat)';
/** A visit to a doctor. One for a certificate is no symptom. */
const doctorVisit = `(?:vado|andrò|andare|andat[oa]) (?:dal|dalla|da un) ${doctors}(?!\\p{L}* (?:per|a) (?:(?:il|un|la|prendere) )*(?:certificat|visita|idoneit))`;

/** Burning in a joint is a complaint, in the muscles of both sides at the end of a set it is not. */
const burningParts =
  '(?:spalla|gomit|pols|ginocchi|anca|cavigli|schiena|coll[oi](?!\\p{L})|tendin|lombar|cervical|inguin)\\p{L}*';
const englishJoints =
  '(?:left |right |lower |upper )?(?:shoulder|elbow|wrist|hip|knee|ankle|back|neck|groin)(?!\\p{L})';

const italian = [
  'dolor(?!i muscolari (?:da allenamento|post.?(?:allenamento|workout)|dopo l.?allenamento)(?!\\p{L}))|dolent|duole|dolgono|dolev|mal di |fastidi|formicol|intorpid',
  '(?:fa|fanno|faceva|facevano|fatto)(?: (?:un po.?|molto|ancora|sempre|tanto|parecchio|abbastanza|davvero|spesso))* mal(?:e|issimo)(?!\\p{L})|(?:mi sono|mi ero|si è|si sono|ci siamo) fatt[aeio](?: (?:un po.?|molto|davvero))? mal(?:e|issimo)(?!\\p{L})',
  '(?<!(?:andat[aoei]|va|vado) )male (?:a|al|allo|alla|ai|agli|alle)(?!\\p{L})|fitt[ae](?: (?:fort|fortissim|acut|improvvis|lancinant|tremend|liev|legger)\\p{L}+)* (?:a|al|allo|alla|ai|nel|nella|sotto|dietro)(?!\\p{L})|fitt[ae] (?:fort|acut|improvvis|lancinant|tremend)\\p{L}+',
  "pressione (?!(?:dell[aeo]?|di)[ ’'](?:gomm|pneumatic|acqua|bici|caff))(?:[\\p{L}’']+ ){0,3}(?:alt|bass)(?:[ai]|issim[ai])(?!\\p{L}| (?:dal?|da quando) (?:il )?(?:(?:19|20)\\d\\d|anni|sempre))|(?:alta|bassa) pressione(?! (?:atmosf|d))",
  'sven(?:ut|im|ire|go|iv)|capogir|gira(?:va|no)? la testa|f\\p{L}+ girare(?: \\p{L}+)? la testa|testa (?:che )?(?:mi )?gira(?:va)?(?!\\p{L})|girament[oi] (?:di|alla) testa|giramenti|vertigin|palpitaz|tachicard|(?:oppression|stretta|costrizion)\\p{L}* (?:al|sul|nel) petto|(?:senso di|un) peso (?:al|sul|nel) petto|(?<!(?:ottim[oi]|buon[oi]?|bel|perso|stesso|più|con il) )peso (?:al|sul) petto(?! (?:con|di|in|per) (?!notte|affann|fiat|sudor|sudat|respir|mancanz|difficolt|ansia))',
  'fiato (?:corto|mozzo)|respir\\p{L}+ (?:male|a fatica|con difficoltà)|non respir\\p{L}+ (?:bene|più)(?!\\p{L})',
  '(?:non ri(?:esc|usc)\\p{L}+|fatic\\p{L}+|difficoltà) (?:a|nel) respir|(?:stat[ao]|sto|stavo|sentit[ao]|mi sent(?:o|ivo)|(?:fa|fanno|faceva|facevano|fatto) (?:star|stare|sentire))(?: (?:molto|un po.?|davvero|sempre|tanto))* male(?!\\p{L})',
  'nause|vomit|conat[oi](?!\\p{L})|voltastomaco|diarre|cramp[oi](?!\\p{L})|gonfior',
  'bruciore|reflusso|ipoglicemi|iperglicemi|calo di zuccheri|sanguin|(?<!sudat[oaie] )sangue|emorragi|emicrani|febbre(?! da palestra)|infortun|lussaz',
  'pronto soccorso|ambulanza|ricoverat|(?:andat|finit|portat|corr|vado|andando)\\p{L}* (?:all.?|in )ospedale',
  'bruci(?:a|ano|ava|avano)(?: \\p{L}+){0,2} (?:stomaco|petto|gola|occhi|bocca|labbra|lingua|pelle)|(?:stomaco|petto|gola|occhi|bocca|labbra|lingua|pelle) (?:che )?(?:mi )?bruci(?:a|ano|ava|avano)(?!\\p{L})',
  'batticuore|cuore (?:che )?(?:mi )?(?:batt\\p{L}+|(?:va|and)\\p{L}* a mille|galopp\\p{L}+|impazz\\p{L}+|in gola)|batte(?:va)?(?: (?:forte|molto|troppo))? (?:forte )?il cuore',
  'stirament|strapp(?:o|ato) (?:muscolar|(?:a|al|alla|ai|alle|nel|nella)(?!\\p{L}| regola))|tirat[oa] un muscolo|contrattur|distorsion|slogat|preso una storta',
  `mi sono (?:tirat|strappat|infortunat)[oa]|tirat[oa] (?:dietro la coscia|alla schiena(?! (?:con|in|al)))|(?:infiammat|infortunat)[oa] ${article}${italianParts}|${italianParts} (?:(?:mi )?si è |è )?infiammat`,
  `stirat[oa] ${article}(?:polpacc|inguin|adduttor|flessor|femoral|quadricipit|bicipit|muscol|cosc)|(?:stort|girat)[oa] (?:la cavigli|il pols|il ginocchi|il pied|un dito)|cavigli[ae] stort`,
  '(?:mi )?si è bloccat[oa]|bloccat[oa] (?:con )?(?:la schiena|il collo)(?! e core)|(?:schiena|collo|cervicale|lombare) (?:è )?bloccat[oa](?! (?:e|in) )',
  '(?:sentito|fatto|sento|fa)(?: (?:un|uno))? (?:crac|clac|schiocc|pop(?!\\p{L}| ?corn))|colpo (?:della strega|di frusta)',
  '(?:si è|si sono) addormentat[oaie]|(?:bracci|man[oi]|gamb|pied|dit[oa])\\p{L}*(?: (?:destr|sinistr)\\p{L})? (?:(?:mi )?(?:si )?è )?addormentat|non sent(?:o|ivo)(?: più)? (?:la mano|le mani|il braccio|le dita|la gamba|il piede)(?! (?:lavor|spin|tir))|pers[oa] (?:la )?sensibilit',
  '(?:vista|visione) (?:annebbiat|appannat|offuscat|doppi)|(?:annebbiat|appannat|offuscat)[oa] la vista|(?<!l[oae] )ved(?:o|evo) (?:doppio|tutto nero|nero|annebbiato|sfocato|le stelle)|visto (?:le stelle|tutto nero|nero|doppio(?! \\p{L}))',
  'mancament|perd(?:ere|evo|uto|endo) (?:i sensi|conoscenza)|pers[oa] (?:i sensi|conoscenza)',
  '(?:uscit[oa] (?:la|una) spalla)|spalla (?:mi )?è uscita|(?:ginocchi|cavigli|spall)\\p{L}* (?:mi )?(?:ha |hanno |è )?(?:cedut|cede(?:va)?(?!\\p{L}| (?:verso|in dentro|all)))|cedut[oa] (?:il ginocchi|la cavigli|la spall)',
  `(?:bott[ae]|colpo) (?:in testa|alla testa|${article}${italianParts})|(?:battuto|sbattuto|picchiato) (?:la|di) testa|cadut[oa] (?:il|la|un|una) (?:bilancier|manubri|disc|kettlebell|pes|barr|sbarr)|sono cadut[oa] (?:a terra|per terra|giù|dalla (?:bici|sbarr|scal|panc)|dal (?:tapis|box|rialz))`,
  'battit\\p{L}* (?:irregolar|mancant)|salt\\p{L}+ (?:un|dei|qualche) battit|aritmi|extrasistol|affann\\p{L}+ (?:a riposo|da ferm)',
  'non (?:riesc|riusc)\\p{L}+ (?:più )?a (?:camminare(?!\\p{L}| (?:\\d|perch|la|il|tutt|ogni|di|per))|(?:piegar|muover|appoggiar|stender|alzar)\\p{L}* (?:il (?:ginocchio|braccio|collo|gomito|polso|piede)|la (?:spalla|schiena|gamba|mano))(?! (?:nel|nella|oltre|fino|più)))',
  `tendinit|sciatic|lombalgi|cervicalgi|borsit|pubalgi|epicondilit|mi pung(?:e|eva|ono) ${article}|scoss[ae] (?:elettric|${article}${italianParts})`,
  `(?:un[ao]|delle|(?:ho|sento|sentito|avuto|avverto)(?: (?:sempre|ancora|come))*) fitt[ae](?: (?:quando|mentre|ogni|appena|dopo|durante|che|se|da)(?!\\p{L})|\\s*$)`,
  `bruci(?:a|ano|ava|avano)(?: (?:molto|tanto|un po.?|ancora|sempre))? ${article}${burningParts}|${burningParts}(?: (?:destr|sinistr)\\p{L})? (?:che )?(?:mi )?bruci(?:a|ano|ava|avano)(?!\\p{L})`,
  `${italianParts}(?: \\p{L}+){0,2} (?:dà|da.?|dava|danno)(?: \\p{L}+)? (?:noia|problem)|(?:dà|da.?|dava|danno)(?: \\p{L}+)? (?:noia|problemi) ${article}${italianParts}`,
  `tirat[oa] ${article}(?:polpacc|inguin|adduttor|flessor|femoral|quadricipit|muscol)`,
  doctorVisit,
  '(?:attacc|cris)\\p{L}+ (?:di |d.?)?(?:asma|panico|ansia|asmatic|epilett|convulsiv|ipertensiv)|convulsion|ventolin|broncodilatator|inalatore',
  'perdite (?:ematich|vaginal|marron|ross|scur)|contrazioni (?:uterin|regolar|doloros|ogni|all.?utero|alla pancia|in pancia)|rotte le acque|rotto le acque',
  `sudor[ei] fredd|sudavo freddo|tremor[ei](?!\\p{L}| di (?:gioia|emozione))|trem(?:o|avo|avano)(?!\\p{L})|glicemia${beforeNumber} ${lowGlucose}`,
];
const english = [
  'pain(?!t|less|killer|sta| au )|hurt|(?:head|stomach|tooth|back|ear|belly|tummy)?ache[sd]?(?!\\p{L})|aching|achy|twinge|numb(?!er)',
  'blood pressure (?:\\p{L}+ ){0,3}(?:high|low)(?!\\p{L})|(?:high|low) blood pressure',
  'faint|dizz|light-?headed|palpitat|passed out|blacked out|chest (?:tight|pressure)|tight(?:ness)?(?: in)?(?: my)? chest',
  'nause|vomit|threw up|(?:throw(?:s|ing)? up|puk(?:e|es|ed|ing))(?! (?:a|the|some|my)(?!\\p{L}))|upsets? (?:my )?(?:stomach|tummy)|stomach upset|diarrh|cramp',
  'bloat|heartburn|hypogly|hypos?(?!\\p{L})|low blood sugar|blood in',
  'emergency room|ambulance|(?:went|go|going|taken|rushed) to (?:the )?hospital',
  'heart (?:(?:is|was|started|kept|keeps) )?(?:racing|raced|pounding|pounded|fluttering|fluttered|skipping|skipped)|(?:makes?|made) my heart (?:race|pound|flutter)|heart (?:races|pounds|flutters)(?!\\p{L})|palpitating|burn(?:s|ed|ing)?(?: in)? my (?:stomach|throat|chest|eyes|mouth|lips|skin)|(?:stomach|throat|eyes|mouth|lips|skin) (?:is |was |are |were )?burn(?:s|ed|ing)',
  `shaky(?!\\p{L})|shaking(?!\\p{L}| (?:hands|my head))|trembl|cold sweat|(?:glucose|blood sugar)${beforeNumber} ${lowGlucose}`,
  'bleed|bled(?!\\p{L})|migraine|fever(?!\\p{L})|injur|sprain|(?:pulled|tore|strained) (?:a|my|the)(?!\\p{L})',
  '(?:felt|feel|feeling|was|gets?|getting|got|(?:makes?|made|making) me)(?: (?:feel|a bit|a little|very|really|so|quite))* (?:sick|ill|unwell|queasy|faint)(?!\\p{L})',
  '(?:felt|heard) (?:a |something )?(?:pop|snap|crack)(?!\\p{L})|pop in my (?:knee|shoulder|back|hip|ankle|elbow|wrist|neck)',
  '(?:knee|shoulder|back|hip|ankle|elbow|wrist|neck) (?:(?:just|is|was|has) )?(?:popped|gave (?:out|way)|locked(?: up)?(?!\\p{L})|buckled|went (?:dead|out))|arm went dead',
  `(?:tweaked|strained|pulled|torn|tore|twisted|jammed|dislocated) (?:my |the |a )?(?:left |right |lower |upper )?${englishParts}(?!\\p{L}| (?:day|press|squat|curl|thrust|workout|stance))|rolled (?:my |the )?(?:left |right )?(?:ankle|wrist|foot)`,
  'blurr(?:ed|y) vision|vision (?:is |was |went |got )?(?:blurr|doubl|dark)|double vision|(?:saw|seeing) (?:stars|spots)(?!\\p{L})|(?:saw|seeing) double(?!\\p{L}| \\p{L})|everything went black',
  `lost (?:the |all )?(?:feeling|sensation) in|lost consciousness|can(?:.?t|not) feel my (?:left |right )?${englishParts}|pins and needles|dead arm(?!\\p{L})|${englishParts} (?:fell|went|has gone|is|goes) asleep|(?:going|go|went) to (?:see )?(?:the|my|a) (?:doctor|gp|physio)(?!\\p{L}* for (?:the|my|a) (?:certificat|check-?up))`,
  `my ${englishJoints} (?:\\p{L}+ ){0,2}burn(?:s|ed|ing)?(?!\\p{L})|(?:threw|thrown) (?:out )?my ${englishJoints}|put my ${englishJoints} out(?!\\p{L})`,
  `shooting (?:sensation|feeling|down|up|through)(?!\\p{L})|stabbing(?!\\p{L})|${englishJoints} (?:\\p{L}+ ){0,2}locks?(?: up)?(?!\\p{L}| (?:out|in))`,
  '(?:asthma|panic|anxiety) attacks?|seizure|inhaler|spotting(?!\\p{L}| (?:me|him|her|you|for|by|a|the))|(?<!(?:muscle|peak|slow|strong|full) )contractions(?! (?:of|on|in the)(?!\\p{L}))|my waters? broke',
  'chest (?:felt|feels|is|was) heavy|pressure in my chest|(?:could(?:n.?t| not)|can(?:.?t|not)) catch my breath(?! (?:after|between))|irregular heart|arrhythmi',
  '(?:hit|banged) my head(?!\\p{L})|concuss|tendon?itis|sciatica|(?<!anti.?)inflam|dropped (?:a|the) (?:dumbbell|barbell|plate|weight|kettlebell|bar) on my (?:foot|toe|hand|head|chest|leg|finger)|i fell (?:down|over|and|off the (?:bike|box|treadmill|bench|bar|ladder))',
];

/** Words for pain, injuries and symptoms in Italian and English. Soreness of muscles is none. */
const symptoms = [...italian, ...english, swelling, allergySigns].join('|');

/** Parts of a text that deny nothing of each other. */
const clauseEnd = /[,.;:!?()\n]+|(?<!\p{L})(?:ma|però|tranne|eccetto|but|except)(?!\p{L})/iu;

/**
 * A denial before a word, with at most three words between, “nessun dolore né ”, “it did not ”, and those of a cause: “non mi fa più
 * venire la ”. What is a cause itself is not denied.
 */
const denialBefore =
  /(?<!\p{L})(?:nessun[ao]?|niente|senza|nega|non|no|not|without|zero|\p{L}+n[’']t|never had|mai (?:avuto|sentito))(?: (?!per |dal |dalla |from |because |solo |only |just )[\p{L}’']+){0,3}(?: (?:fa|fanno|faceva|facevano|fatto)(?: più| mai)? venire(?: [\p{L}’']{1,4})?)? ?$/iu;
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

const namesComplaint = affirming(symptoms);

/** Whether a text of a client names pain, an injury, a symptom, or a movement that they must not do, which a professional should read. */
export function namesSymptom(text: string): boolean {
  return namesComplaint(text) || namesLimit(text);
}
