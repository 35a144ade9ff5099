import { fillVariables } from '#areas/chats/rules/variables.ts';
import { firstNameOf } from '#shell/common/names.ts';

/** The values of the variables of a broadcast. */
interface Names {
  client: string;
  professional: string;
  studio: string;
}

/** Characters of a message. A text with many long names is cut. */
const maxCharacters = 10_000;

/** The text as one recipient gets it. */
export function personalText(text: string, { client, professional, studio }: Names): string {
  const values = { name: firstNameOf(client), fullName: client, professional, studio };
  return [...fillVariables(text, values)].slice(0, maxCharacters).join('');
}
