import { wordsOf } from '#shell/common/normalize-text.ts';
import type { Language } from '#shell/common/fields.ts';
import type { genders } from '../../contract.ts';

type Gender = (typeof genders)[number];

const genderWords: Record<Gender, readonly string[]> = {
  male: ['m', 'maschio', 'maschile', 'uomo', 'male', 'man', 'masculine'],
  female: ['f', 'femmina', 'femminile', 'donna', 'female', 'woman', 'feminine'],
};

const languageWords: Record<Language, readonly string[]> = {
  it: ['it', 'ita', 'it it', 'italiano', 'italiana', 'italian'],
  en: ['en', 'eng', 'en gb', 'en us', 'inglese', 'english'],
};

/** The gender that a cell says in Italian or English; null for another text. */
export function writtenGender(text: string): Gender | null {
  return keyOf(genderWords, text);
}

/** The language that a cell names by its name or code, in Italian or English; null for another text. */
export function writtenLanguage(text: string): Language | null {
  return keyOf(languageWords, text);
}

function keyOf<Key extends string>(names: Record<Key, readonly string[]>, text: string): Key | null {
  const written = wordsOf(text).join(' ');
  return (Object.keys(names) as Key[]).find((key) => names[key].includes(written)) ?? null;
}
