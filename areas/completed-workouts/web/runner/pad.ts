export type PadKey = '0' | '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | ',' | ':' | 'back';

const longest = 7;

/** The text after a key. The first key replaces what was filled in; backspace then clears it whole. */
export function pressed(text: string, key: PadKey, { isFresh }: { isFresh: boolean }): string {
  if (key === 'back') return isFresh ? '' : text.slice(0, -1);
  const before = isFresh ? '' : text;
  if (key !== ',' && key !== ':') return (before === '0' ? key : before + key).slice(0, longest);
  if (/[.,:]/.test(before)) return before;
  return (before || '0') + key;
}
