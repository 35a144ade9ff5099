/** A file of the build: a chunk of script with what it needs, or an asset with what it was made of. */
interface Piece {
  type: string;
  isEntry?: boolean;
  imports?: string[];
  dynamicImports?: string[];
  moduleIds?: string[];
  viteMetadata?: { importedCss: Set<string> };
  originalFileNames?: string[];
}

/** By file name. */
export type Bundle = Record<string, Piece>;

/** The chunk in which a module lies: `areas/home/web/HomeScreen.tsx`. */
export function chunkOf(pieces: Bundle, module: string): string {
  const file = Object.keys(pieces).find((name) => pieces[name]?.moduleIds?.some((id) => id.endsWith(`/${module}`)));
  if (!file) throw new Error(`chunkOf: the build has no ${module}`);
  return file;
}

/** The chunk and all it imports, however deep. */
export function chunkWithImports(pieces: Bundle, file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const next of pieces[file]?.imports ?? []) chunkWithImports(pieces, next, seen);
  return seen;
}

/** The style sheets of these chunks. */
export function stylesheetsOf(pieces: Bundle, files: Iterable<string>): string[] {
  return [...files].flatMap((file) => [...(pieces[file]?.viteMetadata?.importedCss ?? [])]);
}

/** The assets made of a file whose path passes. */
export function assetsFrom(pieces: Bundle, passes: (path: string) => boolean): { file: string; source: string }[] {
  return Object.entries(pieces).flatMap(([file, { originalFileNames = [] }]) => {
    const source = originalFileNames.find(passes);
    return source ? [{ file, source }] : [];
  });
}
