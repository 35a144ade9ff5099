const begin = '^[\\s"“«(¡]*';
const yes = new RegExp(
  `${begin}(?:s[iìí]|yes|yep|yeah|certo|certamente|esatto|esattamente|confermo|correct|exactly|of course)(?!\\p{L})(?![\\s,]*(?:che )?(?:no|non|not)[\\s.!]*$)`,
  'iu',
);
const no = new RegExp(
  `${begin}(?:no|non|not|nope|nessun\\p{L}?|nulla|niente|none|nothing|never|neither|mai|n[eé])(?!\\p{L})`,
  'iu',
);
const anyNo = /(?<!\p{L})(?:no|non|not|nessun\p{L}?|nulla|niente|none|nope|never|mai)(?!\p{L})/iu;
const time = /(?<!\p{L})(?:settiman[ae]|mes[ei]|trimestre|weeks?|months?|trimester)(?!\p{L})/iu;

/**
 * Whether an answer to a question about pregnancy or breastfeeding says yes or no; null when it says neither. Its first word decides:
 * “sì, non ho nausea” is a yes. Without a yes or no at its beginning, weeks and months are a yes, and any other “no” is a no: “per ora no”.
 */
export function yesOrNo(text: string): 'yes' | 'no' | null {
  if (yes.test(text)) return 'yes';
  if (no.test(text)) return 'no';
  if (time.test(text)) return 'yes';
  return anyNo.test(text) ? 'no' : null;
}
