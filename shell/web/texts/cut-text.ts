const maxCharacters = 35;
const segmenter = new Intl.Segmenter('it', { granularity: 'grapheme' });

/** Cuts a long text to 35 characters and an ellipsis; an emoji of several code points is one character. */
export function cutText(text: string): string {
  if (text.length <= maxCharacters) return text;
  const characters = [...segmenter.segment(text)].map(({ segment }) => segment);
  if (characters.length <= maxCharacters) return text;
  return `${characters.slice(0, maxCharacters).join('').trimEnd()}…`;
}
