import { allergyPartsOf } from './allergy-parts.ts';
import { endedPartsOf } from './ended-states.ts';
import { statePartsOf } from './own-states.ts';

/** Whether a client says in a text about anything what may belong into their dietary profile. */
export function mayDeclare(text: string): boolean {
  return text !== '' && declaringPartsOf(text) !== '';
}

/** The parts of a text that say so, and nothing else of it. */
export function declaringPartsOf(text: string): string {
  const [allergies, states, ended] = [allergyPartsOf(text), statePartsOf(text), endedPartsOf(text)];
  const others = [states, ended].filter((one) => !allergies.includes(one));
  return [allergies, ...others].filter(Boolean).join('\n');
}
