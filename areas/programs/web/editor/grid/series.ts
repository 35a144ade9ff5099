import { formatNumber } from '#shell/web/texts/formats.ts';
import { numberOf, roundedTo } from '#shell/common/numbers.ts';

/**
 * Returns the text that follows `texts` in their series, `offset` counted from 0: `80 kg`, `82,5 kg` continues with `85
 * kg`. Texts that are not an arithmetic series repeat.
 */
export function extendSeries(texts: readonly string[], offset: number): string {
  return seriesOf(texts)?.(offset) ?? texts[offset % texts.length] ?? '';
}

function seriesOf(texts: readonly string[]): ((offset: number) => string) | null {
  const parts = texts.map((text) => /^(\D*)(\d+(?:[.,]\d+)?)(\D*)$/.exec(text));
  const [first, second] = parts;
  if (!first || !second) return null;

  const values = parts.map((part) => numberOf(part?.[2] ?? '') ?? Number.NaN);
  const step = (values[1] ?? 0) - (values[0] ?? 0);
  const isEven = parts.every(
    (part, index) =>
      part?.[1] === first[1] &&
      part?.[3] === first[3] &&
      (index === 0 || roundedTo(3, (values[index] ?? 0) - (values[index - 1] ?? 0)) === roundedTo(3, step)),
  );
  if (!isEven || step === 0) return null;

  return (offset) => {
    const value = (values.at(-1) ?? 0) + step * (offset + 1);
    return value < 0 ? `${first[1]}0${first[3]}` : `${first[1]}${formatNumber(value, 2)}${first[3]}`;
  };
}
