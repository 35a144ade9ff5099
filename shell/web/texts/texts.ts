import i18n, { type Namespace } from 'i18next';
import resourcesToBackend from 'i18next-resources-to-backend';
import { initReactI18next, useTranslation } from 'react-i18next';
import { elisions } from '#shell/common/elision.ts';
import type { Language } from '#shell/common/fields.ts';
import type shell from '../../texts/it.json';
import { currentLanguage, storeLanguage, setCurrentLanguage } from './language.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'shell';
    returnNull: false;
  }
  interface ResourceNamespaceMap {
    shell: typeof shell;
  }
}

type Texts = Record<string, unknown>;
export type TextReader = (path: string) => Promise<Texts>;

/**
 * URLs of the text files by path. Texts are served as JSON, not as scripts. Those of the areas are added by the chunk that needs
 * them, so that the login does not load the URLs of all.
 */
const urls: Record<string, string> = {
  ...import.meta.glob<string>('/shell/texts/*.json', { query: '?url', import: 'default', eager: true }),
  ...import.meta.glob<string>('/shell/web/*/texts/*.json', { query: '?url', import: 'default', eager: true }),
};

export function addTextUrls(more: Readonly<Record<string, string>>): void {
  Object.assign(urls, more);
}

/** Initialises the texts in the language of the device and loads those of the shell. */
export async function startTexts(read: TextReader = fetchTexts): Promise<void> {
  setCurrentLanguage(currentLanguage());
  await i18n
    .use(resourcesToBackend((language: string, namespace: string) => read(pathOf(language, namespace))))
    .use(initReactI18next)
    .use(elisions)
    .init({
      lng: currentLanguage(),
      // No fallback language, because a check ensures that both languages have the same keys.
      fallbackLng: false,
      load: 'languageOnly',
      partialBundledLanguages: true,
      ns: ['shell'],
      defaultNS: 'shell',
      interpolation: { escapeValue: false },
      postProcess: elisions.name,
      react: { useSuspense: true },
    });
}

/** The same object in every call: `useTranslation` computes its options again when they are another object. */
const hookOptions = {};

/** `t` of one namespace: the shell, a part of it (`attachments`, `pdf`) or an area. Suspends until the texts are loaded. */
export function useTexts<const N extends Namespace = 'shell'>(namespace?: N) {
  return useTranslation<N>(namespace, hookOptions).t;
}

export function useLanguage() {
  const { i18n: texts } = useTranslation(undefined, hookOptions);
  return { language: texts.language as Language, setLanguage };
}

export async function setLanguage(language: Language): Promise<void> {
  storeLanguage(language);
  await applyLanguage(language);
}

/**
 * Changes the language without storing it on the device. Every navigation applies that of the user: `changeLanguage` would render all
 * components with texts again, also in the same language.
 */
export async function applyLanguage(language: Language): Promise<void> {
  setCurrentLanguage(language);
  if (i18n.language !== language) await i18n.changeLanguage(language);
}

export function loadTexts(namespaces: readonly string[]): Promise<void> {
  return i18n.loadNamespaces(namespaces);
}

/** `t` of the shell's texts outside React, for toasts and titles. */
export const shellText = i18n.getFixedT(null, 'shell');

function pathOf(language: string, namespace: string): string {
  if (namespace === 'shell') return `/shell/texts/${language}.json`;
  const shellPartPath = `/shell/web/${namespace}/texts/${language}.json`;
  return shellPartPath in urls ? shellPartPath : `/areas/${namespace}/texts/${language}.json`;
}

async function fetchTexts(path: string): Promise<Texts> {
  const url = urls[path];
  if (!url) throw new Error(`fetchTexts: no file ${path}`);
  const response = await fetch(url);
  if (!response.ok) throw new Error(`fetchTexts: ${url} responds with ${response.status}`);
  return response.json();
}
