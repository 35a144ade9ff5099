import { allergyPartsOf } from './allergy-parts.ts';
import { statePartsOf } from './own-states.ts';

/** Whether a client says in a text about anything what may belong into their dietary profile. */
export function mayDeclare(text: string): boolean {
  return text !== '' && declaringPartsOf(text) !== '';
}

/** The parts of a text that say so, and nothing else of it. */
export function declaringPartsOf(text: string): string {
  const [allergies, states] = [allergyPartsOf(text), statePartsOf(text)];
  return [allergies, allergies.includes(states) ? '' : states].filter(Boolean).join('\n');
}
