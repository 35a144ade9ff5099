import { normalizeText } from './normalize.ts';

const pictures = /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u{FE0F}|\u{200D}/gu;
const greeting = /^(?:ciao|salve|hey|hi|hello|buon(?:giorno|asera)|good (?:morning|evening))(?!\p{L})/iu;

/** Whether a line without values is an instruction or a greeting and no exercise: "Niente apnea mi raccomando, pressione!". */
export function isSentence(line: string): boolean {
  const text = normalizeText(line)
    .replaceAll(pictures, '')
    .replace(/^[\s•*-]+/, '')
    .trim();
  if (text.split(/\s+/).length < 3) return false;
  return /(?:[!?]|\p{L}\.)$/u.test(text) || /\p{L}[!?]\s/u.test(text) || greeting.test(text);
}
