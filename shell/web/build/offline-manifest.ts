import type { Plugin } from 'vite';
import { chunkOf, assetsFrom, type Bundle, stylesheetsOf } from './bundle.ts';

interface OfflineScreens {
  /** Modules of the screens. */
  screens: string[];
  /** Folders of modules that are included also when a screen imports them dynamically. */
  folders: string[];
  /** Namespaces of the texts: areas, and parts of the shell. */
  texts: string[];
}

/** Writes `/offline.json`: the files of the screens that must open offline before they were visited. */
export function offlineManifest({ screens, folders, texts }: OfflineScreens): Plugin {
  return {
    name: 'offline-chunks',
    apply: 'build',
    generateBundle(_options, bundle) {
      const chunks = bundle as Bundle;
      const files = new Set<string>();
      for (const screen of screens) collect(chunkOf(chunks, screen), chunks, { folders, files });
      for (const sheet of stylesheetsOf(chunks, files)) files.add(sheet);
      const textFolder = new RegExp(`^(areas|shell/web)/(${texts.join('|')})/texts/`);
      const isOfflineText = (path: string) => textFolder.test(path);
      for (const { file } of assetsFrom(chunks, isOfflineText)) files.add(file);
      const source = JSON.stringify([...files].map((file) => `/${file}`).toSorted());
      this.emitFile({ type: 'asset', fileName: 'offline.json', source });
    },
  };
}

function collect(file: string, chunks: Bundle, target: { folders: string[]; files: Set<string> }): void {
  const { folders, files } = target;
  const chunk = chunks[file];
  if (!chunk || files.has(file)) return;
  files.add(file);
  for (const next of chunk.imports ?? []) collect(next, chunks, target);
  for (const next of chunk.dynamicImports ?? []) {
    const sources = chunks[next]?.moduleIds ?? [];
    if (sources.some((source) => folders.some((folder) => source.includes(folder)))) collect(next, chunks, target);
  }
}
