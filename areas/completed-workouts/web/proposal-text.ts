import { formatNumber } from '#shell/web/texts/formats.ts';
import type { Reason } from '../rules/progression/proposal.ts';
import type { Texts } from './text.ts';

/** Why something is proposed, in one sentence: its numbers as the language writes them, one repetition as one. */
export function reasonText(t: Texts, { code, values }: Reason): string {
  const written = Object.entries(values).map(([name, value]) => [name, formatNumber(value, 2)]);
  return t(`proposal.${code}`, { ...Object.fromEntries(written), count: values['reps'] ?? 0 });
}
