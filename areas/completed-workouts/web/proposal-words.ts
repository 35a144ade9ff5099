import { number } from '#shell/web/texts/formats.ts';
import type { Reason } from '../rules/progression/proposal.ts';
import type { Texts } from './words.ts';

/** Why something is proposed, in one sentence: its numbers as the language writes them, one repetition as one. */
export function reasonWords(t: Texts, { code, values }: Reason): string {
  const written = Object.entries(values).map(([name, value]) => [name, number(value, 2)]);
  return t(`proposal.${code}`, { ...Object.fromEntries(written), count: values['reps'] ?? 0 });
}
