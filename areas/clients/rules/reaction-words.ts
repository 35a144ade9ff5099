/**
 * Words for signs of an allergy, as regular expressions that begin at the beginning of a word: swelling, itching and closing of mouth,
 * face and throat, hives and breathlessness, in all forms of their verbs, in Italian and English.
 */
const italianMouth = '(?:gol[ae]|glottide|lingu[ae]|labbr[aoi]|bocc[ah]e?|palat[oi]|gengiv[ae])';
const englishMouth = '(?:throat|tongue|lips?|mouth|palate|gums)';
const englishFace = `(?:${englishMouth}|face|eyes?|eyelids?)`;
/** Parts of the body whose swelling may be a sign of an allergy. */
export const facePart = new RegExp(
  `(?<!\\p{L})(?:${italianMouth}|facci[ae]|vis[oi]|volt[oi]|occhio?|palpebr[ae]|${englishFace})(?!\\p{L})`,
  'iu',
);

/** Muscles that are trained, and tyres, swell without harm: “mi gonfio i muscoli”, “i pettorali si gonfiano”. */
const harmless = '(?:muscol|petto|pettoral|bicipit|tricipit|quadricipit|gomm|ruot|pall|copertoni|materass)';
const beforeHarmless = `(?: (?:un po.?|bene|ben|tutti|i|le|gli|il|la|lo|miei|mie|mio|mia)){0,3} ${harmless}`;
const afterHarmless = `(?<!${harmless}\\p{L}{0,4} (?:(?:che|mi|ci|si|stanno|sentivo|sento) ){0,3})`;
const italianSwelling = [
  `(?<!bell[oaie] )(?!(?<=(?:mi|ho|abbiamo) )gonfi\\p{L}+${beforeHarmless})gonfi(?:at[aoie]|ò|[oaei]?)(?!\\p{L})`,
  `${afterHarmless}gonfi(?:are|arsi|armi|arl[aeio]|ando|andosi|ano|ava|avano|arono|erà|eranno)(?!\\p{L}|${beforeHarmless})`,
].join('|');
const upToTwoWords = "(?: [\\p{L}’']+){0,2}";

/** Swelling anywhere, also of the belly. */
export const swelling = `${italianSwelling}|swell|swollen`;

const rashArticles =
  '(?:le |i |gli |il |uno |una |un |l.|delle |dei |degli |tutt[aei] |tant[ei] |piccol[ei] |sempre |subito |anche )*';
const rash = '(?:boll[ae]|bollicin[ae]|puntini|puntin[ae]|macchi[ae]|macchioline|sfog(?:o|hi)|rossor[ei])';

const italian = [
  `ingross\\p{L}+${upToTwoWords} ${italianMouth}(?!\\p{L})|${italianMouth} (?:che )?(?:mi )?(?:si )?ingross\\p{L}+`,
  `(?:chiud|chius|string|strett|stretta|serra)\\p{L}*(?: (?:un|po|po.|tutta|quasi|subito|sempre|proprio|poi|la|alla|in)){0,3} gola(?!\\p{L})`,
  `gola (?:(?:che|mi|si|è|sta|stava) ){0,4}(?:chiu|string|strett|serra|prud|pizzic)|pizzic\\p{L}*${upToTwoWords} ${italianMouth}(?!\\p{L})|${italianMouth} (?:che )?(?:mi )?pizzic\\p{L}+`,
  'orticari|prurit|prud|angioedem|anafila|shock(?!\\p{L})|reazion[ei] allerg|eczem|p[oô]mf[oi](?!\\p{L})|sfog(?:o|hi) (?:cutane|rossi|sul)',
  '(?:boll[ae]|bollicine|puntini|macchie)(?: ross[ei])? (?:rosse|sulla pelle|sul (?:corpo|viso|collo|petto)|sulle (?:braccia|gambe|mani|labbra)|in (?:faccia|bocca|viso))',
  `(?:(?:mi|ci) (?:vien|veng|sono venut|esc|sono uscit|spunt|sono spuntat)\\p{L}*|(?:mi|ci) (?:f[aà]|fanno|faceva|facevano|ha fatto|hanno fatto)(?: \\p{L}+)? (?:venire|uscire|spuntare)|mi (?:riemp|copr|ricopr)\\p{L}+(?: \\p{L}+)? d[ie])(?: fuori)? ${rashArticles}${rash}(?!\\p{L})`,
  'manca(?:va|ndo|re|rmi|ta|to)? (?:il fiato|l.?aria|il respiro)|(?:fame|mancanza) d.?aria',
  'non respir(?:o|avo)(?= *$| (?:più|bene|quando|se|appena|dopo)(?!\\p{L}))|sent\\p{L}+ soffocare|mi soffoc\\p{L}+|senso di soffocamento|sibil(?:o|i|ante|anti)(?!\\p{L})',
  'non (?:riesc|riusc)\\p{L}+ (?:più )?a (?:deglutire|ingoiare|inghiottire|mandare giù)|riemp\\p{L}+ (?:tutt[ao] )?di (?:boll|macchie|puntini)',
].join('|');

const english = [
  `${englishFace} (?:\\p{L}+ ){0,2}(?:puff\\p{L}*|balloon\\p{L}*)`,
  `throat (?:(?:is|was|felt|feels|feel|gets|got|get|goes|went|starts|started|kept|keeps|to|really|very|a bit|all) ){0,3}(?:clos|tight|constrict|seiz|scratch|shut)|(?:tight|tightness|closing)(?: (?:in|of))?(?: (?:my|the))? throat`,
  `${englishMouth} (?:feels?|felt|gets?|goes|went|got) (?:\\p{L}+ )?(?:thick|big|fat|fuzzy|funny|prickly)`,
  'hives(?!\\p{L})|itch(?:y|ing|es|ed)?(?!\\p{L})|tingl|welts(?!\\p{L})|blotch(?:y|es)(?!\\p{L})|(?:break|breaks|broke|breaking|come|comes|came|coming) (?:me )?out (?:in|with) (?:(?:a|an|little|small|red|big|itchy|tiny|lots|of|all|over) )*(?:spots?|bumps|dots|blisters|rash|hives)(?!\\p{L})|(?:g[ei]ves?|gave|gets?|got) (?:me )?(?:(?:red|itchy|little|small) )+(?:spots|bumps|dots|blisters)(?!\\p{L})|rash(?:es)?(?!\\p{L})|anaphyla|allergic reaction|epipen',
  '(?:could(?:n.?t| not)|can(?:.?t|not)|hard|difficult(?:y|ies)?|trouble|struggl\\p{L}*)(?: (?:to|in|with))? (?:breath|swallow)|short(?:ness)? of breath|wheez|(?:i (?:am|was)|i.m|feels? like|felt like|start(?:ed|s)?|from) (?:(?:i am|i was|i.m) )?(?:choking|suffocating)',
].join('|');

/** Signs of an allergy besides swelling. */
export const allergySigns = `${italian}|${english}`;
