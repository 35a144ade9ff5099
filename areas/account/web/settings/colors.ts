/** Brand colours to choose with one click, in addition to the default of the product. */
export const presets = {
  teal: '#0f766e',
  blue: '#1d4ed8',
  violet: '#6d28d9',
  pink: '#db2777',
  orange: '#ea580c',
  yellow: '#facc15',
  green: '#15803d',
  ink: '#1f2937',
} as const;

/** Parses a hex colour with or without `#`, of three or six digits, in any case; null for anything else. */
export function readColor(text: string): string | null {
  const digits = text.trim().replace(/^#/, '');
  if (/^[\da-f]{6}$/i.test(digits)) return `#${digits.toUpperCase()}`;
  if (/^[\da-f]{3}$/i.test(digits))
    return `#${[...digits]
      .map((digit) => digit + digit)
      .join('')
      .toUpperCase()}`;
  return null;
}

export function isSameColor(one: string, other: string): boolean {
  return readColor(one) === readColor(other);
}
