import type { Plugin } from 'vite';
import { chunkWithImports, assetsFrom, type Bundle, stylesheetsOf } from './bundle.ts';

interface Entry {
  url: string;
}

/** Lazy pieces that belong to the shell all the same: without a network, a question or a notice must still show. */
const lazy = /(areas\/all-web|shell\/web\/(layouts\/(App|Fullscreen)Layout|widgets\/(Toasts|ConfirmDialog)))\.tsx$/;
/** Pictures, fonts and texts among them. */
const kept = /shell\/texts\/\w+\.json$|inter-latin-wght-normal\.woff2$/;

/**
 * Knows which files of the build the shell needs to open without a network: what the page starts with, the logged-in
 * layout and the shell's texts. Screens are kept by the service worker once they were visited.
 */
export function appShellFiles() {
  const files = new Set(['index.html', 'color-scheme.js']);

  const plugin: Plugin = {
    name: 'shell-files',
    generateBundle(_options, bundle) {
      const pieces = bundle as Bundle;
      for (const file of Object.keys(pieces).filter((name) => isShell(pieces[name])))
        chunkWithImports(pieces, file, files);
      for (const sheet of stylesheetsOf(pieces, files)) files.add(sheet);
      for (const { file } of assetsFrom(pieces, (path) => kept.test(path))) files.add(file);
    },
  };

  const keepShell = (entries: Entry[]) => ({
    manifest: entries.filter(({ url }) => files.has(url)) as never,
    warnings: [],
  });
  return { plugin, keepShell };
}

function isShell(piece: Bundle[string] | undefined): boolean {
  return piece?.isEntry === true || piece?.moduleIds?.some((id) => lazy.test(id)) === true;
}
