import type { Plugin } from 'vite';
import { assetsFrom, type Bundle, chunkOf, chunkWithImports, stylesheetsOf } from './bundle.ts';

interface Entry {
  url: string;
}

/** Modules that are imported dynamically and that every screen needs offline. The build fails when one is missing. */
const lazyModules = [
  'areas/all-web.tsx',
  'areas/all-client.tsx',
  'shell/web/layouts/AppLayout.tsx',
  'shell/web/layouts/FullscreenLayout.tsx',
  'shell/web/widgets/Toasts.tsx',
  'shell/web/widgets/ConfirmDialog.tsx',
];
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
      const entries = Object.keys(chunks).filter((name) => chunks[name]?.isEntry);
      for (const file of [...entries, ...lazyModules.map((module) => chunkOf(chunks, module))])
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
