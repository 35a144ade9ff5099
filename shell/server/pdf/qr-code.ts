import { encode } from 'uqr';

/** The QR code of a text as an SVG with one path, one unit per module, without the quiet zone. Takes about 1 ms. */
export function qrCodeSvg(text: string): string {
  const { data, size } = encode(text, { ecc: 'M', border: 0 });
  const path = data.map((row, y) =>
    runs(row)
      .map(([x, length]) => `M${x} ${y}h${length}v1h-${length}z`)
      .join(''),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><path d="${path.join('')}"/></svg>`;
}

/** The sequences of adjacent dark modules in a row: index of the first, and length. */
function runs(row: readonly boolean[]): [number, number][] {
  const result: [number, number][] = [];
  for (const [x, isDark] of row.entries()) {
    const last = result.at(-1);
    if (isDark && last && last[0] + last[1] === x) last[1] += 1;
    else if (isDark) result.push([x, 1]);
  }
  return result;
}
