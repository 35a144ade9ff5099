/** Parts of the body in both languages that are spared. */
const bodyParts =
  '(?:schien|spall|bracci|gomit|pols|man[oi](?!\\p{L})|coll[oi](?!\\p{L})|cervical|lombar|anc[ah]|gamb|ginocchi|cavigli|pied|inguin|back(?!\\p{L})|shoulders?(?!\\p{L})|arms?(?!\\p{L})|elbow|wrist|neck(?!\\p{L})|hips?(?!\\p{L})|legs?(?!\\p{L})|knees?(?!\\p{L})|ankle|foot(?!\\p{L}))\\p{L}*';
/** Exercises, sports and movements in Italian. “Saltare un pasto” and “correre il rischio” are none. */
const italianMovements =
  "squat|stacc[oh](?!\\p{L})|stacchi|affond[oi](?!\\p{L})|panca(?!\\p{L})|lento avanti|salt[oi](?!\\p{L}| di (?:qualità|gioia))|saltell|salt(?:are|assi|i)(?!\\p{L}| (?!la corda)(?:l[aeo’']|il|i|gli|un|quest|nessun|past|colazion|cen|pranz|allen|più|mai|da ))|cors[ae](?!\\p{L})|corr(?:ere|a|essi)(?!\\p{L}| (?:il |un |dei |quest[oi] )?risch| ai ripari| diet)|pesi(?!\\p{L})|sollev|alzar(?:e|l[aeio])(?!\\p{L}| la voce)|spingere (?:con|sopra|peso|pesi)|trazion|torsion|rotazion|flession|piegament|piegarmi|accovacci|inginocchi|in ginocchio|carichi (?!(?:di|il|la) )|sovraccaric|sforz(?:i|o|are)(?!\\p{L})|sforzarmi(?! (?:di|a|per))|impatt|sopra la testa|sotto (?:il )?parallelo|addominal|crunch|plank|burpee|hiit|attività (?:fisic|sportiv|intens)|fare (?:sport|attività|palestra)|nuot|cyclette|pedal|iperestension|estension|overhead|leg (?:press|extension|curl)|kettlebell|isometri|pliometri|apnea|stretching|scale(?!\\p{L})";
/** Exercises, sports and movements in English. “Run out of” and “bend the rules” are none. */
const englishMovements =
  'squat|deadlift|lung(?:e|es|ing)(?!\\p{L})|jump(?!\\p{L}* on (?:a|the) (?:call|train|bus))|run(?:ning)?(?!\\p{L}| (?:out|the|a|into|late|errands|to))|lift(?:ing|s)?(?!\\p{L}| (?:my (?:mood|spirit)|off))|overhead|(?:bench|leg|shoulder|chest|military) press|press(?:ing)? (?:overhead|above)|bend(?:ing)?(?!\\p{L}| the rules)|kneel|twist|(?:high )?impact|strenuous|heavy (?:weight|load|lift)|weights?(?!\\p{L})|bench(?:ing)?(?!\\p{L})|sprint|crunch|sit-?ups?(?!\\p{L})|burpee|push-?ups?(?!\\p{L})|pull-?ups?(?!\\p{L})|rotat|plyo|plank|strain|cycling|hinge|(?:put|putting) (?:any |much )?weight on|above my head|weight.?bearing';
/** What counts beside a doctor only, because it is also said of the calendar. */
const training =
  'allen|palestra|sport|esercizi|attività|peso|carichi|muover|cammin|\\d+ ?(?:kg|kili|chili|gradi|°)|exercis|gym|train|work(?:ing)? ?out|walk|swim|\\d+ ?(?:lbs?|pounds)';

/** What is done with a part of the body in Italian: “caricare il peso sul piede”. */
const strains = `(?:muovere|caricare|appoggiare|mettere|pesare|piegare|sforzare|sollecitare|stendere|ruotare|flettere|allungare|girare|stressare|usare|forzare|lavorare)(?: (?:\\p{L}+[ ’']+){0,4})${bodyParts}`;
const movements = `${italianMovements}|${englishMovements}|${strains}`;
const movement = `(?<!\\p{L})(?:${movements})`;
const spared = `(?<!\\p{L})(?:${movements}|${bodyParts}|${training})`;

/** At most `count` words, each with what separates it from the next one. */
const upTo = (count: number) => `(?:[\\p{L}\\d’'°]+[ ,:-]+){0,${count}}`;
const not = '(?<!\\p{L})(?:non|nn|n)(?= )';
const may = '(?:poss[oa]|potr[òo]|potrei|potevo|dev[oe]|debba|dovr[òo]|dovrei)(?!\\p{L}| (?:per forza|(?:più )?evit))';
const englishNot =
  '(?:can(?:.?t|not| not)|must(?:n.?t| not)|unable(?= to)|should(?:n.?t| not)|(?:not|isn.?t|wasn.?t|never) (?:be )?(?:allowed|supposed|cleared|meant|permitted))(?!\\p{L}| (?:i|wait|believe|thank|avoid|complain|stop)(?!\\p{L}))';
const denied =
  "(?<!(?:non|nn|mai|not|didn.?t|hasn.?t) (?:m(?:i|e) )?(?:l[oai’'] ?)?(?:ha(?:nno)? |è |been )?(?:mai |stat[oaie] )?)";
const forbidden = `${denied}(?<!\\p{L})(?:vietat|viet[aoi](?!\\p{L})|proibi|sconsigli|controindicat|forbid|forbade|forbidden|banned|advised against|warned against)`;
const avoiding =
  '(?<!(?:non|not) (?:devo |serve |bisogna |have to |need to )?(?:più )?)(?<!\\p{L})(?:evit(?:ar|a(?!\\p{L})|i|assi)|avoid)\\p{L}*';
const none =
  '(?<!\\p{L})(?:no|nothing|niente|nient’altro|nessun[ao]?|zero|stop|basta|only|solo|soltanto|massimo|max|oltre)';
const harmless = '(?:preoccup|aver|mangi|ber[ei]|prend|fare (?:niente|nulla|altr)|worry)';

const doctor =
  /(?<!\p{L})(?<!(?:sono|faccio|am|.m|is) (?:un |una |il |la |a |an )?)(?:medic[oai](?!\p{L})|dottor|dott(?!\p{L})|ortoped|fisio|fisiatr|cardiolog|neurolog|osteopat|chirurg|ginecolog|ostetric|oculist|reumatolog|chiropratic|specialist|diabetolog|pneumolog|endocrinolog|internist|urolog|posturolog|doctor|doc(?!\p{L})|dr(?!\p{L})|gp(?!\p{L})|physio|physical therapist|surgeon|ortho|gyn(?:o(?!\p{L})|a?ecolog)|ob.?gyn|midwife|chiropract|consultant)/iu;
/** What a doctor says. */
const ofDoctor = new RegExp(
  [
    `${not} (?:mi )?(?:${may}|far[ei]?|facci[oa]|facessi) ${upTo(4)}${spared}`,
    `(?<!\\p{L})di ${not} (?!${harmless})${upTo(4)}${spared}`,
    `${none} ${upTo(3)}${spared}`,
    forbidden,
    `${not} (?:mi )?(?:vuol|vogli|permett|consent|autorizz)\\p{L}* ${upTo(4)}${spared}`,
    'm[i’] ?(?:ha|hanno) (?:bloccat|fermat)',
    `(?:${avoiding}|(?:limitar|ridurr|sospend|smetter|ferma)\\p{L}*|attenzione|attent[oa]|cautela) ${upTo(4)}${spared}`,
    '(?:stare|restare|rimanere|sto|resto|devo) (?:a |in )?(?:riposo|ferm[oa])|riposo (?:assoluto|forzato|completo|per |di )|(?:settiman|giorn|mes)\\p{L}* (?:di )?(?:riposo|stop|ferm[oa])|(?<!\\p{L})rest for',
    `(?:${englishNot}|(?<!\\p{L})(?:not to|do(?:es)?n.?t want me|do(?:n.?t| not)|stop|off|ease off|limit)) ${upTo(4)}${spared}`,
  ].join('|'),
  'iu',
);
/** What limits by itself. */
const outright = new RegExp(
  [
    `(?:mi |sono |è |stat[oaie] )?${forbidden}\\p{L}* ${upTo(3)}(?:${movement}|${bodyParts})`,
    `${movement}\\p{L}* (?:mi )?(?:è |sono )?(?:stat[oaie] )?${forbidden}`,
    `(?:detto|consigliat[oa]|raccomandat[oa]|prescritto) (?:di )?${not} ${upTo(2)}${movement}`,
    `(?<!\\p{L})divieto ${upTo(2)}${movement}|${not} (?:mi )?(?:è|viene) (?:permess|consentit)[oaie] ${upTo(2)}${movement}`,
    `(?:told|advised|asked) (?:me )?(?:not to|to avoid|to stop|to stay off) ${upTo(3)}${movement}`,
    '(?<!\\p{L})(?:stampelle|crutches)(?!\\p{L})|(?:con il |il |ho un )tutore(?! legale)|(?:ho il |con il |il braccio in |la gamba in )gesso|in a (?:cast|boot|brace|sling)(?!\\p{L})',
    "(?:(?:sono|ero) (?:stat[oa] )?|mi (?:hanno|sono|ha) |appena |mi devo far |mi )operat?[oaie]?(?:re|rmi)? (?:d?[aei]l|d?[aei]ll[aeo’']|d?agli|d?ai|di|a|un|il|la)(?!\\p{L})|(?:had|having|after|recovering from) (?:\\p{L}+ ){0,2}surgery|subit[oa] un.? ?(?:intervento|operazione)|pacemaker",
  ].join('|'),
  'iu',
);
/** What limits unless it is about the calendar, the equipment or one's strength. */
const unlessScheduled = new RegExp(
  [
    `${not} (?:mi )?${may} (?:più )?${upTo(3)}${movement}`,
    `${movement}\\p{L}* ${upTo(4)}${not} ${may}\\s*(?:far|$)`,
    `(?:dev[oe]|dovrei|dovrò|meglio|bisogna|costrett[oa] a) ${avoiding} ${upTo(3)}(?:${movement}|${bodyParts})`,
    `(?:have|has|need|supposed|better|must|should) (?:to )?${avoiding} ${upTo(3)}(?:${movement}|${bodyParts})`,
    `(?<!\\p{L})(?:no|niente|zero|stop|nessun[ao]?) ${upTo(2)}${movement}\\p{L}* ${upTo(3)}(?:per|fino|for|until|till) (?:almeno |altr[ei] |i |le |at least |another |the next )*(?:un|due|tre|quattro|sei|\\d+|a |al |qualche|two|three|four|six|a few|next|the|may|june|jan|feb|mar(?:ch|zo)|apr|jul|aug|sep|oct|nov|dec|gen(?!\\p{L}| )|gennaio)`,
    `${englishNot} (?:to )?${upTo(3)}${movement}`,
  ].join('|'),
  'iu',
);
const scheduled =
  /(?<!\p{L})(?:oggi|domani|stasera|stamattina|stamani|dopodomani|luned|marted|mercoled|gioved|venerd|sabato|domenica|weekend|fine settimana|(?:questa|prossima|ogni) settimana|vacanz|ferie|viaggi|a casa|hotel|albergo|in palestra|piov|pioggia|neve|occupat|chius|attrezz|non ho (?:il|i|la|le|gli|un|un[ao]|tempo)(?!\p{L})|macchin|senza (?:bilanciere|manubri|rack)|tempo|orari|lavor(?:o|i|ando)(?!\p{L})|turn[oi](?!\p{L})|ufficio|riunion|today|tonight|tomorrow|monday|tuesday|wednesday|thursday|friday|saturday|sunday|(?:this|next) week(?!s)|holidays?|vacation|travel|at home|hotel|the gym|rack|equipment|no barbell|busy|broken|rain|snow|work(?!\p{L})|(?<!any )time|yet|more than|as much|that much|heavier|unassisted|another rep|past my max)/iu;
/** A condition beside what is left out: “no squat, ho il menisco rotto”. */
const condition =
  /(?<!\p{L})(?:ernia|discopati|menisc|legament|crociat|protesi|frattur|lesion|cesareo|intervento|operazione|incinta|gravidanza|scoliosi|artros|herni|slipped disc|meniscus|acl(?!\p{L})|torn |fractur|surgery|pregnan|c-section|arthritis|scoliosis)/iu;
const leftOut = new RegExp(
  `(?:${avoiding}|${none}|${not} facci[oa]|${not} fare|(?<!\\p{L})don.?t) ${upTo(3)}${movement}`,
  'iu',
);
const bodyPart = new RegExp(`(?<!\\p{L})${bodyParts}`, 'iu');
const namesMovementWord = new RegExp(`(?<!\\p{L})(?:${movements}|${bodyParts})`, 'iu');

/**
 * Whether a text of a client names a movement or an exercise that they must not do: “nn posso fare squat, me l’ha detto l’ortopedico”.
 * What they cannot do because of the calendar or the equipment is none: “non posso fare l’allenamento domani”.
 */
export function namesLimit(text: string): boolean {
  const sentences = sentencesOf(text);
  return sentences.some((sentence, index) => {
    if (outright.test(sentence)) return true;
    const isOfDoctor = doctor.test(sentence) || doctor.test(sentences[index - 1] ?? '');
    if (isOfDoctor && ofDoctor.test(sentence)) return true;
    if (condition.test(sentence) && leftOut.test(sentence)) return true;
    return unlessScheduled.test(sentence) && (!scheduled.test(sentence) || bodyPart.test(sentence));
  });
}

/** Whether a text names an exercise, a movement or a part of the body, which goes on with a limit: “… e nemmeno affondi”. */
export function namesMovement(text: string): boolean {
  return namesMovementWord.test(text);
}

function sentencesOf(text: string): string[] {
  return text
    .replaceAll(/(?<!\p{L})(dott|dr|prof|sig)\./giu, '$1')
    .split(/[!?;\n]+|\.+(?=\s|$)/u)
    .map((sentence) => sentence.replaceAll(/\s+/gu, ' ').trim());
}
