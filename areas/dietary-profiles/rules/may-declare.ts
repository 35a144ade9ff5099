import { allergyPartsOf } from './allergy-parts.ts';
import { statePartsOf } from './own-states.ts';

/** Whether a client says in a text about anything what may belong into their dietary profile. */
export function mayDeclare(text: string): boolean {
  return text !== '' && (allergyPartsOf(text) !== '' || statePartsOf(text) !== '');
}
