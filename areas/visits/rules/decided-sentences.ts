import { betweenSentences } from '#areas/dietary-profiles/rules/allergy-parts.ts';

/** The most sentences of a text that are looked for together. */
const maxTogether = 20;

/** The sentences of a text about which nothing was decided, alone or together with those beside them: others were added to them since. */
export function withoutDecided(sentences: readonly string[], isDecided: (text: string) => boolean): string[] {
  const left: string[] = [];
  let index = 0;
  while (index < sentences.length) {
    const end = endOfDecided(sentences, index, isDecided);
    if (end === index) left.push(sentences[index] ?? '');
    index = Math.max(end, index + 1);
  }
  return left;
}

/** The end of the longest run of sentences from `start` on that was decided; `start` when there is none. */
function endOfDecided(sentences: readonly string[], start: number, isDecided: (text: string) => boolean): number {
  for (let end = Math.min(sentences.length, start + maxTogether); end > start; end--)
    if (isDecided(sentences.slice(start, end).join(betweenSentences))) return end;
  return start;
}
