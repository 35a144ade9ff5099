import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import i18next, { type TFunction } from 'i18next';
import type { Language } from '#shell/common/fields.ts';

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '../../..');
const languages: Language[] = ['it', 'en'];

const texts = i18next.createInstance();
await texts.init({
  lng: 'it',
  fallbackLng: 'en',
  ns: 'shell',
  defaultNS: 'shell',
  resources: Object.fromEntries(languages.map((language) => [language, textsOf(language)])),
  interpolation: { escapeValue: false },
});

/** The texts the web shows, for mails, refusals and documents. Keys are `namespace:key`. */
export function textsIn(language: Language): TFunction {
  return texts.getFixedT(language);
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
  const known = files.filter(([, file]) => fs.existsSync(file));
  return Object.fromEntries(known.map(([namespace, file]) => [namespace, JSON.parse(fs.readFileSync(file, 'utf8'))]));
}
