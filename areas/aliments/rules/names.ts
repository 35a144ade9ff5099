import type { Language } from '#shell/common/fields.ts';

interface Named {
  name: string;
  name_en: string;
}

/** The name in the language, or in the other one when it is missing. */
export function nameIn(language: Language, { name, name_en }: Named): string {
  return language === 'en' ? name_en || name : name || name_en;
}

/** The label of a household measure in the language, or in the other one when it is missing. */
export function labelIn(language: Language, { label, label_en }: { label: string; label_en: string }): string {
  return nameIn(language, { name: label, name_en: label_en });
}
