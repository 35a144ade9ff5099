import type { Plugin } from 'vite';
import { chunkOf, assetsFrom, type Bundle, stylesheetsOf } from './bundle.ts';

interface Wanted {
  /** The screens' files; what one of them loads later on comes with it when it lies in one of these folders. */
  screens: string[];
  folders: string[];
  /** Namespaces of their texts: areas, and parts of the shell. */
  texts: string[];
}

/** Writes `/offline.json`: the files of the screens that open without a network before anybody has visited them. */
export function offlineManifest({ screens, folders, texts }: Wanted): Plugin {
  return {
    name: 'offline-pieces',
    apply: 'build',
    generateBundle(_options, bundle) {
      const pieces = bundle as Bundle;
      const kept = new Set<string>();
      for (const screen of screens) keep(chunkOf(pieces, screen), pieces, { folders, kept });
      for (const sheet of stylesheetsOf(pieces, kept)) kept.add(sheet);
      const folder = new RegExp(`^(areas|shell/web)/(${texts.join('|')})/texts/`);
      const isWanted = (path: string) => folder.test(path);
      for (const { file } of assetsFrom(pieces, isWanted)) kept.add(file);
      const source = JSON.stringify([...kept].map((file) => `/${file}`).toSorted());
      this.emitFile({ type: 'asset', fileName: 'offline.json', source });
    },
  };
}

function keep(file: string, pieces: Bundle, found: { folders: string[]; kept: Set<string> }): void {
  const { folders, kept } = found;
  const piece = pieces[file];
  if (!piece || kept.has(file)) return;
  kept.add(file);
  for (const next of piece.imports ?? []) keep(next, pieces, found);
  for (const next of piece.dynamicImports ?? []) {
    const sources = pieces[next]?.moduleIds ?? [];
    if (sources.some((source) => folders.some((folder) => source.includes(folder)))) keep(next, pieces, found);
  }
}
