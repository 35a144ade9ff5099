/** Sets with repetitions or a time, `3x10` and `3 serie`, or a load after @, behind the name of an exercise. */
const firstValue = /\s+(?=\d{1,2}\s*[x×*]\s*(?:\d|max|amrap|cedimento)|\d{1,2}\s*(?:serie|sets?)(?!\p{L})|@\s*\d)/iu;

/** Splits a row typed in one go, `leg extension 3x10 @40kg`, into the name and its values; '' without values. */
export function splitTypedRow(typed: string): { name: string; values: string } {
  const text = typed.trim();
  const index = text.search(firstValue);
  return index < 1 ? { name: text, values: '' } : { name: text.slice(0, index), values: text.slice(index).trim() };
}
