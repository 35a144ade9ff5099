import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import i18next, { type i18n, type TFunction } from 'i18next';
import { elisions } from '#shell/common/elision.ts';
import type { Language } from '#shell/common/fields.ts';
import { withPatients } from './patients.ts';

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '../../..');
const languages: Language[] = ['it', 'en'];

let texts: i18n | undefined;

const translators = new Map<Language, TFunction>();

/** Maximum number of cached texts of a language, more than there are. */
const maxCached = 20_000;

/** Translates keys such as `namespace:key` with the texts of the web, for mails, errors and PDFs. Loads them on first use. */
export function textsIn(language: Language): TFunction {
  const known = translators.get(language);
  if (known) return known;
  texts ??= loadTexts();
  const translator = withCache(texts.getFixedT(language));
  translators.set(language, translator);
  return translator;
}

/** Caches texts without values: a long document asks for the same ones thousands of times, and i18next parses the key each time. */
function withCache(translate: TFunction): TFunction {
  const cached = new Map<string, string>();
  const cachedText = (...args: Parameters<TFunction>): string => {
    const [key, values] = args;
    if (typeof key !== 'string' || values !== undefined) return translate(...args);
    const text = cached.get(key) ?? translate(key);
    if (cached.size < maxCached) cached.set(key, text);
    return text;
  };
  return Object.assign(cachedText, translate) as TFunction;
}

function loadTexts(): i18n {
  const instance = i18next.createInstance();
  void instance.use(elisions).init({
    lng: 'it',
    fallbackLng: 'en',
    ns: 'shell',
    defaultNS: 'shell',
    resources: Object.fromEntries(languages.map((language) => [language, textsOf(language)])),
    interpolation: { escapeValue: false },
    postProcess: elisions.name,
    initAsync: false,
  });
  return instance;
}

function textsOf(language: Language): Record<string, object> {
  const areas = fs
    .readdirSync(path.join(root, 'areas'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory());
  const folders: [string, string][] = [
    ['shell', path.join(root, 'shell/texts')],
    ...areas.map((area): [string, string] => [area.name, path.join(root, 'areas', area.name, 'texts')]),
  ];
  const files = folders.map(([namespace, folder]) => [namespace, path.join(folder, `${language}.json`)] as const);
  const present = files.filter(([, file]) => fs.existsSync(file));
  return Object.fromEntries(present.map(([namespace, file]) => [namespace, readTexts(file, language)]));
}

/** The texts of a file, in the dietitian variant with patients instead of clients. */
function readTexts(file: string, language: Language): object {
  const texts = JSON.parse(fs.readFileSync(file, 'utf8')) as object;
  // From the environment, because worker processes compose texts too and do not read the configuration.
  return process.env['APP_VARIANT'] === 'dietitian' ? withPatients(texts, language) : texts;
}
