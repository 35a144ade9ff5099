const maxCharacters = 160;

/** The beginning of a long text, as notifications quote it. */
export function excerptOf(text: string): string {
  const characters = [...text];
  return characters.length <= maxCharacters ? text : `${characters.slice(0, maxCharacters - 1).join('')}…`;
}
