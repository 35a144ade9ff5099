import type { Plugin } from 'vite';
import { chunkWithImports, assetsFrom, type Bundle, stylesheetsOf } from './bundle.ts';

interface Entry {
  url: string;
}

/** Lazy chunks of the shell that must work offline: layouts, toasts and dialogs. */
const lazyModules =
  /(areas\/all-web|shell\/web\/(layouts\/(App|Fullscreen)Layout|widgets\/(Toasts|ConfirmDialog)))\.tsx$/;
/** Texts and the font of the shell. */
const shellAssets = /shell\/texts\/\w+\.json$|inter-latin-wght-normal\.woff2$/;

/**
 * Collects the files that the service worker precaches: the entry chunk, the layout after login and the texts of the shell.
 * Screens are cached when they are visited.
 */
export function appShellFiles() {
  const files = new Set(['index.html', 'color-scheme.js']);

  const plugin: Plugin = {
    name: 'shell-files',
    generateBundle(_options, bundle) {
      const chunks = bundle as Bundle;
      for (const file of Object.keys(chunks).filter((name) => isShell(chunks[name])))
        chunkWithImports(chunks, file, files);
      for (const sheet of stylesheetsOf(chunks, files)) files.add(sheet);
      for (const { file } of assetsFrom(chunks, (path) => shellAssets.test(path))) files.add(file);
    },
  };

  const selectShellFiles = (entries: Entry[]) => ({
    manifest: entries.filter(({ url }) => files.has(url)) as never,
    warnings: [],
  });
  return { plugin, selectShellFiles };
}

function isShell(chunk: Bundle[string] | undefined): boolean {
  return chunk?.isEntry === true || chunk?.moduleIds?.some((id) => lazyModules.test(id)) === true;
}
