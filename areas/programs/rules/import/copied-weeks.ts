/** A week of which a text says that it is like another one. */
export interface WeekCopy {
  /** Number of the other week, or the week before. */
  of: number | 'previous';
  /** Whether more is written than which week it is like. */
  hasMore: boolean;
}

const copyWords = String.raw`come|uguale|identica|idem(?:\s+come)?|ripet(?:i|ere)|copia(?:re)?|(?:the\s+)?same(?:\s+as)?|like|repeat|copy(?:\s+of)?|equal(?:\s+to)?`;
const articles = String.raw`(?:(?:alla|della|la|a|of|to|the)(?!\p{L})\s*)*`;
const ordinals = { prima: 1, seconda: 2, terza: 3, quarta: 4, first: 1, second: 2, third: 3, fourth: 4 } as const;
const pattern = new RegExp(
  String.raw`^(?:(?:${copyWords})(?!\p{L})|=)\s*(${articles})(?:(?:settimana|sett|week|wk)(?!\p{L})\.?\s*)?(?:(?:n[.°]?\s*)?(\d{1,2})(?![.,]?\d|\s*(?:x|%|kg|rip|reps?|serie|sets?)(?!\p{L}))|(${Object.keys(ordinals).join('|')}|precedente|scorsa|sopra|previous|above|last|before)(?!\p{L})(?:\s+(?:settimana|week)(?!\p{L}))?)?[\s).,;:]*`,
  'iu',
);

/** Reads “come la 3”, “uguale alla settimana 2”, “idem” and “same as week 1”, the number with what follows it; null for another text. */
export function copiedWeek(text: string): WeekCopy | null {
  const [all = '', article = '', number, word] = pattern.exec(text.trim()) ?? [];
  const hasMore = text.trim().length > all.length;
  if (all === '' || (hasMore && number === undefined && word === undefined)) return null;
  if (number !== undefined) return { of: Number(number), hasMore };
  const ordinal = ordinals[word?.toLowerCase() as keyof typeof ordinals] as number | undefined;
  // “Come prima” is as before, “come la prima” as the first one.
  const isBefore = word?.toLowerCase() === 'prima' && article.trim() === '';
  return { of: isBefore ? 'previous' : (ordinal ?? 'previous'), hasMore };
}

const free =
  /^(?:giorn(?:o|ata)\s+)?(?:(?:di\s+)?riposo|liber[oa]|rest|off|free)(?:\s+(?:day|totale|completo|assoluto))?$|^day\s+off$/iu;

/** Whether the text says that a day has no workout: “Riposo”, “Libero”, “Rest day”. */
export function isFreeDay(text: string): boolean {
  return free.test(text.replace(/^[-*•·–]\s*/, '').replace(/[\s.!]+$/, ''));
}
