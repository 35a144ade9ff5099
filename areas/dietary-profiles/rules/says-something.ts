/** Letters and digits that a note has at least, and how many of them are different. */
const realCharacters = { total: 4, different: 3 } as const;

/** Whether a note says something: a single letter, dots or a repeated sign explain nothing. */
export function saysSomething(note: string): boolean {
  const characters = note.toLowerCase().match(/[\p{L}\p{N}]/gu) ?? [];
  return characters.length >= realCharacters.total && new Set(characters).size >= realCharacters.different;
}
