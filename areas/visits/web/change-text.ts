import { formatNumber } from '#shell/web/texts/formats.ts';

/** A change with its sign: `+0,5`, `−1,2`, or `0`. */
export function changeText(change: number, decimals: number): string {
  const size = formatNumber(Math.abs(change), decimals);
  if (size === formatNumber(0, decimals)) return size;
  return `${change > 0 ? '+' : '−'}${size}`;
}

/** '' without a change: a `0` beside a field would read as a measured value. */
export function changeBesideField(change: number, decimals: number): string {
  const text = changeText(change, decimals);
  return text === changeText(0, decimals) ? '' : text;
}
