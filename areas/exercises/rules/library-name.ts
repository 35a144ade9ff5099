import type { Language } from '#shell/common/fields.ts';

/** The names of an exercise of the library. */
export type LibraryNames = Record<Language, string>;

/** The name in that language, unless the row was renamed: it then has a name that the library does not have. */
export function nameInLanguage(name: string, names: LibraryNames | undefined, language: Language): string {
  return names && Object.values(names).includes(name) ? names[language] : name;
}
