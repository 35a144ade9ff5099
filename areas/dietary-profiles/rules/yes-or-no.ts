const begin = '^[\\s"“«(¡]*';
const yes = new RegExp(
  `${begin}(?:s[iìí]|yes|yep|yeah|certo|certamente|esatto|esattamente|confermo|correct|exactly|of course)(?!\\p{L})(?![\\s,]*(?:che )?(?:no|non|not)[\\s.!]*$)`,
  'iu',
);
const no = new RegExp(
  `${begin}(?:no|non|not|nope|nessun\\p{L}?|nulla|niente|none|nothing|never|neither|mai|n[eé])(?!\\p{L})`,
  'iu',
);
const doubts = [
  'forse|magari|boh|mah|chiss[aà]|pu[oò] (?:darsi|essere)|potrei|potrebbe|in dubbio|non (?:(?:lo|ne) )?(?:so|saprei)',
  'non (?:ne )?(?:sono|ho) (?:ancora )?(?:sicura|certa|certezza|idea)',
  "maybe|perhaps|possibly|might|may be|could be|not (?:yet )?(?:sure|certain)|unsure|(?:don[’']?t|do not) know|dunno|no idea",
].join('|');
/** “Forse”, “non saprei”, “I might be”; also before a yes or a no: “forse sì”. */
const unclear = new RegExp(`${begin}(?:(?:beh|boh|mah|well|io|i|i am|i[’']?m)[\\s,]+)?(?:${doubts})(?!\\p{L})`, 'iu');
const anyNo = /(?<!\p{L})(?:no|non|not|nessun\p{L}?|nulla|niente|none|nope|never|mai)(?!\p{L})/iu;
const time = /(?<!\p{L})(?:settiman[ae]|mes[ei]|trimestre|weeks?|months?|trimester)(?!\p{L})/iu;

/**
 * Whether an answer to a question about pregnancy or breastfeeding says yes, no or that it is not known; null when it says none of them.
 * Its first words decide: “sì, non ho nausea” is a yes, “forse sì” is unclear. Without them, weeks and months are a yes, and any other
 * “no” is a no: “per ora no”.
 */
export function yesOrNo(text: string): 'yes' | 'no' | 'unclear' | null {
  if (unclear.test(text)) return 'unclear';
  if (yes.test(text)) return 'yes';
  if (no.test(text)) return 'no';
  if (time.test(text)) return 'yes';
  return anyNo.test(text) ? 'no' : null;
}
