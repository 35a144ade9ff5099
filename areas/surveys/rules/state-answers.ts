import { type DeclaredStates, statesDeclaredIn } from '#areas/dietary-profiles/rules/answered-states.ts';
import { statePartsOf } from '#areas/dietary-profiles/rules/own-states.ts';
import { yesOrNo } from '#areas/dietary-profiles/rules/yes-or-no.ts';
import type { SentAnswer } from '../contract/check-ins.ts';

/** What an answer says of pregnancy and breastfeeding; null when it declares nothing. */
export function statesOfAnswer(answer: SentAnswer): DeclaredStates | null {
  return statesDeclaredIn({ question: answer.question, written: wordsOfAnswer(answer) });
}

/** Words of questions about the past, a wish or somebody else. */
const asksForOther =
  /(?<!\p{L})(?:mai|in passato|precedent\p{L}*|cerc(?:o|hi|ando)|desider\p{L}*|programm\p{L}*|ever|in the past|previous|planning|trying)(?!\p{L})/iu;

/** Whether an answer declares a present pregnancy or breastfeeding, as professionals are told of at once. */
export function declaresState(answer: SentAnswer): boolean {
  return !asksForOther.test(answer.question) && statesOfAnswer(answer) !== null;
}

/** Whether something was written, chosen or ticked: what was left empty says nothing. */
export function isAnswered(answer: SentAnswer): boolean {
  return answer.value.kind === 'boolean' || writtenIn(answer) !== '';
}

/** What was written or chosen. */
function writtenIn({ value, optionTexts }: SentAnswer): string {
  return value.kind === 'text' ? value.value.trim() : optionTexts.join('. ');
}

/** Null for a no that names no state of the client, as “no, allatto” does; empty for a plain yes. */
function wordsOfAnswer(answer: SentAnswer): string | null {
  if (answer.value.kind === 'boolean') return answer.value.value ? '' : null;
  const written = writtenIn(answer);
  if (yesOrNo(written) === 'no' && statePartsOf(written) === '') return null;
  return /^(?:s[iì]|yes)[.!]?$/i.test(written) ? '' : written;
}
