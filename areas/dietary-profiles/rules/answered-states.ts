import {
  type MaternalName,
  maternalStatesNamedIn,
  mentionsMaternalState,
  saysMaternalState,
} from './maternal-names.ts';
import { statePartsOf } from './own-states.ts';
import { unclearStatesIn, wordsOfDeclaration } from './unrecognised.ts';
import { yesOrNo } from './yes-or-no.ts';

export interface DeclaredStates {
  /** The words about the states; empty for a plain yes. */
  text: string;
  named: readonly MaternalName[];
  /** States that the answer leaves open: “forse”. */
  unclear: readonly MaternalName[];
}

/**
 * What an answer says of pregnancy and breastfeeding, with the states that it names or leaves open; null when it declares nothing.
 * `written`: null for a no, empty for a plain yes.
 */
export function statesDeclaredIn({
  question,
  written,
}: {
  question: string;
  written: string | null;
}): DeclaredStates | null {
  if (written === null) return null;
  const isAsked = mentionsMaternalState(question);
  const text = isAsked ? written : statePartsOf(written);
  if (!isAsked && text === '') return null;
  const named = maternalStatesNamedIn(wordsOfDeclaration({ question, text }));
  const unclear = unclearStatesIn({ question, text });
  if (unclear.length === 0 && named.length === 0 && yesOrNo(text) === 'unclear') return null;
  return isAsked && unclear.length === 0 && denies(text, named) ? null : { text, named, unclear };
}

/** “Non sono incinta” answers the question and declares nothing. */
function denies(text: string, named: readonly MaternalName[]): boolean {
  return named.length === 0 && mentionsMaternalState(text) && (yesOrNo(text) !== 'yes' || saysMaternalState(text));
}
