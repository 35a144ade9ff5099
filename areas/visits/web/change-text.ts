import { formatFixed, formatNumber } from '#shell/web/texts/formats.ts';

/** A change with its sign: `+0,5`, `−1,2`, or `0`; of a ratio with all its decimals. */
export function changeText(change: number, decimals: number, unit = ''): string {
  const isRatio = unit === 'ratio' && change !== 0;
  const size = (isRatio ? formatFixed : formatNumber)(Math.abs(change), decimals);
  if (size === formatNumber(0, decimals)) return size;
  return `${change > 0 ? '+' : '−'}${size}`;
}

/** '' without a change: a `0` beside a field would read as a measured value. */
export function changeBesideField(change: number, decimals: number): string {
  const text = changeText(change, decimals);
  return text === changeText(0, decimals) ? '' : text;
}
