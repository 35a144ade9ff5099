import type { Plugin } from 'vite';

interface Piece {
  type: string;
  imports?: string[];
  dynamicImports?: string[];
  viteMetadata?: { importedCss: Set<string> };
  facadeModuleId?: string | null;
  originalFileNames?: string[];
}

type Pieces = Record<string, Piece>;

interface Wanted {
  /** The screens' files; what one of them loads later on comes with it when it lies in one of these folders. */
  screens: string[];
  folders: string[];
  /** Areas whose texts they show. */
  texts: string[];
}

/** Writes `/offline.json`: the files of the screens that open without a network before anybody has visited them. */
export function offlinePieces({ screens, folders, texts }: Wanted): Plugin {
  return {
    name: 'offline-pieces',
    apply: 'build',
    generateBundle(_options, bundle) {
      const pieces = bundle as Pieces;
      const kept = new Set<string>();
      for (const screen of screens) {
        const file = Object.keys(pieces).find((name) => pieces[name]?.facadeModuleId?.endsWith(screen));
        if (!file) throw new Error(`offlinePieces: the build has no ${screen}`);
        keep(file, pieces, { folders, kept });
      }
      for (const [file, { originalFileNames = [] }] of Object.entries(pieces)) {
        if (originalFileNames.some((name) => texts.some((area) => name.startsWith(`areas/${area}/texts/`))))
          kept.add(file);
      }
      const source = JSON.stringify([...kept].map((file) => `/${file}`).toSorted());
      this.emitFile({ type: 'asset', fileName: 'offline.json', source });
    },
  };
}

function keep(file: string, pieces: Pieces, found: { folders: string[]; kept: Set<string> }): void {
  const { folders, kept } = found;
  const piece = pieces[file];
  if (!piece || kept.has(file)) return;
  kept.add(file);
  for (const sheet of piece.viteMetadata?.importedCss ?? []) kept.add(sheet);
  for (const next of piece.imports ?? []) keep(next, pieces, found);
  for (const next of piece.dynamicImports ?? []) {
    const source = pieces[next]?.facadeModuleId ?? '';
    if (folders.some((folder) => source.includes(folder))) keep(next, pieces, found);
  }
}
