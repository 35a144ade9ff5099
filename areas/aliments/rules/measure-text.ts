import type { Language } from '#shell/common/fields.ts';

const irregular: Record<string, string> = {
  uovo: 'uova',
  paio: 'paia',
  glass: 'glasses',
  leaf: 'leaves',
  half: 'halves',
  ml: 'ml',
  l: 'l',
};
const endsLabel = /^(di|da|al|alla|per|of|with|in)$/;

/**
 * The name of a household measure for a number of them: `cucchiaio`, `cucchiai`; `fetta media`, `fette medie`. Words
 * in parentheses or after a preposition stay: `fetta di pane`, `fette di pane`. One and less are singular. A label that was typed
 * with its number, such as `1 biscotto`, loses it.
 */
export function measureName(typed: string, count: number, language: Language): string {
  const label = typed.replace(/^1 /, '');
  if (count <= 1) return label;
  const labelParts = label.split(' ');
  const end = labelParts.findIndex((word) => word.startsWith('(') || endsLabel.test(word));
  const nouns = end === -1 ? labelParts : labelParts.slice(0, end);
  const rest = end === -1 ? [] : labelParts.slice(end);
  const plural =
    language === 'it' ? nouns.map(italianPlural) : [...nouns.slice(0, -1), ...nouns.slice(-1).map(englishPlural)];
  return [...plural, ...rest].join(' ');
}

/** The name of a measure for a number of them. One without a name in the language has the other one, by the rules of that one. */
export function countedMeasure(
  { label, label_en }: { label: string; label_en: string },
  count: number,
  language: Language,
): string {
  const isEnglish = language === 'en' ? label_en !== '' : label === '';
  return isEnglish ? measureName(label_en, count, 'en') : measureName(label, count, 'it');
}

/** `½`, `1½` or `2`: a number of pieces that is rounded to halves, without decimals. */
export function halvesText(count: number): string {
  const pieces = Math.floor(count);
  return pieces === count ? String(count) : `${pieces || ''}½`;
}

function italianPlural(word: string): string {
  return (
    irregular[word] ??
    word
      .replace(/([cg])a$/, '$1ha')
      .replace(/([cg])o$/, '$1ho')
      .replace(/io$/, 'o')
      .replace(/[oe]$/, 'i')
      .replace(/a$/, 'e')
  );
}

function englishPlural(word: string): string {
  return irregular[word] ?? (/(s|x|sh|ch)$/.test(word) ? `${word}es` : `${word}s`);
}
