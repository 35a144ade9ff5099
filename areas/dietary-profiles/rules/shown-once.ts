import type { DietaryProfileResponse } from '../contract.ts';
import { wordsOf } from '#shell/common/normalize-text.ts';

/**
 * The diagnoses and the note of a profile whose words are not shown with the declarations, and the diagnoses of a note without those
 * that it has: a note of a client often says an illness and what is not eaten in the same words.
 */
export function shownOnce(
  { diagnoses = [], declarations = [] }: Pick<DietaryProfileResponse, 'diagnoses' | 'declarations'>,
  note: string,
): { diagnoses: NonNullable<DietaryProfileResponse['diagnoses']>; note: string } {
  const declared = declarations.map(({ text }) => asWords(text));
  const isDeclared = (text: string) => declared.some((one) => one.includes(asWords(text)));
  const shownNote = isDeclared(note) ? '' : note;
  const noteWords = asWords(shownNote);
  return {
    note: shownNote,
    diagnoses: diagnoses.filter(
      ({ record, text }) => record === undefined || !(isDeclared(text) || noteWords.includes(asWords(text))),
    ),
  };
}

/** With a space at both ends, so that a part of a word is none. */
function asWords(text: string): string {
  return ` ${wordsOf(text).join(' ')} `;
}
