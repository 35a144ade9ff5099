import type { Plugin } from 'vite';
import { assetsFrom, type Bundle, chunkOf, chunkWithImports, stylesheetsOf } from './bundle.ts';

interface Entry {
  url: string;
}

/** Modules that are loaded lazily and needed without a connection on every screen. The build fails when one is missing. */
const lazyModules = [
  'areas/all-web.tsx',
  'shell/web/layouts/AppLayout.tsx',
  'shell/web/layouts/FullscreenLayout.tsx',
  'shell/web/widgets/Toasts.tsx',
  'shell/web/widgets/ConfirmDialog.tsx',
];
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
      const entries = Object.keys(pieces).filter((name) => pieces[name]?.isEntry);
      for (const file of [...entries, ...lazyModules.map((module) => chunkOf(pieces, module))])
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
