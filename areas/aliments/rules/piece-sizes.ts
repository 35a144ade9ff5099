/** How large the pieces of a food are: `2 mele medie`, `1 large banana`. */
export type PieceSize = 'small' | 'medium' | 'large';

const patterns: readonly (readonly [PieceSize, string])[] = [
  ['small', 'piccol[aeoi]|small'],
  ['medium', 'medi[aeo]?|medium'],
  ['large', 'grand[ei]|gross[aeio]|large'],
];
const anySize = patterns.map(([, pattern]) => pattern).join('|');
const atEnd = new RegExp(String.raw`\s+(${anySize})$`, 'iu');
const atStart = /^(small|medium|large)(?:[\s-]sized)?\s+(?=\p{L})/iu;
const sizes = patterns.map(([size, pattern]): [PieceSize, RegExp] => [
  size,
  new RegExp(String.raw`(?:^|\s)(?:${pattern})(?!\p{L})`, 'iu'),
]);

/** Separates the size of the pieces from the name of a food; without one `size` is undefined. */
export function pieceSizeIn(text: string): { name: string; size: PieceSize | undefined } {
  const found = atEnd.exec(text) ?? atStart.exec(text);
  if (!found) return { name: text, size: undefined };
  return { name: text.replace(found[0], '').trim(), size: sizeOf(found[1] ?? '') };
}

/** The size in the name of a measure, `patata piccola`; undefined without one. */
export function sizeOf(label: string): PieceSize | undefined {
  return sizes.find(([, pattern]) => pattern.test(label))?.[0];
}
