import type { Plugin } from 'vite';

interface Entry {
  url: string;
}

interface Piece {
  type: string;
  name?: string;
  isEntry?: boolean;
  imports?: string[];
  viteMetadata?: { importedCss: Set<string> };
  facadeModuleId?: string | null;
  originalFileNames?: string[];
}

/** Lazy pieces that belong to the shell all the same: without a network, a question or a notice must still show. */
const lazy = /(areas\/all-web|shell\/web\/(layouts\/(Bare)?AppLayout|widgets\/(Toasts|ConfirmDialog)))\.tsx$/;
/** Pictures, fonts and texts among them. */
const kept = /shell\/texts\/\w+\.json$|inter-latin-wght-normal\.woff2$/;

/**
 * Knows which files of the build the shell needs to open without a network: what the page starts with, the logged-in
 * layout and the shell's texts. Screens are kept by the service worker once they were visited.
 */
export function shellFiles() {
  const files = new Set(['index.html', 'color-scheme.js']);

  const plugin: Plugin = {
    name: 'shell-files',
    generateBundle(_options, bundle) {
      const pieces = bundle as Record<string, Piece>;
      const starts = Object.keys(pieces).filter((file) => isShell(pieces[file]));
      for (const start of starts) addWithImports(start, pieces, files);
      for (const [file, { originalFileNames = [] }] of Object.entries(pieces)) {
        if (originalFileNames.some((name) => kept.test(name))) files.add(file);
      }
    },
  };

  const keepShell = (entries: Entry[]) => ({
    manifest: entries.filter(({ url }) => files.has(url)) as never,
    warnings: [],
  });
  return { plugin, keepShell };
}

function isShell(piece: Piece | undefined): boolean {
  return piece?.type === 'chunk' && (piece.isEntry === true || lazy.test(piece.facadeModuleId ?? ''));
}

function addWithImports(file: string, pieces: Record<string, Piece>, files: Set<string>): void {
  if (files.has(file)) return;
  files.add(file);
  for (const sheet of pieces[file]?.viteMetadata?.importedCss ?? []) files.add(sheet);
  for (const next of pieces[file]?.imports ?? []) addWithImports(next, pieces, files);
}
