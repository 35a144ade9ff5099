/** Kinds of medicines, in Italian and English: the beginnings of words. */
const kinds = [
  'antibiotic|antidolorific|anti-?infiammator|anticoagul|antiaggreg|antidepress|antistaminic|antipertensiv|antiepilettic|anticonvuls|antidiabetic|antipsic|antipsych|antiemetic|antivirali|antivirals?(?!\\p{L})',
  'antimicotic|antifung|antiacid|antacid|anti-?arrhythm|antiaritmic|ansiolitic|betabloccant|ace.?inibitor|ace.?inhibitor|calcio.?antagonist|calcium channel|cortison|corticosteroid|steroid',
  '(?<!tisan[ae] )diuretic|lassativ|laxativ|gastroprotett|ipoglicemizzant|immunosoppress|immunosuppress|miorilassant|muscle relax|broncodilatator|bronchodilat|sonnifer|tranquillant|tranquili[sz]er|psicofarmac',
  'contraccett|contracept|anticoncezional|chemioterap|chemotherap|che(?:mi|m)o(?!\\p{L})|terapia ormonale|hormone (?:replacement|therapy)|(?:ssri|snri|maoi|nsaid|ppi|hrt|trt|glp-?\\s?1)s?(?!\\p{L})',
  'painkiller|pain ?killer|blood.?thinn|anti-?inflammator|beta-?\\s?blocker|antihistamin|antidepress|sedativ[oiae](?!\\p{L})|sedatives?(?!\\p{L})|statin[aes]?(?!\\p{L})|insulin(?:[ae]|ic\\p{L}{1,4})?(?!\\p{L}|[- ]?resist)',
  '(?:on|take|taking|started|stopped|off) birth control|(?:birth control|sleeping|diet|blood pressure|thyroid|water|heart|morning.after) (?:pills?|tablets?)(?!\\p{L})|(?:thyroid|blood pressure|heart|cholesterol|diabetes) meds?(?!\\p{L})',
  "(?:pastigli[ae]|compress[ae]|pillol[ae]) (?:dell[ao’']|del (?:giorno dopo|cuore|colesterolo)|per)(?!\\p{L})",
].join('|');

/** Substances by the endings that the international names have, with those of both languages. */
const endings = [
  '\\p{L}{3,}(?:prazol|sartan|statin|gliflozin|gliptin|glutid|glitazon|glinid|zepam|zolam|conazol|nidazol|trozol|triptan|xaban|gatran|profen|oxetin|pramin|racetam|gabalin|setron|floxacin|cillin|clovir|lukast|sterid|tinib|azosin|ulosin)(?:[aeio]|s)?(?!\\p{L})',
  '\\p{L}{4,}(?:olol|pril)[eo]?(?!\\p{L})|\\p{L}{3,}(?:dipin|c[iy]clin|m[iy]cin|zapin|tiapin|t?h?iazid|semid|tript[iy]lin)[ae]?(?!\\p{L})|\\p{L}{4,}mab(?!\\p{L})|\\p{L}{2,}dron(?:at[eo]|ic[oa]?)(?!\\p{L})|\\p{L}{3,}nafil(?!\\p{L})|tadalafil',
].join('|');

/** Substances by the beginnings of their names, which both languages share. */
const substances = [
  'naprox|diclofenac|ketorolac|nimesulid|meloxicam|celecoxib|etoricoxib|paracetamol|acetaminophen|aspirin|acetilsalicilic|tramadol|ossicodon|oxycodon|hydrocodon|codein|morfin|morphin|fentanyl|metadon|methadon',
  'metformin|glibenclamid|gliclazid|glimepirid|semaglutid|tirzepatid|phentermin|fentermin|orlistat|naltrexon|(?:levo)?t(?:h)?[iy]rox[iy]?n[ae]|levotirox|levothyrox|liothyronin|tiamazol|methimazol|metimazol|propiltiouracil',
  'warfarin|acenocumarol|h?eparin|enoxaparin|nadroparin|fondaparinux|clopidogrel|ticagrelor|ezetimib|fenofibrat|amiodaron|flecainid|propafenon|digossin|digoxin|ivabradin|nitroglicerin|nitroglycerin|sacubitril|carvedilol|spironolatt|spironolact|clonidin|verapamil|diltiazem',
  'prednison|prednisolon|metilprednisol|methylprednisol|betametason|betamethason|desametason|dexamethason|budesonid|fluticason|mometason|beclometason|idrocortison|hydrocortison',
  'cotrimossazol|sulfametossazol|nitrofurantoin|metronidazol|isotretinoin|salbutamol|albuterol|salmeterol|formoterol|vilanterol|tiotropi|ipratropi|teofillin|theophyllin|cetirizin|levocetirizin|loratadin|desloratadin|fexofenadin|ebastin|diphenhydramin|adrenalina autoiniett',
  'sertralin|(?:es)?citalopram|venlafaxin|desvenlafaxin|vortioxetin|bupropion|mirtazapin|trazodon|lorazepam|zolpidem|buspiron|risperidon|aripiprazol|aloperidol|haloperidol|lurasidon|carbonato di litio|lithium carbonate|carbolithium|carbamazepin|oxcarbazepin|lamotrigin|valproat|valproic|topiramat|gabapentin|metilfenidat|methylphenidat|lisdexamfetamin|atomoxetin|levodopa|pramipexol|donepezil',
  'metotre(?:x|ss)at|methotrexat|azat(?:h)?ioprin|ciclosporin|cyclosporin|idrossiclorochin|hydroxychloroquin|sulfasalazin|mesalazin|mesalamin|allopurinol|febuxostat|colchicin|tamoxifen|clomif[ei]n|clomid(?!\\p{L})|minoxidil|desmopressin|liraglutid|domperidon|metoclopramid|loperamid|famotidin|ranitidin|sucralfat|bisacodil|bisacodyl|macrogol|rifaximin|tizanidin|tiocolchicosid|cyclobenzaprin|baclofen|sumatriptan|ondansetron',
].join('|');

/** Frequent brands of Italy, Great Britain and the United States; names that are ordinary words are left out. */
const brands = [
  'ozempic|ozempik|wegovy|mounjaro|zepbound|saxenda|victoza|trulicity|rybelsus|byetta|bydureon|januvia|jardiance|farxiga|forxiga|invokana|glucophage|metforal|glibomet|diamicron|lantus|humalog|novorapid|novolog|toujeo|tresiba|levemir|apidra|humulin|abasaglar|fiasp|xenical|mysimba|contrave|adipex',
  'eutirox|euthyrox|tirosint|synthroid|levoxyl|tapazole|armour thyroid|coumadin|cumadin|sintrom|xarelto|eliquis|pradaxa|lixiana|savaysa|plavix|brilique|brilinta|cardioaspirin\\p{L}?|ascriptin|clexane|lovenox|inhixa|seleparina|fraxiparina',
  'lipitor|crestor|torvast|totalip|zocor|sivastin|zetia|ezetrol|repatha|praluent|norvasc|triatec|zestril|lasix|aldactone|aldactazide|congescor|lobivon|cardicor|tenormin|lopressor|toprol|micardis|olmetec|diovan|cozaar|benicar|entresto|cordarone|lanoxin|almarytm|rytmonorm',
  'nexium|prilosec|prevacid|protonix|lansox|pantorc|pantopan|pantecta|peptazol|losec|mepral|omeprazen|zantac|pepcid|gaviscon|maalox|riopan|pepto.?bismol|imodium|dissenten|plasil|peridon|motilium|zofran|reglan|buscopan|spasmex|normix|levopraid|movicol|dulcolax|miralax|asacol|pentacol|pentasa|salazopyrin',
  'tachipirin\\p{L}?|takipirin\\p{L}?|tachidol|co-?efferalgan|efferalgan|brufen|nurofen|momentact|oki task|(?<=(?:(?:un|l)[^\\p{L}\\s]|una |preso ))oki|aulin|voltaren|voltadol|toradol|lixidol|synflex|momendol|aleve|advil|motrin|tylenol|panadol|calpol|excedrin|vivin c|muscoril|sirdalud|flexeril|feldene|arcoxia|celebrex|contramal|depalgos|oxycontin|percocet|vicodin|norco',
  'xanax|valium|tavor|lexotan|rivotril|minias|ansiolin|ativan|klonopin|ambien|lunesta|stilnox|halcion|trittico|cipralex|entact|lexapro|zoloft|prozac|fluoxeren|seroxat|sereupin|daparox|paxil|celexa|effexor|efexor|cymbalta|xeristar|wellbutrin|elontril|remeron|brintellix|trintellix|lyrica|neurontin|topamax|lamictal|depakin|depakote|tegretol|keppra|zyprexa|seroquel|abilify|risperdal|ritalin|adderall|vyvanse|strattera|suboxone|madopar|sinemet|aricept',
  'ventolin|symbicort|seretide|advair|flovent|flixotide|clenil|aliflus|singulair|spiriva|trelegy|augmentin|amoxil|zimox|zitromax|zithromax|klacid|ciproxin|bactrim|monuril|rocefin|keflex|z-?pack?|zovirax|valtrex|tamiflu|paxlovid|deltacortene|medrol|bentelan|decadron|urbason',
  'zirtec|zyrtec|claritin|clarityn|aerius|xyzal|benadryl|robilas|kestine|telfast|roaccutan|accutane|isoriac|aisoskin|klaira|zoely|yasminelle|cerazette|nuvaring|mirena|depo-?provera|slinda|progeffik|prometrium|nolvadex|arimidex|femara|decapeptyl|viagra|cialis|levitra|propecia|avodart|xatral',
  'humira|enbrel|remicade|stelara|cosentyx|dupixent|skyrizi|plaquenil|fosamax|zyloric|adenuric|dibase|minirin|pradif',
].join('|');

/** Kinds, substances and brands of medicines, as alternatives of a regular expression at the start of a word. Supplements are none. */
export const medicineNames = [kinds, endings, substances, `(?:${brands})(?!\\p{L})`].join('|');
