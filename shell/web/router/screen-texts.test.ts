import type { AnyRoute, StaticDataRouteOption } from '@tanstack/react-router';
import { expect, test } from 'vitest';
import { app } from '#areas/all-web.tsx';

/** The source of each file by path, such as `/areas/home/web/HomeScreen.tsx`. */
const sources = import.meta.glob<string>(
  ['/areas/*.{ts,tsx}', '/areas/*/web/**/*.{ts,tsx}', '/shell/web/**/*.{ts,tsx}', '!**/*.test.*'],
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
);
/** Static imports and re-exports of values; the formatter writes them in one form. */
const importPattern = /^(import|export) (?!type )(?:([^'";]*?) from )?'([#.][^']+\.tsx?)';/gm;

interface Import {
  file: string;
  /** The exports that are used; undefined means all. */
  names: ReadonlySet<string> | undefined;
}

function read(file: string): string {
  return sources[file] ?? '';
}

function fileOf(specifier: string, importer: string): string {
  return specifier.startsWith('#') ? `/${specifier.slice(1)}` : new URL(specifier, `file://${importer}`).pathname;
}

/** Imports of a file. Of `public.tsx` of an area only those behind the used names. */
function importsOf({ file, names }: Import): Import[] {
  return [...read(file).matchAll(importPattern)].flatMap(([, kind, clause = '', specifier = '']) => {
    const listed = /\{([^}]*)\}/.exec(clause)?.[1]?.split(',') ?? [];
    const values = listed.map((name) => name.trim()).filter((name) => name && !name.startsWith('type '));
    const imported = values.map((name) => name.split(' as ')[0] ?? '');
    if (/^\{/.test(clause) && values.length === 0) return [];
    if (
      kind === 'export' &&
      isPublic(file) &&
      names &&
      !values.some((name) => names.has(name.split(' as ').at(-1) ?? ''))
    )
      return [];
    return [{ file: fileOf(specifier, file), names: imported.length > 0 ? new Set(imported) : undefined }];
  });
}

/** Components that a file loads on demand, such as a dialog: `(await import('./Dialog.tsx')).Dialog`. */
function loadedBy(file: string): Import[] {
  return [...read(file).matchAll(/import\('([^']+\.tsx?)'\)(?:\)\.(\w+))?/g)].map(([, specifier = '', name]) => ({
    file: fileOf(specifier, file),
    names: name ? new Set([name]) : undefined,
  }));
}

/** Namespaces that a file loads together with chunks: `lazyWithTexts(['surveys'], ...)`, `loadTexts(['surveys'])`. */
function loadedTexts(file: string): string[] {
  const lists = [...read(file).matchAll(/(?:lazyWithTexts|loadTexts)\(\s*\[([^\]]*)\]/g)];
  return lists.flatMap(([, list = '']) => [...list.matchAll(/'([\w-]+)'/g)].map(([, namespace = '']) => namespace));
}

interface Walked {
  module: Import;
  /** The files that lead to it. */
  via: readonly string[];
  /** Namespaces that are loaded before it renders. */
  loaded: readonly string[];
}

/** Namespaces that a chunk and everything it imports use although nothing loads them before, each with the files that lead to it. */
function missingFrom(chunk: string, namespaces: readonly string[], isOwnPage: boolean): Map<string, string> {
  const missing = new Map<string, string>();
  const seen = new Set<string>();
  const open: Walked[] = [{ module: { file: chunk, names: undefined }, via: [], loaded: ['shell', ...namespaces] }];
  for (let next = open.pop(); next; next = open.pop()) {
    const { file, names } = next.module;
    // Shown to professionals only; their pages about a client share files with those that clients have of their own.
    if (isOwnPage && /\/(ClientLayout|InPerson)\.tsx$/.test(file)) continue;
    const loaded = [...new Set([...next.loaded, ...loadedTexts(file)])].sort();
    const key = [file, ...(isPublic(file) ? (names ?? []) : []), ...loaded].join();
    if (seen.has(key)) continue;
    seen.add(key);
    const via = [...next.via, file];
    for (const [, namespace = ''] of read(file).matchAll(/useTexts\('([\w-]+)'\)/g))
      if (!loaded.includes(namespace) && !missing.has(namespace)) missing.set(namespace, via.join(' > '));
    for (const module of [...importsOf(next.module), ...loadedBy(file)]) open.push({ module, via, loaded });
  }
  return missing;
}

/** `public.tsx` and `lazy-public.tsx` of an area, which only pass on exports. */
function isPublic(file: string): boolean {
  return /\/[\w-]*public\.tsx?$/.test(file);
}

function screensBelow(route: AnyRoute): AnyRoute[] {
  return [route, ...Object.values((route.children ?? []) as AnyRoute[]).flatMap(screensBelow)];
}

test('a screen and its dialogs load the texts of all that they show, so that nothing is hidden while texts are loaded', () => {
  const screens = screensBelow(app.routeTree).flatMap(({ options }) => {
    const { path = '', staticData } = options as { path?: string; staticData?: StaticDataRouteOption };
    return staticData?.screen ? [{ address: path, ...staticData.screen }] : [];
  });
  expect(screens.length).toBeGreaterThan(60);
  const missing = screens.flatMap(({ address, load, namespaces }) => {
    const chunks = [...String(load).matchAll(/import\w*\(["']([^"']+)["']/g)].map(([, file = '']) => file);
    expect(chunks, address).not.toHaveLength(0);
    return chunks.flatMap((chunk) =>
      [...missingFrom(chunk, namespaces, address.startsWith('/my/'))].map(
        ([namespace, via]) => `${address} does not load '${namespace}': ${via}`,
      ),
    );
  });
  expect(missing).toEqual([]);
});
